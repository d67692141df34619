/**
 * Takes secrets out of texts: the only module that knows how one looks. Messages, logs, problem documents and
 * the command line use it. Where the end of a secret cannot be told, more is taken out rather than less.
 */

/** What stands in place of a secret. */
const mask = '***';

const percentEncoded = (character: string) =>
  `%${character.charCodeAt(0).toString(16).padStart(2, '0').toUpperCase()}`;

/** Any of the characters of `word`, each as it is or percent-encoded. */
const encodedOrNot = (word: string) =>
  [...word].map((character) => `(?:${character}|${percentEncoded(character)})`).join('');

const keyLike = new RegExp(
  `${encodedOrNot('caryll_')}(?:(${encodedOrNot('live')})|${encodedOrNot('test')})${encodedOrNot('_')}[\\w%]{5,}`,
  'gi',
);

/** A text without anything that could be an API key, percent-encoded or not, wherever it stands. */
export function redactKeys(text: string): string {
  // Nearly every text has none, and this says so faster than the expression.
  if (!/(?:l|%6c){2}(?:_|%5f)/i.test(text)) return text;
  return text.replace(keyLike, (_key, live) => `caryll_${live === undefined ? 'test' : 'live'}_${mask}`);
}

/** Whether a field, parameter or header of this name holds a secret. */
const secretName = /^(?:[\w-]*key|[\w-]*token|authorization|password|secret)$/i;
const secretParameter = new RegExp(`([?&]${secretName.source.slice(1, -1)}=)[^&#]*`, 'gi');

/** The target of a request without keys, and without the values of parameters whose names tell of a secret. */
export function redactTarget(target: string): string {
  return redactKeys(target).replace(secretParameter, `$1${mask}`);
}

/** Host, port, path and query of an address, spelt so plainly that no password can be part of them. */
const plainLocation = /^(?:\[[\da-f:.]+\]|[\w.-]+)(?::\d{1,5})?(?:\/[\w./-]*)?(?:\?[\w.=&-]*)?$/i;

/**
 * The value of a setting that holds an address, or was meant to, without its user and password. A password that
 * was not percent-encoded may hold any character, so everything up to the last `@` counts as part of it. What
 * cannot be told from a password is left out: the answer may be `postgres://***` or `***`.
 */
export function redactAddress(value: string): string {
  const scheme = /^\s*([a-z][a-z\d+.-]*:\/\/)/i.exec(value)?.[1] ?? '';
  const at = value.lastIndexOf('@');
  const location = (at === -1 ? value.trimStart().slice(scheme.length) : value.slice(at + 1)).trim();
  // Without a scheme and without `@`, nothing says that it is no password.
  const isPlain = plainLocation.test(location) && (at !== -1 || scheme !== '');
  const userInfo = at === -1 ? '' : `${mask}@`;
  return scheme + (isPlain ? userInfo + redactTarget(location) : mask);
}

/**
 * User and password of an address inside a text: up to the last `@` of its line, because nobody can tell where a
 * password ends that was not percent-encoded. Without `@` what follows the colon is a port or a password.
 */
const userInfoInText =
  /\b((?:postgres(?:ql)?|rediss?|https?):\/\/)(?:(?=[^\s/?#@]*[:@]).*@|[^\s/?#@]*:(?!\d{1,5}\b)\S+)/gi;

/** A message of another program or library without keys, and without user and password of addresses in it. */
export function redactText(text: string): string {
  return redactKeys(text).replace(
    userInfoInText,
    (found, scheme: string) => `${scheme}${mask}${found.endsWith('@') ? '@' : ''}`,
  );
}

/** Any value as it may be logged: every text in it redacted, and fields masked whose names tell of a secret. */
export function redactValue(value: unknown): unknown {
  if (typeof value === 'string') return redactText(value);
  if (Array.isArray(value)) return value.map(redactValue);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, secretName.test(name) ? mask : redactValue(inner)]),
  );
}

/** The message of an error without secrets; of an AggregateError, that of its first error. */
export function reasonOf(error: unknown): string {
  const { errors, message } = (error ?? {}) as {
    readonly errors?: readonly unknown[];
    readonly message?: string;
  };
  if (errors?.[0] !== undefined) return reasonOf(errors[0]);
  return redactText(message ?? String(error)).trim();
}
