import { readVersionNumbers } from '../../data/history.ts';
import type { Release, Releases } from '../../data/releases.ts';
import { checkGame, wrongArgument } from '../../graph/limits/refusals.ts';
import type { Caller } from '../../keys/verify.ts';
import { Problem } from '../../problem.ts';
import { problemOf } from '../../rest/replies.ts';
import { excerpt } from '../../text/excerpt.ts';
import { nearest } from '../../text/nearest.ts';
import type { UnchargedLimit } from '../uncharged-limit.ts';

/** @throws Problem `unavailable` before the first import. */
export function servedRelease(releases: Pick<Releases, 'current'>): Release {
  const release = releases.current();
  if (release === undefined) throw new Problem('unavailable', 'No data has been imported yet.');
  return release;
}

/** Why a version of the data cannot be served: it is not kept, or there never was one of that name. */
async function whyNot(release: Release, gameId: string, kept: string[], version: string): Promise<Problem> {
  const served = await readVersionNumbers(release, gameId).catch((cause: unknown) => {
    throw problemOf(cause);
  });
  const numberOf = (name: string) => served.find((each) => each.dataset_version === name)?.number;
  const number = numberOf(version);
  const received = excerpt(version);
  if (number === undefined) {
    return wrongArgument(
      'dataset',
      'unknown_reference',
      `dataset must be a version of the data that is still kept: ${kept.join(', ')}; got ${received}.`,
      { received, allowed: kept, did_you_mean: nearest(version, kept) },
    );
  }
  const distance = (name: string) => Math.abs((numberOf(name) ?? Number.POSITIVE_INFINITY) - number);
  const near = kept.reduce((best, name) => (distance(name) < distance(best) ? name : best));
  return new Problem(
    'dataset_gone',
    `Version ${version} of the data is not kept. The nearest version that is kept is ${near}; omit dataset for the current version.`,
    { kept, did_you_mean: [near] },
  );
}

/**
 * Finds the release that a request is about: the served one, or the one with the version that it names.
 *
 * @returns a function that throws Problem `game_not_found`, `dataset_gone`, `unknown_reference` or `unavailable`. Saying
 *   why there is no such version is free, so it is limited for each caller.
 */
export function createFindRelease(releases: Releases, uncharged: UnchargedLimit) {
  return async (caller: Caller, gameId: string, version: string | undefined): Promise<Release> => {
    const served = servedRelease(releases);
    checkGame(served, gameId);
    const release = releases.find(gameId, version);
    if (release !== undefined) return release;
    uncharged.check(caller);
    const problem = await whyNot(served, gameId, releases.versionsOf(gameId), version!);
    uncharged.count(caller, 1);
    throw problem;
  };
}
