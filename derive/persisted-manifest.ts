import type { PersistedOperation } from '../src/graphql/persisted.ts';

/**
 * The manifest of Apollo's tooling, which client generators and gateways of others read too:
 * https://www.apollographql.com/docs/graphos/platform/security/persisted-queries#manifest-format
 */
export function persistedManifest(operations: readonly PersistedOperation[]): string {
  const manifest = {
    format: 'apollo-persisted-query-manifest',
    version: 1,
    operations: operations.map(({ id, name, body }) => ({ id, name, type: 'query', body })),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
