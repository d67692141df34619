import type { Release } from '../../../data/releases.ts';
import { type InputFault, Problem } from '../../../problem.ts';
import type { Requirement, Stage } from '../../progress/gates.ts';
import { type Progress, progressOf, tokenOf } from '../../progress/reach.ts';
import {
  type Atlas,
  type Report,
  reportOf,
  sortThings,
  type SpoilerChoice,
  type Thing,
  thingOf,
  type Turning,
} from '../../progress/report.ts';
import { notesOf, type Row, worldOf, worldTables } from '../world.ts';
import { type Route, routeBetween, type Step } from '../../progress/route.ts';
import { excerpt } from '../../../text/excerpt.ts';
import { nearest } from '../../../text/nearest.ts';
import type { FieldBuilder, GraphContext } from '../../../graph/builder.ts';
import { closedSet } from '../../../graph/enums.ts';
import type { ExtensibleGraph } from '../../../graph/graph.ts';
import { recordIn, rowsOf } from '../../../graph/loaders.ts';
import { refusesArguments, unknownSlugs } from '../../../graph/refusals.ts';
import { leadsTo, leadsToRows, linkFields } from '../../../graph/relations.ts';
import { scalar } from '../../../graph/scalars.ts';

/** Points of a result besides what it leads to: all gates are checked. */
const gatesRead = 50;
const maxEntries = 200;
const maxInsight = 99;
/** How many entries a refusal names. */
const maxNamed = 20;

const entryPattern = '^(boss|item|place|npc|insight|stage):[a-z0-9_-]+([/:][a-z0-9-]+)?$';

/** Entries in one order, so that a state is written in one way. */
function entriesOf(value: unknown): string[] {
  const entries = [value].flat() as string[];
  if (entries.length < 1 || entries.length > maxEntries)
    throw new TypeError(`ProgressEntries must be 1 to ${maxEntries} entries; received ${entries.length}`);
  for (const entry of entries)
    // Characters are counted as JSON Schema counts them.
    if (typeof entry !== 'string' || [...entry].length > 200)
      throw new TypeError(`ProgressEntries must be texts; received ${excerpt(JSON.stringify(entry))}`);
  if (new Set(entries).size < entries.length)
    throw new TypeError('ProgressEntries must have each entry once');
  return [...entries].sort();
}

/** One error in an entry of `have`. */
interface EntryFault {
  readonly code: 'unknown_reference' | 'not_allowed' | 'out_of_range' | 'repeated_value';
  readonly received: string;
  readonly sentence: string;
  readonly near: readonly string[];
}

const entryKinds = ['boss', 'item', 'place', 'npc', 'insight', 'stage'];

/**
 * How far somebody has come.
 *
 * @throws Problem that names each entry which is unknown, with what is near.
 */
