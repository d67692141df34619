import { referenceData } from './0001-reference-data.ts';
import { access } from './0002-access.ts';
import { places } from './0003-places.ts';
import { usageRollup } from './0004-usage-rollup.ts';
import { quotaLedger } from './0005-quota-ledger.ts';
import type { Migration } from './migration.ts';

/** Every migration in the order in which it is applied. A landed one is never edited. */
export const migrations: readonly Migration[] = [referenceData, access, places, usageRollup, quotaLedger];
