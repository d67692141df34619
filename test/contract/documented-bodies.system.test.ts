import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { beforeAll, expect, test } from '@jest/globals';
import { fromRoot } from '../../src/root.ts';
import { sharedService, type SharedService } from '../service.ts';

/**
 * The lock of the documented bodies: a hash for each page of the ten lists and for each record of the nine kinds that
 * have a detail, without any parameter of our own. Programs depend on these bytes, so a hash changes only with a
 * correction of the data that `caryll data diff` names, never with a change of code, schemas or names.
 * `UPDATE_DOCUMENTED_BODIES=1` writes the file after such a correction; `npm run record` does not.
 */
const file = fromRoot('test', 'contract', 'documented-bodies.json');
const lists = [
  'armor',
  'armor-sets',
  'blood-gems',
  'bosses',
  'chalice-dungeons',
  'items',
  'locations',
  'npcs',
  'runes',
  'weapons',
] as const;
const withoutDetail: ReadonlySet<string> = new Set(['chalice-dungeons']);
const pageSize = 20;

const hashOf = (body: Buffer) => createHash('sha256').update(body).digest('base64url').slice(0, 16);

let service: SharedService;
beforeAll(async () => {
  service = await sharedService();
});

/** Returns the hash of the body of a path, which must respond with 200. */
async function hashAt(path: string): Promise<string> {
  const { status, body } = await service.get(path);
  expect(`${path}: ${status}`).toBe(`${path}: 200`);
  return hashOf(body);
}

/** Returns hashes by path: of each page of a list, and of each record that it lists. */
async function hashesOf(list: string): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {};
  const slugs: string[] = [];
  for (let page = 1, total = 1; (page - 1) * pageSize < total; page++) {
    const path = `/v1/bloodborne/${list}?page=${page}&page_size=${pageSize}`;
    const { json } = await service.get(path);
    total = json.meta.total;
    slugs.push(...json.data.map(({ slug }: { slug: string }) => slug));
    hashes[path] = await hashAt(path);
  }
  const whole = `/v1/bloodborne/${list}`;
  hashes[whole] = await hashAt(whole);
  if (withoutDetail.has(list)) return hashes;
  for (const slug of slugs) hashes[`${whole}/${slug}`] = await hashAt(`${whole}/${slug}`);
  return hashes;
}

const locked = (): Record<string, string> => JSON.parse(readFileSync(file, 'utf8'));

test.each(lists)('%s: each documented body has the bytes that are locked', async (list) => {
  const hashes = await hashesOf(list);
  const isOf = (path: string) => new RegExp(`^/v1/bloodborne/${list}(?:[/?]|$)`, 'u').test(path);
  if (process.env['UPDATE_DOCUMENTED_BODIES'] === '1') {
    const others = Object.entries(locked()).filter(([path]) => !isOf(path));
    const all = Object.fromEntries(
      [...others, ...Object.entries(hashes)].sort(([a], [b]) => (a < b ? -1 : 1)),
    );
    writeFileSync(file, `${JSON.stringify(all, null, 2)}\n`);
  }
  expect(hashes).toEqual(Object.fromEntries(Object.entries(locked()).filter(([path]) => isOf(path))));
});

test('only documented bodies are locked', () => {
  const known = new RegExp(`^/v1/bloodborne/(?:${lists.join('|')})(?:[/?]|$)`, 'u');
  expect(Object.keys(locked()).filter((path) => !known.test(path))).toEqual([]);
});
