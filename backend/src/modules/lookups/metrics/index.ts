export { AccountUsage, type UsageOfDay } from './account-usage.port.js';
export { type KindCount, LookupCounts, type LookupsOfStretch, type Tally } from './lookup-counts.port.js';
export { LookupTotals } from './lookup-totals.port.js';
export { MetricsModule } from './metrics.module.js';
export { ReadSourceFigures, type SourceFigures } from './read-source-figures.js';
