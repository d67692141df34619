import path from 'node:path';
import type { DataError } from './data-errors.ts';
import { type DataRecord, type Kind, keyOf } from './kinds.ts';
import { readRegularFile } from './read-file.ts';
import { createFinder, readJson } from './read-json.ts';

/** Adds line and column to an error that has none, if its file, its record and its field exist. */
export type Locator = <Found extends DataError>(error: Found) => Found;

/**
 * @param seedsFolder the folder to which the errors' paths are relative.
 * @param kindsOf the kinds of a game, by its folder.
 */
export function createLocator(seedsFolder: string, kindsOf: (game: string) => readonly Kind[]): Locator {
  function open(name: string) {
    let text: string;
    try {
      text = readRegularFile(path.join(seedsFolder, name)).toString();
    } catch {
      // The error itself shows what is wrong with the file.
      return undefined;
    }
    const { value, errors } = readJson(text);
    // Rejected texts are not searched either: they may be nested too deeply for the stack.
    if (errors.length > 0) return undefined;
    const content = value as { readonly records?: unknown } | null;
    const kind = kindsOf(path.dirname(name)).find(({ file }) => `${file}.json` === path.basename(name));
    const records = kind && Array.isArray(content?.records) ? (content.records as DataRecord[]) : [];
    const indexes = new Map(records.map((record, index) => [keyOf(kind!, record, index), index]));
    return { find: createFinder(text), indexes };
  }

  const files = new Map<string, ReturnType<typeof open>>();
  return (error) => {
    if (error.line !== undefined) return error;
    if (!files.has(error.file)) files.set(error.file, open(error.file));
    const { find, indexes } = files.get(error.file) ?? {};
    const index = error.record === undefined ? undefined : indexes?.get(error.record);
    if (error.record !== undefined && index === undefined) return error;
    const position = find?.(index === undefined ? [] : ['records', index], error.field ?? '');
    return { ...error, ...position };
  };
}
