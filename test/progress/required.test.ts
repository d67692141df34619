import { describe, expect, test } from '@jest/globals';
import { progressOf, reachable } from '../../src/games/progress/reach.ts';
import { publishedGame } from '../games.ts';
import { playedGames } from './games.ts';

describe.each(playedGames.map((game) => [game.id, game] as const))('%s', (id, { world }) => {
  const { records } = publishedGame(id);
  const bosses = records.get('boss')!;
  const lastBosses = records.get('ending')!.map((ending) => ending['final_boss_slug'] as string | null);

  /** Whether an ending is open to somebody who never beats a boss. One without a last boss is open where another ending has one. */
  function endsWithout(boss: string): boolean {
    const token = `boss:${boss}`;
    const deeds = world.deeds.map((each) => (each.token === token ? { ...each, token: 'met' } : each));
    const { have } = reachable({ ...world, deeds }, progressOf(world, []), true);
    const isMet = (last: string | null) => have.has(last === boss ? 'met' : `boss:${last}`);
    return lastBosses.some((last) => (last === null ? lastBosses.some(isMet) : have.has(`boss:${last}`)));
  }

  test('no ending can be reached without a boss that is required, and one without each that can be skipped', () => {
    const wrong = bosses.filter(
      ({ slug, is_required: isRequired }) =>
        isRequired !== undefined && isRequired === endsWithout(slug as string),
    );
    expect(wrong.map(({ slug }) => slug)).toEqual([]);
    expect(bosses.filter((each) => each['is_required'] === true).length).toBeGreaterThanOrEqual(7);
  });
});
