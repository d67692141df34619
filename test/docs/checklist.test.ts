import { beforeAll, describe, expect, test } from '@jest/globals';
import { checklistOf, groupsOf, type Marks, withMark } from '../../site/shared/checklist.ts';
import {
  atlasOf,
  codeOf,
  entriesOf,
  linkText,
  marksOf,
  marksOfLink,
  progressIn,
} from '../../site/browser/checklist/marks.ts';
import type { ProgressModel } from '../../site/shared/models.ts';
import { lookAhead } from '../../src/games/progress/ahead.ts';
import { reportOf, type SpoilerChoice } from '../../src/games/progress/report.ts';
import { createRandom } from '../fuzz/generate.ts';
import { bloodborne as played } from '../progress/bloodborne.ts';
import { playedGames } from '../progress/games.ts';
import type { PlayedGame } from '../progress/played.ts';
import { type SharedService, sharedService } from '../service.ts';

/** What the page of the checklist evaluates in the browser, with the files that it loads there. */
let service: SharedService;
let models: Map<string, ProgressModel>;

beforeAll(async () => {
  service = await sharedService();
  const text = async (path: string) => (await fetch(service.url + path)).text();
  models = new Map(
    await Promise.all(
      playedGames.map(async ({ id }) => {
        const [, paths] = /data-models="([^"]+)"/.exec(await text(`/${id}/checklist`))!;
        const scripts: Record<string, string> = JSON.parse(paths!.replaceAll('&quot;', '"'));
        const [, json] = /^export const model = (.*);$/m.exec(await text(scripts[id]!))!;
        return [id, JSON.parse(json!)] as const;
      }),
    ),
  );
});

const bloodborne = () => models.get('bloodborne')!;

/** Returns marks of the walkthrough up to a step, and those that somebody might make without a plan, as long as a request. */
function states({ id, walkthrough, world }: PlayedGame = played): Marks[] {
  const { known } = checklistOf(models.get(id)!.world);
  const marked = [0, 12, 27, 41, 66, 90, 115, walkthrough.length].map((count) => {
    const marks = new Map<string, number>();
    for (const step of walkthrough.slice(0, count)) {
      const [kind] = step.split(':');
      const token = kind === world.amountKind ? kind! : step;
      if (known.has(token)) marks.set(token, (marks.get(token) ?? 0) + 1);
    }
    return marks;
  });
  const random = createRandom(20261124);
  const wild = [0.05, 0.2, 0.4, 0.6, 0.9].map(
    (chance) =>
      new Map(
        [...known]
          .filter(() => random.chance(chance))
          .map((token) => [token, /^(item:|insight)/.test(token) ? 1 + random.integer(4) : 1] as const),
      ),
  );
  return [...marked, ...wild].filter((marks) => {
    const entries = entriesOf(marks);
    return entries.length <= 250 && encodeURIComponent(entries.join()).length < 8_000;
  });
}

/** A report with the members that the response has. */
const asResponse = (report: unknown, response: unknown): unknown =>
  Array.isArray(report)
    ? report.map((each, index) => asResponse(each, (response as unknown[])[index]))
    : typeof report !== 'object' || report === null
      ? report
      : Object.fromEntries(
          Object.entries(report)
            .filter(([name]) => name in ((response ?? report) as object))
            .map(([name, value]) => [name, asResponse(value, (response as any)?.[name])]),
        );

describe.each(playedGames.map((game) => [game.id, game] as const))('%s', (id, game) => {
  test.each(['none', 'mild', 'all'] as const)(
    'what the page shows is what GET /progress returns, with spoilers %s',
    async (spoilers: SpoilerChoice) => {
      const { world } = models.get(id)!;
      const atlas = atlasOf(models.get(id)!);
      for (const marks of states(game)) {
        const have = entriesOf(marks).join(',');
        const { status, json } = await service.get(
          `/v1/${id}/progress?${new URLSearchParams({ ...(have && { have }), spoilers }).toString()}`,
        );
        expect({ have, status }).toEqual({ have, status: 200 });
        const { open, closing, next } = reportOf(atlas, progressIn(world, marks), spoilers);
        // The lists of the response have names of their own.
        const turned = (turnings: typeof next, name: string) =>
          turnings.map(({ gate, things }) => ({ gate, [name]: things }));
        const report = { open, closing: turned(closing, 'loses'), next: turned(next, 'opens') };
        expect({ have, data: asResponse(report, json.data) }).toEqual({ have, data: json.data });
      }
    },
  );

  test('states differ', () => {
    const all = states(game).map((marks) => entriesOf(marks).join());
    expect(all.length).toBeGreaterThanOrEqual(9);
    expect(new Set(all).size).toBe(all.length);
  });
});

test('no state of Bloodborne is too long for a request', () => {
  expect(states().length).toBeGreaterThanOrEqual(12);
  const { known } = checklistOf(bloodborne().world);
  expect(known.size).toBeLessThanOrEqual(250);
  expect([...known].join().length).toBeLessThan(8_000);
});

