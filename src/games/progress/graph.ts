import type { HaveInput, ProgressArguments, RouteArguments } from '../../../schema/bloodborne/rows.ts';
import { type InputError, Problem } from '../../problem.ts';
import type { Need } from './gates.ts';
import { openTo, type Progress, progressOf, withOne } from './reach.ts';
import { type ProgressContext, reportOf, shownTo, type Thing, thingOf } from './report.ts';
import type { Stage } from './story.ts';
import { namesOfWords, notesOf, type ProgressDeclaration, type Row, worldOf, worldTables } from './world.ts';
import { routeBetween } from './route.ts';
import { renames } from '../../renames.ts';
import { excerpt } from '../../text/excerpt.ts';
import { nearest } from '../../text/nearest.ts';
import { closedSet } from '../../graph/types/enums.ts';
import type { ExtensibleGraph } from '../../graph/graph.ts';
import { recordIn, rowsOf } from '../../graph/load/loaders.ts';
import { oncePerRelease } from '../../graph/load/memory.ts';
import { addQuery } from '../../graph/queries/declared.ts';
import { checkEntries, unknownSlugs } from '../../graph/limits/refusals.ts';
import { costsRows } from '../../graph/load/relations.ts';
import { withArticle } from '../../text/with-article.ts';

/** Points of a result besides what it leads to: all gates are checked. */
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

/** The most entries of `have`. */
const maxEntries = 250;

/** An entry of `have` as a parameter writes it. */
function writtenEntry({ boss, item, location, npc, insight, stage }: HaveInput): string {
  if (item) return item.quantity === 1 ? `item:${item.slug}` : `item:${item.slug}:${item.quantity}`;
  if (npc) return `npc:${npc.slug}/${npc.step}`;
  if (boss) return `boss:${boss}`;
  if (location) return `location:${location}`;
  return stage ? `stage:${stage}` : `insight:${insight}`;
}

/** The entries of `have` as a parameter writes them, in one order. */
function writtenEntries(have: readonly HaveInput[] | null | undefined): readonly string[] {
  const entries = (have ?? []).map(writtenEntry).sort();
  checkEntries('have', 'entries', entries, [0, maxEntries]);
  return entries;
}

/**
 * How far somebody has come.
 *
 * @throws Problem that names each entry which is unknown, with what is near.
 */
