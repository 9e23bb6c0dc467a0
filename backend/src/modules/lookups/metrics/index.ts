export { type KindCount, LookupCounts, type LookupsOfRange, type Tally } from './lookup-counts.queries.js';
export { MetricsModule } from './metrics.module.js';
export { type SourceMetric, SourceMetrics } from './source-metrics.queries.js';
