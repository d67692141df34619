import {
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isAbstractType,
  isCompositeType,
  isLeafType,
  isListType,
  isObjectType,
  Kind,
  type SelectionSetNode,
  valueFromASTUntyped,
} from 'graphql';
import { isRowType } from './batch.ts';

/**
 * How many rows a relation leads to: on average over a list of its owners, and as one meets them when walking
 * the graph, where large groups are met more often (the sum of the squares over the sum). A test holds every
 * figure against the data. A relation that is not named here counts as ten.
 */
export const usualRows: Readonly<Record<string, readonly [listed: number, met: number]>> = {
  'Armor.acquisition': [0.7, 2],
  'Armor.offers': [0.4, 1],
  'Armor.soldBy': [0.4, 1],
  'ArmorSet.pieceSlugs': [3.5, 4],
  'ArmorSet.pieces': [3.5, 4],
  'BloodGem.acquisition': [0.2, 1],
  'BloodGem.offers': [0, 1],
  'BloodGem.shapesAvailable': [3.4, 4],
  'BloodGemFamily.gems': [7.2, 10],
  'BloodGemShape.gems': [9.8, 12],
  'Boss.chaliceDungeons': [8.3, 26],
  'Boss.drops': [0.9, 2],
  'Boss.lampName': [0.5, 1],
  'Boss.provides': [0.9, 2],
  'Boss.summons': [0.6, 3],
  'ChaliceDungeon.bosses': [13.8, 22],
  'ChaliceDungeon.foundHere': [4.2, 9],
  'ChaliceDungeon.ritualItems': [3.6, 5],
  'Covenant.attackedBy': [0.7, 2],
  'Covenant.hostileTo': [0.7, 2],
  'Covenant.runes': [1, 1],
  'Gesture.acquisition': [1, 1],
  'Gesture.offers': [0, 1],
  'Item.acquisition': [2.3, 8],
  'Item.offeringOf': [0.1, 1],
  'Item.offers': [0.6, 3],
  'Item.opens': [0.2, 1],
  'Item.rituals': [0.6, 6],
  'Item.soldBy': [0.6, 3],
  'Item.yields': [0.1, 1],
  'Lamp.bosses': [0.5, 1],
  'Location.bossSlugs': [1.7, 5],
  'Location.bosses': [1.7, 5],
  'Location.chaliceDungeons': [1, 9],
  'Location.connectedSlugs': [2, 4],
  'Location.connections': [2, 4],
  'Location.foundHere': [25.4, 40],
  'Location.lampNames': [1.7, 3],
  'Location.lamps': [1.7, 3],
  'Location.merchants': [0.1, 2],
  'Location.npcs': [2, 6],
  'Location.parts': [0.3, 2],
  'Location.placements': [3.7, 10],
  'Merchant.stock': [64.8, 99],
  'Npc.covenants': [0.1, 1],
  'Npc.drops': [1.1, 2],
  'Npc.gifts': [1, 4],
  'Npc.merchants': [0.1, 1],
  'Npc.placements': [1.9, 3],
  'Npc.provides': [2.1, 6],
  'Npc.summonableFor': [0.5, 3],
  'Rune.acquisition': [2.8, 4],
  'Rune.offers': [0, 1],
  'Rune.sources': [2.8, 4],
  'Weapon.acquisition': [1.5, 3],
  'Weapon.offers': [2.8, 4],
  'Weapon.soldBy': [1.3, 2],
};

const unknownRows = [10, 10] as const;

/** What a search costs besides the page: it looks at many records for the few it finds. */
const searchRows = 50;

/** What a part of a query costs, in rows; and which field of it costs most. */
export interface Cost {
  readonly rows: number;
  /** Response names from the part down to the field. */
  readonly path: readonly string[];
  /** Rows of that field alone. */
  readonly most: number;
}

const nothing: Cost = { rows: 0, path: [], most: 0 };

/** Types from which a record can be reached; all others are parts of a record's own row. */
function typesThatReachRecords(schema: GraphQLSchema): ReadonlySet<string> {
  const reaching = new Set<string>();
  const types = Object.values(schema.getTypeMap()).filter(
    (type): type is GraphQLCompositeType => isCompositeType(type) && !type.name.startsWith('__'),
  );
  for (let grown = true; grown; ) {
    grown = false;
    for (const type of types) {
      if (reaching.has(type.name)) continue;
      const next = isAbstractType(type)
        ? schema.getPossibleTypes(type)
        : Object.values(type.getFields()).map((field) => getNamedType(field.type));
      if (isRowType(type.name) || next.some(({ name }) => reaching.has(name) || isRowType(name))) {
        reaching.add(type.name);
        grown = true;
      }
    }
  }
  return reaching;
}

/** Rows that a field leads to for each of its parents; `listed` when these are the rows of a root list. */
export type RowsOf = (
  type: GraphQLCompositeType,
  field: GraphQLField<unknown, unknown>,
  node: FieldNode,
  listed: boolean,
) => number;

/** How introspection counts: everything there is to list, by the names of the meta fields. */
function introspectionRows(schema: GraphQLSchema): Readonly<Record<string, number>> {
  const types = Object.values(schema.getTypeMap());
  const fields = types.flatMap((type) => ('getFields' in type ? Object.values(type.getFields()) : []));
  return {
    types: types.length,
    fields: Math.ceil(fields.length / types.length),
    directives: schema.getDirectives().length,
    args: 3,
    inputFields: 3,
    enumValues: 5,
    interfaces: 2,
    possibleTypes: 5,
  };
}

