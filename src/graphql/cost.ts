import {
  BREAK,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  getArgumentValues,
  getNamedType,
  isCompositeType,
  isObjectType,
  Kind,
  type SelectionSetNode,
  visit,
} from 'graphql';
import { isRowType, type LeadsTo, tableOf } from '../graph/loaders.ts';
import { usedFilters } from '../graph/narrowing.ts';
import { columnOf, leadsToOf, type Pairs, type Statistics, targetsOf } from './statistics.ts';

/** Rows that a part of a query leads to, and which field of it costs most. */
export interface Cost {
  readonly rows: number;
  /** Response names from the part down to the field. */
  readonly path: readonly string[];
  /** Rows of that field alone. */
  readonly most: number;
}

export const nothing: Cost = { rows: 0, path: [], most: 0 };

function plus(a: Cost, b: Cost): Cost {
  return {
    rows: a.rows + b.rows,
    ...(b.most > a.most ? { path: b.path, most: b.most } : { path: a.path, most: a.most }),
  };
}

/** Bytes of a part of a record that cost as much as a row. */
const bytesOfRow = 1_024;

interface Selected {
  readonly field: GraphQLField<unknown, unknown>;
  readonly nodes: FieldNode[];
}

/** A field of a selection on a table, and for each row that it leads to how many rows that one stands for. */
interface Branch {
  readonly name: string;
  readonly from: Int32Array;
  readonly to: Int32Array;
  /** What a row costs by itself. */
  readonly own: Float64Array;
  /** What a row costs with everything that the selection leads to from there. */
  readonly weights: Float64Array;
  readonly inner: readonly Branch[];
}

/** What the rows of a table cost that a root field starts from. */
interface Weighed {
  readonly own: Float64Array;
  readonly weights: Float64Array;
  readonly inner: readonly Branch[];
}

/**
 * Weights that do not depend on variables, by response name and type of the root field that starts from the rows, for
 * one operation on one release; null where they do depend on them.
 */
export interface KnownWeights {
  get(key: string): Weighed | null | undefined;
  set(key: string, weighed: Weighed | null): void;
}

/** Bytes that known weights take. */
export const bytesOfWeights = (weighed: Weighed | null) =>
  500 + (weighed === null ? 0 : (weighed.own.length + weighed.weights.length) * 8);

export const setsOf = (nodes: readonly FieldNode[]) =>
  nodes.flatMap(({ selectionSet }) => selectionSet ?? []);

/** Whether a part of a query names a variable. */
function namesVariable(
  sets: readonly SelectionSetNode[],
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): boolean {
  let found = false;
  const spread = new Set<string>();
  const look = (set: SelectionSetNode): void => {
    visit(set, {
      Variable() {
        found = true;
        return BREAK;
      },
      FragmentSpread({ name }) {
        const fragment = spread.has(name.value) ? undefined : fragments.get(name.value);
        spread.add(name.value);
        if (fragment) look(fragment.selectionSet);
      },
    });
  };
  for (const set of sets) look(set);
  return found;
}

/** The fields that a selection gives on a type, by response name, as an execution would collect them. */
export function collect(
  schema: GraphQLSchema,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  sets: readonly SelectionSetNode[],
  type: GraphQLObjectType,
): ReadonlyMap<string, Selected> {
  const selected = new Map<string, Selected>();
  const spread = new Set<string>();
  const applies = (condition: string | undefined) => {
    const target = condition === undefined ? type : schema.getType(condition);
    if (target === type) return true;
    return isCompositeType(target) && !isObjectType(target) && schema.isSubType(target, type);
  };
  const enter = ({ selections }: SelectionSetNode): void => {
    for (const node of selections) {
      if (node.kind === Kind.FIELD) {
        const field = type.getFields()[node.name.value];
        const before = selected.get(responseName(node));
        if (before) before.nodes.push(node);
        else if (field) selected.set(responseName(node), { field, nodes: [node] });
      } else if (node.kind === Kind.INLINE_FRAGMENT) {
        if (applies(node.typeCondition?.name.value)) enter(node.selectionSet);
      } else if (!spread.has(node.name.value)) {
        spread.add(node.name.value);
        const fragment = fragments.get(node.name.value);
        if (fragment && applies(fragment.typeCondition.name.value)) enter(fragment.selectionSet);
      }
    }
  };
  for (const set of sets) enter(set);
  return selected;
}

