import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { withVeils } from '../../site/browser/tools/veils.ts';
import { completions, recordEntries } from '../../site/shared/record-address.ts';
import { recordNames } from '../../site/build/record-names.ts';
import { toolsModels } from '../../site/build/tools-model.ts';
import { readOperations } from '../../src/app.ts';
import { published } from '../published.ts';

/** Names that give something away: the pages of the documentation hide those that the data files mark, in every game. */

const names = recordNames(published, readOperations().list);
const games = published.games.map(({ game }) => game.slug);

/** Slugs of a list whose names its data file marks. */
const markedIn = (game: string, list: string): string[] =>
  JSON.parse(readFileSync(`seeds/${game}/${list}.json`, 'utf8')).records.flatMap(
    ({ slug, draft, spoilers = [] }: any) =>
      !draft && spoilers.some(({ text }: { text: string }) => text === '/name') ? [slug] : [],
  );

test.each(games)('%s: fields complete every record but these, and the search veils these', (game) => {
  const entries = recordEntries(names);
  for (const [list, records] of Object.entries(names.games[game]!)) {
    const marked = markedIn(game, list);
    const slugs = records.map(([slug]) => slug);
    expect(completions(names, game, list, false).map(([slug]) => slug)).toEqual(
      slugs.filter((slug) => !marked.includes(slug)),
    );
    expect(completions(names, game, list, true)).toEqual(records);
    const veiled = entries.filter(({ url, veil }) => veil && url.startsWith(`/${game}/${list}/`));
    expect(veiled.map(({ url }) => url.split('/').at(-1)).sort()).toEqual(marked.sort());
  }
});

const withCalculators = published.games.flatMap((data) => {
  const models = toolsModels(data);
  return models === undefined ? [] : [[data.game.slug, data, models] as const];
});

test.each(withCalculators)(
  '%s: the calculators hide the names that the records mark',
  (game, data, { core, damage }) => {
    const fileOf = new Map(data.kinds.map(({ table, file }) => [table, file]));
    for (const { tables } of [core, damage].map(withVeils))
      for (const [table, rows] of Object.entries(tables)) {
        const marked = markedIn(game, fileOf.get(table)!);
        for (const { slug, name } of rows as readonly { readonly slug: string; readonly name?: string }[])
          if (name !== undefined)
            expect([slug, name.startsWith('Hidden: ')]).toEqual([slug, marked.includes(slug)]);
      }
  },
);