function readEntries({ world, names }: Atlas, entries: readonly string[]): Progress {
  const have = new Set<string>();
  const counts = new Map<string, number>();
  let insight: number | undefined;
  const faults: EntryFault[] = [];
  const fault = (
    code: EntryFault['code'],
    received: string,
    expected: string,
    near: readonly string[] = [],
  ) =>
    faults.push({
      code,
      received: excerpt(received),
      near,
      sentence: `have must name ${expected}; received "${excerpt(received)}".${near.length > 0 ? ` Did you mean ${near.map((each) => `"${each}"`).join(', ')}?` : ''}`,
    });
  const tokensOf = (kind: string) =>
    world.deeds.flatMap(({ token }) => (token.startsWith(`${kind}:`) ? [token] : []));
  const stageTokens = [
    ...new Set([
      ...tokensOf('stage'),
      ...world.deeds.flatMap(({ gate }) =>
        (gate?.requires ?? []).flatMap(({ all }) =>
          all.flatMap((each) => (each.stage ? [tokenOf(each)] : [])),
        ),
      ),
    ]),
  ];
  for (const entry of entries) {
    if (faults.length >= maxNamed) break;
    const [kind, rest, amount, ...more] = entry.split(':') as [string, string?, string?];
    const isAmount = (text: string | undefined) => text !== undefined && /^(0|[1-9][0-9]?)$/.test(text);
    if (kind === 'insight') {
      if (!isAmount(rest) || amount !== undefined)
        fault('out_of_range', entry, `insight:0 to insight:${maxInsight}`);
      else if (insight !== undefined) fault('repeated_value', entry, 'one amount of Insight');
      else insight = Number(rest);
      continue;
    }
    if (kind === 'stage' || kind === 'npc') {
      const known = kind === 'stage' ? stageTokens : tokensOf('npc');
      const what =
        kind === 'stage' ? stageTokens.join(', ') : 'a step of the story of an NPC, npc:<slug>/<step>';
      if (known.includes(entry)) have.add(entry);
      else fault(kind === 'stage' ? 'not_allowed' : 'unknown_reference', entry, what, nearest(entry, known));
      continue;
    }
    if (!entryKinds.includes(kind) || rest === undefined || more.length > 0) {
      const near = nearest(kind, entryKinds).map((each) =>
        rest === undefined ? `${each}:` : `${each}:${rest}`,
      );
      fault(
        'not_allowed',
        entry,
        `entries that begin with ${entryKinds.map((each) => `${each}:`).join(', ')}`,
        near,
      );
      continue;
    }
    const token = `${kind}:${rest}`;
    const known = names.get(kind === 'place' ? 'location' : kind);
    if (!known?.has(rest))
      fault(
        'unknown_reference',
        entry,
        `a ${kind === 'place' ? 'location' : kind}`,
        nearest(rest, known?.keys() ?? []).map((each) => `${kind}:${each}`),
      );
    else if (amount !== undefined && (kind !== 'item' || !isAmount(amount) || amount === '0'))
      fault('out_of_range', entry, 'a number only of an item, from 1 to 99: item:<slug>:3');
    else if (have.has(token)) fault('repeated_value', entry, `${token} once`);
    else {
      have.add(token);
      counts.set(token, Number(amount ?? 1));
    }
  }
  if (faults.length === 0) return progressOf(world, have, { counts, insight: insight ?? 0 });
  const isUnknown = faults.every(({ code }) => code === 'unknown_reference');
  throw new Problem(
    isUnknown ? 'unknown_reference' : 'invalid_parameter',
    faults.map(({ sentence }) => sentence).join(' '),
    {
      errors: faults.map(({ code, received, near }): InputFault => ({
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
export function addProgress(graph: ExtensibleGraph): void {
  const { builder, gameId, model, types } = graph;
  const Location = types.record('location');
  const atlases = new WeakMap<Release, Promise<Atlas>>();

  async function readAtlas(context: GraphContext): Promise<Atlas> {
    const { release } = context;
    const tables = { record: 'kind, slug, name', ...worldTables };
    const rows = new Map(
      await Promise.all(
        Object.entries(tables).map(async ([table, columns]) => {
          const sql = (schema: string) => `select ${columns} from ${schema}.${table}`;
          return [table, await rowsOf<Row>(graph, context, { sql, keyColumn: 'slug' })] as const;
        }),
      ),
    );
    const rowsIn = (table: string) => rows.get(table)!;
    const names = new Map<string, Map<string, string>>();
    for (const { kind, slug, name } of rowsIn('record')) {
      const ofKind = names.get(String(kind)) ?? new Map<string, string>();
      names.set(String(kind), ofKind.set(String(slug), String(name)));
    }
    const stages = (release.games.get(gameId)?.facts['stages'] ?? []) as readonly Stage[];
    return { world: worldOf(rowsIn, stages), names, notes: notesOf(rowsIn, stages) };
  }

  /** The data of a release, read once. */
  function atlasOf(context: GraphContext): Promise<Atlas> {
    const { release } = context;
    const known = atlases.get(release);
    if (known !== undefined) return known;
    const reading = readAtlas(context);
    atlases.set(release, reading);
    reading.catch(() => atlases.delete(release));
    return reading;
  }

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
      insight: 'An amount of Insight.',
      stage: 'A phase of the story.',
    },
  );
  const ProgressSpoilers = closedSet(
    builder,
    'ProgressSpoilers',
    'How much is shown about what is not open yet.',
    {
      none: 'How many there are.',
      mild: 'How many of each kind there are.',
      all: 'Names.',
    },
  );
  const WayKind = closedSet(builder, 'WayKind', 'How a step of a route continues.', {
    passage: 'A way in both directions.',
    one_way: 'A way in one direction.',
    entry: 'The place is entered from anywhere.',
  });
  const NoRoute = closedSet(builder, 'NoRoute', 'Why there is no route.', {
    missing: 'Something must be done or held first.',
    closed: 'Something that was done has closed it for good.',
    no_way: 'No way leads there.',
  });
  const Entries = scalar(
    builder,
    'ProgressEntries' as 'SearchTypes',
    `What somebody has done: 1 to ${maxEntries} entries \`boss:<slug>\`, \`item:<slug>\` (\`item:<slug>:3\` for three), \`place:<slug>\`, \`npc:<slug>/<step>\`, \`insight:<n>\` and \`stage:<phase>\`, each once.`,
    {
      type: 'array',
      items: { type: 'string', pattern: entryPattern, maxLength: 200 },
      minItems: 1,
      maxItems: maxEntries,
      uniqueItems: true,
      'x-sorted': true,
      'x-entries':
        'entries such as boss:father-gascoigne, item:tonsil-stone, place:old-yharnam, npc:djura/befriended, insight:1 or stage:night, each once',
    },
    entriesOf,
  );

  const thingFields = (t: FieldBuilder<Thing>) => ({
    kind: t.field({
      type: ProgressKind,
      nullable: true,
      description: 'What it is; null when hidden.',
      resolve: ({ kind }: Thing) => kind as never,
    }),
    slug: t.field({
      type: 'Slug',
      nullable: true,
      description: 'Slug of its record; null when hidden, and of Insight and phases.',
      resolve: ({ slug }: Thing) => slug,
    }),
    step: t.field({
      type: 'String',
      nullable: true,
      description: 'Step of the story of an NPC.',
      resolve: ({ step }: Thing) => step,
    }),
    stage: t.field({
      type: types.set('GateStage'),
      nullable: true,
      description: 'Phase of the story.',
      resolve: ({ stage }: Thing) => stage as never,
    }),
    quantity: t.int({
      nullable: true,
      description: 'How many of an item, or how much Insight; null for one.',
      resolve: ({ quantity }: Thing) => quantity,
    }),
    name: t.string({
      nullable: true,
      description: 'Name of its record.',
      resolve: ({ name }: Thing) => name,
    }),
    notes: t.string({
      nullable: true,
      description: 'What is done in the step, or how the phase begins.',
      resolve: ({ notes }: Thing) => notes,
    }),
    have: t.string({
      nullable: true,
      description: 'The entry for `have` once it is done; null when there is none.',
      resolve: ({ have }: Thing) => have,
    }),
    record: t.field({
      type: graph.common.Record,
      nullable: true,
      description: 'Its record; for a step, the NPC.',
      ...leadsToRows,
      resolve: ({ kind, slug }: Thing, _args: unknown, context: GraphContext) =>
        (kind && slug ? recordIn(graph, kind, context, slug) : null) as never,
    }),
  });
  const Thing = builder
    .objectRef<Thing>('ProgressThing')
    .implement({ description: 'Something that is open or needed.', fields: thingFields });
  const countField = (t: FieldBuilder<Thing>) => ({
    count: t.int({
      description: '1, or how many things are hidden here.',
      resolve: ({ count }: Thing) => count,
    }),
  });
  const Opened = builder.objectRef<Thing>('OpenedThing').implement({
    description: 'Something that opens, named or hidden.',
    fields: (t) => ({ ...thingFields(t), ...countField(t) }),
  });
  const Lost = builder.objectRef<Thing>('LostThing').implement({
    description: 'Something that ends, named or hidden.',
    fields: (t) => ({
      ...thingFields(t),
      ...countField(t),
      isForGood: t.boolean({
        description: 'Whether no other way leads to it for the rest of the game.',
        resolve: ({ isForGood }: Thing) => isForGood === true,
      }),
    }),
  });

  const Open = builder.objectRef<Report['open']>('ProgressOpen').implement({
    description: 'What is open now, by kind and slug.',
    fields: (t) => ({
      locations: t.field({
        type: [Thing],
        description: 'Locations that can be reached.',
        resolve: ({ locations }) => locations,
      }),
      bosses: t.field({
        type: [Thing],
        description: 'Bosses that can be met and are not beaten.',
        resolve: ({ bosses }) => bosses,
      }),
      obtainable: t.field({
        type: [Thing],
        description:
          'What can be obtained, including what is already held, as long as some way to obtain it is open.',
        resolve: ({ obtainable }) => obtainable,
      }),
      npcs: t.field({
        type: [Thing],
        description: 'Steps of the stories of NPCs that can be done.',
        resolve: ({ npcs }) => npcs,
      }),
    }),
  });

  const gateField = (t: FieldBuilder<Turning>) => ({
    gate: t.field({
      type: Thing,
      description: 'What can be done now.',
      resolve: ({ gate }: Turning) => gate,
    }),
  });
  const Closing = builder.objectRef<Turning>('ClosingGate').implement({
    description: 'Something that can be done now and ends something.',
    fields: (t) => ({
      ...gateField(t),
      loses: t.field({ type: [Lost], description: 'What it ends.', resolve: ({ things }) => things }),
    }),
  });
  const Opening = builder.objectRef<Turning>('OpeningGate').implement({
    description: 'Something that can be done now and opens something.',
    fields: (t) => ({
      ...gateField(t),
      opens: t.field({ type: [Opened], description: 'What it opens.', resolve: ({ things }) => things }),
    }),
  });

  const Data = builder.objectRef<Report>('Progress').implement({
    description: 'What can be done now, and what follows from it.',
    fields: (t) => ({
      open: t.field({ type: Open, description: 'What is open now.', resolve: ({ open }) => open }),
      closing: t.field({
        type: [Closing],
        description: 'What can be done now and ends something.',
        resolve: ({ closing }) => closing,
      }),
      next: t.field({
        type: [Opening],
        description: 'What can be done now and opens something.',
        resolve: ({ next }) => next,
      }),
    }),
  });
  const Meta = builder.objectRef<{ spoilers: SpoilerChoice }>('ProgressMeta').implement({
    description: 'How the result was chosen.',
    fields: (t) => ({
      spoilers: t.field({
        type: ProgressSpoilers,
        description: 'How much is shown about what is not open yet.',
        resolve: ({ spoilers }) => spoilers as never,
      }),
    }),
  });
  const Answer = builder.objectRef<{ data: Report; spoilers: SpoilerChoice }>('ProgressAnswer').implement({
    description: 'What can be done now, and how the result was chosen.',
    fields: (t) => ({
      data: t.field({ type: Data, description: 'What can be done now.', resolve: ({ data }) => data }),
      meta: t.field({ type: Meta, description: 'How the result was chosen.', resolve: (answer) => answer }),
    }),
  });

  const haveArgument = {
    type: Entries as never as 'SearchTypes',
    required: false,
    description: 'What is done, held and reached; nothing by default.',
  } as const;
  const extensions = { ...leadsTo({ kind: 'rows', search: gatesRead }), ...refusesArguments };

  builder.queryField('progress', (t) =>
    t.field({
      type: Answer,
      description: 'What can be done in the game now, what opens next, and what is about to end.',
      args: {
        have: t.arg(haveArgument),
        spoilers: t.arg({
          type: ProgressSpoilers,
          required: true,
          defaultValue: 'none' as never,
          description: 'How much is shown about what is not open yet.',
        }),
      },
      extensions,
      resolve: async (_root, { have, spoilers }, context) => {
        const atlas = await atlasOf(context);
        const progress = readEntries(atlas, have ?? []);
        return { spoilers, data: reportOf(atlas, progress, spoilers as SpoilerChoice) };
      },
    }),
  );

  interface StepRow {
    readonly from_slug: string;
    readonly to_slug: string;
    readonly way: Step['way'];
    readonly needs: readonly Thing[];
  }
  interface RouteAnswer {
    readonly steps: readonly StepRow[];
    readonly missing: readonly Thing[];
    readonly reason: Route['reason'];
  }
  const RouteStep = builder.objectRef<StepRow>('RouteStep').implement({
    description: 'One step of a route.',
    fields: (t) => ({
      ...linkFields(t, 'from_slug', Location, 'location where it begins'),
      ...linkFields(t, 'to_slug', Location, 'location where it ends'),
      way: t.field({ type: WayKind, description: 'How it leads there.', resolve: ({ way }) => way as never }),
      needs: t.field({
        type: [Thing],
        description: 'Everything that it needs; empty when nothing.',
        resolve: ({ needs }) => needs,
      }),
    }),
  });
  const RouteType = builder.objectRef<RouteAnswer>('Route').implement({
    description: 'The shortest route between two locations, or why there is none.',
    fields: (t) => ({
      steps: t.field({
        type: [RouteStep],
        description: 'The steps; empty when there is no route.',
        resolve: ({ steps }) => steps,
      }),
      missing: t.field({
        type: [Thing],
        description: 'What must be done or held first, on the way that lacks the least.',
        resolve: ({ missing }) => missing,
      }),
      reason: t.field({
        type: NoRoute,
        nullable: true,
        description: 'Why there is no route; null when there is one.',
        resolve: ({ reason }) => reason as never,
      }),
    }),
  });

  builder.queryField('route', (t) =>
    t.field({
      type: RouteType,
      description: 'The shortest route on foot between two locations, without lamps.',
      args: {
        from: t.arg({ type: 'Slug', required: true, description: 'Slug of the location where it begins.' }),
        to: t.arg({ type: 'Slug', required: true, description: 'Slug of the location where it ends.' }),
        have: t.arg(haveArgument),
      },
      extensions,
      resolve: async (_root, { from, to, have }, context): Promise<RouteAnswer> => {
        const atlas = await atlasOf(context);
        for (const [name, slug] of Object.entries({ from, to }))
          if (!atlas.names.get('location')?.has(slug))
            throw await unknownSlugs(graph, context, name, ['location'], [slug]);
        const progress = readEntries(atlas, have ?? []);
        const route = routeBetween(atlas.world, progress, `place:${from}`, `place:${to}`);
        const needed = (each: Requirement) =>
          thingOf(atlas, tokenOf(each), each.quantity === undefined ? {} : { quantity: each.quantity });
        const slugOf = (token: string) => token.slice('place:'.length);
        return {
          steps: route.steps.map((step) => ({
            from_slug: slugOf(step.from),
            to_slug: slugOf(step.to),
            way: step.way,
            needs: step.needs.map(needed),
          })),
          missing: sortThings(route.missing.map(needed)),
          reason: route.reason,
        };
      },
    }),
  );
}
