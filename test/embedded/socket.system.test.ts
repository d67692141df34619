import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { createConnection, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { type Database, joinDatabase } from '../../src/data/database.ts';
import { type FolderLock, FolderLockedError, lockFolder, socketOf } from '../../src/embedded/folder-lock.ts';
import { openPglite } from '../../src/embedded/pglite.ts';
import { createKeyStore } from '../../src/keys/store.ts';
import { createKeyVerifier } from '../../src/keys/verify.ts';
import { createPostgresCounters } from '../../src/quota/postgres-counters.ts';
import { createRunner } from '../cli/terminal.ts';
import { openTestDatabase } from '../databases.ts';
import { skipped } from '../programs.ts';
import { until } from '../until.ts';

const newFolder = () => mkdtempSync(path.join(tmpdir(), 'caryll-socket-'));

/** A process that listens on the socket of the folder, and is killed. */
async function leaveDeadSocket(folder: string): Promise<void> {
  const script = `require('net').createServer().listen(${JSON.stringify(socketOf(folder))}, () => console.log('up'))`;
  const child = spawn(process.execPath, ['-e', script]);
  await once(child.stdout, 'data');
  child.kill('SIGKILL');
  await once(child, 'exit');
}

describe('the lock of the folder', () => {
  test('is held once, and given back with all that it made', async () => {
    const folder = newFolder();
    const lock = await lockFolder(folder, 'the service');
    expect(statSync(socketOf(folder)).mode & 0o777).toBe(0o600);
    await expect(lockFolder(folder)).rejects.toThrow(FolderLockedError);
    await expect(lockFolder(folder)).rejects.toThrow(
      `The embedded database in ${folder} is in use by the service (process ${process.pid}), and only one process can have it open.`,
    );
    await lock.release();
    expect(existsSync(socketOf(folder))).toBe(false);
    expect(existsSync(path.join(folder, 'caryll.lock'))).toBe(false);
    await (await lockFolder(folder)).release();
  });

  test('of a process that was killed is taken over, also by exactly one of many', async () => {
    const folder = newFolder();
    await leaveDeadSocket(folder);
    expect(existsSync(socketOf(folder))).toBe(true);
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => lockFolder(folder)));
    const won = results.filter((result) => result.status === 'fulfilled');
    expect(won).toHaveLength(1);
    const refused = results.filter((result) => result.status === 'rejected');
    for (const { reason } of refused) expect(reason).toBeInstanceOf(FolderLockedError);
    await won[0]!.value.release();
  });

  test('is taken over even when a process was killed while it removed a dead socket', async () => {
    const folder = newFolder();
    await leaveDeadSocket(folder);
    const removing = `${socketOf(folder)}.removing`;
    mkdirSync(removing);
    const longAgo = new Date(Date.now() - 60_000);
    utimesSync(removing, longAgo, longAgo);
    await (await lockFolder(folder)).release();
    expect(existsSync(removing)).toBe(false);
  });

  test('is refused beside a running service of version 0.2.0, which has a socket of another name', async () => {
    const folder = newFolder();
    const old = createServer().listen(path.join(folder, 'control.sock'));
    await once(old, 'listening');
    await expect(lockFolder(folder)).rejects.toThrow('in use by another process');
    expect(existsSync(socketOf(folder))).toBe(false);
    old.close();
    await once(old, 'close');
    await (await lockFolder(folder)).release();
  });

  test('H3: needs a folder itself, and neither a link nor a file', async () => {
    const own = newFolder();
    const [link, file] = [path.join(own, 'link'), path.join(own, 'file')];
    symlinkSync(own, link);
    writeFileSync(file, '');
    const expected = 'DATA_DIR must be a folder; got';
    await expect(lockFolder(link)).rejects.toThrow(
      `${expected} "${link}", which is a symbolic link. Use the folder that it points to.`,
    );
    await expect(lockFolder(`${link}/`)).rejects.toThrow('symbolic link');
    await expect(lockFolder(file)).rejects.toThrow(
      `${expected} "${file}", which is a file. Remove the file or choose another folder.`,
    );
  });

  test('needs a folder whose path leaves room for a socket', async () => {
    const folder = path.join(newFolder(), 'long'.repeat(30));
    await expect(lockFolder(folder)).rejects.toThrow(
      /^DATA_DIR must be a folder whose path is at most \d+ bytes/,
    );
    expect(existsSync(folder)).toBe(false);
  });
});

