/**
 * Names and values as the query of an address, encoded. Commas stay as they are: they separate the values of a list.
 *
 * @param keepsColons colons stay, too, where nobody would want them encoded.
 */
export function queryText(
  pairs: readonly (readonly [name: string, value: string | number | boolean])[],
  keepsColons = false,
): string {
  return pairs
    .map(([name, value]) => {
      const text = encodeURIComponent(value).replaceAll('%2C', ',');
      return `${encodeURIComponent(name)}=${keepsColons ? text.replaceAll('%3A', ':') : text}`;
    })
    .join('&');
}
