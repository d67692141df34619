import { didYouMean } from '../text/nearest.ts';
import type { KeyKind } from './format.ts';
import { type PlanName, planNames } from './plans.ts';

/** Inputs of a key that a maintainer can get wrong. */
type KeyInput = 'email' | 'plan' | 'kind' | 'name' | 'expires' | 'grace' | 'reason';

/** A value that a key cannot have. The message names the input, what was expected and what was received. */
export class KeyInputError extends Error {
  override readonly name = 'KeyInputError';
  readonly input: KeyInput;
  /** How to fix it, as a sentence. */
  readonly hint: string | undefined;

  constructor(input: KeyInput, expected: string, received: string, hint?: string) {
    super(`${input} must be ${expected}; got ${received}.`);
    this.input = input;
    this.hint = hint;
  }
}

const maxNameLength = 100;
const maxReasonLength = 500;
const maxGraceDays = 365;
/** The last moment whose year has four digits. */
const lastMoment = Date.UTC(9999, 11, 31, 23, 59, 59);

/** Unprintable characters (Unicode category C): a terminal would act on them. */
const unwritten = /\p{C}/u;
const localPart = /^[^\s@<>()[\]\\,;:".]+(?:\.[^\s@<>()[\]\\,;:".]+)*$/u;
const domainPart =
  /^(?:[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.)+[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?$/u;

/** A value as messages show it: quoted, without control characters, and not too long. */
function shown(value: unknown): string {
  const text = JSON.stringify(String(value));
  const safe = text.replace(/\p{C}/gu, '?');
  return safe.length > 80 ? `${safe.slice(0, 76)}…"` : safe;
}

/**
 * Checks the form of an e-mail address; only sending a mail can show whether it exists.
 *
 * @returns it without the spaces around it.
 * @throws KeyInputError
 */
export function checkEmail(email: string): string {
  const trimmed = email.trim();
  const at = trimmed.lastIndexOf('@');
  const [local, domain] = [trimmed.slice(0, Math.max(0, at)), trimmed.slice(at + 1)];
  const tooLong = trimmed.length > 254 || local.length > 64;
  if (tooLong || unwritten.test(trimmed) || !localPart.test(local) || !domainPart.test(domain)) {
    throw new KeyInputError(
      'email',
      'an address like ada@example.org',
      shown(email),
      tooLong ? 'An address has at most 254 characters, at most 64 of them before the @.' : undefined,
    );
  }
  return trimmed;
}

/** @throws KeyInputError */
export function checkKind(kind: string): KeyKind {
  if (kind === 'live' || kind === 'test') return kind;
  throw new KeyInputError('kind', 'live or test', shown(kind));
}

/** @throws KeyInputError that names the plan that was probably meant. */
export function checkPlan(plan: string): PlanName {
  if ((planNames as readonly string[]).includes(plan)) return plan as PlanName;
  throw new KeyInputError('plan', `one of ${planNames.join(', ')}`, shown(plan), didYouMean(plan, planNames));
}

function checkText(input: 'name' | 'reason', text: string, longest: number, hint: string): string {
  const trimmed = text.trim();
  if (trimmed === '' || [...trimmed].length > longest || unwritten.test(trimmed)) {
    throw new KeyInputError(
      input,
      `1 to ${longest} characters on one line`,
      trimmed === '' ? 'nothing' : shown(text),
      hint,
    );
  }
  return trimmed;
}

/** @throws KeyInputError */
export const checkName = (name: string) =>
  checkText('name', name, maxNameLength, 'Describe in a few words what the key is for, or omit it.');

/** @throws KeyInputError */
export const checkReason = (reason: string) =>
  checkText(
    'reason',
    reason,
    maxReasonLength,
    'Give the reason in one sentence; it is recorded in the history of the key.',
  );

/**
 * @param nowMs where given, the moment has to be after it.
 * @throws KeyInputError
 */
export function checkExpiry(moment: Date, nowMs = Number.NEGATIVE_INFINITY): Date {
  const at = moment.getTime();
  if (!(at <= lastMoment)) {
    const received = Number.isNaN(at) ? 'none' : shown(moment.toISOString());
    throw new KeyInputError(
      'expires',
      'a moment before the year 10000',
      received,
      'A key without an expiry date never expires.',
    );
  }
  if (at <= nowMs) {
    throw new KeyInputError(
      'expires',
      'a moment in the future',
      `${shown(moment.toISOString())}, which is in the past`,
      'Choose a later date, or omit it for a key that never expires.',
    );
  }
  return moment;
}

/** @throws KeyInputError */
export function checkGrace(seconds: number): number {
  if (!Number.isSafeInteger(seconds) || seconds < 0 || seconds > maxGraceDays * 86_400) {
    throw new KeyInputError(
      'grace',
      `0 to ${maxGraceDays} d, in whole seconds`,
      Number.isSafeInteger(seconds / 86_400) ? `${seconds / 86_400} d` : `${seconds} s`,
      '0 revokes the old key immediately.',
    );
  }
  return seconds;
}
