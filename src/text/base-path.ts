/**
 * The path at which the public address of the service begins, for addresses in bodies.
 *
 * @param baseUrl PUBLIC_BASE_URL, or ''.
 * @returns without a slash at the end: `/lore` of `https://example.org/lore/`, '' of `https://example.org`.
 *
 * @example
 * basePathOf('https://example.org/lore/'); // '/lore'
 */
export const basePathOf = (baseUrl: string): string =>
  baseUrl === '' ? '' : new URL(baseUrl).pathname.replace(/\/$/, '');
