import { servedGraph } from '../src/games/index.ts';
import { checkFor } from '../src/graphql/limits.ts';

/** The GraphQL schema of Bloodborne, and what it was made of. */
export const bloodborne = servedGraph('bloodborne');
export const { schema, tableOf } = bloodborne;
/** What reads an operation that is to be registered for it. */
export const checkRegistered = checkFor(schema);
