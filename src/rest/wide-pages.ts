import { LRUCache } from 'lru-cache';
import { type Release, serialOf } from '../data/releases.ts';
import type { ViewName } from './kind-operations.ts';
import type { Operation } from './operations.ts';
import { sortedBy, type SortedRow } from './sorted-by.ts';

/** A page of a list as JSON. */
export interface WidePage {
  readonly body: Buffer;
  /** Size of the list. */
  readonly total: number;
}

/** The request of a page. */
interface PageRequest {
  readonly operation: Pick<Operation, 'id' | 'defaultView'>;
  readonly gameId: string;
  readonly view: ViewName | undefined;
  readonly variables: Readonly<Record<string, unknown>>;
}

interface WidePagesParts<Request> {
  /** Limit of the cached records of all releases, in bytes. */
  readonly cacheBytes: number;
  readonly execute: (
    release: Release,
    request: Request,
  ) => Promise<{ readonly data: unknown; readonly meta?: { readonly total: number } }>;
}

const comma = Buffer.from(',');

/** The JSON of a record, which is the same in all pages, with the values that sort it in this one. */
const withSortedBy = (record: Buffer, { [sortedBy]: values }: SortedRow): readonly Buffer[] =>
  values === undefined
    ? [record]
    : [record.subarray(0, -1), Buffer.from(`,"${sortedBy}":${JSON.stringify(values)}}`)];

/**
 * Makes pages of lists in views wider than the default one. There are as many pages as filters, orders and seeds allow,
 * but few records: the default view finds those of a page, and the JSON of each is made once for a release.
 */
export function createWidePages<Request extends PageRequest>({
  cacheBytes,
  execute,
}: WidePagesParts<Request>) {
  const records = new LRUCache<string, Buffer>({
    maxSize: Math.max(1, cacheBytes),
    sizeCalculation: (json, key) => json.length + 2 * key.length + 300,
  });

  return async function widePage(release: Release, request: Request): Promise<WidePage> {
    const { operation, variables, gameId, view } = request;
    const { lang } = variables;
    const { data, meta } = await execute(release, {
      ...request,
      view: operation.defaultView,
      variables: { ...variables, lang: undefined },
    });
    const rows = data as readonly SortedRow[];
    const slugs = rows.map(({ slug }) => slug);
    const keyOf = (slug: string) => `${serialOf(release)} ${gameId} ${operation.id} ${view} ${lang} ${slug}`;
    const made = new Map(slugs.map((slug) => [slug, records.get(keyOf(slug))]));
    const missing = slugs.filter((slug) => made.get(slug) === undefined);
    if (missing.length > 0) {
      const wide = await execute(release, { ...request, variables: { gameId, lang, slugs: missing } });
      for (const [index, record] of (wide.data as readonly unknown[]).entries()) {
        const json = Buffer.from(JSON.stringify(record));
        made.set(missing[index]!, json);
        records.set(keyOf(missing[index]!), json);
      }
    }
    const parts = rows.flatMap((row, index) => [
      ...(index === 0 ? [] : [comma]),
      ...withSortedBy(made.get(row.slug)!, row),
    ]);
    const body = [Buffer.from('{"data":['), ...parts, Buffer.from(`],"meta":${JSON.stringify(meta)}}`)];
    return { body: Buffer.concat(body), total: meta!.total };
  };
}
