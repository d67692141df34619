import { beforeAll, expect, test } from '@jest/globals';
import { bloodborne } from '../../site/browser/tools/bloodborne.ts';
import { buildAddress, calculators, readBuild } from '../../site/browser/tools/build.ts';
import { eldenRing } from '../../site/browser/tools/elden-ring.ts';
import type { Foes, Game } from '../../site/browser/tools/game.ts';
import { type SharedService, sharedService } from '../service.ts';

/** What the page of the calculators computes in the browser, on the files that it loads there. */
let service: SharedService;
const games = new Map<string, { readonly game: Game; readonly foes: Foes }>();

beforeAll(async () => {
  service = await sharedService();
  const text = async (path: string) => (await fetch(service.url + path)).text();
  const page = await text('/docs/tools');
  const files: Record<string, { core: string; damage: string }> = JSON.parse(
    /data-files="([^"]+)"/.exec(page)![1]!.replaceAll('&quot;', '"'),
  );
  for (const [id, read] of [
    ['bloodborne', bloodborne],
    ['elden-ring', eldenRing],
  ] as const) {
    const game = read(JSON.parse(await text(files[id]!.core)));
    const { tables } = JSON.parse(await text(files[id]!.damage));
    games.set(id, { game, foes: game.withFoes(tables) });
  }
});

const response = async (target: string) => {
  const { status, json } = await service.get(target);
  expect({ target, status }).toEqual({ target, status: 200 });
  return json.data;
};

/** Builds as their addresses have them. */
const builds = [
  '#/bloodborne/attack?origin=milquetoast&w=saw-cleaver~0',
  '#/bloodborne/attack?strength=50&skill=25&w=saw-cleaver~10~normal~~~tempering-abyssal-blood-gem:27.2,tempering-abyssal-blood-gem:20,tempering-abyssal-blood-gem:27.2',
  '#/bloodborne/damage?arcane=50&w=ludwigs-holy-blade~10~normal~transformed~~fire-abyssal-blood-gem:27.2,fire-abyssal-blood-gem:27.2&foe=cleric-beast',
  '#/bloodborne/damage?blood_tinge=50&skill=30&w=chikage~9~lost~transformed~light-attack-1&foe=amygdala',
  '#/bloodborne/damage?strength=18&skill=14&w=saw-cleaver~3~normal~~untransformed/light-attack-1&foe=cleric-beast',
  '#/bloodborne/stats?origin=violent-past&points=90&w=ludwigs-holy-blade~10',
  '#/bloodborne/attack?skill=5&w=beast-claw~6~uncanny~untransformed',
  '#/elden-ring/attack?origin=wretch&w=uchigatana~0',
  '#/elden-ring/attack?strength=20&dexterity=40&arcane=45&w=uchigatana~25~blood',
  '#/elden-ring/damage?strength=60&two_handed=1&w=claymore~25~heavy~~strike&foe=boss:margit-the-fell-omen',
  '#/elden-ring/damage?intelligence=60&dexterity=25&w=moonveil~10~unique~~slash&foe=enemy:rat',
  '#/elden-ring/damage?dexterity=30&w=shortbow~12~standard~~pierce&foe=boss:crystalian&target=1',
  '#/elden-ring/attack?strength=5&faith=30&two_handed=1&w=black-knife~7',
];

const readAddress = (hash: string) => {
  const { game, foes } = games.get(hash.split('/')[1]!)!;
  return { game, foes, build: readBuild(game, hash) };
};

