/// <reference lib="dom" />
// Starts GraphiQL on its page. The key is the one of the documentation pages: the browser forgets it with the tab.
import { key } from './current-key.ts';
import { stored } from './stored.ts';

type Headers = Readonly<Record<string, string>>;

interface Params {
  readonly query: string;
  readonly operationName?: string | null;
  readonly variables?: Readonly<Record<string, unknown>>;
}

interface Result {
  readonly errors?: readonly { readonly extensions?: { readonly status?: number } }[];
}

/** The part of GraphiQL's script that this uses. */
declare const YogaGraphiQL: { renderYogaGraphiQL(root: Element, options: object): void };

/** Options that the service writes into the page. */
interface PageOptions {
  /** Addresses of the editor's workers, by the names that it gives them. */
  readonly workers: Readonly<Record<string, string>>;
  /** The examples of the game. */
  readonly queries: readonly string[];
}

const { workers, queries } = JSON.parse(document.querySelector('#options')!.textContent!) as PageOptions;
Object.assign(globalThis, {
  MonacoEnvironment: { getWorkerUrl: (_module: string, label: string) => workers[label] },
});

const keyIn = (text: string) => /caryll_(?:live|test)_[0-9A-Za-z]{36}/.exec(text)?.[0];
let changed = () => {};
const nextKey = () =>
  new Promise<void>((resolve) => {
    changed = resolve;
  });

/** Sends a query, with the key from another tab of GraphiQL if the headers of this one have none. */
async function send(params: Params, headers: Headers = {}): Promise<Result> {
  const secret = key.get();
  const isComplete = secret === undefined || keyIn(JSON.stringify(headers)) !== undefined;
  const response = await fetch(location.pathname, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...headers,
      ...(isComplete ? {} : { 'X-API-Key': secret }),
    },
    body: JSON.stringify(params),
  });
  return (await response.json()) as Result;
}

/**
 * Reads the schema, which needs a key like everything else. The request waits until there is one, and for another one
 * while the service refuses it, so that nobody has to fetch it again.
 */
async function introspect(params: Params): Promise<Result> {
  for (;;) {
    while (key.get() === undefined) await nextKey();
    const secret = key.get();
    const result = await send(params);
    if (![401, 403].includes(result.errors?.[0]?.extensions?.status ?? 0)) return result;
    while (key.get() === secret) await nextKey();
  }
}

/** Storage of GraphiQL for this address. Its default would open the tabs of one game for another. */
const storedHere = (name: string) => stored(() => localStorage, `${location.pathname} ${name}`);
const storage = {
  get length() {
    return localStorage.length;
  },
  getItem: (name: string) => storedHere(name).get() ?? null,
  setItem: (name: string, value: string) => storedHere(name).set(value),
  removeItem: (name: string) => storedHere(name).set(undefined),
  clear() {
    const names = Object.keys(localStorage).filter((name) => name.startsWith(`${location.pathname} `));
    for (const name of names) localStorage.removeItem(name);
  },
};

/** The query of the tab that was open last. Without it GraphiQL adds an empty tab each time. */
function lastQuery(): string | undefined {
  const state = storage.getItem('graphiql:tabState');
  if (state === null || new URLSearchParams(location.search).has('query')) return undefined;
  const { tabs, activeTabIndex } = JSON.parse(state) as {
    readonly tabs: readonly { readonly query?: string }[];
    readonly activeTabIndex: number;
  };
  return tabs[activeTabIndex]?.query;
}

const initialQuery = lastQuery();
const headers = JSON.stringify({ 'X-API-Key': key.get() ?? '' }, undefined, 2);
YogaGraphiQL.renderYogaGraphiQL(document.querySelector('#root')!, {
  title: 'Caryll – GraphQL',
  storage,
  ...(initialQuery !== undefined && { initialQuery }),
  initialHeaders: headers,
  defaultHeaders: headers,
  defaultEditorToolsVisibility: 'headers',
  shouldPersistHeaders: false,
  // Without any tab GraphiQL fails.
  ...(queries.length > 0 && { defaultTabs: queries.map((query) => ({ query, headers })) }),
  onEditHeaders(text: string) {
    const typed = keyIn(text);
    if (typed === undefined || typed === key.get()) return;
    key.set(typed);
    changed();
  },
  fetcher: (params: Params, options?: { readonly headers?: Headers }) =>
    params.operationName === 'IntrospectionQuery' ? introspect(params) : send(params, options?.headers),
});
