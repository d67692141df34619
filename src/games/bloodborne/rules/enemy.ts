import { foldName } from '../../../text/fold.ts';
import { type Entry, rule, type Subject } from '../../../dataset/rules/rule.ts';

/** Chances are sums of fractions with few digits: what differs by less than this is equal. */
const tolerance = 1e-6;

const idsOf = (enemy: Entry) => new Set(enemy.items('variants').map(({ get }) => get('npc_param_id')));

/** Reports a drop that names no record of its kind, or one of another. */
function expectKind({ value, get, report }: Entry): void {
  const wanted = `${get('kind')}_slug`;
  const named = Object.keys(value).filter((field) => field.endsWith('_slug'));
  for (const field of named)
    if (field !== wanted) report(field, `absent, because the kind is ${get('kind')}`, get(field));
  if (!named.includes(wanted) && get('kind') !== 'blood_gem')
    report(undefined, `an object with a field "${wanted}", because the kind is ${get('kind')}`);
}

/** Enemies by each of their names, folded as search folds them. */
function enemiesByName({ list }: Subject): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const { slug, get } of list('enemy'))
    for (const name of [get('name'), ...((get('aliases') ?? []) as string[])])
      names.set(foldName(String(name)), slug);
  return names;
}

export const enemyRules = [
  rule(
    'enemies',
    'Placements and drops of an enemy name variants that it has, the count of a placement is the sum over its variants, and a drop names a record of its kind. A blood gem that is generated at random has no record.',
    ({ list }) => {
      for (const enemy of list('enemy')) {
        const ids = idsOf(enemy);
        const known = `one of its variants: ${[...ids].join(', ')}`;
        for (const placement of enemy.items('placements')) {
          let sum = 0;
          for (const { get, number, report } of placement.items('variants')) {
            if (!ids.has(get('npc_param_id'))) report('npc_param_id', known, get('npc_param_id'));
            sum += number('count')!;
          }
          const count = placement.get('count');
          if ((count ?? 0) !== sum) placement.report('count', sum === 0 ? 'null' : `${sum}`, count);
        }
        for (const drop of enemy.items('drops')) {
          for (const [index, id] of (drop.get('npc_param_ids') as readonly number[]).entries())
            if (!ids.has(id)) drop.report(`npc_param_ids[${index}]`, known, id);
          expectKind(drop);
        }
      }
    },
  ),
  rule(
    'where enemies are',
    'An enemy is of the expansion when all its locations are, and one of the chalice dungeons alone has no location.',
    ({ list, find }) => {
      for (const enemy of list('enemy')) {
        const locations = enemy.items('placements').flatMap(({ get }) => {
          const location = find('location', get('location_slug'));
          return location === undefined ? [] : [location];
        });
        const isDlc = locations.length > 0 && locations.every(({ get }) => get('is_dlc') === true);
        enemy.expect('is_dlc', isDlc, 'as in the locations where it is placed');
        if (enemy.get('is_chalice') && locations.length > 0)
          enemy.report('is_chalice', 'false, because it is placed in a location', true);
      }
    },
  ),
  rule(
    'chances of drops',
    'The slots of one lot exclude each other: for each variant their chances add up to 1 at most.',
    ({ list }) => {
      for (const enemy of list('enemy')) {
        const sums = new Map<string, number>();
        for (const { get, number, report } of enemy.items('drops')) {
          for (const variant of get('npc_param_ids') as readonly number[]) {
            const key = `${get('lot_id')} ${variant}`;
            const sum = (sums.get(key) ?? 0) + number('chance')!;
            sums.set(key, sum);
            if (sum > 1 + tolerance)
              report('chance', `at most 1 for all slots of lot ${get('lot_id')} together`, sum);
          }
        }
      }
    },
  ),
  rule(
    'names of enemies',
    'A text that names an enemy with a record also refers to the record, by its own name.',
    (subject) => {
      const names = enemiesByName(subject);
      for (const { get, expect, report } of subject.edges('acquisition')) {
        const slug = get('enemy_slug');
        const name = get('enemy_name');
        if (slug !== undefined) {
          const enemy = subject.find('enemy', slug);
          if (enemy) expect('enemy_name', enemy.get('name'), `the name of ${slug}`);
        } else if (name !== undefined) {
          const known = names.get(foldName(String(name)));
          if (known !== undefined) report('enemy_slug', `"${known}", whose name it is`);
        }
      }
    },
  ),
];
