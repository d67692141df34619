import { readFileSync } from 'node:fs';
import { plansOf } from '../keys/plans.ts';
import type { KeyRecord } from '../keys/store.ts';
import { type DayUsage, dayOf, resetOf } from '../quota/quota.ts';
import type { Consumer } from '../quota/service.ts';
import { fromRoot } from '../root.ts';
import type { Context } from './context.ts';
import { bar, formatNumber } from './format.ts';
import { renderTable } from './table.ts';
import { formatDuration } from './when.ts';

const usageDays = 30;

/** The parts of a stored key that its quota depends on. */
export function consumerOf(context: Context, { id, plan, owner }: KeyRecord): Consumer {
  return { keyId: id, plan: plansOf(context.config())[plan], owner };
}

export const dateOf = (day: number) => new Date(day * 86_400_000).toISOString().slice(0, 10);

interface Pace {
  /** Average units an hour since the start of the day, UTC. */
  readonly unitsPerHour: number;
  /** When the quota is exhausted at this pace; null if it lasts until the reset. */
  readonly goneAt: Date | null;
}

/**
 * How fast the units of today are spent.
 *
 * @returns undefined if nothing is spent or the day is younger than five minutes, which is too early for an estimate.
 */
function paceOf(used: number, remaining: number, nowMs: number): Pace | undefined {
  const elapsedMs = nowMs - dayOf(nowMs) * 86_400_000;
  if (used <= 0 || elapsedMs < 300_000) return undefined;
  const unitsPerMs = used / elapsedMs;
  const goneAt = nowMs + Math.max(0, remaining) / unitsPerMs;
  return {
    unitsPerHour: unitsPerMs * 3_600_000,
    goneAt: goneAt < resetOf(dayOf(nowMs)) * 1000 ? new Date(goneAt) : null,
  };
}

/** One entry for each day of the window, oldest first; unused days have 0. */
export function fillDays(days: readonly DayUsage[], nowMs: number): DayUsage[] {
  const today = dayOf(nowMs);
  const known = new Map(days.map((entry) => [entry.day, entry]));
  return Array.from({ length: usageDays }, (_each, index) => {
    const day = today - usageDays + 1 + index;
    return known.get(day) ?? { day, units: 0, operations: {} };
  });
}

/** Routes by operation from the OpenAPI document, read for each command so that the service does not keep them. */
function readRoutes(): ReadonlyMap<string, string> {
  const { paths } = JSON.parse(readFileSync(fromRoot('schema', 'openapi.json'), 'utf8')) as {
    paths: Record<string, Record<string, { operationId?: string }>>;
  };
  return new Map(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.values(methods).flatMap(({ operationId }) =>
        operationId === undefined ? [] : [[operationId, path] as const],
      ),
    ),
  );
}

/** Units by operation over all days, highest first. An operation without a route has its name as path. */
function topOperations(days: readonly DayUsage[]): { operation: string; path: string; units: number }[] {
  const routes = readRoutes();
  const sums = new Map<string, number>();
  for (const { operations } of days) {
    for (const [operation, units] of Object.entries(operations)) {
      sums.set(operation, (sums.get(operation) ?? 0) + units);
    }
  }
  return [...sums]
    .map(([operation, units]) => ({ operation, path: routes.get(operation) ?? operation, units }))
    .sort((a, b) => b.units - a.units || (a.operation < b.operation ? -1 : 1));
}

/** Units spent today, and the limits. Without a key, those of the owner only. */
interface TodayUsage {
  readonly keyUsed?: number;
  readonly keyLimit?: number;
  readonly ownerUsed: number;
  readonly ownerLimit: number;
}

/** Units left today, of the key or of its owner, whichever is less. */
function remainingOf(today: TodayUsage): number {
  const owner = today.ownerLimit - today.ownerUsed;
  const key = today.keyLimit === undefined ? owner : today.keyLimit - (today.keyUsed ?? 0);
  return Math.max(0, Math.min(owner, key));
}

/**
 * Today, the days and the routes, for JSON output.
 *
 * @param counters the used units and the limits.
 */
