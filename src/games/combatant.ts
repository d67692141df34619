import {
  byValue,
  type ColumnOf,
  type ComparedDeclaration,
  comparedBy,
  type ComparedValue,
  computed,
  type KindDeclaration,
  type LoadRecord,
} from '../kinds/declare.ts';

/**
 * Fields, filters and views that bosses and enemies share in every game; they follow from their forms or
 * variants.
 */

/** The values of a foe in one form, by words of the game. */
export interface Combatant {
  readonly name: string | null;
  readonly role: string | null;
  readonly hp: number | null;
  readonly reward: number | null;
  /** Null where `immune_to` has `stagger`, otherwise unknown. */
  readonly poise: number | null;
  readonly defense: object | null;
  readonly negation: object | null;
  readonly resistance: object | null;
  readonly immune_to: readonly string[];
}

const inWords = (word: string) => word.replaceAll('_', ' ');

/**
 * Returns what a comparison shows of a boss or an enemy.
 *
 * @param reward what its defeat gives, where the form does not say it.
 */
export function comparedFoe(
  { hp, reward: own, poise, defense, negation, resistance, immune_to: immune }: Combatant,
  reward: number | null = own,
): ComparedValue[] {
  const each = (part: object | null, prefix: string, of: (word: string) => string) =>
    Object.entries((part ?? {}) as Readonly<Record<string, number | null>>).map(([word, value]) => ({
      field: `${prefix}_${word}`,
      of: of(inWords(word)),
      value,
      ...(immune.includes(word) && { label: 'immune' }),
    }));
  return [
    { field: 'hp', of: 'hit points', value: hp },
    { field: 'reward', of: 'what its defeat gives', value: reward },
    { field: 'poise', of: 'poise', value: poise, ...(immune.includes('stagger') && { label: 'immune' }) },
    ...each(defense, 'defense', (type) => `defense against ${type} damage`),
    ...each(negation, 'negation', (type) => `negation of ${type} damage, in percent`),
    ...each(resistance, 'resistance', (status) => `resistance to ${status}`),
  ];
}

/** Returns what a foe is immune to in each of its forms; a helper need not be beaten, so it does not count. */
export function immunities(forms: readonly Pick<Combatant, 'role' | 'immune_to'>[]): readonly string[] {
  const [first, ...others] = forms.filter(({ role }) => role !== 'helper').map(({ immune_to: own }) => own);
  return (first ?? []).filter((each) => others.every((other) => other.includes(each)));
}

/** Parts that differ between the foes of games. */
interface Foes<Row, Form> {
  /** The rows with their forms, e.g. `boss_form.boss_slug`. */
  readonly edges: ColumnOf;
  /** The records in words, e.g. `bosses`. */
  readonly noun: string;
  /** One of the forms in words. */
  readonly form: string;
  /** Returns the weaknesses of a form. */
  readonly weakTo: (form: Form, row: Row) => readonly string[];
  /** Rule of the weaknesses, as a sentence. */
  readonly rule: string;
}

/** The weaknesses of a whole foe: those of each of its forms, helpers included, each once. */
const weaknessesOf = <Row, Form>(
  weakTo: Foes<Row, Form>['weakTo'],
  row: Row,
  forms: readonly Form[],
): readonly string[] => [...new Set(forms.flatMap((form) => weakTo(form, row)))];

