/**
 * What the build leaves open in the pages of `/docs`, and the service fills when it loads a file: settings, the release
 * that is served, and the problem that a page shows. The pages in `docs-site/` are written with these names.
 */
const names = [
  /** Path of PUBLIC_BASE_URL. It stands before every path of ours, and is mostly empty. */
  'prefix',
  /** PUBLIC_BASE_URL; empty when it is not set. */
  'base-url',
  /** The sentence that says where to ask for a key. */
  'contact',
  /** Units a day of a key and of an owner, on each plan. */
  'free-key-limit',
  'free-owner-limit',
  'standard-key-limit',
  'standard-owner-limit',
  'internal-key-limit',
  'internal-owner-limit',
  'changelog',
  'changelog-contents',
  // Of the page that shows a problem:
  'title',
  'message',
  'suggestions',
  'status',
  'code',
  'request-id',
] as const;

export type MarkerName = (typeof names)[number];

export const marker = (name: MarkerName) => `{{${name}}}`;

/** In code samples: the service replaces it by PUBLIC_BASE_URL, and where that is not set the page by its own address. */
export const localUrl = 'http://localhost:3000';
