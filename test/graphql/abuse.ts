/** Queries that nobody means well with. */
export interface Abuse {
  readonly name: string;
  readonly query: string;
  /**
   * The limit that refuses it; `null` for a query of no sense, and undefined for one that takes little and is allowed.
   */
  readonly limit: string | null | undefined;
  readonly variables?: Record<string, unknown>;
}

const times = (count: number, make: (index: number) => string, separator = ' ') =>
  Array.from({ length: count }, (_each, index) => make(index)).join(separator);

const inside = (count: number, open: string, core: string) =>
  `${open.repeat(count)}${core}${' }'.repeat(count)}`;

/** The introspection query that tools send, in short. */
const everything =
  '{ types { name fields { name args { name type { name } } type { name } } enumValues { name } } }';

export const abuses: readonly Abuse[] = [
  // Depth.
  {
    name: 'a location inside a location, 13 times',
    limit: 'depth',
    query: `{ location(slug: "a") ${inside(12, '{ parent ', '{ name }')} }`,
  },
  {
    name: 'a hundred levels',
    limit: 'depth',
    query: `{ location(slug: "a") ${inside(99, '{ parent ', '{ name }')} }`,
  },
  {
    name: 'six hundred levels',
    limit: 'depth',
    query: `{ location(slug: "a") ${inside(600, '{ parent ', '{ name }')} }`,
  },
  {
    name: 'depth hidden in fragments',
    limit: 'depth',
    query: `{ location(slug: "a") { ...F0 } } ${times(12, (index) => `fragment F${index} on Location { parent { ${index === 11 ? 'name' : `...F${index + 1}`} } }`)}`,
  },
  {
    name: 'depth hidden in inline fragments',
    limit: 'depth',
    query: `{ location(slug: "a") ${inside(12, '{ ... on Location { parent ', '{ name }').replace(/ }$/, ' }')}${' }'.repeat(12)} }`,
  },
  // Cost.
  {
    name: 'everything found at every place a hundred items come from',
    limit: 'rows',
    query: `{ items(page: { size: 100 }) { data { acquisition { location { foundHere { notes } } } } } }`,
  },
  {
    name: 'lists inside lists inside lists',
    limit: 'rows',
    query: `{ locations(page: { size: 100 }) { data { bosses { location { bosses { location { bosses { name } } } } } } } }`,
  },
  {
    name: 'twenty full pages',
    limit: 'cost',
    query: `{ ${times(20, (index) => `a${index}: items(page: { number: ${1 + (index % 2)}, size: 100 }) { data { name acquisition { kind } } }`)} }`,
  },
  {
    name: 'a page size hidden in a variable',
    limit: 'rows',
    query: `query ($size: PageSize!) { bosses(page: { size: $size }) { data { chaliceDungeons { chaliceDungeon { bosses { layer } } } } } }`,
    variables: { size: 100 },
  },
  {
    name: 'a page size hidden in a default',
    limit: 'rows',
    query: `query ($size: PageSize! = 100) { bosses(page: { size: $size }) { data { chaliceDungeons { chaliceDungeon { bosses { layer } } } } } }`,
  },
  {
    name: 'the expensive part under a fragment',
    limit: 'rows',
    query: `{ items(page: { size: 100 }) { data { ...Sold } } } fragment Sold on Item { offers { merchant { stock { price } } } }`,
  },
  {
    name: 'the expensive part under an inline fragment of a union',
    limit: 'rows',
    query: `{ merchants { data { stock { record { ... on Item { offers { merchant { stock { price } } } } } } } } }`,
  },
  {
    name: 'the expensive part skipped, perhaps',
    limit: undefined,
    query: `query ($no: Boolean!) { items(page: { size: 100 }) { data { offers @skip(if: $no) { merchant { stock { price } } } } } }`,
    variables: { no: true },
  },
  {
    name: 'a part of each record under many names, twice',
    limit: 'aliases',
    query: `{ a: bloodGems(page: { size: 100 }) { data { ...F } } b: bloodGems(page: { number: 2, size: 100 }) { data { ...F } } } fragment F on BloodGem { ${times(18, (index) => `p${index}: provenance { sources { source } fields { note } }`)} }`,
  },
  {
    name: 'search upon search',
    limit: 'cost',
    query: `{ ${times(19, (index) => `s${index}: search(q: "a${index}", page: { size: 100 }) { data { record { name } } }`)} }`,
  },
  // Aliases.
  {
    name: 'the same field under 21 names',
    limit: 'aliases',
    query: `{ boss(slug: "a") { ${times(21, (index) => `n${index}: name`)} } }`,
  },
  {
    name: 'a hundred aliased roots',
    limit: 'aliases',
    query: `{ ${times(100, (index) => `b${index}: boss(slug: "s${index}") { name }`)} }`,
  },
  {
    name: 'aliased type names',
    limit: 'aliases',
    query: `{ ${times(600, (index) => `t${index}: __typename`)} }`,
  },
  // Tokens and size.
  {
    name: 'ten thousand fields',
    limit: 'tokens',
    query: `{ boss(slug: "a") { ${'name '.repeat(10_000)} } }`,
  },
  { name: 'thirty thousand braces', limit: null, query: '{'.repeat(30_000) },
  {
    name: 'a list of ten thousand',
    limit: 'tokens',
    query: `{ search(q: "xy", kinds: [${'boss, '.repeat(10_000)}]) { data { name } } }`,
  },
  {
    name: 'directives without end',
    limit: 'tokens',
    query: `{ boss(slug: "a") { name ${'@skip(if: false) '.repeat(600)} } }`,
  },
  { name: 'one token of 60,000 letters', limit: null, query: `{ ${'a'.repeat(60_000)} }` },
  {
    name: 'one string of 60,000 letters',
    limit: null,
    query: `{ boss(slug: "${'a'.repeat(60_000)}") { name } }`,
  },
  {
    name: 'a block string of many lines',
    limit: null,
    query: `{ boss(slug: """${'\n a'.repeat(15_000)}""") { name } }`,
  },
  { name: 'a comment of 60,000 letters and nothing else', limit: null, query: `# ${'a'.repeat(60_000)}` },
  { name: 'a string that never ends', limit: null, query: `{ boss(slug: "${'\\n'.repeat(20_000)}` },
  // Lists.
  {
    name: 'a list of 601',
    limit: 'list',
    query: `{ search(q: "xy", kinds: [${'boss, '.repeat(601)}]) { data { name } } }`,
  },
  {
    name: 'a list of 601 in a variable',
    limit: 'list',
    query: `query ($types: [Kind!]) { search(q: "xy", kinds: $types) { data { name } } }`,
    variables: { types: Array(601).fill('boss') },
  },
  {
    name: 'a list of 601 in a default',
    limit: 'list',
    query: `query ($types: [Kind!] = [${'boss, '.repeat(601)}]) { search(q: "xy", kinds: $types) { data { name } } }`,
  },
  {
    name: 'a list deep inside an undeclared variable',
    limit: 'list',
    query: '{ games { id } }',
    variables: { x: { y: [[Array(700).fill(0)]] } },
  },
  // Fragments.
  {
    name: 'a fragment that spreads itself',
    limit: null,
    query: `{ boss(slug: "a") { ...F } } fragment F on Boss { name ...F }`,
  },
  {
    name: 'two fragments that spread each other',
    limit: null,
    query: `{ boss(slug: "a") { ...F } } fragment F on Boss { location { ...G } } fragment G on Location { bosses { ...F } }`,
  },
  {
    name: 'a cycle of fifty',
    limit: null,
    query: `{ boss(slug: "a") { ...F0 } } ${times(50, (index) => `fragment F${index} on Boss { ...F${(index + 1) % 50} }`)}`,
  },
  {
    name: 'a cycle that no operation uses',
    limit: null,
    query: '{ games { id } } fragment F on Boss { ...G } fragment G on Boss { ...F }',
  },
  {
    name: 'fragments that double, thirty times',
    limit: undefined,
    query: `{ boss(slug: "a") { ...F0 } } ${times(30, (index) => `fragment F${index} on Boss { ${index === 29 ? 'name hp' : `... on Boss { ...F${index + 1} } ... on Boss { ...F${index + 1} }`} }`)}`,
  },
  {
    name: 'two hundred fragments',
    limit: undefined,
    query: `{ boss(slug: "a") { ${times(200, (index) => `...F${index}`)} } } ${times(200, (index) => `fragment F${index} on Boss { name }`)}`,
  },
  {
    name: 'fragments that nothing uses',
    limit: null,
    query: `{ games { id } } ${times(50, (index) => `fragment F${index} on Boss { name hp }`)}`,
  },
  // Repeats, which a rule of the validation compares with each other.
  {
    name: 'the same field 1,900 times',
    limit: null,
    query: `{ boss(slug: "a") { ${'name '.repeat(1_900)} } }`,
  },
  {
    name: 'the same branches of branches',
    limit: undefined,
    query: `{ boss(slug: "a") { ${`location { ${'restPoints { name name name } '.repeat(8)} } `.repeat(8)} } }`,
  },
  {
    name: 'the same root with other arguments, again and again',
    limit: null,
    query: `{ ${times(140, (index) => `boss(slug: "a${index}") { hp }`)} }`,
  },
  {
    name: 'a family in a family in a family',
    limit: 'values',
    query: `{ bloodGemFamily(slug: "tempering-physical-atk-up") { gems { family { gems { family { gems { ${times(15, (index) => `p${index}: provenance { sources { kind source } }`)} } } } } } } }`,
  },
  {
    name: 'every part of every record under 19 names',
    limit: undefined,
    query: `{ bosses(page: { size: 100 }) { data { ${times(19, (index) => `p${index}: provenance { sources { kind source } fields { field source note } externalIds { table ids } }`)} } } }`,
  },
  {
    name: 'fourteen suits of armor to choose',
    limit: undefined,
    query: `{ ${times(14, (index) => `b${index}: bestArmor(maximize: defense_physical, maxWeight: ${10 + index}) { pieces { slot armor { slug } } }`)} }`,
  },
  // Introspection.
  {
    name: 'fields of types of fields of types',
    limit: null,
    query: '{ __schema { types { fields { type { fields { type { fields { type { name } } } } } } } } }',
  },
  {
    name: 'the whole schema nineteen times',
    limit: 'introspection',
    query: `{ ${times(19, (index) => `a${index}: __schema ${everything}`)} }`,
  },
  {
    name: 'introspection in a circle through one type',
    limit: 'depth',
    query: `{ __type(name: "Boss") ${'{ fields { type '.repeat(6)}{ name }${' } }'.repeat(6)} }`,
  },
  {
    name: 'possible types of possible types',
    limit: null,
    query: `{ __schema { types ${'{ possibleTypes { interfaces '.repeat(6)}{ name }${' } }'.repeat(6)} } }`,
  },
  {
    name: 'introspection hidden in a fragment',
    limit: null,
    query:
      '{ ...Q } fragment Q on Query { __schema { types { fields { type { fields { type { fields { name } } } } } } } }',
  },
  // No sense.
  {
    name: 'fields that do not exist, five hundred of them',
    limit: null,
    query: `{ ${times(500, (index) => `nothing${index}`)} }`,
  },
  { name: 'a mutation', limit: null, query: 'mutation { deleteBoss(slug: "a") { name } }' },
  { name: 'a subscription', limit: null, query: 'subscription { bosses { name } }' },
  {
    name: 'many operations and no name',
    limit: 'operations',
    query: times(50, (index) => `query Q${index} { games { id } }`),
  },
  {
    name: 'a page size beyond the range',
    limit: null,
    query: `{ bosses(page: { size: 1000000 }) { data { name } } }`,
  },
  { name: 'nothing at all', limit: null, query: '   ' },
];
