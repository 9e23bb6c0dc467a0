import { Injectable } from '@nestjs/common';
import type { DateRange } from '../../../kernel/date-range.js';
import { SOURCE_IDS, SOURCE_NAMES, type SourceId } from '../../../kernel/sources.js';
import { type CallFigures, figuresOf, HealthRecords } from '../sources/index.js';
import { ConfiguredSources } from '../vendors/index.js';

/** How a source did. */
export interface SourceMetric extends CallFigures {
  readonly id: SourceId;
  readonly name: string;
}

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

  private metricOf(id: SourceId, measured?: Parameters<typeof figuresOf>[0]): SourceMetric {
    return { id, name: this.nameOf(id) ?? SOURCE_NAMES[id], ...figuresOf(measured) };
  }

  private nameOf(id: SourceId): string | undefined {
    return this.connected.all().find((source) => source.id === id)?.fonte;
  }
}