describe('the embedded database of a service', () => {
  let folder: string;
  let lock: FolderLock;
  let service: Database;
  let endClients: () => Promise<void>;
  beforeAll(async () => {
    folder = newFolder();
    lock = await lockFolder(folder);
    service = await openTestDatabase();
    await service.knex.raw('create table counted (id int primary key, n int)');
    await service.knex.raw('insert into counted select i, 0 from generate_series(1, 10) i');
    endClients = service.serve!(lock);
  });
  afterAll(async () => {
    await endClients();
    await service.close();
    await lock.release();
  });

  async function connect(): Promise<pg.Client> {
    const client = new pg.Client({ host: folder, user: 'postgres', database: 'postgres' });
    client.on('error', () => {});
    await client.connect();
    return client;
  }
  /** As a process does that is killed. */
  const cut = (client: pg.Client): void => {
    (client as pg.Client & { readonly connection: { readonly stream: Socket } }).connection.stream.destroy();
  };
  const counted = async (id: number): Promise<number> =>
    (await service.knex('counted').where({ id }).first('n')).n;

  test('is open to pg and knex, with values as the service reads them', async () => {
    const client = await connect();
    expect(
      (await client.query('select n, $1::int as given from counted where id = $2', [7, 1])).rows,
    ).toEqual([{ n: 0, given: 7 }]);
    await client.end();
    const joined = await joinDatabase(folder, 5_000);
    expect((await joined.knex.raw('select 5::bigint as count, 0.5 as half')).rows).toEqual([
      { count: 5, half: 0.5 },
    ]);
    await joined.close();
  });

  test('an error is of the client that made it, and of its statement', async () => {
    const client = await connect();
    await expect(client.query('select nothing')).rejects.toMatchObject({ code: '42703' });
    await expect(client.query('select $1::int', ['x'])).rejects.toMatchObject({ code: '22P02' });
    expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await client.end();
  });

  test('statements of several clients never mix, however large they are', async () => {
    // Longer than what a socket hands over at once: others come between the parts.
    const large = 'y'.repeat(300_000);
    const clients = await Promise.all([connect(), connect()]);
    const sending = clients.map(async (client, index) => {
      for (let id = 0; id < 20; id++) {
        const text =
          index === 0 ? 'select $1::int as id, length($2) as n' : 'select length($1) as n, $2::int as id';
        const { rows } = await client.query(text, index === 0 ? [id, large] : [large, id]);
        expect(rows).toEqual([{ id, n: large.length }]);
      }
    });
    const own = Array.from({ length: 40 }, async (_, id) => {
      expect((await service.knex.raw('select ?::int as id', [id])).rows).toEqual([{ id }]);
    });
    await Promise.all([...sending, ...own]);
    await Promise.all(clients.map((client) => client.end()));
  });

  test('waits for the transaction of a client, and sees all of it or nothing', async () => {
    const [client, other] = await Promise.all([connect(), connect()]);
    await client.query('begin');
    await client.query('update counted set n = 1 where id = 2');
    const waiting = Promise.all([counted(2), other.query('select n from counted where id = 2')]);
    await client.query('update counted set n = 2 where id = 2');
    await client.query('commit');
    const [own, { rows }] = await waiting;
    expect([own, rows]).toEqual([2, [{ n: 2 }]]);
    await Promise.all([client.end(), other.end()]);
  });

  test('rolls back what a client that dies has begun', async () => {
    const client = await connect();
    await client.query('begin');
    await client.query('update counted set n = 9 where id = 3');
    cut(client);
    expect(await counted(3)).toBe(0);
  });

  test('a client that dies while it waits for its turn leaves nothing behind', async () => {
    const client = await connect();
    const held = await service.knex.transaction();
    for (const text of ['begin', 'update counted set n = 9 where id = 4']) client.query(text).catch(() => {});
    await new Promise(setImmediate);
    cut(client);
    await held.rollback();
    expect(await counted(4)).toBe(0);
  });

  test.each([
    'copy counted from stdin',
    'copy counted from/**/stdin',
    'COPY counted (id) FROM -- here\n STDIN with (format csv)',
    'copy"counted"from stdin; select 1',
    'select 1; copy counted from stdin; copy counted from stdin',
  ])('copy from the client, for which PGlite would wait for ever, is an error: %j', async (text) => {
    const client = await connect();
    const refusal = { message: expect.stringContaining('the embedded database does not support COPY') };
    await expect(client.query(text)).rejects.toMatchObject(refusal);
    if (!text.includes('; '))
      await expect(client.query({ text, queryMode: 'extended' } as pg.QueryConfig)).rejects.toMatchObject(
        refusal,
      );
    expect((await client.query('select count(*)::int as n from counted')).rows).toEqual([{ n: 10 }]);
    expect((await client.query('select $1::int as n', [1])).rows).toEqual([{ n: 1 }]);
    await client.end();
  });

  test('data of a copy that is refused is left out, and copies to the client work', async () => {
    const copying = `printf '11\\t0\\n' | psql -h '${folder}' -U postgres -c 'copy counted from stdin' -c 'copy (select 5) to stdout'`;
    const psql = spawn('sh', ['-c', copying]);
    let [out, err] = ['', ''];
    psql.stdout.on('data', (data) => (out += data));
    psql.stderr.on('data', (data) => (err += data));
    const [code] = await once(psql, 'close');
    if (code === 127) return skipped('copies by psql (no psql was found)');
    expect([out, err]).toEqual(['5\n', expect.stringContaining('does not support COPY FROM STDIN')]);
    expect((await service.knex.raw('select count(*)::int as n from counted')).rows).toEqual([{ n: 10 }]);
  });

  /** Acts that change the session for all who use it after the client. */
  const acts = [
    'set search_path to pg_catalog',
    'set default_transaction_read_only = on',
    "set default_transaction_isolation = 'serializable'",
    'set role pg_read_all_data',
    'set session authorization pg_database_owner',
    'create temp table api_key (id int)',
    'create temp view usage_daily as select 1 as day',
    'create temp table quota_counter (day int)',
    "set datestyle = 'German'",
    "set timezone = 'Asia/Kolkata'",
    "set bytea_output = 'escape'",
    'set extra_float_digits = -15',
    'set standard_conforming_strings = off',
    "set client_encoding = 'SQL_ASCII'",
    'set statement_timeout = 1',
    'discard all',
    'deallocate all',
    'deallocate quota_consume',
    "do $$ begin execute 'deallocate all'; end $$",
    'reset all',
    'declare c cursor with hold for select 1',
    'listen news',
    'select pg_advisory_lock(7)',
    'begin',
    'begin; set search_path to pg_catalog',
  ];
  /** All that a session has besides prepared statements. */
  const sessionOf = async () => {
    const { rows } = await service.knex.raw(
      `select current_user, session_user, (select jsonb_object_agg(name, setting) from pg_settings) as settings,
              (select count(*)::int from pg_class where relpersistence = 't') as temporary,
              (select count(*)::int from pg_cursors where name = 'c') as cursors,
              (select count(*)::int from pg_locks where locktype = 'advisory') as locks,
              (select count(*)::int from pg_listening_channels()) as channels`,
    );
    return rows[0];
  };

  test.each(acts)('what a client leaves behind does not reach the service: %s', async (act) => {
    const keys = createKeyStore({ database: service, now: Date.now });
    const expired = { email: 'eve@example.org', plan: 'free', kind: 'live', actor: 'test' } as const;
    const { secret, id } = await keys.create(expired);
    await service.knex.raw(`update api_key set expires_at = '2026-01-01Z' where id = ?`, [id]);
    const counters = createPostgresCounters(service, () => {});
    const charge = { keyId: id, owner: id, cost: 1, keyLimit: 9, ownerLimit: 9, day: 1, operation: 'x' };
    await counters.consume(charge);
    const before = await sessionOf();

    const client = await connect();
    await client.query(act);
    cut(client);

    expect(await sessionOf()).toEqual(before);
    const keysOfService = createKeyVerifier({ database: service, emit: () => {}, now: Date.now });
    await expect(keysOfService.verify(secret)).rejects.toMatchObject({ code: 'expired_api_key' });
    await keysOfService.close();
    expect(await counters.consume(charge)).toMatchObject({ granted: true, keyUsed: 2 });
    expect(await counters.usage(id, id, 0)).toEqual([{ day: 1, units: 2, operations: { x: 2 } }]);
    await counters.check();
  });

  test('what a client sets lasts for its statement, and its prepared statements last', async () => {
    const client = await connect();
    await client.query({ name: 'of client', text: 'select 1 as one' });
    await client.query("set datestyle = 'German'");
    expect((await client.query('show datestyle')).rows).toEqual([{ DateStyle: 'ISO, MDY' }]);
    const results = (await client.query("set datestyle = 'German'; show datestyle")) as unknown as {
      rows: unknown[];
    }[];
    expect(results[1]!.rows).toEqual([{ DateStyle: 'German, DMY' }]);
    expect((await client.query({ name: 'of client', text: 'select 1 as one' })).rows).toEqual([{ one: 1 }]);
    await client.end();
  });

  test.each([
    "set client_encoding = 'LATIN1'",
    "set names 'WIN1252'",
    "select set_config('client_' || 'encoding', 'EUC_JP', false)",
    "do $$ begin execute 'set client_encoding = latin2'; end $$",
    "alter database postgres set client_encoding = 'LATIN1'",
    "alter role postgres set client_encoding = 'LATIN1'",
  ])('another encoding, in which PGlite would never end a statement, is refused: %s', async (act) => {
    const client = await connect();
    await expect(client.query(act)).rejects.toMatchObject({ code: '0A000' });
    expect((await client.query(`select 'é' as text`)).rows).toEqual([{ text: 'é' }]);
    await client.end();
    const other = new pg.Client({ host: folder, user: 'postgres', client_encoding: 'LATIN1' } as object);
    await other.connect();
    await expect(other.query(`select 'é' as text from nothing`)).rejects.toMatchObject({ code: '42P01' });
    await other.end();
  });

  test('a statement of many megabytes runs, and one that is too large is refused when it is announced', async () => {
    const client = await connect();
    const large = 'y'.repeat(30_000_000);
    expect((await client.query('select length($1) as n', [large])).rows).toEqual([{ n: large.length }]);
    const announced = new Promise((resolve) => client.once('error', resolve));
    const { stream } = (client as pg.Client & { readonly connection: { readonly stream: Socket } })
      .connection;
    const head = Buffer.from('Q____');
    head.writeInt32BE(40_000_000, 1);
    stream.write(head);
    expect(await announced).toMatchObject({
      code: '54000',
      message: expect.stringContaining('at most 32 MB'),
    });
    expect(await counted(5)).toBe(0);
  });

  test.each(['GET / HTTP/1.1\r\n\r\n', '\0\0\0\x10\x04\xd2\x16\x2e\0\0\0\0\0\0\0\0', '\0\0\0\x01aaaa'])(
    'hangs up on %j',
    async (bytes) => {
      const socket = createConnection(socketOf(folder));
      socket.write(bytes, 'latin1');
      socket.resume();
      await once(socket, 'close');
      expect(await counted(5)).toBe(0);
    },
  );

  test('encryption is not spoken', async () => {
    const socket = createConnection(socketOf(folder));
    socket.write(Buffer.from([0, 0, 0, 8, 4, 0xd2, 0x16, 0x2f]));
    expect(String((await once(socket, 'data'))[0])).toBe('N');
    socket.destroy();
  });

  test('commands speak to it, and the names of their statements are not in the way of the service', async () => {
    const run = createRunner({ database: () => joinDatabase(folder, 5_000) });
    const created = await run('keys create --email ada@example.org --json');
    expect(created).toMatchObject({ code: 0, err: '' });
    expect((await run('keys whoami --json', { stdin: created.json.key })).json.id).toBe(created.json.id);
    expect((await run('keys show nobody')).code).toBe(4);
    for (let each = 0; each < 2; each++) {
      expect((await run('get bosses/father-gascoigne --json')).json.data.slug).toBe('father-gascoigne');
    }
    const own = createRunner({ database: service });
    expect((await own('get bosses/father-gascoigne --json')).json.data.slug).toBe('father-gascoigne');
  });
});

