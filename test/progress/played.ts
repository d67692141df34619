import type { ProgressDeclaration } from '../../src/games/progress/world.ts';
import { atlasOfFiles } from '../../src/games/progress/rules.ts';
import { type Progress, progressOf } from '../../src/games/progress/reach.ts';
import { publishedGame } from '../games.ts';

/** Holds what is generally known of how a game is played. */
interface Knowledge {
  readonly id: string;
  readonly declaration: ProgressDeclaration;
  /** The places where a new game begins, and those to which it can walk with nothing done. */
  readonly start: string;
  /** A whole game in the order of a walkthrough: what is reached, done, begun and taken, one after the other. */
  readonly walkthrough: string;
  /** What guides call missable, and what ends it; for an end that is not in the walkthrough, what is done after it. */
  readonly missable: readonly (readonly [what: string, end: string, more?: readonly string[]])[];
}

const words = (text: string) => text.trim().split(/\s+/);

/** Reads a game with progress from its data files, to be played. */
export function playedGame({ id, declaration, start, walkthrough: text, missable }: Knowledge) {
  const game = publishedGame(id);
  const { world } = atlasOfFiles(game, declaration);
  const walkthrough = words(text);
  const wholes = new Map(game.records.get('location')!.map((each) => [each['slug'], each['parent_slug']]));
  const places = new Set(world.places.map(({ token }) => token));
  /** The place to which a location belongs: a landmark is reached with the location that it is in. */
  const placeOf = (slug: string): string =>
    places.has(`location:${slug}`) ? slug : placeOf(String(wholes.get(slug)));
  return {
    id,
    start: words(start).map((slug) => `location:${slug}`),
    /** What the game opens and closes, from its data files. */
    world,
    walkthrough,
    /** Each with what is done when its end is near. */
    missable: missable.map(([what, end, more = []]) => {
      const at = walkthrough.indexOf(end);
      const done = at === -1 ? walkthrough : walkthrough.slice(0, at);
      return { what, end, done: [...done.filter((each) => each !== what), ...more] };
    }),
    /** The slugs of the places where people are, by the slug of the NPC: their placements, which no gate is made of. */
    placesOfNpcs: new Map(
      game.records
        .get('npc')!
        .map(({ slug, placements }) => [
          String(slug),
          (placements as readonly { location_slug: string | null }[]).flatMap(({ location_slug: slug }) =>
            slug ? [placeOf(slug)] : [],
          ),
        ]),
    ),
    /** Returns how far somebody has come who has done these things, and nothing else. */
    after(done: readonly string[]): Progress {
      const counts = new Map<string, number>();
      for (const each of done) counts.set(each, (counts.get(each) ?? 0) + 1);
      const amounts = done.flatMap((each) => {
        const [kind, amount] = each.split(':');
        return kind === world.amountKind ? [Number(amount)] : [];
      });
      return progressOf(world, done, { counts, amount: Math.max(0, ...amounts) });
    },
  };
}

export type PlayedGame = ReturnType<typeof playedGame>;
