export { type KindCount, LookupCounts, type LookupOverview } from './lookup-counts.queries.js';
export { MetricsModule } from './metrics.module.js';
export { SourceMetrics } from './source-metrics.queries.js';