test('a process that has the folder and does not respond is waited for', async () => {
  const folder = newFolder();
  const lock = await lockFolder(folder, 'a caryll command');
  await expect(joinDatabase(folder, 100)).rejects.toThrow();
  expect(readFileSync(path.join(folder, 'caryll.lock'), 'utf8')).toBe(
    `a caryll command (process ${process.pid})`,
  );
  const joining = joinDatabase(folder, 20_000);
  const database = await openTestDatabase('empty');
  const endClients = database.serve!(lock);
  const joined = await joining;
  expect((await joined.knex.raw('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await endClients();
  await until('the connection is lost', () =>
    joined.knex.raw('select 1').then(
      () => false,
      () => true,
    ),
  );
  await joined.knex.destroy();
  await database.close();
  await lock.release();
});

test('L7: a folder with files but no database is refused with the way out, and stays as it is', async () => {
  const folder = path.join(newFolder(), 'postgres');
  mkdirSync(path.join(folder, 'base'), { recursive: true });
  const opening = openPglite(folder);
  await expect(opening).rejects.toThrow(
    `The embedded database in ${folder} cannot be opened (PG_VERSION is missing)`,
  );
  await expect(opening).rejects.toThrow(`mv '${folder}' '${folder}.damaged'`);
  expect(readdirSync(folder)).toEqual(['base']);
});
