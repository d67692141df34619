import { camelCase, type InputObject } from '../kinds/model.ts';
import type { AnyType, Builder } from './types/builder.ts';

/** The form of an input object in a parameter, as the extension of its type. */
export interface WrittenForm {
  /** Its members in the order in which they are written; the schema sorts them. */
  readonly members: readonly string[];
  /** JSON Schema of one, and of a list of them. */
  readonly text: object | undefined;
  readonly texts: object | undefined;
}

/**
 * Declares an input object of arguments.
 *
 * @param named finds the type of a member.
 */
export const argumentInput = (
  builder: Builder,
  name: string,
  { description, fields, isOneOf, text, texts }: InputObject,
  named: (type: string) => AnyType,
) =>
  builder.inputType(name, {
    description,
    isOneOf,
    extensions: {
      members: fields.map((field) => camelCase(field.name)),
      text,
      texts,
    } satisfies WrittenForm as Record<string, unknown>,
    fields: (t) =>
      Object.fromEntries(
        fields.map(({ name: member, type, isList, isOptional, schema, description: about }) => [
          camelCase(member),
          t.field({
            type: isList ? [named(type.name) as 'Slug'] : (named(type.name) as 'Slug'),
            required: !isOptional,
            description: about,
            ...(schema.default !== undefined && { defaultValue: schema.default as string }),
          }),
        ]),
      ),
  });
