/**
 * Markers in the pages of `/docs` that the service replaces when it loads a file: settings, the served release, and the
 * problem that a page shows. The pages in `site/build/` are written with these names.
 */
const names = [
  /** Path of PUBLIC_BASE_URL, usually empty. It precedes every path of the service. */
  'prefix',
  /** PUBLIC_BASE_URL; empty when it is not set. */
  'base-url',
  /** The address of the API in samples; empty when it is that of the page. */
  'service-url',
  /** `static` for pages that become files, otherwise `service`. */
  'edition',
  /** DEMO_KEY, with which everyone may send requests; empty without. */
  'shared-key',
  /** A sentence with the contact for getting a key. */
  'contact',
  /** The button that sends a first request with DEMO_KEY, or that the response is a recorded one. */
  'demo',
  /** Units a day of a key and of an owner, for each plan. */
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

/**
 * Returns the marker of a value that the service fills in.
 *
 * @example
 * marker('status'); // '{{status}}'
 */
export const marker = (name: MarkerName) => `{{${name}}}`;

/**
 * Base URL in code samples. The service replaces it by PUBLIC_BASE_URL; without that setting, the page replaces it by
 * its own address.
 */
export const localUrl = 'http://localhost:3000';