/**
 * Prices operations on one release: the cost is the number of rows that an operation leads to, counted along
 * the statistics of the release. A row whose field is selected under several names counts as often, a part of a
 * record one for each KiB. Filters are counted too. Of a page that is not the whole list, and of a relation with a
 * limit, the dearest records are taken, so a cost is never too low. Directives are not looked at.
 *
 * @param explain also finds the costliest field, which takes about as long again.
 * @param known remembers what is the same for all variables; not asked when explaining.
 * @throws GraphQLError when an argument cannot have its value.
 */
export function costOf(
  schema: GraphQLSchema,
  statistics: Statistics,
  {
    fragments,
    variables,
    explain,
    known,
  }: {
    readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
    readonly variables: Readonly<Record<string, unknown>>;
    readonly explain: boolean;
    readonly known: KnownWeights;
  },
  selections: SelectionSetNode,
): Cost {
  const root = schema.getQueryType()!;
  const fieldsOf = (sets: readonly SelectionSetNode[], type: GraphQLObjectType) =>
    collect(schema, fragments, sets, type);

  /** How often the most repeated value of a record or part is selected, under whatever names. */
  function repeats(fields: ReadonlyMap<string, Selected>, withParts: boolean): number {
    const counts = new Map<string, number>();
    for (const { field, nodes } of fields.values()) {
      const target = getNamedType(field.type);
      if (leadsToOf(field) !== undefined) continue;
      let times = 1;
      if (isObjectType(target)) {
        if (!withParts) continue;
        times = repeats(fieldsOf(setsOf(nodes), target), true);
      }
      counts.set(field.name, (counts.get(field.name) ?? 0) + times);
    }
    return Math.max(1, ...counts.values());
  }

  /** The branches of a selection on a table, and the weights of its rows. */
  function onTable(sets: readonly SelectionSetNode[], type: GraphQLObjectType, table: string) {
    const fields = fieldsOf(sets, type);
    const inner: Branch[] = [];
    for (const [name, { field, nodes }] of fields) {
      const leadsTo = leadsToOf(field);
      const target = getNamedType(field.type);
      if (leadsTo !== undefined) {
        for (const { table: reached, from, to } of statistics.pairs(table, leadsTo)) {
          // A field of slugs or names reads the rows that it names, and shows nothing else of them.
          const types = isCompositeType(target) ? targetsOf(schema, target, [reached]) : [];
          if (types.length === 0 && isCompositeType(target)) continue;
          for (const of of types.length === 0 ? [undefined] : types) {
            const priced = of ? onTable(setsOf(nodes), ...of) : rowsAlone(reached);
            const pairs = chosenPairs(
              { table: reached, from, to },
              leadsTo,
              field,
              nodes[0]!,
              priced.weights,
            );
            inner.push({ name, from: pairs.from, to: pairs.to, ...priced });
          }
        }
      } else if (isObjectType(target)) {
        const within = setsOf(nodes);
        const times = repeats(fieldsOf(within, target), true);
        const further = flat(within, target, 0).rows;
        const own = statistics
          .bytes(table, columnOf(field.name))
          .map((bytes) => (bytes * times) / bytesOfRow + further);
        const rows = Int32Array.from(own.keys());
        inner.push({ name, from: rows, to: rows, own, weights: own, inner: [] });
      }
    }
    const own = new Float64Array(statistics.size(table)).fill(repeats(fields, false));
    const weights = own.slice();
    for (const { from, to, weights: reached } of inner) {
      for (let pair = 0; pair < from.length; pair += 1) {
        if (from[pair]! >= 0 && to[pair]! >= 0) weights[from[pair]!]! += reached[to[pair]!]!;
      }
    }
    return { own, weights, inner };
  }

  /** The weights of the rows that a root field starts from, as far as possible from memory. */
  function fromRoot(
    name: string,
    sets: readonly SelectionSetNode[],
    type: GraphQLObjectType,
    table: string,
  ): Weighed {
    if (explain) return onTable(sets, type, table);
    const key = `${name} ${type.name}`;
    const before = known.get(key);
    if (before) return before;
    const weighed = onTable(sets, type, table);
    if (before === undefined) {
      const { own, weights } = weighed;
      known.set(key, namesVariable(sets, fragments) ? null : { own, weights, inner: [] });
    }
    return weighed;
  }

  /**
   * The pairs of a relation that the arguments of its field leave: those that its filters leave, and of these under a
   * limit the dearest of each owner.
   */
  function chosenPairs(
    pairs: Pairs,
    leadsTo: LeadsTo,
    field: GraphQLField<unknown, unknown>,
    node: FieldNode,
    weights: Float64Array,
  ): Pairs {
    if (field.args.length === 0 || !node.arguments?.length) return pairs;
    const args = getArgumentValues(field, node, variables);
    const { from, to, table } = pairs;
    let kept = Array.from(from.keys());
    if ('narrowing' in leadsTo && leadsTo.narrowing !== undefined) {
      const used = usedFilters(leadsTo.narrowing, args);
      const left = statistics.leaves(table, used);
      if (used.length > 0) kept = kept.filter((pair) => to[pair]! >= 0 && left(to[pair]!));
    }
    const limit = args['limit'];
    if (typeof limit === 'number') {
      const counts = new Map<number, number>();
      kept.sort((a, b) => (weights[to[b]!] ?? 0) - (weights[to[a]!] ?? 0));
      kept = kept.filter((pair) => {
        const count = (counts.get(from[pair]!) ?? 0) + 1;
        counts.set(from[pair]!, count);
        return count <= limit;
      });
    }
    return {
      table,
      from: Int32Array.from(kept, (pair) => from[pair]!),
      to: Int32Array.from(kept, (pair) => to[pair]!),
    };
  }

  const rowsAlone = (table: string) => {
    const own = new Float64Array(statistics.size(table)).fill(1);
    return { own, weights: own, inner: [] };
  };

  /** The costliest field among rows of a table, each taken as often as `counts` says, and what these lead to. */
  function costliest(
    branches: readonly Branch[],
    counts: Float64Array,
    path: readonly string[],
    best: Cost,
  ): Cost {
    let most = best;
    for (const { name, from, to, own, inner } of branches) {
      const reached = new Float64Array(own.length);
      let rows = 0;
      for (let pair = 0; pair < from.length; pair += 1) {
        if (from[pair]! < 0 || to[pair]! < 0) continue;
        const times = counts[from[pair]!]!;
        reached[to[pair]!]! += times;
        rows += times * own[to[pair]!]!;
      }
      const here = [...path, name];
      if (rows > most.most) most = { rows: most.rows, path: here, most: rows };
      most = costliest(inner, reached, here, most);
    }
    return most;
  }

  /** Cost of rows of a table, each counted `times`. */
  function ofRows(
    name: string,
    rows: readonly number[],
    times: number,
    { own, weights, inner }: Weighed,
  ): Cost {
    let sum = 0;
    let alone = 0;
    for (const row of rows) {
      sum += weights[row]! * times;
      alone += own[row]! * times;
    }
    const cost: Cost = { rows: sum, path: [name], most: alone };
    if (!explain) return cost;
    const counts = new Float64Array(own.length);
    for (const row of rows) counts[row] = times;
    return costliest(inner, counts, [name], cost);
  }

  /** Cost of a field that does not start from a row of a table. */
  function ofField(name: string, { field, nodes }: Selected, ownCost: number): Cost {
    const leadsTo = leadsToOf(field);
    const target = getNamedType(field.type);
    const sets = setsOf(nodes);
    if (leadsTo === undefined) {
      const inner = isObjectType(target) ? flat(sets, target, 0) : nothing;
      return { rows: ownCost + inner.rows, path: [name, ...inner.path], most: Math.max(ownCost, inner.most) };
    }
    const args = getArgumentValues(field, nodes[0]!, variables);
    const gameId = String(args['gameId']);
    if (leadsTo.kind === 'page') {
      const priced = fromRoot(name, sets, target as GraphQLObjectType, leadsTo.table);
      const slugs = args['slugs'] as readonly string[] | null | undefined;
      if (slugs) {
        const rows = slugs.flatMap((slug) => statistics.find(leadsTo.table, gameId, slug) ?? []);
        // One that does not exist is looked for too.
        const unknown = slugs.length - rows.length;
        const cost = ofRows(name, rows, 1, priced);
        return { ...cost, rows: Math.max(1, cost.rows + unknown) };
      }
      const used = usedFilters(leadsTo.narrowing, args);
      const all = statistics.rowsOf(leadsTo.table, gameId);
      const rows = used.length === 0 ? [...all] : all.filter(statistics.leaves(leadsTo.table, used));
      const size = Number(args['pageSize']);
      const found = Math.max(0, Math.min(size, rows.length - (Number(args['page']) - 1) * size));
      if (found < rows.length) rows.sort((a, b) => priced.weights[b]! - priced.weights[a]!);
      const cost = ofRows(name, rows.slice(0, found), 1, priced);
      return { ...cost, rows: Math.max(1, cost.rows) };
    }
    if (leadsTo.kind === 'named') {
      const row = statistics.find(leadsTo.table, gameId, String(args['slug']));
      if (row === undefined) return { rows: 1, path: [name], most: 1 };
      return ofRows(name, [row], 1, fromRoot(name, sets, target as GraphQLObjectType, leadsTo.table));
    }
    if (leadsTo.kind !== 'rows' && leadsTo.kind !== 'record') return nothing;
    // The slug of a record was computed, so the record can be any.
    const count = leadsTo.kind === 'rows' ? Math.max(1, leadsTo.count(args)) : 1;
    const search = leadsTo.kind === 'rows' ? (leadsTo.search ?? 0) : 0;
    const members = isCompositeType(target) ? recordTypes(target) : [];
    let dearest: Cost = { rows: count, path: [name], most: count };
    for (const member of members) {
      const priced = fromRoot(name, sets, member, tableOf(member.name));
      const row = priced.weights.reduce((best, weight, at, all) => (weight > all[best]! ? at : best), 0);
      const cost = priced.weights.length === 0 ? nothing : ofRows(name, [row], count, priced);
      if (cost.rows > dearest.rows) dearest = cost;
    }
    if (members.length === 0 && isObjectType(target)) {
      const inner = flat(sets, target, 0);
      dearest = {
        rows: count * (1 + inner.rows),
        path: inner.most > 1 ? [name, ...inner.path] : [name],
        most: count * Math.max(1, inner.most),
      };
    }
    return { ...dearest, rows: dearest.rows + search };
  }

  const recordTypes = (type: GraphQLCompositeType) =>
    (isObjectType(type) ? [type] : schema.getPossibleTypes(type)).filter(({ name }) => isRowType(name));

  /** Cost of a selection that does not start from a row of a table; each field that leads nowhere costs `own`. */
  function flat(sets: readonly SelectionSetNode[], type: GraphQLObjectType, own: number): Cost {
    let sum = nothing;
    for (const [name, selected] of fieldsOf(sets, type)) {
      sum = plus(sum, ofField(name, selected, own));
    }
    return sum;
  }

  const cost = flat([selections], root, 1);
  return { ...cost, rows: Math.ceil(cost.rows), most: Math.ceil(cost.most) };
}

