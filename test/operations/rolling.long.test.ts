import { readFileSync } from 'node:fs';
import { Agent, createServer, request as httpRequest, type Server } from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import type { Database } from '../../src/data/database.ts';
import { fromRoot } from '../../src/root.ts';
import { openProgram, type Program, type RunningService, releaseOf } from '../faults/program.ts';
import { makeKey, openPatientDatabase, pause, preparePostgres, statusOf, until } from '../faults/rig.ts';
import { type BreakablePostgres, type RedisServer, startRedis } from '../servers.ts';

/** Instances as processes of their own, on one Postgres and one Redis: starting, stopping, new releases. */

let program: Program;
let postgres: BreakablePostgres | undefined;
let redis: RedisServer | undefined;
let database: Database;
let key: string;
let settings: Record<string, string>;

beforeAll(async () => {
  program = openProgram();
  postgres = await preparePostgres();
  redis = postgres && (await startRedis());
  if (!postgres || !redis) return;
  database = await openPatientDatabase(postgres.url);
  key = await makeKey(database, 'rolling@example.org');
  settings = { DATABASE_URL: postgres.url, REDIS_URL: redis.url, METRICS_PUBLIC: 'true' };
});
afterAll(async () => {
  await database?.close();
  program.stop();
  await postgres?.stop();
  await redis?.stop();
});

/** One test on the servers; without them it has been said already that they are missing. */
function onServers(name: string, body: () => Promise<void>): void {
  test(name, async () => {
    if (postgres && redis) await body();
  });
}

const portOf = ({ url }: RunningService) => Number(new URL(url).port);

/**
 * A proxy as small as it can be: instances take turns, `/readyz` decides every 50 ms who has a turn, and a
 * request that found a closed door goes to the next instance, as every proxy does.
 */
