import type { HaveInput, ProgressArguments, RouteArguments } from '../../../schema/bloodborne/rows.ts';
import { type InputError, Problem } from '../../problem.ts';
import type { Need } from './gates.ts';
import { openTo, type Progress, type ProgressGraph, progressOf, withOne } from './reach.ts';
import { type ProgressContext, reportOf, shownTo, type Thing, thingOf } from './report.ts';
import type { Stage } from './story.ts';
import {
  namesOfWords,
  notesOf,
  placeFinder,
  type ProgressDeclaration,
  type WorldRow,
  worldOf,
  worldTables,
} from './world.ts';
import { routeBetween } from './route.ts';
import { renames } from '../../renames.ts';
import { excerpt } from '../../text/excerpt.ts';
import { nearest } from '../../text/nearest.ts';
import { closedSet } from '../../graph/types/enums.ts';
import type { GraphContext } from '../../graph/types/builder.ts';
import type { ExtensibleGraph } from '../../graph/graph.ts';
import { recordIn, rowsOf } from '../../graph/load/loaders.ts';
import { oncePerRelease } from '../../graph/load/memory.ts';
import { addQuery } from '../../graph/queries/declared.ts';
import { checkEntries, unknownSlugs } from '../../graph/limits/refusals.ts';
import { costsRows } from '../../graph/load/relations.ts';
import { withArticle } from '../../text/with-article.ts';

/** Points of a result besides the records in it: all gates are checked. */
const gatesRead = 50;
/** How many entries a refusal names. */
const maxNamed = 20;

/** One error in an entry of `have`. */
interface EntryError {
  readonly code: 'unknown_reference' | 'not_allowed' | 'out_of_range' | 'repeated_value';
  readonly received: string;
  readonly sentence: string;
  readonly near: readonly string[];
}

/** The kinds of entries, without that of an amount. */
const recordKinds = ['boss', 'item', 'location', 'npc'];

/** An entry of `have` as a parameter writes it. What has no kind is the amount that the game counts. */
function writtenEntry({ boss, item, location, npc, stage, ...amounts }: HaveInput): string {
  if (item) return item.quantity === 1 ? `item:${item.slug}` : `item:${item.slug}:${item.quantity}`;
  if (npc) return `npc:${npc.slug}/${npc.step}`;
  if (boss) return `boss:${boss}`;
  if (location) return `location:${location}`;
  return stage ? `stage:${stage}` : Object.entries(amounts)[0]!.join(':');
}

/** The entries of `have` as a parameter writes them, in one order, and no more than a parameter takes. */
function writtenEntries({ model }: ExtensibleGraph, have: ProgressArguments['have']): readonly string[] {
  const entries = (have ?? []).map(writtenEntry).sort();
  checkEntries('have', 'entries', entries, [0, model.results.inputs.get('HaveInput')!.texts!.maxItems!]);
  return entries;
}

/** The world of a release, with what finds the place to which a location belongs. */
interface Found extends ProgressContext {
  readonly placeOf: (token: string) => string;
}

/** The state of reading `have`. */
interface Reading extends Pick<ProgressContext, 'world' | 'names'> {
  /** The amount that the game counts, e.g. Insight. */
  readonly counted: ProgressDeclaration['amount'];
  readonly have: Set<string>;
  readonly counts: Map<string, number>;
  reached: number | undefined;
  readonly errors: EntryError[];
}

function addError(
  { errors }: Reading,
  code: EntryError['code'],
  received: string,
  expected: string,
  near: readonly string[] = [],
): void {
  const hint = near.length > 0 ? ` Did you mean ${near.map((each) => `"${each}"`).join(', ')}?` : '';
  errors.push({
    code,
    received: excerpt(received),
    near,
    sentence: `have must name ${expected}; got "${excerpt(received)}".${hint}`,
  });
}

const isAmount = (text: string | undefined) => text !== undefined && /^(0|[1-9][0-9]?)$/.test(text);

/** The steps of stories, and the phases that can begin or that something waits for. */
const stepTokens = new WeakMap<ProgressGraph, Readonly<Record<'stage' | 'npc', ReadonlySet<string>>>>();

function stepTokensOf(world: ProgressGraph) {
  const known = stepTokens.get(world);
  if (known !== undefined) return known;
  const done = world.deeds.map(({ token }) => token);
  const awaited = world.deeds.flatMap(({ gate }) =>
    (gate?.requires ?? []).flatMap(({ all }) => all.map(({ token }) => token)),
  );
  const own = {
    stage: new Set([...done, ...awaited].filter((token) => token.startsWith('stage:'))),
    npc: new Set(done.filter((token) => token.startsWith('npc:'))),
  };
  stepTokens.set(world, own);
  return own;
}

