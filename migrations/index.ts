import { referenceData } from './0001-reference-data.ts';
import { access } from './0002-access.ts';
import { places } from './0003-places.ts';
import { usageRollup } from './0004-usage-rollup.ts';
import { quotaLedger } from './0005-quota-ledger.ts';
import { aliasesAndSpoilers } from './0006-aliases-and-spoilers.ts';
import { enemies } from './0007-enemies.ts';
import { weaponLevels } from './0008-weapon-levels.ts';
import { bossesWhole } from './0009-bosses-whole.ts';
import { endingsTrophiesInsight } from './0010-endings-trophies-insight.ts';
import { persistedOperations } from './0011-persisted-operations.ts';
import { listOrders } from './0012-list-orders.ts';
import { dropUnsettled } from './0013-drop-unsettled.ts';
import { datasetChanges } from './0014-dataset-changes.ts';
import { searchAliases } from './0015-search-aliases.ts';
import { markedTexts } from './0016-marked-texts.ts';
import { priceSteps } from './0017-price-steps.ts';
import { stockMerchants } from './0018-stock-merchants.ts';
import { quotaCounters } from './0019-quota-counters.ts';
import type { Migration } from './migration.ts';

/** Every migration in the order in which it is applied. A landed one is never edited. */
export const migrations: readonly Migration[] = [
  referenceData,
  access,
  places,
  usageRollup,
  quotaLedger,
  aliasesAndSpoilers,
  enemies,
  weaponLevels,
  bossesWhole,
  endingsTrophiesInsight,
  persistedOperations,
  listOrders,
  dropUnsettled,
  datasetChanges,
  searchAliases,
  markedTexts,
  priceSteps,
  stockMerchants,
  quotaCounters,
];
