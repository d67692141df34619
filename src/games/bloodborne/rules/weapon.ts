import { attackStats } from '../calculators/attack-rating.ts';
import { type Entry, rule, type Subject, warning } from '../../../dataset/rules/rule.ts';

type Values = Readonly<Record<string, unknown>>;

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Levels of each weapon, in order. A game that has none is left alone. */
function* weaponsWithLevels({ list, by }: Subject): Generator<readonly [weapon: Entry, levels: Entry[]]> {
  if (list('weapon_level').length === 0) return;
  for (const weapon of list('weapon')) {
    const levels = by('weapon_level', 'weapon_slug', weapon.slug);
    yield [weapon, [...levels].sort((a, b) => a.number('level')! - b.number('level')!)];
  }
}

export const weaponRules = [
  rule(
    'levels of weapons',
    'A weapon has every level from 0 to its highest, each except the first with a step. Its values are those of its first level. At the last level, all slots of its versions are open.',
    (subject) => {
      for (const [weapon, levels] of weaponsWithLevels(subject)) {
        const numbers = levels.map((level) => level.number('level'));
        const highest = weapon.number('max_level')!;
        if (
          !same(
            numbers,
            Array.from({ length: highest + 1 }, (_each, level) => level),
          )
        )
          weapon.report('max_level', `a weapon with the levels 0 to ${highest}`, numbers.join(', '));
        for (const level of levels) {
          const hasStep = level.get('upgrade_item_slug') !== null;
          if (hasStep !== (level.number('level') !== 0))
            level.report('upgrade_item_slug', hasStep ? 'null at level 0' : 'the material of the step');
        }
        const [first, last] = [levels[0], levels.at(-1)];
        if (!first || !last) continue;
        for (const field of ['attack', 'scaling', 'scaling_value'])
          if (!same(first.get(field), weapon.get(field)))
            weapon.report(field, `${JSON.stringify(first.get(field))}, as at level 0`, weapon.get(field));
        for (const version of weapon.items('variants'))
          if (version.items('gems').length !== last.number('gem_slots'))
            version.report(
              'gems',
              `${last.number('gem_slots')} shapes, as many as slots open`,
              version.get('gems'),
            );
      }
    },
  ),
  rule(
    'grades of scaling',
    'The higher of two scalings never has the lower grade, over all levels of all weapons.',
    ({ list }) => {
      const grades = ['-', 'E', 'D', 'C', 'B', 'A', 'S'];
      const all = list('weapon_level').flatMap((level) =>
        attackStats.map((attribute) => ({
          level,
          attribute,
          value: Number((level.get('scaling_value') as Values)[attribute]),
          grade: grades.indexOf(String((level.get('scaling') as Values)[attribute])),
        })),
      );
      let highest = 0;
      for (const { level, attribute, value, grade } of all.sort(
        (a, b) => a.value - b.value || a.grade - b.grade,
      )) {
        if (grade < highest)
          level.report(`scaling.${attribute}`, `${grades[highest]} or better for ${value}`, grades[grade]);
        highest = Math.max(highest, grade);
      }
    },
  ),
  rule(
    'forms of weapons',
    'A form scales as its weapon does, or not at all: with bloodtinge only if it deals blood damage, with strength and skill if it deals physical damage.',
    ({ list }) => {
      for (const weapon of list('weapon')) {
        const whole = weapon.get('scaling') as Values;
        for (const form of weapon.items('forms')) {
          const [own, attack] = [form.get('scaling') as Values, form.get('attack') as Values];
          for (const attribute of attackStats) {
            const type =
              attribute === 'blood_tinge' ? 'blood' : attribute === 'arcane' ? undefined : 'physical';
            const wanted = type !== undefined && attack[type] === 0 ? '-' : whole[attribute];
            // A form that strikes and shoots shows what its blows scale with.
            const free =
              own[attribute] === '-' &&
              (type === undefined || (type === 'blood' && attack['physical'] !== 0));
            if (own[attribute] !== wanted && !free)
              form.report(`scaling.${attribute}`, `${wanted}, as in its attack`, own[attribute]);
          }
        }
      }
    },
  ),
  rule(
    'tags and modifiers',
    'A tag that is a kind of modifier requires such a modifier, and a modifier whose kind is a tag requires the tag.',
    ({ list }) => {
      const weapons = list('weapon');
      const modifiersOf = (weapon: Entry) =>
        ((weapon.get('modifiers') ?? []) as readonly Values[]).map(({ kind }) => String(kind));
      const kinds = new Set(weapons.flatMap(modifiersOf));
      const tags = new Set(weapons.flatMap((weapon) => weapon.get('tags') as readonly string[]));
      for (const weapon of weapons) {
        const [own, modifiers] = [weapon.get('tags') as readonly string[], modifiersOf(weapon)];
        for (const tag of own)
          if (kinds.has(tag) && !modifiers.includes(tag))
            weapon.report('modifiers', `a list with a modifier of the kind ${tag}, which is a tag`);
        for (const kind of modifiers)
          if (tags.has(kind) && !own.includes(kind))
            weapon.report('tags', `a list with the tag ${kind}, which is a modifier`);
      }
    },
  ),
  rule(
    'requirements in words',
    'A description that names a requirement of a weapon names all of them, as in `requirements`.',
    ({ list }) => {
      const wordOf = (attribute: string) => attribute.replace('_', '');
      for (const weapon of list('weapon')) {
        const description = String(weapon.get('description') ?? '');
        const stated = [...description.matchAll(/\b(\d+) (strength|skill|bloodtinge|arcane)\b/gi)].map(
          ([, amount, word]) => `${amount} ${word!.toLowerCase()}`,
        );
        if (stated.length === 0) continue;
        const needed = Object.entries((weapon.get('requirements') ?? {}) as Values)
          .filter(([, amount]) => Number(amount) > 0)
          .map(([attribute, amount]) => `${amount} ${wordOf(attribute)}`);
        if (!same([...stated].sort(), [...needed].sort()))
          weapon.report(
            'description',
            `text with all requirements or none: ${needed.join(', ')}`,
            stated.join(', '),
          );
      }
    },
  ),
  rule(
    'moves of weapons',
    'The moves of a weapon are numbered from 1, are made in one of its forms, and deal physical or blood damage according to their damage type.',
    ({ list, find }) => {
      const counts = new Map<unknown, number>();
      for (const move of list('weapon_move')) {
        const owner = move.get('weapon_slug');
        const number = (counts.get(owner) ?? 0) + 1;
        counts.set(owner, number);
        move.expect('number', number, 'one more than before');
        const forms = (find('weapon', owner)?.items('forms') ?? []).map((form) => form.get('form_kind'));
        if (!forms.includes(move.get('form')))
          move.report('form', `a form of the weapon: ${forms.join(', ')}`, move.get('form'));
        const percent = move.get('percent') as Values;
        const type = move.get('damage_type');
        if (typeof type === 'string' && !['physical', 'blunt', 'thrust', 'blood'].includes(type))
          move.report('damage_type', 'physical, blunt, thrust, blood, or null for an element', type);
        const isBlood = type === 'blood';
        const other = isBlood ? 'physical' : 'blood';
        if (percent[other] !== 0)
          move.report(`percent.${other}`, '0, because of the damage type', percent[other]);
      }
    },
  ),
  warning(
    'prices known elsewhere',
    'A price is known if another merchant sells the same thing for the same currency at a known price.',
    ({ edges }) => {
      const known = new Map<string, number>();
      const keyOf = (edge: Entry) =>
        JSON.stringify([edge.kind.table, edge.slug, edge.get('variant') ?? null, edge.get('currency')]);
      for (const edge of edges('offer')) {
        const price = edge.number('price');
        if (price !== undefined) known.set(keyOf(edge), price);
      }
      for (const edge of edges('offer')) {
        const price = known.get(keyOf(edge));
        if (edge.number('price') === undefined && price !== undefined)
          edge.report('price', `a price, e.g. ${price} as at another merchant`, null);
      }
    },
  ),
];
