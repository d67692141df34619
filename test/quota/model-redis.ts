import type { Script } from '../../src/quota/redis-scripts.ts';
import { beginRunScript, consumeScript, takeBackScript } from '../../src/quota/redis-scripts.ts';

/** A part of the protocol that is left out, to show that it is missed. */
export type Mutation =
  | 'lost data is believed'
  | 'nothing is raised'
  | 'any token will do'
  | 'nothing is taken back'
  | 'a smaller plan is not asked about';

/**
 * A Redis in memory that decides as the scripts do. `redis-scripts.test.ts` holds the two against each other; the
 * simulation runs thousands of days on this one.
 */
export function createModelRedis(mutation?: Mutation) {
  let strings = new Map<string, string>();
  let hashes = new Map<string, Map<string, string>>();
  let run = '1'.padStart(40, '0');
  const numberOf = (text: string | undefined) => Number(text ?? 0);

  function consume(keys: readonly string[], [recorded, number, text]: readonly (string | number)[]): string {
    const last = Number.parseInt(strings.get(keys[0]!) ?? '0', 10);
    if (last !== Number(recorded)) return JSON.stringify([0, last]);
    const known = strings.get(keys[1]!) ?? '';
    if (known.slice(0, 40) !== run) return JSON.stringify([2]);
    const generation = known.slice(43);
    const request = JSON.parse(String(text)) as (string | number)[];
    const reply: (string | number)[] = [];
    let grants = '';
    let isCounted = false;
    let raised = 0;
    let place = 1 + Number(request[0]);
    for (let i = 1; i < request.length;) {
      place += 1;
      const hash = new Map(hashes.get(keys[place]!));
      let isChanged = false;
      interface Cell {
        used: number;
        lent: number;
        direct: number;
        most: number;
        /** The most that was granted without Redis by hints that the ledger was not asked for. */
        late: number;
        mark: string;
        isTold: boolean;
        isChanged: boolean;
      }
      const cells = new Map<string, Cell>();
      const cellOf = (subject: string): Cell => {
        const cell = cells.get(subject);
        if (cell) return cell;
        const [lent, direct, most, mark = ''] = (hash.get(`m:${subject}`) ?? '').split(' ');
        const made = {
          used: numberOf(hash.get(subject)),
          lent: Number(lent || 0),
          direct: Number(direct ?? 0),
          most: Number(most ?? 0),
          late: 0,
          mark,
          isTold: false,
          isChanged: false,
        };
        cells.set(subject, made);
        return made;
      };
      const isPending = ({ mark }: Cell) => mark.startsWith(`${generation}?`);
      const hintsEnd = i + 2 + 5 * Number(request[i + 1]);
      const chargesEnd = hintsEnd + 1 + 5 * Number(request[hintsEnd]);
      const named = new Set<string>();
      for (let at = hintsEnd + 1; at < chargesEnd; at += 5) named.add(`k:${request[at + 3]}`);
      for (let at = i + 2; at < hintsEnd; at += 5) {
        const [subject, token, lent, direct, most] = request.slice(at, at + 5) as [
          string,
          string,
          number,
          number,
          number,
        ];
        if (subject !== 'o' && !named.has(subject)) continue;
        const cell = cellOf(subject);
        cell.lent = Math.max(cell.lent, lent);
        cell.most = Math.max(cell.most, most);
        if (token === '') cell.late = Math.max(cell.late, direct);
        else {
          cell.isTold = true;
          cell.direct = direct;
        }
        cell.isChanged = true;
        const isRepaired = cell.mark === token && isPending(cell);
        if (cell.mark !== generation && isRepaired) {
          cell.mark = generation;
          if (cell.used < lent && mutation !== 'nothing is raised') {
            raised += lent - cell.used;
            cell.used = lent;
            hash.set(subject, `${lent}`);
            isChanged = true;
          }
        }
      }
      for (const cell of cells.values()) {
        if (cell.late <= cell.direct) continue;
        cell.direct = cell.late;
        cell.isTold = false;
      }
      const fits = ({ used, lent, most, isTold }: Cell, cost: number, limit: number) =>
        used + cost <= lent &&
        (isTold || used + cost + most - lent <= limit || mutation === 'a smaller plan is not asked about');
      let waits = false;
      i = chargesEnd;
      for (let at = hintsEnd + 1; at < chargesEnd; at += 5) {
        const [cost, keyLimit, ownerLimit, key, operation] = request.slice(at, at + 5) as [
          number,
          number,
          number,
          string,
          string,
        ];
        const [one, all] = [cellOf(`k:${key}`), cellOf('o')];
        let code = 1;
        if (one.mark !== generation || all.mark !== generation) {
          const tokens = [one, all].map((cell) => {
            if (cell.mark === generation) return 0;
            if (!isPending(cell)) {
              cell.mark = `${generation}?${number}@${keys[0]!.split(':').at(-1)}`;
              cell.isChanged = true;
            }
            return cell.mark;
          });
          code = 3;
          waits = true;
          reply.push(3, ...tokens);
        } else if (waits) {
          code = 2;
          reply.push(2, one.used, all.used);
        } else if (cost === 0) reply.push(1, one.used + one.direct, all.used + all.direct);
        else if (one.used + one.direct + cost > keyLimit || all.used + all.direct + cost > ownerLimit) {
          const isReached = one.used + cost > keyLimit || all.used + cost > ownerLimit;
          code = isReached || (one.isTold && all.isTold) ? 0 : 2;
          waits ||= code === 2;
          if (code === 0) reply.push(0, one.used + one.direct, all.used + all.direct);
          else reply.push(2, one.used, all.used);
        } else if (!fits(one, cost, keyLimit) || !fits(all, cost, ownerLimit)) {
          code = 2;
          waits = true;
          reply.push(2, one.used, all.used);
        } else {
          one.used += cost;
          all.used += cost;
          const usage = `u:${key}:${operation}`;
          hash.set(usage, `${numberOf(hash.get(usage)) + cost}`);
          hash.set(`k:${key}`, `${one.used}`).set('o', `${all.used}`);
          isCounted = true;
          isChanged = true;
          reply.push(1, one.used + one.direct, all.used + all.direct);
        }
        grants += code === 1 ? '1' : '0';
      }
      for (const [subject, cell] of cells) {
        if (!cell.isChanged) continue;
        hash.set(`m:${subject}`, `${cell.lent} ${cell.direct} ${cell.most} ${cell.mark || '-'}`);
        isChanged = true;
      }
      if (isChanged) hashes.set(keys[place]!, hash);
    }
    if (isCounted) strings.set(keys[0]!, `${number}:${grants}`);
    return JSON.stringify([1, raised, ...reply]);
  }

  function takeBack(keys: readonly string[], [number, call, text]: readonly (string | number)[]): number {
    const record = strings.get(keys[0]!) ?? '0';
    const last = Number.parseInt(record, 10);
    if (last >= Number(number)) return 0;
    const grants = Number(call) > 0 && last === Number(call) ? record.slice(record.indexOf(':') + 1) : '';
    strings.set(keys[0]!, `${number}:`);
    if (mutation === 'nothing is taken back') return 0;
    const charges = JSON.parse(String(text)) as (string | number)[];
    let units = 0;
    for (let i = 0; i < charges.length; i += 4) {
      const [place, cost, key, operation] = charges.slice(i, i + 4) as [number, number, string, string];
      if (cost === 0 || grants[i / 4] !== '1') continue;
      const hash = hashes.get(keys[place]!);
      for (const field of ['o', `k:${key}`, `u:${key}:${operation}`]) {
        const used = hash?.get(field);
        if (used !== undefined) hash!.set(field, `${Math.max(0, Number(used) - cost)}`);
      }
      units += cost;
    }
    return units;
  }

  function beginRun([key]: readonly string[], [durable, fresh]: readonly (string | number)[]): string {
    if (!String(durable).includes(run)) return '';
    const isDurable = mutation === 'lost data is believed' || String(durable).includes(`${run}=1`);
    const known = strings.get(key!) ?? '';
    const isKept = known.slice(0, 40) === run || (isDurable && known[41] === '1');
    const generation = isKept ? known.slice(43) : String(fresh);
    strings.set(key!, `${run} ${isDurable ? 1 : 0} ${generation}`);
    return generation;
  }

  return {
    execute(script: Script, keys: readonly string[], args: readonly (string | number)[]): string | number {
      if (script === consumeScript) return consume(keys, args);
      if (script === takeBackScript) return takeBack(keys, args);
      if (script === beginRunScript) return beginRun(keys, args);
      throw new Error('Not a script of ours');
    },
    run: () => run,
    /** Everything that it holds, to put it back later. */
    snapshot: () => structuredClone({ strings, hashes }),
    /** Another process of the server, with what a snapshot holds, or nothing, or all. */
    restart(newRun: string, kept?: { strings: typeof strings; hashes: typeof hashes }) {
      run = newRun.padStart(40, '0');
      if (kept) ({ strings, hashes } = structuredClone(kept));
    },
    /** Loses one hash, as an eviction does. */
    forget: (key: string) => hashes.delete(key),
    hash: (key: string): Record<string, string> => Object.fromEntries(hashes.get(key) ?? []),
    hashKeys: () => [...hashes.keys()],
    string: (key: string) => strings.get(key) ?? null,
  };
}

export type ModelRedis = ReturnType<typeof createModelRedis>;
