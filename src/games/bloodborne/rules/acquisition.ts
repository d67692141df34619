import { type Entry, isExplained, rule, warning } from '../../../dataset/rules/rule.ts';

/** Words that do not describe a spot: that something is there, how many there are, and what \`kind\` has anyway. */
const EMPTY_WORDS = new Set(
  `a all also an and another are at be body bodies by can chest chests corpse corpses different each find four five
  found from had in is it it's its lie lies located lying more obtained of on one other part parts picked piece pieces place
  places several seven six some somewhere spot spots ten that the there they three to together treasure twelve two
  eight nine eleven thirteen up which`.split(/\s+/),
);

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/’/g, "'")
    .match(/[\p{L}\p{N}']+/gu) ?? [];

const spots = rule(
  'spots',
  'The note on where something is found, or its `sub_area`, names more than the location: a landmark, a part of the location, a guard, or another detail.',
  ({ edges, find }) => {
    for (const { get, report } of edges('acquisition')) {
      const location = find('location', get('location_slug'));
      if (!location || typeof get('notes') !== 'string') continue;
      const known = new Set(wordsOf(String(location.get('name'))));
      const text = wordsOf(`${String(get('notes'))} ${String(get('sub_area') ?? '')}`);
      if (text.every((word) => EMPTY_WORDS.has(word) || known.has(word)))
        report(
          'notes',
          `a place in ${location.get('name')}, more specific than the name of the location`,
          get('notes'),
        );
    }
  },
);

const notesBesidePlaces = rule(
  'notes and places',
  'The note on where something is found does not begin with its `sub_area`.',
  ({ edges }) => {
    for (const { get, report } of edges('acquisition')) {
      const [note, place] = [String(get('notes')), get('sub_area')];
      if (typeof place === 'string' && note.toLowerCase().startsWith(place.toLowerCase()))
        report('notes', `text that does not begin with the sub_area, "${place}"`, note);
    }
  },
);

/** How many ways to get it a record names. */
const waysTo = ({ get, items }: Entry) =>
  ['acquisition', 'offers'].reduce((sum, field) => sum + items(field).length, 0) +
  (get('availability') === undefined ? 0 : 1);

const foundSomewhere = warning(
  'found somewhere',
  'There is a way to get everything: it is found, given, dropped or sold, or the provenance of `acquisition` explains why no way is known.',
  ({ edges: edgesIn, kinds, list }) => {
    const left = new Set(
      edgesIn('enemy_loot').map(({ get }) => `${get('kind')} ${get(`${get('kind')}_slug`)}`),
    );
    for (const { table, edges } of kinds) {
      if (!edges.some((edge) => edge.table === 'acquisition')) continue;
      for (const record of list(table))
        if (
          waysTo(record) === 0 &&
          !left.has(`${table} ${record.slug}`) &&
          !isExplained(record, 'acquisition')
        )
          record.report('acquisition', 'a way to get it, or a merchant who sells it', []);
    }
  },
);

export const acquisitionRules = [spots, notesBesidePlaces, foundSomewhere];
