/**
 * Names and values as the query of an address, encoded. Commas stay as they are: they separate the values of a list. Apostrophes and
 * parentheses are encoded (RFC 3986, section 2.2), because they end an address in shells, CSS and Markdown.
 *
 * @param keepsColons colons stay, too, where nobody would want them encoded.
 */
export function queryText(
  pairs: readonly (readonly [name: string, value: string | number | boolean])[],
  keepsColons = false,
): string {
  return pairs
    .map(([name, value]) => {
      const text = encodeURIComponent(value)
        .replaceAll('%2C', ',')
        .replaceAll(/['()]/g, (each) => `%${each.charCodeAt(0).toString(16)}`);
      return `${encodeURIComponent(name)}=${keepsColons ? text.replaceAll('%3A', ':') : text}`;
    })
    .join('&');
}
