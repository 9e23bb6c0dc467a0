import { Injectable } from '@nestjs/common';
import { dayInBrazil } from '../../../../kernel/brazilian-day.js';
import { LOOKUP_TYPES, type LookupType, lookupDefinition } from '../../../../kernel/lookup-catalogue.js';
import { SOURCE_IDS, SOURCE_NAMES, type SourceId } from '../../../../kernel/sources.js';
import { Clock } from '../../../../platform/clock.js';
import { LookupsConfig } from '../../lookups.config.js';
import { type ConfiguredSource, ConfiguredSources } from '../../vendors/index.js';
import { HealthRecords, type Recent } from '../adapters/health-records.store.js';
import { type EntryChange, SourceRegister } from '../adapters/source-register.store.js';
import type { FeatureFlag } from '../domain/feature-flag.js';
import { type Component, type Judgement, judge, WINDOW_BUCKETS } from '../domain/health.js';
import { percentile } from '../domain/latencies.js';
import { ENTRY_FAULTS, entryFault, type SourceEntry, termsFault } from '../domain/source-entry.js';
import { LookupStates, type TypeState } from './lookup-states.js';
import { OpenLookups } from './open-lookups.js';

/** How a source did in the last hour; rates and times are null where nothing was measured. */
export interface SourceHealth {
  readonly calls: number;
  readonly refused: number;
  readonly successRate: number | null;
  readonly p50Ms: number | null;
  readonly p95Ms: number | null;
  /** Of the last five minutes; null without a call in them. */
  readonly state: Judgement | null;
}

export interface SourceView {
  readonly id: SourceId;
  readonly name: string;
  /** Null when its settings are not there. */
  readonly connected: ConfiguredSource | null;
  readonly entry: SourceEntry | null;
  /** What keeps it from being asked for personal data, in plain words; empty when nothing does. */
  readonly missing: readonly string[];
  readonly health: SourceHealth;
}

export interface LookupTypeView extends TypeState {
  readonly type: LookupType;
  readonly flag: FeatureFlag;
  readonly sources: ReadonlyArray<{ readonly id: SourceId; readonly name: string; readonly missing: string | null }>;
}

const HOUR_MS = 3_600_000;

/** What administrators see of the sources and of the lookup types that ask them. */
@Injectable()
export class ReadSources {
  constructor(
    private readonly connected: ConfiguredSources,
    private readonly register: SourceRegister,
    private readonly lookups: OpenLookups,
    private readonly states: LookupStates,
    private readonly records: HealthRecords,
    private readonly config: LookupsConfig,
    private readonly clock: Clock,
  ) {}

  async sources(): Promise<SourceView[]> {
    const now = this.clock.now();
    const [entries, hour, window] = await Promise.all([
      this.register.all(),
      this.records.recent(new Date(now.getTime() - HOUR_MS)),
      this.records.recent(new Date(now.getTime() - WINDOW_BUCKETS * this.config.healthBucketMs)),
    ]);
    return SOURCE_IDS.map((id) => {
      const connected = this.connected.all().find((source) => source.id === id) ?? null;
      const entry = entries.get(id) ?? null;
      const component: Component = `fonte:${id}`;
      return {
        id,
        name: connected?.fonte ?? SOURCE_NAMES[id],
        connected,
        entry,
        missing: missingOf(connected, entry, dayInBrazil(now)),
        health: healthOf(hour.get(component), window.get(component)),
      };
    });
  }

  changesOf(source: SourceId): Promise<readonly EntryChange[]> {
    return this.register.changesOf(source);
  }

  async lookupTypes(): Promise<LookupTypeView[]> {
    const entries = await this.register.all();
    const today = dayInBrazil(this.clock.now());
    return Promise.all(
      LOOKUP_TYPES.map(async (type) => {
        const { flag } = await this.lookups.currentOf(type);
        const sources = this.connected.kindOf(type).sources.map((source) => {
          const { id, fonte, fictional } = this.connected.behind(source);
          const fault = entryFault(entries.get(id) ?? null, { type, fictional, today });
          return { id, name: fonte, missing: fault && ENTRY_FAULTS[fault] };
        });
        return { type, flag, sources, ...(await this.states.of(type)) };
      }),
    );
  }
}

function missingOf(connected: ConfiguredSource | null, entry: SourceEntry | null, today: string): string[] {
  if (!connected) return ['As configurações desta fonte não foram informadas.'];
  const personal = connected.types.filter((type) => lookupDefinition(type).personal);
  if (personal.length === 0) return [];
  if (!entry) return [ENTRY_FAULTS['sem-registro']];
  const fault = termsFault(entry, connected.fictional, today);
  const left = personal.filter((type) => !entry.lookupTypes.includes(type));
  return [
    ...(fault ? [ENTRY_FAULTS[fault]] : []),
    ...(left.length > 0 ? [`Fora do registro: ${left.map((type) => lookupDefinition(type).label).join(', ')}.`] : []),
  ];
}

function healthOf(hour: Recent | undefined, window: Recent | undefined): SourceHealth {
  const { ok, failed, refused, latencies } = hour ?? { ok: 0, failed: 0, refused: 0, latencies: [] };
  return {
    calls: ok + failed,
    refused,
    successRate: ok + failed > 0 ? ok / (ok + failed) : null,
    p50Ms: percentile(latencies, 0.5),
    p95Ms: percentile(latencies, 0.95),
    state: window ? judge(window) : null,
  };
}