async function openProxy(): Promise<{ server: Server; url: string; ports: Set<number>; ready: Set<number> }> {
  const ports = new Set<number>();
  const ready = new Set<number>();
  const agent = new Agent({ keepAlive: true });
  let turn = 0;
  const look = setInterval(async () => {
    for (const port of ports) {
      if ((await statusOf(`http://127.0.0.1:${port}/readyz`)) === 200) ready.add(port);
      else ready.delete(port);
    }
  }, 50);
  look.unref();
  const server = createServer((req, res) => {
    const attempt = (left: number) => {
      const list = [...ready];
      turn += 1;
      const port = list[turn % list.length];
      if (port === undefined || left === 0) return void res.writeHead(502).end();
      const onward = httpRequest(
        { port, host: '127.0.0.1', path: req.url, method: req.method, headers: req.headers, agent },
        (response) => {
          res.writeHead(response.statusCode!, response.headers);
          response.pipe(res);
          response.on('error', () => res.destroy());
        },
      );
      // Nothing has been sent yet, and GET may be repeated (RFC 9110, section 9.2.2).
      onward.on('error', () => (res.headersSent ? res.destroy() : attempt(left - 1)));
      onward.end();
    };
    attempt(3);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.on('close', () => clearInterval(look));
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, ports, ready };
}

/** Requests through an address until stopped, and the statuses seen. */
function startLoad(url: string, connections = 8) {
  const seen = new Map<number, number>();
  const versions = new Set<string>();
  let running = true;
  const paths = ['/v1/bloodborne/runes', '/v1/bloodborne/bosses', '/v1/bloodborne/items/blood-vial'];
  const agent = new Agent({ keepAlive: true });
  const one = (target: string) =>
    new Promise<number>((resolve) => {
      const req = httpRequest(url + target, { headers: { 'X-API-Key': key }, agent }, (res) => {
        versions.add(String(res.headers['x-dataset-version']));
        res.resume();
        res.on('end', () => resolve(res.statusCode!));
        res.on('error', () => resolve(0));
      });
      req.on('error', () => resolve(0));
      req.end();
    });
  const done = Promise.all(
    Array.from({ length: connections }, async (_each, worker) => {
      for (let count = worker; running; count++) {
        const status = await one(paths[count % paths.length]!);
        seen.set(status, (seen.get(status) ?? 0) + 1);
        await pause(2);
      }
    }),
  );
  return {
    seen,
    async stop() {
      running = false;
      await done;
      agent.destroy();
      return Object.fromEntries(seen);
    },
  };
}

const healthOf = async (service: RunningService) => (await fetch(`${service.url}/v1/health`)).json();

describe('two instances', () => {
  onServers('are restarted one after the other under load without a failed request', async () => {
    const rolling = { ...settings, SHUTDOWN_DELAY_SECONDS: '1' };
    const proxy = await openProxy();
    let instances: RunningService[] = await Promise.all([program.start(rolling), program.start(rolling)]);
    for (const each of instances) proxy.ports.add(portOf(each));
    await until('both ready', () => proxy.ready.size === 2);
    const load = startLoad(proxy.url);
    const responses = () => load.seen.get(200) ?? 0;
    await until('answers', () => responses() > 50);
    for (const old of instances) {
      const next = await program.start(rolling);
      proxy.ports.add(portOf(next));
      await until('the new one is ready', () => proxy.ready.has(portOf(next)));
      const { code, stderr } = await old.stop();
      expect({ code, failures: stderr.match(/.*"level":"error".*/g) }).toEqual({
        code: 0,
        failures: null,
      });
      proxy.ports.delete(portOf(old));
      proxy.ready.delete(portOf(old));
      instances = [...instances.filter((each) => each !== old), next];
    }
    const before = responses();
    await until('responses of the new ones', () => responses() > before + 50);
    const seen = await load.stop();
    proxy.server.close();
    proxy.server.closeAllConnections();
    await Promise.all(instances.map((each) => each.stop()));
    process.stderr.write(`rolling restart: ${JSON.stringify(seen)}\n`);
    expect(Object.keys(seen)).toEqual(['200']);
  });

  onServers('follow to a new release, and back to the old one, without a failed request', async () => {
    const instances = await Promise.all([program.start(settings), program.start(settings)]);
    const before = await releaseOf(instances[0]!);
    const loads = instances.map((each) => startLoad(each.url, 4));
    const onRelease = async (id: string | undefined) => {
      for (const each of instances) await until(`release ${id}`, async () => (await releaseOf(each)) === id);
    };
    const imported = await program.command(['data', 'import', '--force', '--json'], settings).ended;
    expect(imported).toMatchObject({ code: 0 });
    const [served] = await postgres!.send('select release_id::text as id from current_release');
    expect(served!['id']).not.toBe(before);
    await onRelease(String(served!['id']));
    expect((await program.command(['data', 'rollback', '--yes'], settings).ended).code).toBe(0);
    await onRelease(before);
    for (const load of loads) expect(Object.keys(await load.stop())).toEqual(['200']);
    for (const each of instances) expect(await healthOf(each)).toMatchObject({ status: 'ok' });
    await Promise.all(instances.map((each) => each.stop()));
  });

  onServers('get one of two imports at once; the other is refused clearly', async () => {
    const both = await Promise.all(
      [1, 2].map(() => program.command(['data', 'import', '--force'], settings).ended),
    );
    const refused = both.filter(({ code }) => code !== 0);
    // On a busy machine they may have come one after the other.
    for (const { stderr } of refused) expect(stderr).toMatch(/another import is running/);
    expect(refused.length).toBeLessThan(2);
  });
});

describe('stopping', () => {
  onServers('reports it first, lets requests under way end, and then refuses connections', async () => {
    const service = await program.start({ ...settings, SHUTDOWN_DELAY_SECONDS: '3' });
    const port = portOf(service);
    const headers = { 'X-API-Key': key };
    // A request that has begun and is not complete when the signal comes.
    const slow = net.connect(port, '127.0.0.1');
    let response = '';
    slow.on('data', (chunk) => {
      response += chunk;
    });
    const over = new Promise((resolve) => slow.once('close', resolve));
    slow.write(`GET /v1/bloodborne/bosses HTTP/1.1\r\nHost: localhost\r\nX-API-Key: ${key}\r\n`);
    // The service has read that line before it serves this request, on a connection that came later.
    expect(await statusOf(`${service.url}/livez`)).toBe(200);

    const ended = service.stop('SIGTERM');
    await until('not ready', async () => (await statusOf(`${service.url}/readyz`)) === 503);
    expect(await statusOf(`${service.url}/livez`)).toBe(200);
    expect(await statusOf(`${service.url}/v1/bloodborne/bosses`, headers)).toBe(200);
    const kept = await fetch(`${service.url}/v1/bloodborne/bosses`, { headers });
    expect(kept.headers.get('connection')).toBe('close');
    await until('refused', async () => (await statusOf(`${service.url}/livez`)) === 0);
    slow.write('\r\n');
    await over;
    expect(response).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
    expect(response).toMatch(/\r\nConnection: close\r\n/);
    expect((await ended).code).toBe(0);
  });

  onServers('waits no longer than its time limit for who does not end', async () => {
    const service = await program.start(settings);
    const slow = net.connect(portOf(service), '127.0.0.1');
    slow.on('error', () => {});
    slow.write('GET /v1/bloodborne/bosses HTTP/1.1\r\nHost: localhost\r\n');
    expect(await statusOf(`${service.url}/livez`)).toBe(200);
    // The other end never closes the connection: only the time limit ends this.
    expect((await service.stop()).code).toBe(0);
    slow.destroy();
  });
});

describe('migrate', () => {
  /** Makes a database as 0.2.0 left it. */
  async function makeOld(name: string): Promise<{ environment: { DATABASE_URL: string } }> {
    await postgres!.send(`create database ${name}`);
    const address = new URL(postgres!.url);
    address.pathname = `/${name}`;
    const client = new pg.Client({ connectionString: address.href });
    await client.connect();
    await client.query(readFileSync(fromRoot('test', 'data', 'database-0.2.0.sql'), 'utf8'));
    await client.end();
    return { environment: { DATABASE_URL: address.href } };
  }

  onServers('changes nothing while an instance is connected that would lose what it writes', async () => {
    const { environment } = await makeOld('old');
    const instance = new pg.Client({
      connectionString: environment.DATABASE_URL,
      application_name: 'caryll',
    });
    await instance.connect();
    const migrate = (...options: string[]) => program.command(['migrate', ...options], environment).ended;
    const listed = await migrate('--dry-run', '--json');
    expect(JSON.parse(listed.stdout)).toMatchObject({
      pending: ['0100-releases-as-schemas'],
      exclusive: ['0100-releases-as-schemas'],
    });
    const { code, stderr } = await migrate();
    expect(stderr).toMatch(/during 0100-releases-as-schemas, .*; got 1 connection of instances .*\nStop all/);
    expect(code).toBe(1);
    expect((await migrate('--dry-run', '--json')).stdout).toBe(listed.stdout);
    await instance.end();
    expect(await migrate()).toMatchObject({ code: 0, stdout: 'applied: 0100-releases-as-schemas\n' });
  });

  onServers('can be forced', async () => {
    const { environment } = await makeOld('forced');
    const instance = new pg.Client({
      connectionString: environment.DATABASE_URL,
      application_name: 'caryll',
    });
    await instance.connect();
    const forced = await program.command(['migrate', '--force'], environment).ended;
    await instance.end();
    expect(forced).toMatchObject({ code: 0, stdout: 'applied: 0100-releases-as-schemas\n' });
  });

  onServers('needs no pause of instances for other steps', async () => {
    const service = await program.start(settings);
    const migrated = await program.command(['migrate'], settings).ended;
    expect(migrated).toMatchObject({ code: 0, stdout: 'already up to date\n' });
    await service.stop();
  });
});

describe('a start is refused', () => {
  onServers('on a database that is behind, ahead, or empty', async () => {
    const address = new URL(postgres!.url);
    for (const [name, prepare, message] of [
      ['empty', '', /lacks the migration\(s\) 0100-releases-as-schemas\. Run `npx caryll migrate` first/],
      [
        'ahead',
        `insert into migration (name, batch) values ('9999-from-the-future', 9)`,
        /newer than this program: it has the migration\(s\) 9999-from-the-future/,
      ],
      ['bare', '', /has no data\. Run `npx caryll data import` first/],
    ] as const) {
      await postgres!.send(`create database ${name}`);
      address.pathname = `/${name}`;
      const environment = { DATABASE_URL: address.href };
      if (name !== 'empty')
        expect(await program.command(['migrate'], environment).ended).toMatchObject({ code: 0 });
      if (prepare) {
        const own = await openPatientDatabase(address.href);
        await own.knex.raw(prepare);
        await own.close();
      }
      const { code, stderr } = await program.refusal(environment);
      expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringMatching(message) });
      expect(stderr).not.toMatch(/ {4}at /);
    }
  });
});
