/** Files that crawlers and security researchers look for at fixed paths. */

const dayMs = 86_400_000;
/** RFC 9116, section 2.5.5 recommends less than a year. */
const securityTxtDays = 180;

/** The setting CONTACT as a URI: an e-mail address becomes `mailto:`. */
export const contactUri = (contact: string) => (contact.includes('://') ? contact : `mailto:${contact}`);

/**
 * Returns robots.txt (RFC 9309). Crawlers may index every page under one address, in each language and with each page of
 * a list: of several rules that match, the longest applies. The rest needs a key or is another view of the same page.
 *
 * @param prefix the path of PUBLIC_BASE_URL, or ''. A proxy serves this file at the root of the host.
 * @param sitemap its address, if there is one.
 */
export const robotsTxt = (prefix: string, sitemap: string | undefined): string =>
  [
    'User-agent: *',
    ...['/docs', '/*?lang=', '/*?lang=*&page=', '/*?page='].map((path) => `Allow: ${prefix}${path}`),
    ...['/v1', '/graphql', '/*?', '/*?lang=*&', '/*?page=*&'].map((path) => `Disallow: ${prefix}${path}`),
    ...(sitemap === undefined ? [] : [`Sitemap: ${sitemap}`]),
    '',
  ].join('\n');

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
