import { readFileSync } from 'node:fs';
import type { KeyRecord } from '../keys/store.ts';
import { createPostgresCounters } from '../quota/postgres-counters.ts';
import { type Counters, type DayUsage, dayOf, resetOf } from '../quota/quota.ts';
import { fromRoot } from '../root.ts';
import type { Context } from './context.ts';
import { bar, formatNumber } from './format.ts';
import { formatDuration } from './when.ts';

const usageDays = 30;

const dateOf = (day: number) => new Date(day * 86_400_000).toISOString().slice(0, 10);

/** Reads what Postgres has counted: with Redis in front of it, that is up to a second old. */
export async function openUsage({ database, now }: Context) {
  const counters = createPostgresCounters(await database(), () => undefined);
  const today = dayOf(now());
  const first = today - usageDays + 1;
  return {
    /** Units used today by a key and by its owner. */
    today: ({ id, owner }: KeyRecord): Promise<Counters> =>
      counters.consume({
        ...{ keyId: id, owner, day: today, operation: 'peek' },
        ...{ cost: 0, keyLimit: 0, ownerLimit: 0 },
      }),
    /** The last 30 days of a key or, without `keyId`, of its owner, oldest first. */
    async days(owner: string, keyId?: string): Promise<DayUsage[]> {
      const used = await counters.usage(owner, keyId, first);
      const known = new Map(used.map((entry) => [entry.day, entry]));
      return Array.from(
        { length: usageDays },
        (_, index) => known.get(first + index) ?? { day: first + index, units: 0, operations: {} },
      );
    },
  };
}

/** Units that are used, and the limit. */
interface Spent {
  readonly used: number;
  readonly limit: number;
}

/** Units spent today; without a key, only those of the owner. */
interface TodayUsage {
  readonly key?: Spent;
  readonly owner: Spent;
}

/**
 * The units left today, of the key or of its owner, whichever is less; and how fast units are spent: on average since
 * the start of the day, UTC. The first five minutes are too early for an estimate.
 */
function forecastOf({ key, owner }: TodayUsage, nowMs: number) {
  const left = [owner, ...(key ? [key] : [])].map(({ used, limit }) => limit - used);
  const remaining = Math.max(0, Math.min(...left));
  const { used } = key ?? owner;
  const elapsedMs = nowMs - dayOf(nowMs) * 86_400_000;
  if (used <= 0 || elapsedMs < 300_000) return { remaining, unitsPerHour: null, goneAt: null };
  const unitsPerMs = used / elapsedMs;
  const goneAt = nowMs + remaining / unitsPerMs;
  return {
    remaining,
    unitsPerHour: unitsPerMs * 3_600_000,
    /** Null if the units last until the reset. */
    goneAt: goneAt < resetOf(dayOf(nowMs)) * 1000 ? new Date(goneAt) : null,
  };
}

/** Routes by operation from the OpenAPI document, read for each command so that the service does not keep them. */
function readRoutes(): ReadonlyMap<string, string> {
  const { paths } = JSON.parse(readFileSync(fromRoot('schema', 'openapi.json'), 'utf8')) as {
    paths: Record<string, { get: { operationId: string; 'x-operation'?: string; 'x-game'?: string } }>;
  };
  return new Map(
    Object.entries(paths).map(([path, { get }]) => [
      // Usage is counted for all games together.
      get['x-operation'] ?? get.operationId,
      path.replace(`/v1/${get['x-game']}/`, '/v1/{gameId}/'),
    ]),
  );
}

/** Units by operation over all days, highest first. An operation without a route has its name as path. */
function topOperations(days: readonly DayUsage[]): { operation: string; path: string; units: number }[] {
  const routes = readRoutes();
  const sums = new Map<string, number>();
  for (const [operation, units] of days.flatMap(({ operations }) => Object.entries(operations)))
    sums.set(operation, (sums.get(operation) ?? 0) + units);
  return [...sums]
    .map(([operation, units]) => ({ operation, path: routes.get(operation) ?? operation, units }))
    .sort((a, b) => b.units - a.units || (a.operation < b.operation ? -1 : 1));
}

