import type { Provider } from '@nestjs/common';
import { PgLookupCounts } from './adapters/persistence/statistics/pg-lookup-counts.js';
import { PgSourceCounts } from './adapters/persistence/statistics/pg-source-counts.js';
import { LookupCounts } from './application/statistics/lookup-counts.port.js';
import { ReadSourceFigures } from './application/statistics/read-source-figures.js';
import { SourceCounts } from './application/statistics/source-counts.port.js';

/** How many lookups there were and how their sources did, for administrators. */
export const statisticsProviders: Provider[] = [
  { provide: LookupCounts, useClass: PgLookupCounts },
  { provide: SourceCounts, useClass: PgSourceCounts },
  ReadSourceFigures,
];
