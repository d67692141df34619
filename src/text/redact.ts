/**
 * Removes secrets from texts. Only this module knows what secrets look like; messages, logs, problem documents and the
 * command line use it. Where the end of a secret is unclear, it removes more rather than less.
 */

/** The replacement of a secret. */
const mask = '***';

const percentEncoded = (character: string) =>
  `%${character.charCodeAt(0).toString(16).padStart(2, '0').toUpperCase()}`;

/** Any of the characters of `word`, as they are or percent-encoded. */
const encodedOrNot = (word: string) =>
  [...word].map((character) => `(?:${character}|${percentEncoded(character)})`).join('');

const keyLike = new RegExp(
  `${encodedOrNot('caryll_')}(?:(${encodedOrNot('live')})|${encodedOrNot('test')})${encodedOrNot('_')}[\\w%]{5,}`,
  'gi',
);

/** Masks everything that could be an API key, percent-encoded or not. */
export function redactKeys(text: string): string {
  // Nearly every text has none, which this finds out faster than the full pattern.
  if (!/(?:l|%6c){2}(?:_|%5f)/i.test(text)) return text;
  return text.replace(keyLike, (_key, live) => `caryll_${live === undefined ? 'test' : 'live'}_${mask}`);
}

/** Names of fields, parameters and headers that hold a secret. */
const secretName = /^(?:[\w-]*key|[\w-]*token|authorization|password|secret)$/i;
const secretParameter = new RegExp(`([?&]${secretName.source.slice(1, -1)}=)[^&#]*`, 'gi');

/** The target of a request without keys, and without the values of parameters that are named like secrets. */
export function redactTarget(target: string): string {
  return redactKeys(target).replace(secretParameter, `$1${mask}`);
}

/** Host, port, path and query of an address in a form so plain that no password can be part of them. */
const plainLocation = /^(?:\[[\da-f:.]+\]|[\w.-]+)(?::\d{1,5})?(?:\/[\w./-]*)?(?:\?[\w.=&-]*)?$/i;

/**
 * The value of a setting for an address, without user and password. A password that is not percent-encoded may have any
 * character, so everything up to the last `@` counts as part of it. Whatever might be a password is masked: the result
 * may be `postgres://***` or `***`.
 */
export function redactAddress(value: string): string {
  const scheme = /^\s*([a-z][a-z\d+.-]*:\/\/)/i.exec(value)?.[1] ?? '';
  const at = value.lastIndexOf('@');
  const location = (at === -1 ? value.trimStart().slice(scheme.length) : value.slice(at + 1)).trim();
  // Without a scheme and without `@`, the text might be a password.
  const isPlain = plainLocation.test(location) && (at !== -1 || scheme !== '');
  const userInfo = at === -1 ? '' : `${mask}@`;
  return scheme + (isPlain ? userInfo + redactTarget(location) : mask);
}

/**
 * User and password of an address inside a text: up to the last `@` of its line, because a password that is not
 * percent-encoded may end anywhere. Without `@`, a port or a password follows the colon.
 */
const userInfoInText =
  /\b((?:postgres(?:ql)?|rediss?|https?):\/\/)(?:(?=[^\s/?#@]*[:@]).*@|[^\s/?#@]*:(?!\d{1,5}\b)\S+)/gi;

/** A message of another program or library, without keys and without user and password of addresses. */
export function redactText(text: string): string {
  return redactKeys(text).replace(
    userInfoInText,
    (found, scheme: string) => `${scheme}${mask}${found.endsWith('@') ? '@' : ''}`,
  );
}

/** Any value in the form for logs: every text in it redacted, and fields that are named like secrets masked. */
export function redactValue(value: unknown): unknown {
  if (typeof value === 'string') return redactText(value);
  if (Array.isArray(value)) return value.map(redactValue);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, secretName.test(name) ? mask : redactValue(inner)]),
  );
}

/**
 * The message of an error without secrets; for an AggregateError, the message of its first error.
 *
 * @example
 * reasonOf(new Error('connect ECONNREFUSED')); // 'connect ECONNREFUSED'
 */
export function reasonOf(error: unknown): string {
  const { errors, message } = (error ?? {}) as {
    readonly errors?: readonly unknown[];
    readonly message?: string;
  };
  if (errors?.[0] !== undefined) return reasonOf(errors[0]);
  return redactText(message ?? String(error)).trim();
}