test.each(builds)('the page shows what the routes return for %s', async (hash) => {
  const { game, foes, build } = readAddress(hash);
  const [weapon] = build.weapons;
  // The build was read whole: none of it was replaced by what is shown at first.
  expect(weapon!.slug).toBe(/[?&]w=([^~&]+)/.exec(hash)![1]);
  expect(weapon!.gems.filter(Boolean)).toHaveLength(hash.split('-blood-gem').length - 1);

  const rating = game.rate(weapon!, build);
  const returned = await response(game.rateRequest(weapon!, build));
  expect(rating.total).toBe(returned.total);
  for (const { type, base, bonus, rating: whole } of rating.types)
    expect({ type, base, bonus, whole }).toEqual({
      type,
      base: returned.base[type],
      bonus: returned.bonus[type],
      whole: returned.by_type[type],
    });
  expect(rating.unmet).toEqual(returned.unmet_requirements);
  expect(rating.unverified).toEqual(returned.unverified);
  expect(rating.status).toEqual(
    (returned.status ?? []).map(({ kind, amount }: { kind: string; amount: number }) => ({ kind, amount })),
  );
  if (build.foe !== '') {
    const shown = foes.damage(weapon!, build, build.foe, build.target);
    const damage = await response(foes.damageRequest(weapon!, build, build.foe));
    const target = damage.targets?.[build.target] ?? damage;
    expect(shown).toMatchObject({
      damage: target.damage,
      hp: target.hp,
      hitsToKill: target.hits_to_kill,
    });
    for (const { type, damage: of } of shown.types) expect(of).toBe(target.by_type[type]);
  }
});

test.each(['bloodborne', 'elden-ring'])(
  'levels, upgrades and armor of %s are those of the routes',
  async (id) => {
    const { game } = games.get(id)!;
    for (const [from, to] of [
      [10, 15],
      [30, 120],
    ] as const) {
      const returned = await response(game.levelRequest(from, to));
      expect(game.levelSteps(from, to).at(-1)!.sum).toBe(returned.cost);
    }
    for (const { slug } of game.weapons.filter((_, index) => index % 40 === 0)) {
      const max = game.maxLevel(slug);
      const { materials, price } = game.upgrade(slug, Math.min(3, max), max);
      const returned = await response(game.upgradeRequest(slug, Math.min(3, max), max));
      expect(price).toBe(returned.cost);
      expect(materials.map(({ slug: item, quantity }) => ({ item, quantity }))).toEqual(
        returned.materials.map((each: { item_slug: string; quantity: number }) => ({
          item: each.item_slug,
          quantity: each.quantity,
        })),
      );
      for (const { slug: item, name } of materials) expect(name).not.toBe(item);
    }
    for (const { slug } of game.armorValues) {
      for (const weight of [undefined, 9]) {
        const { value, pieces } = game.bestArmor(slug, weight);
        const returned = await response(game.armorRequest(slug, weight));
        expect({ value, pieces: pieces.map((piece) => piece.slug) }).toEqual({
          value: returned.value,
          pieces: returned.pieces.map((piece: { armor_slug: string }) => piece.armor_slug),
        });
      }
    }
  },
);

test.each(builds)('the best stats are those of the route for %s', async (hash) => {
  const { game, build } = readAddress(hash);
  const [weapon] = build.weapons;
  for (const points of [1, 35, 120]) {
    const args = [weapon!, build.origin, points, build.isTwoHanded] as const;
    const shown = game.bestStats(...args);
    const { start, best, next } = await response(game.bestStatsRequest(...args));
    expect(shown.start).toEqual(start);
    expect(shown.distributions).toEqual(
      [best, ...next].map(({ stats, spent, total }: any) => ({ stats, spent, total })),
    );
  }
});

test('an address gives the same build again, in every calculator', () => {
  for (const hash of builds) {
    const { game, build } = readAddress(hash);
    for (const [calculator] of calculators) {
      const kept = { ...build, calculator };
      expect(readBuild(game, buildAddress(game, kept))).toEqual(kept);
    }
  }
});

test.each([
  '#/bloodborne/attack?w=no-such-weapon~3&strength=200&origin=nobody',
  '#/bloodborne/attack?w=saw-cleaver~77~no-version~no-form~no-hit~no-gem,round:3',
  '#/elden-ring/nothing?w=uchigatana~-1~none&target=x&from=9999&max_weight=x',
  '#/elden-ring',
])('an address with what does not exist still shows a build: %s', (hash) => {
  const { game, foes, build } = readAddress(hash);
  for (const weapon of build.weapons) {
    expect(game.rate(weapon, build).total).toBeGreaterThan(0);
    expect(foes.damage(weapon, build, foes.foes[0]!.slug, 0).damage).toBeGreaterThan(0);
  }
});
