import { Redis } from 'ioredis';
import type { Config } from '../config.ts';
import { reasonOf, redactAddress } from '../text/redact.ts';
import type { Context } from './context.ts';
import { type Add, skewInWords } from './doctor-checks.ts';

/** Error messages of Redis, ioredis, Node and OpenSSL, with their meaning. */
const redisErrors: readonly { readonly when: RegExp; readonly what: string; readonly advice: string }[] = [
  {
    when: /ECONNREFUSED/,
    what: 'nothing is listening at its address',
    advice: 'Start Redis, or fix the host and port in REDIS_URL.',
  },
  {
    when: /ENOTFOUND|EAI_AGAIN/,
    what: 'the host name does not resolve',
    advice: 'Fix the host name in REDIS_URL.',
  },
  {
    when: /NOAUTH|WRONGPASS|AUTH/,
    what: 'it rejects the user name or password',
    advice: 'Fix them in REDIS_URL: redis://user:password@host:port, or redis://:password@host:port.',
  },
  {
    when: /NOPERM/,
    what: 'the user lacks a permission',
    advice: 'Grant the user in REDIS_URL all commands on its keys and channels (ACL SETUSER).',
  },
  {
    when: /SSL|TLS|certificate|socket disconnected/i,
    what: 'TLS fails',
    advice: 'Use redis:// if the server has no TLS; otherwise set NODE_EXTRA_CA_CERTS to its CA certificate.',
  },
  {
    when: /ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|timed out/,
    what: 'it did not respond in time',
    advice:
      'Check the host and port in REDIS_URL and any firewall in between; rediss:// requires a server with TLS.',
  },
  {
    when: /Protocol error|RESP|Connection is closed/,
    what: 'the server at this address is not Redis',
    advice: 'Fix the host and port in REDIS_URL.',
  },
];

/** Checks each Redis server: that it responds, keeps every counter, and agrees on the time. */
export async function checkRedis(context: Context, config: Config, add: Add): Promise<void> {
  if (config.REDIS_URL === undefined) {
    add('redis', 'ok', 'not used: units are counted in the database');
    return;
  }
  for (const url of config.REDIS_URL) {
    const part = config.REDIS_URL.length > 1 ? `redis ${new URL(url).host}` : 'redis';
    const redis = new Redis(url, {
      lazyConnect: true,
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      retryStrategy: () => null,
      connectTimeout: 3_000,
      commandTimeout: 3_000,
    });
    // The rejection only shows that the connection is closed.
    let failure: Error | undefined;
    redis.on('error', (error) => {
      failure = error;
    });
    try {
      await redis.connect();
      const start = performance.now();
      const [time, info] = await Promise.all([redis.time(), redis.info()]);
      const ms = Math.round(performance.now() - start);
      const field = (name: string) => new RegExp(`^${name}:(.*)$`, 'm').exec(info)?.[1]?.trim();
      add(
        part,
        'ok',
        `Redis ${field('redis_version') ?? '?'} (${field('role') ?? '?'}) responds in ${ms} ms`,
      );
      const policy = field('maxmemory_policy') ?? 'noeviction';
      if (policy !== 'noeviction') {
        add(
          part,
          'warning',
          `maxmemory-policy is ${policy}: for each evicted counter, about a second of units can be granted again`,
          'Set it in redis.conf, and apply it now with: redis-cli CONFIG SET maxmemory-policy noeviction',
        );
      }
      const skew = skewInWords(Number(time[0]) * 1000 + Number(time[1]) / 1000 - context.now());
      if (skew !== undefined) {
        add(part, 'warning', `its clock is ${skew} this machine's`, 'Synchronize both with NTP.');
      }
      const isCluster = field('cluster_enabled') === '1';
      if (isCluster && config.REDIS_URL.length === 1) {
        add(
          part,
          'warning',
          'it is part of a Cluster, but only one address is set',
          'List several nodes in REDIS_URL, separated by commas.',
        );
      }
      if (!isCluster && config.REDIS_URL.length > 1) {
        add(
          part,
          'error',
          'several addresses are set, but it is not part of a Cluster',
          'Set one address, or start the servers as a Cluster.',
        );
      }
    } catch (error) {
      const reason = reasonOf(failure ?? error);
      const dataError = redisErrors.find(({ when }) => when.test(reason));
      const meanwhile =
        config.QUOTA_ON_OUTAGE === 'serve'
          ? 'Until then, units are counted in Postgres.'
          : 'Until then, requests that cost units are refused.';
      add(
        part,
        'error',
        `${redactAddress(url)}: ${dataError ? `${dataError.what} (${reason.slice(0, 80)})` : reason}`,
        `${dataError?.advice ?? 'Check REDIS_URL and that Redis is running.'} ${meanwhile}`,
      );
    } finally {
      redis.disconnect();
    }
  }
}
