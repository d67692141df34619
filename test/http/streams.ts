import type { Random } from '../fuzz/generate.ts';

const targets = [
  '/v1/a',
  '/v1/a?b=c&d=%20',
  '/v1/',
  '/other',
  '/v1/#"<>',
  '*',
  'http://x/v1/a',
  '/v1/é',
  '/v1/a b',
  '//',
];
const plainHeaders = [
  'X-API-Key: caryll_test_abc',
  'Authorization: Bearer abc',
  'Accept: */*',
  'accept-encoding: gzip, br;q=0.5',
  'If-None-Match: "a", W/"b"',
  'User-Agent: curl/8.0 (x; y)',
  'Connection: keep-alive',
  'Connection: Keep-Alive',
  'Cookie: a=b',
  'constructor: x',
  'X-Request-Id: abcdefgh',
];
const oddHeaders = [
  'Connection: close',
  'Connection: upgrade, keep-alive',
  'Keep-Alive: 5',
  'Content-Length: 3',
  'Content-Length: 0',
  'Transfer-Encoding: chunked',
  'Expect: 100-continue',
  'Upgrade: h2c',
  'Host: y',
  'Set-Cookie: a',
  '__proto__: x',
  'Proxy-Connection: close',
  'Trailer: x',
  'TE: trailers',
  'X-Empty:',
  'X-Tab:\ta\t',
  'X-Spaces:   a  b   ',
  'X-Folded: a\r\n b',
  'X-Latin: é',
  'X-Space : a',
];
const bytes = [
  '\r',
  '\n',
  '\r\n',
  ' ',
  '\t',
  '\0',
  ':',
  'é',
  '\x7f',
  'G',
  '/',
  'HTTP/1.1',
  'HTTP/1.0',
  '\r\n\r\n',
  ',',
];

function request(random: Random): string {
  const method = random.chance(0.85) ? 'GET' : random.pick(['HEAD', 'POST', 'get', 'OPTIONS', 'BREW']);
  const version = random.chance(0.95)
    ? 'HTTP/1.1'
    : random.pick(['HTTP/1.0', 'HTTP/2.0', 'HTTP/1.2', 'http/1.1']);
  const target = random.chance(0.6) ? '/v1/a' : random.pick(targets);
  const lines = random.chance(0.95) ? ['Host: x'] : [];
  for (let left = random.integer(5); left > 0; left--)
    lines.splice(
      random.integer(lines.length + 1),
      0,
      random.pick(random.chance(0.8) ? plainHeaders : oddHeaders),
    );
  return `${method} ${target} ${version}\r\n${lines.map((line) => `${line}\r\n`).join('')}\r\n`;
}

function mutated(random: Random, text: string): string {
  const at = random.integer(text.length + 1);
  const until = Math.min(text.length, at + random.integer(4));
  return text.slice(0, at) + (random.chance(0.7) ? random.pick(bytes) : '') + text.slice(until);
}

/** Bytes (latin1) of up to four requests, of which some are damaged, cut at random places. */
export function stream(random: Random): string[] {
  let text = '';
  for (let left = random.chance(0.5) ? 1 : 1 + random.integer(4); left > 0; left--) text += request(random);
  if (random.chance(0.5))
    for (let left = 1 + random.integer(3); left > 0; left--) text = mutated(random, text);
  const cuts: string[] = [];
  const isWholeRequests = random.chance(0.5);
  while (text !== '') {
    const end = text.indexOf('\r\n\r\n');
    const length =
      isWholeRequests && end !== -1
        ? end + 4
        : random.chance(0.5)
          ? text.length
          : 1 + random.integer(text.length);
    cuts.push(text.slice(0, length));
    text = text.slice(length);
  }
  return cuts;
}