/** Returns the filters and fields of foes that follow from their forms. */
export function foeParts<Row, Form extends Combatant>({
  edges,
  noun,
  form,
  weakTo,
  rule,
}: Foes<Row, Form>): Required<Pick<KindDeclaration, 'filters' | 'fields'>> {
  return {
    filters: {
      immune_to: byValue<Row, Form>({
        type: 'Immunity',
        edges,
        text: `Only ${noun} that are immune to this in every ${form} but helpers.`,
        values: (_row, forms) => immunities(forms),
      }),
      weak_to: byValue<Row, Form>({
        type: 'Weakness',
        edges,
        text: `Only ${noun} that are weak to this in at least one ${form}.`,
        values: (row, forms) => weaknessesOf(weakTo, row, forms),
      }),
    },
    fields: {
      weak_to: computed<Row, Form>({
        type: 'Weakness',
        isList: true,
        edges,
        description: `What it is weak to in at least one ${form}. ${rule}`,
        value: (row, _load, forms) => weaknessesOf(weakTo, row, forms),
      }),
      immune_to: computed<Row, Form>({
        type: 'Immunity',
        isList: true,
        edges,
        description: `What it is immune to in every ${form} but helpers.`,
        value: (_row, _load, forms) => immunities(forms),
      }),
    },
  };
}

/** A field with the number in the column that the import fills from the forms. */
export const fromForms = (name: string, description: string, nullMeans?: 'unknown') =>
  computed<Readonly<Record<string, number | null>>>({
    type: 'Int',
    ...(nullMeans && { nullMeans }),
    description,
    value: (row) => row[name],
  });

/**
 * Returns the fields of forms and variants that their tables do not have.
 *
 * @param weakTo what one is weak to, or the promise of it.
 * @param rule what that follows from, in a sentence.
 * @param loads the records that it loads.
 */
export const combatantFields = <Form extends Combatant>(
  weakTo: (form: Form, load: LoadRecord) => unknown,
  rule: string,
  loads?: Readonly<Record<string, string>>,
): NonNullable<KindDeclaration['fields']> => ({
  role: computed<Form>({
    type: 'CombatantRole',
    description: 'Form, body, helper or variant.',
    value: ({ role }) => role ?? 'variant',
  }),
  weak_to: computed<Form>({
    type: 'Weakness',
    isList: true,
    description: `What it is weak to. ${rule}`,
    value: weakTo,
    ...(loads && { loads }),
  }),
});

/** Returns what a comparison shows of foes: the values of the form that represents the whole. */
export const comparedByForm = <Row, Form extends Combatant>(
  edges: ColumnOf,
  mainOf: (forms: readonly Form[]) => Form | undefined,
  rewardOf: (row: Row, main: Form) => number | null,
  more: (main: Form) => readonly ComparedValue[] = () => [],
): ComparedDeclaration<never, never> =>
  comparedBy<Row, Form>({
    edges,
    values(row, forms) {
      const main = mainOf(forms);
      return main === undefined ? [] : [...comparedFoe(main, rewardOf(row, main)), ...more(main)];
    },
  });

/** Returns what a comparison shows of a form on the second playthrough. */
export const comparedLater = ({
  new_game_plus: later,
}: {
  readonly new_game_plus: readonly { readonly hp?: number | null }[] | null;
}): readonly ComparedValue[] => [
  { field: 'new_game_plus_hp', of: 'hit points on the second playthrough', value: later?.[0]?.hp ?? null },
];

/** Fields of a form or variant in REST, in every game. */
export const combatantView =
  'name role location_slug location_name sub_area npc_param_id hp reward poise defense negation resistance immune_to weak_to new_game_plus';

/** Fields of the places of an enemy in REST, in every game. */
export const placementView =
  'location_slug location_name sub_area condition count variants { npc_param_id count spots { ...Position } }';

/** The locations of an enemy: their slugs, and the records. */
export const placesOfEnemy = {
  links: {
    location_slugs: [
      'enemy_placement.enemy_slug',
      'Slugs of the locations where it is placed.',
      { pluck: 'location_slug' },
    ],
  },
  fields: {
    locations: computed<unknown, { readonly location_slug: string }>({
      type: 'Location',
      isList: true,
      edges: 'enemy_placement.enemy_slug',
      description: 'Locations where it is placed.',
      value: (_enemy, _load, placements) => [
        ...new Set(placements.map(({ location_slug: location }) => location)),
      ],
    }),
  },
} satisfies Pick<KindDeclaration, 'links' | 'fields'>;
