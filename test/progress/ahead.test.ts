import { describe, expect, test } from '@jest/globals';
import { lookAhead } from '../../src/games/progress/ahead.ts';
import type { Gate } from '../../src/games/progress/gates.ts';
import {
  isClosed,
  missingOf,
  openTo,
  type Progress,
  progressOf,
  type ProgressGraph,
  withOne,
} from '../../src/games/progress/reach.ts';
import { createRandom } from '../fuzz/generate.ts';
import { bloodborne } from './bloodborne.ts';
import { playedGames } from './games.ts';

const tokens = ({ places, next }: ReturnType<typeof openTo>) => [...places, ...next];

/** Returns the gates of a world, and the tokens that these speak of. */
function gatesOf({ places, ways, deeds }: ProgressGraph) {
  const gated = [...places, ...ways, ...deeds].flatMap(({ gate }) => gate ?? []);
  const requirements = gated.flatMap(({ requires, closed_by }) => [
    ...requires.flatMap(({ all }) => all),
    ...closed_by,
  ]);
  return { gated, names: [...new Set(requirements.map(({ token }) => token))].sort() };
}

/** Returns a world without what opens with its place alone and opens nothing else. */
function essential(world: ProgressGraph): ProgressGraph {
  const names = new Set(gatesOf(world).names);
  return {
    ...world,
    deeds: world.deeds.filter(({ token, gate, isOnce }) => isOnce || gate || names.has(token)),
  };
}

describe.each(playedGames.map((game) => [game.id, game] as const))('%s', (_id, game) => {
  const { walkthrough, after, missable } = game;
  const world = essential(game.world);
  const { gated, names } = gatesOf(world);

  test.each(missable.map((each) => [each.what, each.end, each.done] as const))(
    '%s is named before %s, and not after',
    (what, end, done) => {
      const { turns } = lookAhead(world, after(done));
      expect(turns.find(({ token }) => token === end)?.loses).toContainEqual({
        token: what,
        is_for_good: true,
      });
      const then = lookAhead(world, after([...done, end]));
      expect(tokens(then)).not.toContain(what);
      expect(
        then.turns.flatMap(({ opens, loses }) => [...opens, ...loses.map(({ token }) => token)]),
      ).not.toContain(what);
    },
  );

  test('what opens next is what is open then, on the way and in states that nobody plans', () => {
    const whole = game.world;
    const random = createRandom(20261128);
    const onTheWay = walkthrough.flatMap((_token, step) =>
      step % 12 === 0 ? [after(walkthrough.slice(0, step))] : [],
    );
    const steps = [...new Set([...whole.places, ...whole.deeds].map(({ token }) => token))].filter((token) =>
      /^(boss|location|npc|stage):/.test(token),
    );
    const unplanned = Array.from({ length: 20 }, () => {
      const percent = random.integer(100);
      return progressOf(
        whole,
        steps.filter(() => random.chance(percent / 100)),
      );
    });
    for (const progress of [...onTheWay, ...unplanned]) {
      const now = new Set(tokens(openTo(whole, progress)));
      for (const { token, opens } of lookAhead(whole, progress).turns) {
        if (token.split(':')[0] === whole.amountKind) continue;
        const then = tokens(openTo(whole, withOne(progress, token)));
        expect({ token, opens }).toEqual({ token, opens: then.filter((each) => !now.has(each)).sort() });
      }
    }
  });

  test('what is open only grows with what is done, but for what that ends: 1,000 states', () => {
    const random = createRandom(20261123);
    let ended = 0;
    for (let round = 0; round < 1_000; round++) {
      const percent = random.integer(100);
      const little = names.filter(() => random.chance(percent / 100));
      const more = [...little, ...names.filter(() => random.chance(0.1))];
      const [a, b] = [progressOf(world, little), progressOf(world, more)];
      const stays = <Gated extends { readonly gate?: Gate | null }>({ gate }: Gated) => !isClosed(gate, b);
      const left = {
        ...world,
        places: world.places.filter(stays),
        ways: world.ways.filter(stays),
        deeds: world.deeds.filter(stays),
      };
      const then = new Set([...tokens(openTo(world, b)), ...b.have]);
      expect(tokens(openTo(left, a)).filter((each) => !then.has(each))).toEqual([]);
      const gone = tokens(openTo(world, a)).filter((each) => !then.has(each));
      if (gone.length > 0) ended++;
      const isEnding = gated.some((gate) => isClosed(gate, b) && !isClosed(gate, a));
      if (gone.length > 0) expect(isEnding).toBe(true);
    }
    expect(ended).toBeGreaterThan(100);
  });

  const endings = new Set(gated.flatMap(({ closed_by }) => closed_by.map(({ token }) => token)));

  /** Games that are played without a plan, as the states on the way. In every other one nothing is ended early. */
  function* games(count: number): Generator<Progress> {
    const random = createRandom(20261123);
    for (let game = 0; game < count; game++) {
      const done = new Set<string>(game === 0 ? ['stage:new_game_plus'] : []);
      const counts = new Map<string, number>();
      for (let insight = 0; ; insight++) {
        const progress = progressOf(world, done, { counts, amount: insight });
        yield progress;
        const open = tokens(openTo(world, progress)).filter(
          (each) => !done.has(each) && names.includes(each),
        );
        if (open.length === 0) break;
        const harmless = game % 2 === 0 ? open.filter((each) => !endings.has(each)) : [];
        const chosen = random.pick(harmless.length > 0 ? harmless : open);
        done.add(chosen);
        if (chosen.startsWith('item:')) counts.set(chosen, 99);
      }
    }
  }

  test('every gate of the data keeps something shut in some game, and lets it through or ends it in another', () => {
    const shut = new Set<Gate>();
    const through = new Set<Gate>();
    const ended = new Set<Gate>();
    for (const progress of games(30)) {
      const there = { ...progress, have: new Set([...progress.have, ...openTo(world, progress).places]) };
      for (const gate of gated) {
        (missingOf(gate, there).length > 0 ? shut : through).add(gate);
        if (isClosed(gate, progress)) ended.add(gate);
      }
    }
    const begin = openTo(world, after([])).places;
    const isFromTheStart = ({ requires }: Gate) =>
      requires.length === 0 || requires.some(({ all }) => all.every((each) => begin.has(each.token)));
    const isIdle = (gate: Gate) =>
      !through.has(gate) ||
      (!isFromTheStart(gate) && !shut.has(gate)) ||
      (gate.closed_by.length > 0 && !ended.has(gate));
    const isOpening = (gate: Gate) => gate.requires.length > 0 && isFromTheStart(gate);
    expect(gated.filter(isOpening).length).toBeLessThan(gated.length / 5);
    expect(gated.filter(isIdle)).toEqual([]);
  });
});