function readEntries(
  { world, names }: ProgressContext,
  entries: readonly string[],
  { amount: counted }: ProgressDeclaration,
): Progress {
  const entryKinds = [...recordKinds, ...(counted ? [counted.kind] : []), 'stage'];
  const have = new Set<string>();
  const counts = new Map<string, number>();
  let reached: number | undefined;
  const errors: EntryError[] = [];
  const addError = (
    code: EntryError['code'],
    received: string,
    expected: string,
    near: readonly string[] = [],
  ) =>
    errors.push({
      code,
      received: excerpt(received),
      near,
      sentence: `have must name ${expected}; got "${excerpt(received)}".${near.length > 0 ? ` Did you mean ${near.map((each) => `"${each}"`).join(', ')}?` : ''}`,
    });
  const tokensOf = (kind: string) =>
    world.deeds.flatMap(({ token }) => (token.startsWith(`${kind}:`) ? [token] : []));
  const stageTokens = [
    ...new Set([
      ...tokensOf('stage'),
      ...world.deeds.flatMap(({ gate }) =>
        (gate?.requires ?? []).flatMap(({ all }) =>
          all.flatMap(({ token }) => (token.startsWith('stage:') ? [token] : [])),
        ),
      ),
    ]),
  ];
  for (const entry of entries) {
    if (errors.length >= maxNamed) break;
    const [kind, rest, amount, ...more] = entry.split(':') as [string, string?, string?];
    const isAmount = (text: string | undefined) => text !== undefined && /^(0|[1-9][0-9]?)$/.test(text);
    if (kind === counted?.kind) {
      if (!isAmount(rest) || amount !== undefined)
        addError('out_of_range', entry, `${kind}:0 to ${kind}:${counted.max}`);
      else if (reached !== undefined) addError('repeated_value', entry, `one amount of ${counted.name}`);
      else reached = Number(rest);
      continue;
    }
    if (kind === 'stage' || kind === 'npc') {
      const known = kind === 'stage' ? stageTokens : tokensOf('npc');
      const what =
        kind === 'stage' ? stageTokens.join(', ') : 'a step of the story of an NPC, npc:<slug>/<step>';
      if (known.includes(entry)) have.add(entry);
      else
        addError(kind === 'stage' ? 'not_allowed' : 'unknown_reference', entry, what, nearest(entry, known));
      continue;
    }
    if (!entryKinds.includes(kind) || rest === undefined || more.length > 0) {
      const near = nearest(renames.entries[kind] ?? kind, entryKinds).map((each) =>
        rest === undefined ? `${each}:` : `${each}:${rest}`,
      );
      addError(
        'not_allowed',
        entry,
        `entries that begin with ${entryKinds.map((each) => `${each}:`).join(', ')}`,
        near,
      );
      continue;
    }
    const token = `${kind}:${rest}`;
    const known = names.get(kind);
    if (!known?.has(rest))
      addError(
        'unknown_reference',
        entry,
        withArticle(kind),
        nearest(rest, known?.keys() ?? []).map((each) => `${kind}:${each}`),
      );
    else if (amount !== undefined && (kind !== 'item' || !isAmount(amount) || amount === '0'))
      addError('out_of_range', entry, 'a number only of an item, from 1 to 99: item:<slug>:3');
    else if (have.has(token)) addError('repeated_value', entry, `${token} once`);
    else {
      have.add(token);
      counts.set(token, Number(amount ?? 1));
    }
  }
  if (errors.length === 0) return progressOf(world, have, { counts, amount: reached ?? 0 });
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

/** Adds what can be done in a game now, and routes between its places. */
export function addProgress(graph: ExtensibleGraph, declaration: ProgressDeclaration): void {
  const { builder, gameId, model, types } = graph;
  const atlasOf = oncePerRelease(async (context): Promise<ProgressContext> => {
    const { release } = context;
    const tables = { record: 'kind, slug, name', ...worldTables(declaration) };
    const rows = new Map(
      await Promise.all(
        Object.entries(tables).map(async ([table, columns]) => {
          const sql = (schema: string) => `select ${columns} from ${schema}.${table}`;
          return [table, await rowsOf<Row>(graph, context, { sql, keyColumn: 'slug' })] as const;
        }),
      ),
    );
    const rowsIn = (table: string) => rows.get(table) ?? [];
    const names = new Map<string, Map<string, string>>();
    for (const { kind, slug, name } of rowsIn('record')) {
      const ofKind = names.get(String(kind)) ?? new Map<string, string>();
      names.set(String(kind), ofKind.set(String(slug), String(name)));
    }
    const { facts, kinds } = release.games.get(gameId)!;
    for (const [kind, ofKind] of namesOfWords(kinds.words, declaration)) names.set(kind, ofKind);
    const stages = (facts['stages'] ?? []) as readonly Stage[];
    return { world: worldOf(rowsIn, stages, declaration), names, notes: notesOf(rowsIn, stages) };
  });

  graph.textChecks.set('HaveInput', async (_parameter, texts, context) => {
    readEntries(await atlasOf(context), texts, declaration);
  });
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
      ...(declaration.amount && {
        [declaration.amount.kind]: `An amount of ${declaration.amount.name}.`,
      }),
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

  addQuery<ProgressArguments, object>(graph, 'progress', gatesRead, async ({ have, spoilers }, context) => {
    const atlas = await atlasOf(context);
    const progress = readEntries(atlas, writtenEntries(have), declaration);
    const { open, closing, next } = reportOf(atlas, progress, spoilers);
    return {
      data: {
        open,
        closing: closing.map(({ gate, things }) => ({ gate, loses: things })),
        next: next.map(({ gate, things }) => ({ gate, opens: things })),
      },
      meta: { spoilers },
    };
  });

  addQuery<RouteArguments, object>(
    graph,
    'route',
    gatesRead,
    async ({ from, to, have, spoilers }, context) => {
      const atlas = await atlasOf(context);
      for (const [name, slug] of Object.entries({ from, to }))
        if (!atlas.names.get('location')?.has(slug))
          throw await unknownSlugs(graph, context, name, ['location'], [slug]);
      const progress = readEntries(atlas, writtenEntries(have), declaration);
      const route = routeBetween(atlas.world, progress, `location:${from}`, `location:${to}`);
      const needed = ({ token, quantity }: Need) =>
        thingOf(atlas, token, quantity === undefined ? {} : { quantity });
      const open = openTo(atlas.world, withOne(progress, `location:${from}`));
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