function readAmount(
  reading: Reading,
  entry: string,
  { kind, name, max }: NonNullable<Reading['counted']>,
): void {
  const [, amount, ...more] = entry.split(':');
  if (!isAmount(amount) || more.length > 0)
    addError(reading, 'out_of_range', entry, `${kind}:0 to ${kind}:${max}`);
  else if (reading.reached !== undefined) addError(reading, 'repeated_value', entry, `one amount of ${name}`);
  else reading.reached = Number(amount);
}

function readStep(reading: Reading, entry: string, kind: 'stage' | 'npc'): void {
  const known = stepTokensOf(reading.world)[kind];
  if (known.has(entry)) reading.have.add(entry);
  else if (kind === 'stage')
    addError(reading, 'not_allowed', entry, [...known].join(', '), nearest(entry, known));
  else {
    const expected = 'a step of the story of an NPC, npc:<slug>/<step>';
    addError(reading, 'unknown_reference', entry, expected, nearest(entry, known));
  }
}

function readRecord(reading: Reading, entry: string): void {
  const { counted, names, have, counts } = reading;
  const entryKinds = [...recordKinds, ...(counted ? [counted.kind] : []), 'stage'];
  const [kind, slug, amount, ...more] = entry.split(':') as [string, string?, string?];
  if (!entryKinds.includes(kind) || slug === undefined || more.length > 0) {
    const near = nearest(renames.entries[kind] ?? kind, entryKinds).map((each) => `${each}:${slug ?? ''}`);
    const expected = `entries that begin with ${entryKinds.map((each) => `${each}:`).join(', ')}`;
    return addError(reading, 'not_allowed', entry, expected, near);
  }
  const token = `${kind}:${slug}`;
  const known = names.get(kind);
  if (!known?.has(slug)) {
    const near = nearest(slug, known?.keys() ?? []).map((each) => `${kind}:${each}`);
    return addError(reading, 'unknown_reference', entry, withArticle(kind), near);
  }
  if (amount !== undefined && (kind !== 'item' || !isAmount(amount) || amount === '0')) {
    const expected = 'a number only of an item, from 1 to 99: item:<slug>:3';
    return addError(reading, 'out_of_range', entry, expected);
  }
  if (have.has(token)) return addError(reading, 'repeated_value', entry, `${token} once`);
  have.add(token);
  counts.set(token, Number(amount ?? 1));
}

/**
 * How far somebody has come.
 *
 * @throws Problem that names each entry which is unknown, with what is near.
 */
function readEntries(
  { world, names, placeOf }: Found,
  entries: readonly string[],
  { amount: counted }: ProgressDeclaration,
): Progress {
  const [have, counts] = [new Set<string>(), new Map<string, number>()];
  const reading: Reading = { world, names, counted, have, counts, reached: undefined, errors: [] };
  const { errors } = reading;
  for (const entry of entries) {
    if (errors.length >= maxNamed) break;
    const [kind] = entry.split(':');
    if (kind === counted?.kind) readAmount(reading, entry, counted!);
    else if (kind === 'stage' || kind === 'npc') readStep(reading, entry, kind);
    else readRecord(reading, entry);
  }
  if (errors.length === 0)
    return progressOf(world, [...have].map(placeOf), { counts, amount: reading.reached ?? 0 });
  const isUnknown = errors.every(({ code }) => code === 'unknown_reference');
  throw new Problem(
    isUnknown ? 'unknown_reference' : 'invalid_parameter',
    errors.map(({ sentence }) => sentence).join(' '),
    {
      errors: errors.map(({ code, received, near }): InputError => ({
        in: 'query',
        name: 'have',
        code,
        received,
        did_you_mean: [...near],
      })),
    },
  );
}

type FindContext = (context: GraphContext) => Promise<Found>;