describe('what is lost in Bloodborne', () => {
  const { world, walkthrough, after } = bloodborne;
  const before = (end: string, without = '') =>
    walkthrough.slice(0, walkthrough.indexOf(end)).filter((each) => each !== without);

  test('is only the help against the first boss in a new game: what else ends something is in places that open later', () => {
    const { turns } = lookAhead(world, after([]));
    const lost = turns.flatMap(({ token, loses }) => loses.map((each) => `${token} ${each.token}`));
    expect(lost).toEqual([
      'boss:cleric-beast npc:father-gascoigne-old-hunter/called-against-cleric-beast',
      'boss:cleric-beast npc:vileblood-hunter-alfred/called-against-cleric-beast',
    ]);
  });

  test('what depends on a lost step is lost with it', () => {
    const end = 'location:forbidden-woods-windmill';
    const done = before(end).filter((each) => !each.startsWith('npc:eileen-the-crow/'));
    const { turns } = lookAhead(world, after(done));
    const lost = turns.find(({ token }) => token === end)!.loses.map(({ token }) => token);
    expect(lost).toEqual(expect.arrayContaining(['gesture:approval', 'npc:eileen-the-crow/avenged']));
  });

  // Each is left by somebody who dies, if he has not given it before.
  test.each([
    ['item:powder-keg-hunter-badge', 'npc:djura/killed'],
    ['item:wheel-hunter-badge', 'npc:vileblood-hunter-alfred/given-summons'],
  ])('is not %s at %s, where another way gives the same one', (thing, end) => {
    const done = walkthrough.includes(end) ? before(end, thing) : before('boss:vicar-amelia', thing);
    const { turns } = lookAhead(world, after(done));
    const lost = turns.find(({ token }) => token === end)?.loses.map(({ token }) => token) ?? [];
    expect(lost).not.toContain(thing);
  });

  test('is a way that closes, until somebody has been where it leads', () => {
    const way = { token: 'location:hypogean-gaol', is_for_good: false };
    const lostAt = (done: readonly string[]) =>
      lookAhead(world, after(done)).turns.find(({ token }) => token === 'stage:blood_moon')!.loses;
    const end = before('stage:blood_moon');
    expect(lostAt(end)).not.toContainEqual(way);
    expect(lostAt(end.filter((each) => each !== way.token))).toContainEqual(way);
  });

  test('is not for good where another way is left', () => {
    const chosen = 'npc:arianna-woman-of-pleasure/sent-to-clinic';
    const { turns } = lookAhead(world, after(before('npc:arianna-woman-of-pleasure/sent-to-chapel')));
    expect(turns.find(({ token }) => token === chosen)!.loses).toEqual(
      expect.arrayContaining([
        { token: 'item:one-third-of-umbilical-cord', is_for_good: false },
        { token: 'npc:arianna-woman-of-pleasure/sent-to-chapel', is_for_good: true },
      ]),
    );
  });
});
