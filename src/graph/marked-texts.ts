import type { MaybePromise } from '@pothos/core';
import { type Release, schemaOf } from '../data/releases.ts';
import type { Spoiler } from './rows.ts';

/** The texts of a game that give something away. */
export interface MarkedTexts {
  /**
   * How much a text gives away; undefined of one that gives nothing away.
   *
   * @param kind table of the record that it is about: a name is marked among records of one kind only.
   */
  levelOf(text: string, kind: string | undefined): Spoiler['level'] | undefined;
}

const ofReleases = new WeakMap<Release, Map<string, MaybePromise<MarkedTexts>>>();

async function readMarkedTexts(release: Release, gameId: string): Promise<MarkedTexts> {
  const rows = await release.select<Spoiler & { readonly kind: string | null }>(
    `select kind, text, level from ${schemaOf(release, gameId)}.marked_text`,
  );
  const levels = new Map<string, Spoiler['level']>();
  for (const { kind, text, level } of rows) {
    const key = `${kind ?? ''} ${text}`;
    if (levels.get(key) !== 'major') levels.set(key, level);
  }
  return { levelOf: (text, kind) => levels.get(` ${text}`) ?? levels.get(`${kind} ${text}`) };
}

/** The texts of a release that give something away, at once where they were read before. */
export function markedTextsOf(release: Release, gameId: string): MaybePromise<MarkedTexts> {
  let games = ofReleases.get(release);
  if (games === undefined) ofReleases.set(release, (games = new Map()));
  const known = games.get(gameId);
  if (known !== undefined) return known;
  const reading = readMarkedTexts(release, gameId);
  games.set(gameId, reading);
  reading.then(
    (texts) => games.set(gameId, texts),
    () => games.delete(gameId),
  );
  return reading;
}
