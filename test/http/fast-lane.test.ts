import { createRequire } from 'node:module';
import { expect, test } from '@jest/globals';
import { readPlainRequest } from '../../src/http/plain-request.ts';
import { createRandom } from '../fuzz/generate.ts';
import { stream } from './streams.ts';

/** The parser of node:http itself, which has no public name. */
const { HTTPParser, methods } = createRequire(import.meta.url)('_http_common');

/** What node's parser makes of bytes that are one whole request; undefined when they are anything else. */
function readByNode(bytes: Buffer): { target: string; rawHeaders: string[] } | undefined {
  const parser = new HTTPParser();
  parser.initialize(HTTPParser.REQUEST, {}, 16_384, 0);
  let begun = 0;
  let ended = 0;
  let read: { target: string; rawHeaders: string[] } | undefined;
  parser[HTTPParser.kOnHeadersComplete | 0] = (
    major: number,
    minor: number,
    rawHeaders: string[],
    method: number,
    target: string,
    _status: number,
    _text: string,
    upgrade: boolean,
    isKept: boolean,
  ) => {
    begun += 1;
    const isPlain = major === 1 && minor === 1 && !upgrade && isKept && methods[method] === 'GET';
    if (isPlain) read = { target, rawHeaders };
  };
  parser[HTTPParser.kOnMessageComplete | 0] = () => {
    ended += 1;
  };
  const length = parser.execute(bytes);
  parser.close();
  return length === bytes.length && begun === 1 && ended === 1 ? read : undefined;
}

/** How many byte streams are compared; CARYLL_STREAMS sets more than a test run takes. */
const streams = Number(process.env['CARYLL_STREAMS'] ?? 100_000);

test('what the fast lane reads, the parser of node:http reads as well, and the same', () => {
  const random = createRandom(Number(process.env['CARYLL_SEED'] ?? 18));
  let taken = 0;
  let left = 0;
  for (let index = 0; index < streams; index++) {
    for (const cut of stream(random)) {
      const bytes = Buffer.from(cut, 'latin1');
      const head = readPlainRequest(bytes);
      if (head === undefined) {
        left += 1;
        continue;
      }
      taken += 1;
      const read = readByNode(bytes);
      const named = read?.rawHeaders.map((text, at) => (at % 2 === 0 ? text.toLowerCase() : text));
      const same =
        read?.target === head.target &&
        JSON.stringify(Object.entries(head.headers).flat()) === JSON.stringify(named);
      if (!same)
        expect({ cut, read: read && { target: read.target, headers: named } }).toEqual({ cut, read: head });
    }
  }
  // Both happen often enough to mean something.
  expect(taken).toBeGreaterThan(streams / 10);
  expect(left).toBeGreaterThan(streams / 10);
});
