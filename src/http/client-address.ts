import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

/** Networks in which a proxy of the operator is. */
const own = new BlockList();
own.addSubnet('127.0.0.0', 8);
own.addSubnet('10.0.0.0', 8);
own.addSubnet('172.16.0.0', 12);
own.addSubnet('192.168.0.0', 16);
own.addAddress('::1', 'ipv6');
own.addSubnet('fc00::', 7, 'ipv6');

/**
 * The address that a request comes from, for sharing fairly. Behind a proxy in a private network it is the last one in
 * X-Forwarded-For, which that proxy has added.
 */
export function clientAddress({ socket, headers }: IncomingMessage): string {
  const peer = socket.remoteAddress ?? '';
  const family = isIP(peer);
  if (family === 0 || !own.check(peer, family === 4 ? 'ipv4' : 'ipv6')) return peer;
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',');
  return forwarded.slice(forwarded.lastIndexOf(',') + 1).trim() || peer;
}
