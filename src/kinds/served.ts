import { fromRoot } from '../root.ts';
import { type Model, readModel } from './model.ts';
import { type DataSchema, readSchemas } from './schema.ts';
import { shapeOf } from './tables.ts';

let schemas: ReadonlyMap<string, DataSchema> | undefined;
let model: Model | undefined;
let shape: string | undefined;

/** The JSON Schemas that come with this program. */
export const servedSchemas = () => (schemas ??= readSchemas(fromRoot('seeds', 'schema')));

/** What this program serves, as its JSON Schemas say. */
export const servedModel = (): Model => (model ??= readModel(servedSchemas()));

/** The shape of the releases that this program serves. */
export const servedShape = (): string => (shape ??= shapeOf(servedModel()));
