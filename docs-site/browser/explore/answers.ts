import { prefix } from '../page.ts';
import type { Caller } from '../page-script.ts';
import { type Kept, keptAnswers, send } from './sending.ts';

/** Characters that are kept, and so about twice as many bytes: a tab may store five million of them. */
const mostCharacters = 1_500_000;

// The script of the page has read them already, and sent the requests of its address.
const { kept, sent } = globalThis.caryllEarly;

function keep(target: string, answer: Kept): void {
  kept.delete(target);
  kept.set(target, answer);
  let size = 0;
  for (const [other, { text }] of [...kept].reverse()) {
    size += text.length;
    if (size > mostCharacters) kept.delete(other);
  }
  keptAnswers.set(JSON.stringify([...kept]));
}

/** The problem document of a refusal, as far as it is shown. */
export interface ShownProblem {
  readonly code: string;
  readonly title: string;
  readonly detail: string;
  readonly did_you_mean?: readonly string[];
}

/** A request of the explorer and what became of it. */
export interface Exchange {
  /** Path and query. */
  readonly target: string;
  readonly state: 'waiting' | 'answered' | 'refused' | 'unreachable';
  /** Absent while waiting, and without a response. */
  readonly status?: number;
  /** Units that this response cost. */
  readonly cost?: number;
  /** Units that are left. */
  readonly remaining?: number;
  /** The body of this response, or the cached one; for a refusal, the cached one if there is one. */
  readonly body?: unknown;
  readonly problem?: ShownProblem;
  /** When a refusal for a time ends, in milliseconds since 1970. */
  readonly until?: number;
}

function numberIn(headers: Headers, name: string): number | undefined {
  const text = headers.get(name);
  return text === null ? undefined : Number(text);
}

/** Requests a target with the caller's key and the cached tag. Never rejects. */
export async function ask(target: string, caller: Caller): Promise<Exchange> {
  const known = kept.get(target);
  const knownBody = known && { body: JSON.parse(known.text) };
  const ahead = sent.get(target);
  sent.delete(target);
  try {
    const response = await (ahead ?? send(target, { prefix, secret: caller.key(), known }));
    const { headers, status } = response;
    caller.showRemaining(headers);
    const remaining = numberIn(headers, 'X-RateLimit-Remaining');
    const seen = { target, status, ...(remaining === undefined ? {} : { remaining }) };
    if (status === 304 && known) {
      keep(target, known);
      return { ...seen, ...knownBody, state: 'answered', cost: 0 };
    }
    const text = await response.text();
    if (response.ok) {
      const etag = headers.get('ETag');
      if (etag !== null) keep(target, { etag, text });
      const cost = numberIn(headers, 'X-RateLimit-Cost') ?? 0;
      return { ...seen, body: JSON.parse(text), state: 'answered', cost };
    }
    const seconds = numberIn(headers, 'Retry-After');
    return {
      ...seen,
      ...knownBody,
      state: 'refused',
      problem: JSON.parse(text),
      ...(seconds === undefined ? {} : { until: Date.now() + seconds * 1_000 }),
    };
  } catch {
    return { target, ...knownBody, state: 'unreachable' };
  }
}
