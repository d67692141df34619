import { setImmediate } from 'node:timers/promises';
import { editsToBeginning } from '../../text/nearest.ts';
import { inTurns, mergeInTurns } from './turns.ts';

/** Places in a text, in the order of what begins there: those that begin with the same text are next to each other. */
export interface Places {
  readonly text: string;
  readonly at: Uint32Array;
}

/** A part of them: from the first to before the last. */
export type Range = readonly [from: number, to: number];

/** The first place of a range that does not come before a text or, if it `isPast`, that comes after all that begin with it. */
function firstFrom({ text, at }: Places, begin: string, [from, to]: Range, isPast: boolean): number {
  let [low, high] = [from, to];
  while (low < high) {
    const middle = (low + high) >> 1;
    const there = text.slice(at[middle]!, at[middle]! + begin.length);
    if (there < begin || (isPast && there === begin)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The places of a range that begin with a text. */
export function beginning(places: Places, begin: string, range: Range = [0, places.at.length]): Range {
  const from = firstFrom(places, begin, range, false);
  return [from, firstFrom(places, begin, [from, range[1]], true)];
}

/** Names, and every place in them at which what people type may begin. Numbers of names are their positions in the list. */
export interface Beginnings {
  /** Places in the order of the text that begins there. */
  readonly places: Places;
  /** Places without the first character of the name, which may be a typo, in the same order. */
  readonly tails: Places;
  /** The number of the name at a place of the text. */
  nameAt(at: number): number;
  /** The folded name. */
  name(number: number): string;
  /** Whether a name begins at a place of the text. */
  isStart(at: number): boolean;
}

/** The end of a name in the text. No folded name has it, and it comes before everything that names have. */
export const nameEnd = '\n';

/** Characters of scripts that have no spaces, or join words: what people type may begin with any of them. */
const inside = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/u;

/** Whether a text has characters of scripts in which any part of a name may be typed. */
export const hasParts = (text: string): boolean => inside.test(text);

function startsOf(name: string): number[] {
  const isInside = hasParts(name);
  const starts = [0];
  for (let at = 1; at < name.length; at++)
    if (name[at - 1] === ' ' || (isInside && inside.test(name[at]!))) starts.push(at);
  return starts;
}

/** Places by what begins there, up to the end of the name. */
function byText(text: string) {
  return (a: number, b: number): number => {
    for (let [left, right] = [a, b]; ; left += 1, right += 1) {
      const [first, second] = [text.charCodeAt(left), text.charCodeAt(right)];
      if (first !== second) return first - second;
      if (first === nameEnd.charCodeAt(0)) return 0;
    }
  };
}

/**
 * Finds where in folded names a text begins: at a word, or in scripts without spaces at any character. Nothing is copied:
 * a place is its position in one text of all names.
 *
 * @param isWhole whether the name with a number is found only by its own beginning.
 */
export async function createBeginnings(
  names: readonly string[],
  isWhole: (number: number) => boolean,
): Promise<Beginnings> {
  const text = names.join(nameEnd) + nameEnd;
  const firsts = new Uint32Array(names.length);
  let next = 0;
  for (const [number, name] of names.entries()) {
    firsts[number] = next;
    next += name.length + 1;
  }
  const starts = await inTurns(names, (name, number) =>
    (isWhole(number) ? [0] : startsOf(name)).map((at) => firsts[number]! + at),
  );
  await setImmediate();
  const at = await mergeInTurns(Uint32Array.from(starts.flat()), byText(text));
  const tails = await mergeInTurns(
    at.map((place) => place + 1),
    byText(text),
  );

  function nameAt(place: number): number {
    let [low, high] = [0, firsts.length];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (firsts[middle]! <= place) low = middle;
      else high = middle;
    }
    return low;
  }

  return {
    places: { text, at },
    tails: { text, at: tails },
    nameAt,
    name: (number) => text.slice(firsts[number]!, text.indexOf(nameEnd, firsts[number])),
    isStart: (place) => place === 0 || text[place - 1] === nameEnd,
  };
}

/**
 * Calls back with the places that begin with a text in which one letter is wrong, missing, too many, or changed places with
 * its neighbor, and with whether it is the first.
 */
export function findNear(
  { places, tails }: Beginnings,
  typed: string,
  found: (places: Places, range: Range, isFirst: boolean) => void,
): void {
  found(tails, beginning(tails, typed), true);
  found(tails, beginning(tails, typed.slice(1)), true);
  let same: Range = [0, places.at.length];
  for (let at = 0; at < typed.length && same[0] < same[1]; at++) {
    const [before, letter, after] = [typed.slice(0, at), typed[at]!, typed.slice(at + 1)];
    found(places, beginning(places, before + after, same), at === 0);
    if (after !== '')
      found(places, beginning(places, before + after[0]! + letter + after.slice(1), same), at === 0);
    for (let index = same[0]; at > 0 && index < same[1]; index++) {
      const place = places.at[index]! + at;
      const isNear =
        places.text.startsWith(after, place + 1) || places.text.startsWith(letter + after, place + 1);
      if (isNear && places.text[place] !== nameEnd) found(places, [index, index + 1], false);
    }
    same = beginning(places, before + letter, same);
  }
}

/** The most edits that are counted between a typed text and a name. */
const maxEdits = 2;

/** Finds the places that begin with a typed text but for two edits, of which none is in the first letter. */
export function findNearer({ places }: Beginnings, typed: string, found: (range: Range) => void): void {
  const { text, at } = places;
  const [from, to] = beginning(places, typed[0]!);
  for (let index = from; index < to; index++) {
    const place = at[index]!;
    const end = Math.min(text.indexOf(nameEnd, place), place + typed.length + maxEdits);
    if (editsToBeginning(typed, text.slice(place, end), maxEdits) <= maxEdits) found([index, index + 1]);
  }
}
