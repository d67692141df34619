import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { planNames } from '../../keys/plans.ts';
import type { Caller } from '../../keys/verify.ts';
import { Problem } from '../../problem.ts';
import { type DayUsage, dayOf, resetOf } from '../../quota/quota.ts';
import { singleFlight } from '../../single-flight.ts';
import { quotaView } from '../headers.ts';
import { write } from '../send.ts';
import type { KeyedServiceRoute } from './service-route.ts';

const dateOf = (day: number) => new Date(day * 86_400_000).toISOString().slice(0, 10);
/** How long the usage of past days is cached, in milliseconds. */
const ttlMs = 1_000;

const counterSchema = z.object({ limit: z.int(), used: z.int(), remaining: z.int() });

/** The body of `GET /v1/usage`. */
const usageSchema = z
  .object({
    data: z.object({
      key: z.string().describe('Display form of the key: its first 16 and last 4 characters.'),
      plan: z.enum(planNames),
      key_units: counterSchema.describe('Units used by this key today.'),
      owner_units: counterSchema.describe('Units used by all keys of the owner today.'),
      reset: z.int().describe('When the quota resets, in Unix epoch seconds.'),
      days: z
        .array(
          z.object({
            date: z.string().meta({ format: 'date' }),
            units: z.int(),
            operations: z.record(z.string(), z.int()),
          }),
        )
        .describe('The last 30 days on which this key was used, newest first.'),
    }),
  })
  .describe('The plan and usage of the caller.');

type Usage = z.infer<typeof usageSchema>;

/**
 * `GET /v1/usage`: the caller's plan, both counters, and the last 30 days. The counters are always current; the days,
 * which take a query each, are up to a second old.
 */
export const usageRoute: KeyedServiceRoute = {
  id: 'getUsage',
  path: '/v1/usage',
  isKeyed: true,
  unitsOn: () => 0,
  summary: 'Get plan and usage',
  description: "The caller's plan, both counters of today, their reset time, and the last 30 days.",
  body: {
    description: 'Plan and usage.',
    json: { name: 'Usage', schema: usageSchema },
    isConditional: false,
  },
  open({ quota, uncharged, now }) {
    const daysOf = new LRUCache<string, () => Promise<DayUsage[]>>({ max: 1_000 });

    function readDays(caller: Caller): Promise<DayUsage[]> {
      let read = daysOf.get(caller.keyId);
      if (read === undefined) {
        read = singleFlight(async () => {
          uncharged.check(caller);
          uncharged.count(caller, 1);
          return quota.usage(caller);
        }, ttlMs);
        daysOf.set(caller.keyId, read);
      }
      return read();
    }

    return async ({ context, caller }) => {
      const at = now();
      const result = await quota.peek(caller);
      const days = await readDays(caller).catch((error: unknown) => {
        if (!(error instanceof Problem && error.code === 'unavailable')) throw error;
        // The days are in Postgres; while it is down the counters have at least the usage of today.
        return result.keyUsed === 0 ? [] : [{ day: dayOf(at), units: result.keyUsed, operations: {} }];
      });
      context.quotaHeaders = quotaView(caller.plan, result, 0, at).headers;
      const counter = (limit: number, used: number) => ({
        limit,
        used,
        remaining: Math.max(0, limit - used),
      });
      const body: Usage = {
        data: {
          key: caller.display,
          plan: caller.plan.name,
          key_units: counter(caller.plan.keyLimit, result.keyUsed),
          owner_units: counter(caller.plan.ownerLimit, result.ownerUsed),
          reset: resetOf(dayOf(at)),
          days: days.map(({ day, units, operations }) => ({ date: dateOf(day), units, operations })),
        },
      };
      write(
        context,
        200,
        ['Content-Type', 'application/json; charset=utf-8', 'Cache-Control', 'no-store'],
        JSON.stringify(body),
      );
      return undefined;
    };
  },
};
