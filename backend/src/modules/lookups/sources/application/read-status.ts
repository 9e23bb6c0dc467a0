import { Injectable } from '@nestjs/common';
import { dayInBrazil, daysUntil } from '../../../../kernel/brazilian-day.js';
import { LOOKUP_TYPES, type LookupType } from '../../../../kernel/lookup-catalogue.js';
import { Clock } from '../../../../platform/clock.js';
import type { SourceOrigin } from '../../model/index.js';
import { ConfiguredSources } from '../../vendors/index.js';
import { type DayCounts, HealthRecords, type StateSpan } from '../adapters/health-records.store.js';
import { type Component, inTrouble, OWN_PARTS, type OwnPart, type ServiceState, worstOf } from '../domain/health.js';
import { type DayStatus, daysOf, type Incident, incidentsOf } from '../domain/status-history.js';
import { LookupStates, type TypeState } from './lookup-states.js';

export const STATUS_DAYS = 90;
const MOST_INCIDENTS = 30;

export interface PartStatus extends TypeState {
  readonly days: ReadonlyArray<DayStatus | null>;
}

export interface Status {
  readonly at: Date;
  /** The worst of what people notice: a type that the operator has off is no trouble. */
  readonly overall: ServiceState;
  /** The first day of every history, AAAA-MM-DD. */
  readonly from: string;
  readonly lookups: ReadonlyArray<
    PartStatus & { readonly type: LookupType; readonly origins: readonly SourceOrigin[] }
  >;
  readonly parts: ReadonlyArray<PartStatus & { readonly part: OwnPart }>;
  readonly incidents: ReadonlyArray<Incident & { readonly component: Component }>;
}

/** What everybody may know of how the product does: states and figures, no vendor's name. */
@Injectable()
export class ReadStatus {
  constructor(
    private readonly states: LookupStates,
    private readonly connected: ConfiguredSources,
    private readonly records: HealthRecords,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<Status> {
    const at = this.clock.now();
    const today = dayInBrazil(at);
    const [from = today] = daysUntil(today, STATUS_DAYS);
    const [days, spans] = await Promise.all([
      this.records.days(from),
      this.records.spans(new Date(`${from}T00:00:00-03:00`)),
    ]);
    const past = (component: Component) => daysOf(of(spans, component), countsOf(days, component), today, STATUS_DAYS);
    const lookups = await Promise.all(
      LOOKUP_TYPES.map(async (type) => ({
        type,
        origins: this.originsOf(type),
        ...(await this.states.of(type)),
        days: past(`consulta:${type}`),
      })),
    );
    const parts = OWN_PARTS.map((part) => {
      const last = of(spans, part).at(-1);
      return { part, state: last?.state ?? 'operacional', since: last?.since ?? null, text: null, days: past(part) };
    });
    const troubles = [...lookups, ...parts].map(({ state }) => state).filter(inTrouble);
    return {
      at,
      overall: worstOf(troubles) ?? 'operacional',
      from,
      lookups,
      parts,
      incidents: allIncidents(spans),
    };
  }

  private originsOf(type: LookupType): SourceOrigin[] {
    const sources = this.connected.kindOf(type).sources;
    return [...new Set(sources.map((source) => source.identity.origem))];
  }
}

function allIncidents(spans: readonly StateSpan[]) {
  const components = [...new Set(spans.map(({ component }) => component))];
  return components
    .flatMap((component) => incidentsOf(of(spans, component)).map((incident) => ({ component, ...incident })))
    .sort((a, b) => b.since.getTime() - a.since.getTime())
    .slice(0, MOST_INCIDENTS);
}

function of(spans: readonly StateSpan[], component: Component): StateSpan[] {
  return spans.filter((span) => span.component === component);
}

function countsOf(days: readonly DayCounts[], component: Component): Map<string, DayCounts> {
  return new Map(days.filter((counts) => counts.component === component).map((counts) => [counts.day, counts]));
}
