import type { IncomingMessage } from 'node:http';
import { Problem } from '../problem.ts';

const maxHeaders = 1_000;

/**
 * Checks what node:http leaves to its users: it accepts any version and any number of headers, and of several Host
 * headers it uses the first.
 *
 * @throws Problem `http_version_not_supported`, `headers_too_large`, `malformed_request`
 */
export function checkMessage({ rawHeaders, httpVersion }: IncomingMessage): void {
  if (httpVersion !== '1.1' && httpVersion !== '1.0') {
    throw new Problem(
      'http_version_not_supported',
      `The request line has HTTP/${httpVersion}; this service supports HTTP/1.1 and HTTP/1.0.`,
      {},
      { Connection: 'close' },
    );
  }
  if (rawHeaders.length > 2 * maxHeaders) {
    throw new Problem(
      'headers_too_large',
      `The request has ${rawHeaders.length / 2} headers; at most ${maxHeaders} are allowed.`,
    );
  }
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]!;
    if (name === 'Host' || (name.length === 4 && name.toLowerCase() === 'host')) hosts++;
  }
  if (hosts > 1 || (hosts === 0 && httpVersion === '1.1')) {
    throw new Problem(
      'malformed_request',
      `An HTTP/1.1 request must have exactly one Host header (RFC 9112, section 3.2); got ${hosts}.`,
    );
  }
}
