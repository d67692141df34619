import { type Languages, readLanguages } from '../../data/languages.ts';
import type { GraphParts } from '../graph.ts';
import { costsRows } from '../load/relations.ts';

/** Adds the languages of a game, and how many names are known in each. */
export function addLanguages({ builder, common, gameId, model }: GraphParts): void {
  const listed = [...model.tables.values()].filter(({ hasList }) => hasList);
  const KindNames = builder.objectRef<Languages[number]['kinds'][number]>('KindNames').implement({
    description: 'Number of records of a kind that have a name in a language.',
    fields: (t) => ({
      kind: t.field({ type: common.Kind, description: 'The kind.', resolve: ({ kind }) => kind }),
      known: t.exposeInt('known', { description: 'Number of records whose name in the language is known.' }),
      records: t.exposeInt('records', { description: 'Number of published records of the kind.' }),
    }),
  });

  const LanguageNames = builder.objectRef<Languages[number]>('LanguageNames').implement({
    description: 'A language in which a game has names.',
    fields: (t) => ({
      language: t.exposeString('language', { description: 'BCP 47 tag, as used in `lang`.' }),
      name: t.exposeString('name', { description: 'English name of the language.' }),
      known: t.exposeInt('known', { description: 'Number of records whose name in the language is known.' }),
      records: t.exposeInt('records', { description: 'Number of records in all lists of the game.' }),
      kinds: t.field({
        type: [KindNames],
        description: 'The same numbers by kind of record.',
        resolve: ({ kinds }) => kinds,
      }),
    }),
  });

  builder.queryField('languages', (t) =>
    t.field({
      type: [LanguageNames],
      description:
        'The languages in which the game has names, English first, with the number of names known.',
      ...costsRows,
      resolve: (_root, _args, { release }) => readLanguages(release, gameId, model.languages, listed),
    }),
  );
}
