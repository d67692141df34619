import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { cacheSizesOf } from '../src/caches.ts';
import { ConfigError, loadConfig, retiredSettings } from '../src/config.ts';
import { databaseHosts } from '../src/text/database-hosts.ts';

test('everything has a standard', () => {
  const config = loadConfig({});
  expect(config).toMatchObject({
    PORT: 3000,
    DATA_DIR: '.data',
    QUOTA_ON_OUTAGE: 'serve',
    LOG_LEVEL: 'info',
  });
  expect(config.DATABASE_URL).toBeUndefined();
  expect(config.REDIS_URL).toBeUndefined();
});

test('a setting of an older version that is still set is named with what to do instead', () => {
  expect(retiredSettings({ PORT: '1', REPLY_CACHE_BYTES: '5', ROW_CACHE_ROWS: '' })).toEqual([
    'REPLY_CACHE_BYTES is no longer a setting: CACHE_MB limits all caches together. Unset it.',
  ]);
  expect(retiredSettings({ ALLOW_GRAPHQL: 'false' })).toEqual([
    'ALLOW_GRAPHQL is no longer a setting: GRAPHQL=off switches /graphql off. Unset it.',
  ]);
});

test('all caches together take what CACHE_MB allows, and keys are remembered even without it', () => {
  const { replyBytes, exportBytes, graphqlBytes, pageBytes, rows, keys } = cacheSizesOf(64);
  const all = replyBytes + exportBytes + graphqlBytes + pageBytes + rows * 2_000 + 3 * keys * 400;
  expect(all).toBeLessThanOrEqual(64 * 2 ** 20);
  expect(all).toBeGreaterThan(63 * 2 ** 20);
  expect(cacheSizesOf(0)).toEqual({
    replyBytes: 0,
    exportBytes: 0,
    rows: 0,
    graphqlBytes: 0,
    pageBytes: 0,
    keys: 1_000,
  });
});

test('an empty variable counts as not set', () => {
  expect(loadConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ PORT: 3000 });
});

test('a comma list of Redis addresses is a Cluster', () => {
  expect(loadConfig({ REDIS_URL: 'redis://a:1, redis://b:2' }).REDIS_URL).toEqual([
    'redis://a:1',
    'redis://b:2',
  ]);
});

test('a Redis may be behind a Unix socket, and a Cluster may not', () => {
  const socket = 'unix:///run/redis/redis.sock';
  expect(loadConfig({ REDIS_URL: socket }).REDIS_URL).toEqual([socket]);
  expect(() => loadConfig({ REDIS_URL: `${socket},redis://a:1` })).toThrow('REDIS_URL must be an address');
});

test('an address with a password may be in a file', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'caryll-settings-'));
  const file = path.join(folder, 'address');
  writeFileSync(file, 'postgres://u:p@h/d\n');
  expect(loadConfig({ DATABASE_URL_FILE: file }).DATABASE_URL).toBe('postgres://u:p@h/d');
  expect(() => loadConfig({ DATABASE_URL_FILE: file, DATABASE_URL: 'postgres://h/d' })).toThrow(
    'DATABASE_URL_FILE must not be set together with DATABASE_URL. Unset one of them.',
  );
  writeFileSync(file, 'redis://a:1,redis://b:2');
  expect(loadConfig({ REDIS_URL_FILE: file }).REDIS_URL).toEqual(['redis://a:1', 'redis://b:2']);
  writeFileSync(file, 'mysql://u:secret@h/d');
  expect(() => loadConfig({ DATABASE_URL_FILE: file })).toThrow('got "mysql://***@h/d"');
  rmSync(folder, { recursive: true });
  expect(() => loadConfig({ REDIS_URL_FILE: file })).toThrow(
    `REDIS_URL_FILE must be a file that can be read; got "${file}" (ENOENT)`,
  );
});

test('a Postgres may have several hosts', () => {
  const DATABASE_URL = 'postgres://u:p%2C@a:5432,b:5433/d?sslmode=require';
  expect(loadConfig({ DATABASE_URL }).DATABASE_URL).toBe(DATABASE_URL);
  expect(databaseHosts(DATABASE_URL)).toEqual([
    'postgres://u:p%2C@a:5432/d?sslmode=verify-full',
    'postgres://u:p%2C@b:5433/d?sslmode=verify-full',
  ]);
  expect(() => loadConfig({ DATABASE_URL: 'postgres://u:secret@a,:x:/d' })).toThrow(
    /^DATABASE_URL must be an address [^"]*; got "postgres:\/\/[^"]*"$/,
  );
});

test('Redis Sentinel is refused with the way out', () => {
  expect(() => loadConfig({ REDIS_URL: 'redis-sentinel://a:26379/mymaster' })).toThrow(
    'Redis Sentinel is not supported: use an address that follows the master',
  );
});

test('all errors are reported at once, each with setting, expectation and value', () => {
  const wrong = {
    PORT: '80x',
    LOG_LEVEL: 'loud',
    QUOTA_ON_OUTAGE: 'maybe',
    DATABASE_URL: 'mysql://u:secret@h/d',
  };
  let message = '';
  try {
    loadConfig(wrong);
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    message = (error as Error).message;
  }
  expect(message.split('\n')).toEqual([
    'PORT must be an integer from 0 to 65535 (0 picks a free port); got "80x"',
    'DATABASE_URL must be an address postgres://user:password@host:port/database (in a password write : / ? # @ as %3A %2F %3F %23 %40); got "mysql://***@h/d"',
    'QUOTA_ON_OUTAGE must be `serve` or `refuse`; got "maybe"',
    'LOG_LEVEL must be silent, fatal, error, warn, info, debug or trace; got "loud"',
  ]);
});

test.each(['65536', '-1', '3000.5', ' 3000', '1e3'])('PORT=%s is refused', (PORT) => {
  expect(() => loadConfig({ PORT })).toThrow(/^PORT must be an integer/);
});
