import { randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { sha256 } from '../text/digest.ts';

export type KeyKind = 'live' | 'test';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const randomLength = 30;
const checksumLength = 6;
const shape = /^caryll_(?:live|test)_[0-9A-Za-z]{36}$/;

/** CRC-32 (ISO 3309) in base 62. */
function checksum(text: string): string {
  let rest = crc32(text);
  let digits = '';
  for (let position = 0; position < checksumLength; position++) {
    digits = alphabet[rest % alphabet.length] + digits;
    rest = Math.floor(rest / alphabet.length);
  }
  return digits;
}

/** A new secret: prefix, 30 base62 characters of the system's CSPRNG, and their checksum. */
export function generateSecret(kind: KeyKind): string {
  let text = `caryll_${kind}_`;
  for (let position = 0; position < randomLength; position++) text += alphabet[randomInt(alphabet.length)];
  return text + checksum(text);
}

/** Whether a text has the form of a key and its checksum fits. Needs no look-up. */
export function isWellFormed(text: string): boolean {
  return shape.test(text) && checksum(text.slice(0, -checksumLength)) === text.slice(-checksumLength);
}

/** The stored form of a secret, in hexadecimal. 178 random bits need no salt and no slow hash. */
export function digestSecret(secret: string): string {
  return sha256(secret, 'hex');
}

/** Returns the stored form of a secret in binary, as the database stores it. */
export function hashSecret(secret: string): Buffer {
  return Buffer.from(digestSecret(secret), 'hex');
}

/** The only form in which a key is shown after its creation: its first 16 and last 4 characters. */
export function displayForm(secret: string): string {
  return `${secret.slice(0, 16)}…${secret.slice(-4)}`;
}

/** An e-mail address in the form in which owners are compared: two spellings of it are one owner. */
export function normalizeEmail(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}

/** The digest that identifies an owner in every place that must not have the address. */
export function ownerDigest(email: string): string {
  return sha256(normalizeEmail(email), 'hex');
}