describe('the checklist', () => {
  test('has everything that a gate depends on, every boss and every step once, and shows as open what the route does', () => {
    const { world } = bloodborne();
    const checklist = checklistOf(world);
    for (const marks of states()) {
      const progress = progressIn(world, marks);
      const ahead = lookAhead(world, progress);
      const groups = groupsOf(world, checklist, marks, progress, ahead);
      const items = groups.flatMap((group) => group.items);
      expect(items.map(({ token }) => token).sort()).toEqual(
        checklist.entries.map(({ token }) => token).sort(),
      );
      const open = [...ahead.next].filter(
        (token) => checklist.known.has(token) && (marks.get(token) ?? 0) < 1,
      );
      const shown = new Set(items.filter(({ state }) => state === 'open').map(({ token }) => token));
      expect(open.filter((token) => !shown.has(token))).toEqual([]);
      expect(
        [...ahead.next].filter((token) => /^(boss|npc|stage):/.test(token) && !shown.has(token)),
      ).toEqual([]);
      for (const { place, state } of groups)
        if (place !== undefined)
          expect({ place, isOpen: state === 'open' || state === 'done' }).toEqual({
            place,
            isOpen: ahead.places.has(place),
          });
    }
  });

  test('a new game plus can always be marked, and is nothing to do', () => {
    const { world } = bloodborne();
    const checklist = checklistOf(world);
    const given = checklist.entries.filter(({ isGiven }) => isGiven).map(({ token }) => token);
    expect(given).toEqual(['stage:new_game_plus']);
    const anywhere = (marks: Marks) => {
      const progress = progressIn(world, marks);
      return groupsOf(world, checklist, marks, progress, lookAhead(world, progress))[0]!;
    };
    const of = (marks: Marks) => anywhere(marks).items.find(({ isGiven }) => isGiven)!.state;
    expect([of(new Map()), of(new Map([['stage:new_game_plus', 1]]))]).toEqual(['open', 'done']);
    const all = anywhere(new Map(checklist.entries.map(({ token, max }) => [token, max])));
    const done = new Map(all.items.flatMap(({ token, max, isGiven }) => (isGiven ? [] : [[token, max]])));
    expect(anywhere(done).state).toBe('done');
  });

  test('is in the order in which a game opens', () => {
    const { places, entries } = checklistOf(bloodborne().world);
    const at = (token: string) => entries.findIndex((entry) => entry.token === token);
    expect(places.indexOf('location:central-yharnam')).toBeLessThan(
      places.indexOf('location:cathedral-ward'),
    );
    expect(places.indexOf('location:cathedral-ward')).toBeLessThan(places.indexOf('location:byrgenwerth'));
    expect(at('boss:father-gascoigne')).toBeLessThan(at('boss:vicar-amelia'));
    expect(at('boss:vicar-amelia')).toBeLessThan(at('boss:rom-the-vacuous-spider'));
  });

  test('who has done something has been in the only place where it is done', () => {
    const checklist = checklistOf(bloodborne().world);
    const marked = withMark(checklist, new Map(), 'boss:cleric-beast', 1);
    expect([...marked.keys()]).toEqual(['boss:cleric-beast', 'location:central-yharnam']);
    expect([...withMark(checklist, marked, 'boss:cleric-beast', 0).keys()]).toEqual([
      'location:central-yharnam',
    ]);
  });
});

describe('marks', () => {
  test('survive a link and the storage of the browser, whatever they are', () => {
    const { known } = checklistOf(bloodborne().world);
    for (const marks of states()) {
      expect(marksOfLink(linkText(marks), known)).toEqual(marks);
      expect(marksOf(entriesOf(marks), known)).toEqual(marks);
    }
  });

  test('of a link have a code of their own in every game', () => {
    for (const { world } of models.values()) {
      const codes = [...checklistOf(world).known].map(codeOf);
      expect(codes.filter((code, index) => codes.indexOf(code) !== index)).toEqual([]);
    }
  });

  test.each(['', '????', 'AAAA', '~3~~', 'AAAA~0', '%00', 'x'.repeat(10_000)])(
    'that are unknown are left out: %s',
    (text) => {
      const { known } = checklistOf(bloodborne().world);
      expect(marksOfLink(text, known)).toEqual(new Map());
      expect(marksOf(text.split(','), known)).toEqual(new Map());
    },
  );

  test.each(['boss:nobody', 'item:vermin:0', 'item:vermin:', 'insight', 'insight:0', '__proto__', 'boss'])(
    'that nothing has are left out: %s',
    (entry) => {
      const { known } = checklistOf(bloodborne().world);
      expect([...marksOf([entry, 'boss:cleric-beast'], known).keys()]).toContain('boss:cleric-beast');
      expect(marksOf([entry], known).size).toBe(entry === 'insight' ? 1 : 0);
    },
  );
});