/** How introspection counts: everything there is to list, by the names of the meta fields. */
function introspectionRows(schema: GraphQLSchema): Readonly<Record<string, number>> {
  const types = Object.values(schema.getTypeMap());
  const fields = types.flatMap((type) => ('getFields' in type ? [Object.keys(type.getFields()).length] : []));
  // Of types that have fields: many others, such as closed sets, have none.
  const average = fields.reduce((sum, count) => sum + count, 0) / fields.length;
  return {
    types: types.length,
    fields: Math.ceil(average),
    directives: schema.getDirectives().length,
    args: 3,
    inputFields: 3,
    enumValues: 5,
    interfaces: 2,
    possibleTypes: 5,
  };
}

/** The cost of what a selection asks of the schema itself, in entries of its lists by estimate. */
export function createIntrospectionCost(
  schema: GraphQLSchema,
): (fragments: ReadonlyMap<string, FragmentDefinitionNode>, selections: SelectionSetNode) => Cost {
  const rowsOf = introspectionRows(schema);
  return (fragments, selections) => {
    const ofSets = (sets: readonly SelectionSetNode[]): Cost => {
      let sum = nothing;
      const add = (cost: Cost) => {
        sum = plus(sum, cost);
      };
      for (const node of sets.flatMap((set) => set.selections)) {
        if (node.kind === Kind.FRAGMENT_SPREAD) {
          const fragment = fragments.get(node.name.value);
          if (fragment) add(ofSets([fragment.selectionSet]));
        } else if (node.kind === Kind.INLINE_FRAGMENT) {
          add(ofSets([node.selectionSet]));
        } else {
          const rows = rowsOf[node.name.value] ?? 0;
          const inner = ofSets(setsOf([node]));
          const factor = Math.max(1, rows);
          const below = inner.most * factor > rows;
          add({
            rows: rows + inner.rows * factor,
            path: [responseName(node), ...(below ? inner.path : [])],
            most: Math.max(rows, inner.most * factor),
          });
        }
      }
      return sum;
    };
    return ofSets([{ kind: Kind.SELECTION_SET, selections: metaFields(fragments, selections) }]);
  };
}

/** The fields `__schema` and `__type` of a root selection. */
function metaFields(
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  { selections }: SelectionSetNode,
): FieldNode[] {
  return selections.flatMap((node): FieldNode[] => {
    if (node.kind === Kind.FIELD) return ['__schema', '__type'].includes(node.name.value) ? [node] : [];
    const set =
      node.kind === Kind.INLINE_FRAGMENT ? node.selectionSet : fragments.get(node.name.value)?.selectionSet;
    return set ? metaFields(fragments, set) : [];
  });
}

export function responseName(node: FieldNode): string {
  return node.alias?.value ?? node.name.value;
}
