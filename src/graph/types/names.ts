import { english } from '../../kinds/model.ts';
import type { FieldBuilder } from './builder.ts';
import type { Names } from '../load/rows.ts';

/** Something with a name in English, and perhaps in other languages. */
export interface NamedRow {
  readonly name: string;
  readonly names: Names | null;
}

/** The names of a record in the order of the languages of its game: Postgres keeps no order. */
export const createNamesOf =
  (languages: readonly string[]) =>
  ({ name, names }: NamedRow): Names => {
    const all: Names = { ...names, [english]: name };
    return Object.fromEntries(languages.flatMap((tag) => (tag in all ? [[tag, all[tag]!]] : [])));
  };

/** The methods of a field builder that both object types and interfaces have. */
export type NameFieldBuilder<Row> = Pick<FieldBuilder<Row>, 'arg' | 'field' | 'string'>;

/** The argument of a name. */
export const languageArgument = (t: Pick<NameFieldBuilder<object>, 'arg'>) =>
  t.arg({ type: 'Language', description: 'Language of the name; English by default.' });

/** The name of a record in a language where it is known, otherwise in English. */
export const nameIn = ({ name, names }: NamedRow, lang: string = english): string => names?.[lang] ?? name;

/** The fields of a name: in English, or in another language where it is known. */
export function nameFields<Row extends NamedRow>(t: NameFieldBuilder<Row>) {
  const lang = languageArgument(t);
  return {
    name: t.string({
      args: { lang },
      description: 'Name in `lang` if known, otherwise in English.',
      resolve: (row, { lang: wanted }) => nameIn(row, wanted ?? undefined),
    }),
    nameLanguage: t.field({
      type: 'Language',
      args: { lang },
      description: 'Language of `name` for the same `lang`: English if the name in `lang` is not known.',
      resolve: (row, { lang: wanted }) => (wanted && row.names?.[wanted] !== undefined ? wanted : english),
    }),
  };
}
