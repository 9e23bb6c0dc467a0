import { Injectable } from '@nestjs/common';
import type { DateRange } from '../../../kernel/date-range.js';
import { SOURCE_IDS, SOURCE_NAMES, type SourceId } from '../../../kernel/sources.js';
import { availability, HealthRecords, noLatencies, percentile, type SourceTotal } from '../sources/index.js';
import { ConfiguredSources } from '../vendors/index.js';

/** How a source did; rates and times are null where nothing was measured. */
export interface SourceMetric {
  readonly id: SourceId;
  readonly name: string;
  readonly calls: number;
  /** Not even asked, since its circuit was open or its queue full. */
  readonly refused: number;
  readonly successRate: number | null;
  readonly p50Ms: number | null;
  readonly p95Ms: number | null;
}

type Measured = Omit<SourceTotal, 'source'>;

const NOTHING: Measured = { ok: 0, failed: 0, refused: 0, latencies: noLatencies() };

/** What was measured of the sources that are configured, and of those that were asked. */
@Injectable()
export class SourceMetrics {
  constructor(
    private readonly records: HealthRecords,
    private readonly connected: ConfiguredSources,
  ) {}

  async of(range: DateRange): Promise<SourceMetric[]> {
    const totals = new Map((await this.records.sourceTotals(range)).map((total) => [total.source, total]));
    return SOURCE_IDS.filter((id) => this.nameOf(id) !== undefined || totals.has(id)).map((id) =>
      this.metricOf(id, totals.get(id)),
    );
  }

  async byDay(range: DateRange): Promise<Array<SourceMetric & { day: string }>> {
    const days = await this.records.sourceDays(range);
    return days.map((day) => ({ day: day.day, ...this.metricOf(day.source, day) }));
  }

  private metricOf(id: SourceId, { ok, failed, refused, latencies }: Measured = NOTHING): SourceMetric {
    return {
      id,
      name: this.nameOf(id) ?? SOURCE_NAMES[id],
      calls: ok + failed,
      refused,
      successRate: availability({ ok, failed, refused: 0 }),
      p50Ms: percentile(latencies, 0.5),
      p95Ms: percentile(latencies, 0.95),
    };
  }

  private nameOf(id: SourceId): string | undefined {
    return this.connected.all().find((source) => source.id === id)?.fonte;
  }
}
