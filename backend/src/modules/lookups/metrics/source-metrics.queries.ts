import { Injectable } from '@nestjs/common';
import type { DateRange } from '../../../kernel/date-range.js';
import { SOURCE_IDS, SOURCE_NAMES, type SourceId } from '../../../kernel/sources.js';
import {
  availability,
  HealthRecords,
  type Latencies,
  noLatencies,
  percentile,
  type SourceDay,
} from '../sources/index.js';
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

/** What was measured of the sources that are configured, and of those that were asked. */
@Injectable()
export class SourceMetrics {
  constructor(
    private readonly records: HealthRecords,
    private readonly connected: ConfiguredSources,
  ) {}

  async of(range: DateRange): Promise<SourceMetric[]> {
    const days = await this.records.sourceDays(range);
    return SOURCE_IDS.filter((id) => this.nameOf(id) !== undefined || days.some(({ source }) => source === id)).map(
      (id) =>
        this.metricOf(
          id,
          days.filter(({ source }) => source === id),
        ),
    );
  }

  async byDay(range: DateRange): Promise<Array<SourceMetric & { day: string }>> {
    const days = await this.records.sourceDays(range);
    return days.map((day) => ({ day: day.day, ...this.metricOf(day.source, [day]) }));
  }

  private metricOf(id: SourceId, days: readonly SourceDay[]): SourceMetric {
    const [ok, failed, refused] = [sumOf(days, 'ok'), sumOf(days, 'failed'), sumOf(days, 'refused')];
    const latencies = days.reduce<Latencies>(
      (sum, day) => sum.map((n, step) => n + (day.latencies[step] ?? 0)),
      noLatencies(),
    );
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

function sumOf(days: readonly SourceDay[], field: 'ok' | 'failed' | 'refused'): number {
  return days.reduce((sum, day) => sum + day[field], 0);
}