/** Today, the days and the routes, for JSON output. */
export function usageJson(today: TodayUsage, days: readonly DayUsage[], nowMs: number) {
  const { remaining, unitsPerHour, goneAt } = forecastOf(today, nowMs);
  return {
    today: {
      date: dateOf(dayOf(nowMs)),
      ...(today.key ? today : today.owner),
      remaining,
      units_per_hour: unitsPerHour === null ? null : Math.round(unitsPerHour * 100) / 100,
      gone_at: goneAt,
    },
    days: days.map(({ day, units, operations }) => ({ date: dateOf(day), units, operations })),
    routes: topOperations(days),
  };
}

/** Prints today: units used, units left, and the reset. */
export function printToday(context: Context, today: TodayUsage): void {
  const { red, green, yellow } = context.colors;
  const nowMs = context.now();
  const { remaining, unitsPerHour, goneAt } = forecastOf(today, nowMs);
  const used = Object.entries(today).map(
    ([whose, spent]: [string, Spent]) =>
      `${whose} ${formatNumber(spent.used)} of ${formatNumber(spent.limit)}`,
  );
  const reset = resetOf(dayOf(nowMs)) - nowMs / 1000;
  const left = formatNumber(remaining);
  context.print(`today  ${used.join(', ')} units`);
  context.print(`left   ${remaining === 0 ? red(left) : green(left)}, resets in ${formatDuration(reset)}`);
  if (remaining === 0) context.print(`pace   ${red('no units left today')}`);
  else if (unitsPerHour === null) context.print('pace   too few requests today for a forecast');
  else {
    const rate = unitsPerHour < 10 ? unitsPerHour.toFixed(1) : formatNumber(Math.round(unitsPerHour));
    const end =
      goneAt === null
        ? 'enough until 00:00Z'
        : `${yellow(`gone at ${goneAt.toISOString().slice(11, 16)}Z`)}, in ${formatDuration((goneAt.getTime() - nowMs) / 1000)}`;
    context.print(`pace   ${rate} units an hour: ${end}`);
  }
}

/** Prints a bar for each of the last 30 days, and the routes that used most units. */
export function printDays(context: Context, days: readonly DayUsage[]): void {
  const { colors, io } = context;
  const highest = Math.max(...days.map((entry) => entry.units));
  const total = days.reduce((sum, entry) => sum + entry.units, 0);
  context.print(`\n${colors.bold(`last ${usageDays} days`)}  ${formatNumber(total)} units`);
  if (total === 0) return;
  const width = Math.max(10, Math.min(60, io.columns - formatNumber(highest).length - 14));
  const weekend = ({ day }: DayUsage) => [0, 6].includes(new Date(day * 86_400_000).getUTCDay());
  // Days before the first use are left out.
  context.printTable(days.slice(days.findIndex(({ units }) => units > 0)), [
    { cell: (entry) => (weekend(entry) ? colors.dim(dateOf(entry.day)) : dateOf(entry.day)) },
    { cell: ({ units }) => (units === 0 ? '·' : formatNumber(units)), align: 'right' },
    { cell: ({ units }) => colors.cyan(bar(units, highest, width)) },
  ]);
  const top = topOperations(days).slice(0, 8);
  const share = (units: number) => (units * 100 < total ? '<1' : Math.round((units / total) * 100));
  context.print(`\n${colors.bold('top routes')}`);
  context.printTable(top, [
    { cell: ({ path }) => path, shrinks: true },
    { cell: ({ units }) => formatNumber(units), align: 'right' },
    { cell: ({ units }) => `${share(units)} %`, align: 'right' },
    { cell: ({ units }) => colors.cyan(bar(units, top[0]!.units, 20)) },
  ]);
}