export function usageJson(
  today: TodayUsage,
  counters: Readonly<Record<string, unknown>>,
  days: readonly DayUsage[],
  nowMs: number,
) {
  const remaining = remainingOf(today);
  const pace = paceOf(today.keyUsed ?? today.ownerUsed, remaining, nowMs);
  return {
    today: {
      date: dateOf(dayOf(nowMs)),
      ...counters,
      remaining,
      units_per_hour: pace === undefined ? null : Math.round(pace.unitsPerHour * 100) / 100,
      gone_at: pace?.goneAt?.toISOString() ?? null,
    },
    days: days.map(({ day, units, operations }) => ({ date: dateOf(day), units, operations })),
    routes: topOperations(days),
  };
}

/** Prints today: units used, units left, and the reset. */
export function printToday(context: Context, today: TodayUsage): void {
  const { colours } = context;
  const nowMs = context.now();
  const remaining = remainingOf(today);
  const used = today.keyUsed ?? today.ownerUsed;
  const reset = resetOf(dayOf(nowMs)) - nowMs / 1000;
  const parts = [
    ...(today.keyLimit === undefined
      ? []
      : [`key ${formatNumber(today.keyUsed ?? 0)} of ${formatNumber(today.keyLimit)}`]),
    `owner ${formatNumber(today.ownerUsed)} of ${formatNumber(today.ownerLimit)}`,
  ];
  const left = formatNumber(remaining);
  context.print(`today  ${parts.join(', ')} units`);
  context.print(
    `left   ${remaining === 0 ? colours.red(left) : colours.green(left)}, resets in ${formatDuration(reset)}`,
  );
  const pace = paceOf(used, remaining, nowMs);
  if (remaining === 0) context.print(`pace   ${colours.red('no units left today')}`);
  else if (pace === undefined) context.print('pace     too few requests today for a forecast');
  else {
    const rate = `${pace.unitsPerHour < 10 ? pace.unitsPerHour.toFixed(1) : formatNumber(Math.round(pace.unitsPerHour))} units an hour`;
    context.print(
      pace.goneAt === null
        ? `pace   ${rate}: enough until 00:00Z`
        : `pace   ${rate}: ${colours.yellow(`gone at ${pace.goneAt.toISOString().slice(11, 16)}Z`)}, in ${formatDuration((pace.goneAt.getTime() - nowMs) / 1000)}`,
    );
  }
}

/** Prints a bar for each of the last 30 days, and the routes that used most units. */
export function printDays(context: Context, days: readonly DayUsage[]): void {
  const { colours, io } = context;
  const highest = Math.max(...days.map((entry) => entry.units), 0);
  const total = days.reduce((sum, entry) => sum + entry.units, 0);
  const digits = Math.max(5, formatNumber(highest).length);
  const width = Math.max(10, Math.min(60, io.columns - digits - 14));
  context.print(`\n${colours.bold(`last ${usageDays} days`)}  ${formatNumber(total)} units`);
  // Days before the first use are left out.
  const firstUsed = days.findIndex(({ units }) => units > 0);
  for (const { day, units } of firstUsed === -1 ? [] : days.slice(firstUsed)) {
    const weekday = new Date(day * 86_400_000).getUTCDay();
    const date = weekday === 0 || weekday === 6 ? colours.dim(dateOf(day)) : dateOf(day);
    const line = `${date}  ${(units === 0 ? '·' : formatNumber(units)).padStart(digits)} ${colours.cyan(bar(units, highest, width))}`;
    context.print(line.trimEnd());
  }
  const top = topOperations(days).slice(0, 8);
  if (top.length === 0) return;
  const most = top[0]!.units;
  context.print(`\n${colours.bold('top routes')}`);
  context.io.out(
    renderTable(
      [
        { title: '', shrinks: true },
        { title: '', align: 'right' },
        { title: '', align: 'right' },
        { title: '' },
      ],
      top.map(({ path, units }) => [
        path,
        formatNumber(units),
        `${units * 100 < total ? '<1' : Math.round((units / total) * 100)} %`,
        colours.cyan(bar(units, most, 20)),
      ]),
      io.columns,
    )
      .split('\n')
      .slice(1)
      .join('\n'),
  );
}
