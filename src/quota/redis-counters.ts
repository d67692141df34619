import { setTimeout as sleep } from 'node:timers/promises';
import { Cluster, Redis, type Result } from 'ioredis';
import type { Emit } from '../observe/events.ts';
import { inBatches } from './batch.ts';
import {
  type Charge,
  type Counters,
  type PrimaryCounters,
  type QuotaResult,
  type Subject,
  succeeds,
} from './quota.ts';

declare module 'ioredis' {
  // How TypeScript learns of a command of `defineCommand`.
  interface RedisCommander<Context> {
    consumeQuota(...keysAndValues: (string | number)[]): Result<string, Context>;
    raiseQuota(...keysAndValues: (string | number)[]): Result<null, Context>;
  }
}

/**
 * How long Redis keeps the counters of a day, in seconds. Processes with a slow clock still write to those of
 * yesterday.
 */
const keptSeconds = 2 * 86_400;
/** Delay before the next attempt to connect, in milliseconds. */
const reconnectMs = (attempt: number) => Math.min(50 * attempt, 1_000);

/**
 * Decides charges in their order. KEYS: for each, the hash of its owner and day. ARGV: as JSON, for each its cost, both
 * limits and its key. Returns as JSON three values for each: -1 (a counter is unknown), 0 (refused) or 1 (granted), and
 * both counters.
 */
const consumeScript = `
local charges, reply = cjson.decode(ARGV[1]), {}
for i, hash in ipairs(KEYS) do
  local cost, id = charges[4 * i - 3], charges[4 * i]
  local used = redis.call('HMGET', hash, id, 'owner')
  local state, keyUsed, ownerUsed = -1, 0, 0
  if used[1] and used[2] then
    state, keyUsed, ownerUsed = 1, tonumber(used[1]), tonumber(used[2])
    if cost > 0 then
      if keyUsed + cost > charges[4 * i - 2] or ownerUsed + cost > charges[4 * i - 1] then
        state = 0
      else
        keyUsed, ownerUsed = redis.call('HINCRBY', hash, id, cost), redis.call('HINCRBY', hash, 'owner', cost)
      end
    end
  end
  reply[3 * i - 2], reply[3 * i - 1], reply[3 * i] = state, keyUsed, ownerUsed
end
return cjson.encode(reply)`;

/** Sets counters that are unknown or lower. KEYS: hashes. ARGV: as JSON, for each its key and both counters; seconds to keep it. */
const raiseScript = `
local counters = cjson.decode(ARGV[1])
local function raise(hash, field, value)
  local used = tonumber(redis.call('HGET', hash, field) or 0)
  redis.call('HSET', hash, field, string.format('%.0f', math.max(used, value)))
end
for i, hash in ipairs(KEYS) do
  raise(hash, counters[3 * i - 2], counters[3 * i - 1])
  raise(hash, 'owner', counters[3 * i])
  redis.call('EXPIRE', hash, ARGV[2])
end`;

export interface RedisAddress {
  /** One address is a single server or a node of a Cluster, several are nodes of a Cluster. */
  readonly urls: readonly string[];
  /** First part of every key. */
  readonly prefix: string;
  readonly commandTimeoutMs: number;
}

/** The counters in Redis. Every call ends within the command timeout. */
export interface RedisCounters extends PrimaryCounters {
  /** Resolves when Redis is connected or the limit has passed. */
  connected(limitMs: number): Promise<void>;
}

/** A client that keeps reconnecting in the background, and fails at once while Redis is down. */
function connect({ urls, commandTimeoutMs }: RedisAddress, isCluster: boolean, emit: Emit): Redis | Cluster {
  // Longer than any call may take (`within`), so that a busy process does not lose its connection.
  const timeoutMs = Math.max(1_000, 2 * commandTimeoutMs);
  const shared = { enableAutoPipelining: true, enableOfflineQueue: false };
  const options = {
    // By default ioredis repeats a command when the connection breaks before its response.
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    commandTimeout: timeoutMs,
    connectTimeout: timeoutMs,
    // A server that hangs keeps its connections open, so close one that is silent for too long.
    socketTimeout: timeoutMs,
    // On close, the client waits this long for a dead connection, and the process with it.
    disconnectTimeout: 100,
    disableClientInfo: true,
  };
  let client: Redis | Cluster;
  if (!isCluster) {
    client = new Redis(urls[0]!, { ...options, ...shared, retryStrategy: reconnectMs });
  } else {
    const { username, password, protocol } = new URL(urls[0]!);
    const cluster = new Cluster([...urls], {
      ...shared,
      retryDelayOnFailover: 0,
      retryDelayOnClusterDown: 0,
      maxRedirections: 4,
      // How soon a replaced node is found.
      slotsRefreshInterval: 1_000,
      slotsRefreshTimeout: Math.max(1_000, commandTimeoutMs),
      clusterRetryStrategy: reconnectMs,
      redisOptions: {
        ...options,
        ...(username ? { username: decodeURIComponent(username) } : {}),
        ...(password ? { password: decodeURIComponent(password) } : {}),
        ...(protocol === 'rediss:' ? { tls: {} } : {}),
      },
    });
    // A node would connect only on its first command, and refuse others until then. Before the client is ready, it queries
    // any node for the state of the Cluster, and starts again if that node is connecting already.
    const connectNode = (node: Redis) => {
      if (node.status === 'wait') node.connect().catch(() => {});
    };
    cluster.on('ready', () => cluster.nodes().forEach(connectNode));
    cluster.on('+node', (node: Redis) => {
      if (cluster.status === 'ready') connectNode(node);
    });
    client = cluster;
  }
  let lost = false;
  client.on('error', (error: unknown) => {
    // Once for each outage, not for each attempt.
    if (!lost) emit({ type: 'error', where: 'quota', error });
    lost = true;
  });
  client.on('ready', () => {
    lost = false;
  });
  // The pipeline of a Cluster takes the node from the first argument, which must therefore be a key and not the number
  // of keys.
  const keyCount = isCluster ? { numberOfKeys: 1 } : {};
  client.defineCommand('consumeQuota', { ...keyCount, lua: consumeScript });
  client.defineCommand('raiseQuota', { ...keyCount, lua: raiseScript });
  return client;
}

