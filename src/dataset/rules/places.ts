import type { DataRecord } from '../kinds.ts';
import { type Entry, rule, type Subject } from './rule.ts';

/** Rules for where things are. */

/** Whether one of two locations is the other or a part of it. */
export function areOfOnePlace({ find }: Subject, one: unknown, other: unknown): boolean {
  const around = (slug: unknown) => {
    const chain = new Set<unknown>();
    for (let each = slug; each !== undefined && each !== null && !chain.has(each);) {
      chain.add(each);
      each = find('location', each)?.get('parent_slug');
    }
    return chain;
  };
  return around(one).has(other) || around(other).has(one);
}

const isPosition = (value: unknown): value is DataRecord =>
  typeof value === 'object' && value !== null && 'map_id' in value && 'x' in value && 'z' in value;

const onePositionOneMap = rule(
  'one position, one map',
  'No two records of different names have the same coordinates on two maps: one of them was copied.',
  (subject) => {
    const seen = new Map<string, { readonly record: Entry; readonly map: string }>();
    subject.eachField((record, _schema, value, at) => {
      if (!isPosition(value)) return;
      const [x, y, z] = ['x', 'y', 'z'].map((axis) => value[axis]);
      if (x === 0 && z === 0) return;
      const key = `${String(x)} ${String(y)} ${String(z)}`;
      const map = String(value['map_id']);
      const first = seen.get(key);
      if (first === undefined) seen.set(key, { record, map });
      else if (!map.startsWith(first.map) && !first.map.startsWith(map))
        if (first.record.get('name') !== record.get('name'))
          record.report(
            at,
            `a position other than that of ${first.record.slug} on ${first.map}`,
            `${key} on ${map}`,
          );
    });
  },
);

export const placeRules = [onePositionOneMap];