/** Creates the function that reads the progress graph of a game, once per release. */
const contextFinder = (graph: ExtensibleGraph, declaration: ProgressDeclaration): FindContext =>
  oncePerRelease(async (context): Promise<Found> => {
    const { release } = context;
    const tables = { record: 'kind, slug, name', ...worldTables(declaration) };
    const rows = new Map(
      await Promise.all(
        Object.entries(tables).map(async ([table, columns]) => {
          const sql = (schema: string) => `select ${columns} from ${schema}.${table}`;
          return [table, await rowsOf<WorldRow>(graph, context, { sql, keyColumn: 'slug' })] as const;
        }),
      ),
    );
    const rowsIn = (table: string) => rows.get(table) ?? [];
    const names = new Map<string, Map<string, string>>();
    for (const { kind, slug, name } of rowsIn('record')) {
      const ofKind = names.get(String(kind)) ?? new Map<string, string>();
      names.set(String(kind), ofKind.set(String(slug), String(name)));
    }
    const { facts, kinds } = release.games.get(graph.gameId)!;
    for (const [kind, ofKind] of namesOfWords(kinds.words, declaration)) names.set(kind, ofKind);
    const stages = (facts['stages'] ?? []) as readonly Stage[];
    const world = worldOf(rowsIn, stages, declaration);
    return { world, names, notes: notesOf(rowsIn, stages), placeOf: placeFinder(rowsIn) };
  });

/** Adds the kinds of things in a result, and the record of each. */
function addThings(graph: ExtensibleGraph, { amount }: ProgressDeclaration): void {
  const { builder, model, types } = graph;
  const obtainables = [...model.tables.values()]
    .filter(({ owners }) => owners.length > 1)
    .flatMap(({ owners }) => owners.map(({ table }) => table));
  const kinds = [...new Set(['boss', 'location', 'npc', ...obtainables])].sort();
  const ProgressKind = closedSet(
    builder,
    'ProgressKind',
    'Kind of something that is open, opens, ends or is needed.',
    {
      ...Object.fromEntries(
        kinds.map((kind) => [kind, `A record of the kind \`${kind}\`; for an NPC, a step.`]),
      ),
      ...(amount && { [amount.kind]: `An amount of ${amount.name}.` }),
      stage: 'A phase of the story.',
    },
  );
  types.add('ProgressKind', ProgressKind);
  for (const name of ['ProgressThing', 'OpenedThing', 'LostThing'])
    builder.objectField(types.object<Thing>(name), 'record', (t) =>
      t.field({
        type: graph.common.GameRecord,
        nullable: true,
        description: 'Its record; for a step, the NPC.',
        ...costsRows,
        resolve: ({ kind, slug }, _args, context) =>
          kind && slug ? recordIn(graph, kind, context, slug) : null,
      }),
    );
}

function addRoute(graph: ExtensibleGraph, declaration: ProgressDeclaration, find: FindContext): void {
  addQuery<RouteArguments, object>(
    graph,
    'route',
    gatesRead,
    async ({ from, to, have, spoilers }, context) => {
      const found = await find(context);
      for (const [name, slug] of Object.entries({ from, to }))
        if (!found.names.get('location')?.has(slug))
          throw await unknownSlugs(graph, context, name, ['location'], [slug]);
      const progress = readEntries(found, writtenEntries(graph, have), declaration);
      const [start, end] = [from, to].map((slug) => found.placeOf(`location:${slug}`)) as [string, string];
      const route = routeBetween(found.world, progress, start, end);
      const needed = ({ token, quantity }: Need) =>
        thingOf(found, token, quantity === undefined ? {} : { quantity });
      const open = openTo(found.world, withOne(progress, start));
      const slugOf = (token: string) => token.slice('location:'.length);
      return {
        steps: route.steps.map((step) => ({
          from_slug: slugOf(step.from),
          to_slug: slugOf(step.to),
          way: step.way,
          needs: step.needs.map(needed),
        })),
        missing: shownTo(open, route.missing.map(needed), spoilers),
        reason: route.reason,
      };
    },
  );
}

/** Adds what can be done in a game now, and routes between its places. */
export function addProgress(graph: ExtensibleGraph, declaration: ProgressDeclaration): void {
  const find = contextFinder(graph, declaration);
  graph.textChecks.set('HaveInput', async (_parameter, texts, context) => {
    readEntries(await find(context), texts, declaration);
  });
  addThings(graph, declaration);
  addQuery<ProgressArguments, object>(graph, 'progress', gatesRead, async ({ have, spoilers }, context) => {
    const found = await find(context);
    const progress = readEntries(found, writtenEntries(graph, have), declaration);
    const { open, closing, next } = reportOf(found, progress, spoilers);
    return {
      data: {
        open,
        closing: closing.map(({ gate, things }) => ({ gate, loses: things })),
        next: next.map(({ gate, things }) => ({ gate, opens: things })),
      },
      meta: { spoilers },
    };
  });
  addRoute(graph, declaration, find);
}