/** The counters over one client. */
function countersOver(client: Redis | Cluster, { prefix, commandTimeoutMs }: RedisAddress, emit: Emit) {
  const isCluster = client instanceof Cluster;
  const hashOf = ({ owner, day }: Subject) => `${prefix}:${day}:${owner}`;

  /** Waits for the timeout, and then processes what has already arrived: a busy process is not a slow Redis. */
  function within<T>(work: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const fail = () => reject(new Error(`Redis did not respond within ${commandTimeoutMs} ms`));
      const timer = setTimeout(() => setImmediate(() => setImmediate(fail)), commandTimeoutMs);
      work.then(resolve, reject).finally(() => clearTimeout(timer));
    });
  }

  /**
   * Splits charges into calls: a single one on a single server; one for each charge in a Cluster, whose pipelines are
   * per node.
   */
  const groupsOf = <Each>(all: readonly Each[]) => (isCluster ? all.map((each) => [each]) : [all]);

  const call = (name: 'consumeQuota' | 'raiseQuota', keys: readonly string[], values: (string | number)[]) =>
    within<string | null>(client[name](...(isCluster ? [] : [keys.length]), ...keys, ...values));

  async function consumeGroup(charges: readonly Charge[]): Promise<(QuotaResult | undefined)[]> {
    const values: (number | string)[] = [];
    for (const { cost, keyLimit, ownerLimit, keyId } of charges)
      values.push(cost, keyLimit, ownerLimit, keyId);
    // One text each way is serialized and parsed faster than many numbers.
    const text = await call('consumeQuota', charges.map(hashOf), [JSON.stringify(values)]);
    const reply: number[] = JSON.parse(text!);
    return charges.map((_charge, index) => {
      const state = reply[3 * index];
      if (state === -1) return undefined;
      return { granted: state === 1, keyUsed: reply[3 * index + 1]!, ownerUsed: reply[3 * index + 2]! };
    });
  }

  async function raiseGroup(counters: readonly (Subject & Counters)[]): Promise<void> {
    const values = counters.flatMap(({ keyId, keyUsed, ownerUsed }) => [keyId, keyUsed, ownerUsed]);
    await call('raiseQuota', counters.map(hashOf), [JSON.stringify(values), keptSeconds]);
  }

  // One call at a time makes the fewest; in a Cluster the slowest node would hold up the charges of all others.
  const consume = inBatches('redis', isCluster ? Infinity : 1, emit, async (charges) => {
    const groups = groupsOf(charges).map((group) =>
      // A failed node of a Cluster fails only its own charges.
      consumeGroup(group).catch((error: Error) => group.map(() => error)),
    );
    return (await Promise.all(groups)).flat();
  });

  async function ping(): Promise<void> {
    const servers = isCluster ? client.nodes('master') : [client];
    if (servers.length === 0) throw new Error('No node of the Redis Cluster can be reached');
    await within(Promise.all(servers.map((server) => server.ping())));
  }

  return {
    consume,
    ping,
    async raise(counters: readonly (Subject & Counters)[]) {
      await Promise.all(groupsOf(counters).map(raiseGroup));
    },
    async probe() {
      await ping();
      await raiseGroup([{ day: 0, owner: 'probe', keyId: 'probe', keyUsed: 0, ownerUsed: 0 }]);
    },
    // A Cluster is ready when all its nodes are known, including those that the settings do not name.
    isConnected: async () => client.status === 'ready' && (await succeeds(ping())),
    close: () => client.disconnect(),
  };
}

/** Opens the counters. With one address, the server shows whether it is a node of a Cluster. */
export function createRedisCounters(address: RedisAddress, emit: Emit): RedisCounters {
  const open = (isCluster: boolean) => {
    const client = connect(address, isCluster, emit);
    return { client, counters: countersOver(client, address, emit) };
  };
  const first = open(address.urls.length > 1);
  let { counters } = first;
  let isKindKnown = first.client instanceof Cluster;
  let isClosed = false;
  if (first.client instanceof Redis) {
    const single = first.client;
    single.on('ready', async () => {
      // A user who may not call INFO is taken for one of a single server.
      const info = await single.info('cluster').catch(() => '');
      if (!isClosed && /^cluster_enabled:1/m.test(info)) {
        single.disconnect();
        ({ counters } = open(true));
      }
      isKindKnown = true;
    });
  }

  return {
    consume: (charge) => counters.consume(charge),
    ping: () => counters.ping(),
    raise: (all) => counters.raise(all),
    probe: () => counters.probe(),
    async connected(limitMs) {
      const limit = performance.now() + limitMs;
      while (!(isKindKnown && (await counters.isConnected())) && performance.now() < limit) await sleep(20);
    },
    close() {
      isClosed = true;
      counters.close();
    },
  };
}
