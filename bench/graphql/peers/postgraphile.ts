import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';

/** PostGraphile 5 on the same tables: one statement for each query. It has its own graphql, so it is not bundled. */
// It is made for Node 22; of what that adds, this is all that it needs here.
const promises = Promise as unknown as { withResolvers?: () => object };
promises.withResolvers ??= () => {
  const parts: Record<string, unknown> = {};
  parts['promise'] = new Promise((resolve, reject) => Object.assign(parts, { resolve, reject }));
  return parts;
};
const load = createRequire(`${process.cwd()}/bench/graphql/package.json`);
const { postgraphile } = load('postgraphile');
const { PostGraphileAmberPreset } = load('postgraphile/presets/amber');
const { makeV4Preset } = load('postgraphile/presets/v4');
const { makePgService } = load('postgraphile/adaptors/pg');
const { grafserv } = load('postgraphile/grafserv/node');
const service = postgraphile({
  extends: [
    PostGraphileAmberPreset,
    makeV4Preset({ dynamicJson: true, graphiql: false, disableQueryLog: true }),
  ],
  pgServices: [makePgService({ connectionString: process.env['DATABASE_URL'], schemas: ['bloodborne_1'] })],
  grafserv: { watch: false },
});
const server = createServer();
await service.createServ(grafserv).addTo(server);
server.listen(0, '127.0.0.1', () => process.send!({ port: (server.address() as AddressInfo).port }));
