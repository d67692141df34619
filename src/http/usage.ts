import type { Access } from '../access/access.ts';
import { dayOf, resetOf } from '../access/quota.ts';
import { readParameters } from '../rest/params.ts';
import type { CallerRoute } from './handle.ts';
import { quotaView } from './headers.ts';
import { write } from './send.ts';

const dateOf = (day: number) => new Date(day * 86_400_000).toISOString().slice(0, 10);

/** `GET /v1/usage`: the caller's plan, both counters, and the last 30 days. */
export function createUsageRoute(access: Access, now: () => number): CallerRoute {
  return {
    methods: ['GET', 'HEAD'],
    async handle(exchange, caller, rawQuery) {
      exchange.operation = 'getUsage';
      readParameters({ parameters: [] }, {}, rawQuery);
      const at = now();
      const standing = await access.charge(caller, 0, 'getUsage');
      const days = await access.usage(caller);
      exchange.quotaHeaders = quotaView(caller.plan, standing, 0, at).headers;
      const counter = (limit: number, used: number) => ({
        limit,
        used,
        remaining: Math.max(0, limit - used),
      });
      const body = {
        data: {
          key: caller.display,
          plan: caller.plan.name,
          key_units: counter(caller.plan.keyLimit, standing.keyUsed),
          owner_units: counter(caller.plan.ownerLimit, standing.ownerUsed),
          reset: resetOf(dayOf(at)),
          days: days.map(({ day, units, operations }) => ({ date: dateOf(day), units, operations })),
        },
      };
      write(
        exchange,
        200,
        ['Content-Type', 'application/json; charset=utf-8', 'Cache-Control', 'no-store'],
        JSON.stringify(body),
      );
    },
  };
}
