/** Files that crawlers and security researchers look for at fixed paths. */

const dayMs = 86_400_000;
/** RFC 9116, section 2.5.5 recommends less than a year. */
const securityTxtDays = 180;

/** The setting CONTACT as a URI: an e-mail address becomes `mailto:`. */
export const contactUri = (contact: string) => (contact.includes('://') ? contact : `mailto:${contact}`);

/**
 * Pages may be indexed, each under one address in each language; the rest needs a key or changes by the minute.
 *
 * @param sitemap its address, if there is one.
 */
export const robotsTxt = (sitemap: string | undefined): string =>
  `User-agent: *\nAllow: /docs\nDisallow: /v1\nDisallow: /graphql\nDisallow: /*?\nAllow: /*?lang=\nDisallow: /v1/*?lang=\n${sitemap === undefined ? '' : `Sitemap: ${sitemap}\n`}`;

/**
 * `/.well-known/security.txt` (RFC 9116). It is the same for a whole UTC day.
 *
 * @param nowMs milliseconds since the Unix epoch
 */
export function securityTxt({
  contact,
  baseUrl,
  nowMs,
}: {
  readonly contact: string;
  readonly baseUrl: string;
  readonly nowMs: number;
}): string {
  const today = nowMs - (nowMs % dayMs);
  return [
    `Contact: ${contactUri(contact)}`,
    `Expires: ${new Date(today + securityTxtDays * dayMs).toISOString()}`,
    'Preferred-Languages: en',
    ...(baseUrl.startsWith('https:') ? [`Canonical: ${new URL('/.well-known/security.txt', baseUrl)}`] : []),
    '',
  ].join('\n');
}
