/** Modes of TLS that pg treats as `verify-full`, after a warning of several lines. */
const sameAsFull = /([?&]sslmode=)(?:prefer|require|verify-ca)(?=&|$)/;

/**
 * The address of each host of a Postgres address, which may name several, as libpq allows. Each of them checks the
 * certificate and the name of the server if it uses TLS at all.
 *
 * @example
 * databaseHosts('postgres://u:p@a:5432,b/d'); // ['postgres://u:p@a:5432/d', 'postgres://u:p@b/d']
 */
export function databaseHosts(address: string): string[] {
  const [, before, hosts, after] = /^([a-z]+:\/\/(?:.*@)?)([^/?#]*)(.*)$/s.exec(address) ?? [];
  if (before === undefined) return [address];
  return hosts!.split(',').map((host) => before + host + after!.replace(sameAsFull, '$1verify-full'));
}