function argumentOf(
  field: GraphQLField<unknown, unknown>,
  node: FieldNode,
  name: string,
  variables: Readonly<Record<string, unknown>>,
): unknown {
  const given = node.arguments?.find((argument) => argument.name.value === name);
  const value = given && valueFromASTUntyped(given.value, variables as never);
  return value ?? field.args.find((argument) => argument.name === name)?.defaultValue;
}

/**
 * Rows per parent by field, for one set of variables. A page counts as its size, whatever the list holds: the
 * price of a query is known before it runs.
 */
export function createRowsOf(
  schema: GraphQLSchema,
): (variables: Readonly<Record<string, unknown>>) => RowsOf {
  const reaching = typesThatReachRecords(schema);
  const meta = introspectionRows(schema);
  return (variables) => (type, field, node, listed) => {
    if (type.name.startsWith('__')) return meta[field.name] ?? 0;
    const named = getNamedType(field.type);
    if (isListType(getNullableType(field.type))) {
      if (field.args.some(({ name }) => name === 'pageSize')) {
        const size = argumentOf(field, node, 'pageSize', variables);
        const found = typeof size === 'number' && size > 0 ? size : 100;
        return field.args.some(({ name }) => name === 'q') ? found + searchRows : found;
      }
      const usual =
        usualRows[`${type.name}.${field.name}`] ?? (reaching.has(named.name) ? unknownRows : undefined);
      return usual?.[listed ? 0 : 1] ?? 0;
    }
    if (field.args.some(({ name }) => name === 'q')) return searchRows;
    if (isLeafType(named)) return usualRows[`${type.name}.${field.name}`]?.[1] ?? 0;
    return reaching.has(named.name) || type === schema.getQueryType() ? 1 : 0;
  };
}

/**
 * The cost of a selection. A fragment is priced once and then known, so that fragments that spread fragments
 * cost no more time than their text is long. Of selections on different members of a union the dearest counts,
 * because a value is one of them only.
 */
export function costOf(
  schema: GraphQLSchema,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  rowsOf: RowsOf,
  selections: SelectionSetNode,
  type: GraphQLCompositeType,
  introspection = false,
): Cost {
  const known = new Map<string, Cost>();

  const plus = (a: Cost, b: Cost): Cost => ({
    rows: a.rows + b.rows,
    ...(b.most > a.most ? { path: b.path, most: b.most } : { path: a.path, most: a.most }),
  });

  function ofField(node: FieldNode, parent: GraphQLCompositeType, listed: boolean): Cost {
    const name = node.name.value;
    const isRoot = parent === schema.getQueryType();
    if (isRoot && (name === '__schema' || name === '__type')) {
      if (!introspection || !node.selectionSet) return nothing;
      const target = schema.getType(name === '__schema' ? '__Schema' : '__Type') as GraphQLCompositeType;
      const inner = ofSelections(node.selectionSet, target, false);
      return { ...inner, path: [responseName(node), ...inner.path] };
    }
    if (!('getFields' in parent)) return nothing;
    const field = parent.getFields()[name];
    if (field === undefined || (introspection && isRoot)) return nothing;
    const rows = rowsOf(parent, field, node, listed);
    const target = getNamedType(field.type);
    const inner =
      node.selectionSet && isCompositeType(target)
        ? ofSelections(node.selectionSet, target, isRoot && isListType(getNullableType(field.type)))
        : nothing;
    // A part of a row is there once for each row, whatever it holds.
    const factor = rows === 0 ? 1 : rows;
    const within = inner.rows * factor;
    return inner.most * factor > rows
      ? { rows: rows + within, path: [responseName(node), ...inner.path], most: inner.most * factor }
      : { rows: rows + within, path: [responseName(node)], most: rows };
  }

  function ofFragment(name: string, listed: boolean): Cost {
    const key = `${name} ${listed}`;
    const before = known.get(key);
    if (before) return before;
    const fragment = fragments.get(name);
    const target = fragment && schema.getType(fragment.typeCondition.name.value);
    const cost =
      fragment && isCompositeType(target) ? ofSelections(fragment.selectionSet, target, listed) : nothing;
    known.set(key, cost);
    return cost;
  }

  function ofSelections(
    { selections: nodes }: SelectionSetNode,
    parent: GraphQLCompositeType,
    listed: boolean,
  ): Cost {
    let common = nothing;
    const members = new Map<string, Cost>();
    const add = (cost: Cost, condition: string | undefined) => {
      const target = condition === undefined ? undefined : schema.getType(condition);
      if (target && target !== parent && isObjectType(target)) {
        members.set(target.name, plus(members.get(target.name) ?? nothing, cost));
      } else {
        common = plus(common, cost);
      }
    };
    for (const node of nodes) {
      if (node.kind === Kind.FIELD) {
        common = plus(common, ofField(node, parent, listed));
      } else if (node.kind === Kind.FRAGMENT_SPREAD) {
        const name = node.name.value;
        add(ofFragment(name, listed), fragments.get(name)?.typeCondition.name.value);
      } else {
        const condition = node.typeCondition?.name.value;
        const target = condition === undefined ? parent : schema.getType(condition);
        if (isCompositeType(target)) add(ofSelections(node.selectionSet, target, listed), condition);
      }
    }
    let dearest = nothing;
    for (const cost of members.values()) if (cost.rows > dearest.rows) dearest = cost;
    return plus(common, dearest);
  }

  const cost = ofSelections(selections, type, false);
  return { ...cost, rows: Math.ceil(cost.rows), most: Math.ceil(cost.most) };
}

export function responseName(node: FieldNode): string {
  return node.alias?.value ?? node.name.value;
}
