import { type Ledger, type LedgerResult, nameOf, type Want } from '../../src/quota/postgres-store.ts';
import type { Charge } from '../../src/quota/quota.ts';

interface Row {
  readonly day: number;
  readonly subject: string;
  used: number;
  lent: number;
  most: number;
}

/** The ledger in memory. `ledger.test.ts` holds it against the one in Postgres. */
export function createModelLedger() {
  const rows = new Map<string, Row>();

  function rowOf(day: number, subject: string): Row {
    const name = nameOf({ day, subject });
    const row = rows.get(name) ?? { day, subject, used: 0, lent: 0, most: 0 };
    rows.set(name, row);
    return row;
  }

  function check(): void {
    for (const row of rows.values()) {
      if (row.used + row.lent > row.most) throw new Error(`beyond its limit: ${JSON.stringify(row)}`);
    }
  }

  const both = ({ day, keyId, owner }: Charge) =>
    [rowOf(day, `k:${keyId}`), rowOf(day, `o:${owner}`)] as const;

  return {
    consume(charges: readonly Charge[]): LedgerResult[] {
      const results = charges.map((charge): LedgerResult => {
        const [key, owner] = both(charge);
        const { cost, keyLimit, ownerLimit } = charge;
        const granted =
          cost === 0 ||
          (key.used + key.lent + cost <= keyLimit && owner.used + owner.lent + cost <= ownerLimit);
        if (granted && cost > 0) {
          for (const [row, limit] of [
            [key, keyLimit],
            [owner, ownerLimit],
          ] as const) {
            row.used += cost;
            row.most = Math.max(row.most, limit);
          }
        }
        const shown = ({ used, lent }: Row) => ({ used, lent });
        return { granted, key: shown(key), owner: shown(owner) };
      });
      check();
      return results;
    },
    takeBack(charges: readonly Charge[], results: readonly LedgerResult[]): void {
      charges.forEach((charge, index) => {
        if (results[index]!.granted) for (const row of both(charge)) row.used -= charge.cost;
      });
    },
    lend(wants: Iterable<Want>): Awaited<ReturnType<Ledger['lend']>> {
      const answer = new Map<string, Row>();
      for (const { day, subject, limit, atLeast } of wants) {
        const row = rowOf(day, subject);
        row.most = Math.max(row.most, limit);
        row.lent = Math.max(row.lent, Math.min(atLeast, limit - row.used));
        answer.set(nameOf(row), { ...row });
      }
      check();
      return answer;
    },
    row: (day: number, subject: string): Readonly<Row> => rowOf(day, subject),
  };
}

export type ModelLedger = ReturnType<typeof createModelLedger>;
