import { expect, test } from '@jest/globals';
import { clientAddress } from '../../src/http/client-address.ts';

const of = (remoteAddress: string | undefined, forwarded?: string | string[]) =>
  clientAddress({ socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } } as never);

test.each([
  ['127.0.0.1'],
  ['10.1.2.3'],
  ['172.31.0.9'],
  ['192.168.4.4'],
  ['::1'],
  ['fd12::7'],
  ['::ffff:10.0.0.1'],
])('behind a proxy at %s it is the last address that the proxy was sent from', (proxy) => {
  expect(of(proxy, '1.2.3.4, 198.51.100.7')).toBe('198.51.100.7');
  expect(of(proxy, ['1.2.3.4', '198.51.100.8'])).toBe('198.51.100.8');
  expect(of(proxy)).toBe(proxy);
  expect(of(proxy, ' ')).toBe(proxy);
});

test.each([['198.51.100.1'], ['172.32.0.1'], ['2001:db8::1'], ['::ffff:198.51.100.1']])(
  'what a client at %s claims is ignored',
  (client) => {
    expect(of(client, '1.2.3.4')).toBe(client);
  },
);

test('a connection that is gone has none', () => {
  expect(of(undefined, '1.2.3.4')).toBe('');
});
