import { Injectable } from '@nestjs/common';
import { dayInBrazil } from '../../../../kernel/brazilian-day.js';
import { LOOKUP_TYPES, lookupDefinition } from '../../../../kernel/lookup-catalogue.js';
import { SOURCE_IDS, SOURCE_NAMES, type SourceId } from '../../../../kernel/sources.js';
import { Clock } from '../../../../platform/clock.js';
import { LookupsConfig } from '../../lookups.config.js';
import { type ConfiguredSource, ConfiguredSources } from '../../vendors/index.js';
import { HealthRecords, type Recent } from '../adapters/health-records.store.js';
import { type EntryChange, SourceRegister } from '../adapters/source-register.store.js';
import {
  type CallFigures,
  type Component,
  figuresOf,
  type Judgement,
  judge,
  WINDOW_BUCKETS,
} from '../domain/health.js';
import { ENTRY_FAULTS, entryFault, type SourceEntry, termsFault } from '../domain/source-entry.js';
import { LookupStates } from './lookup-states.js';
import { OpenLookups } from './open-lookups.js';

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

  async sources() {
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
        configured: connected !== null,
        fictional: connected?.fictional ?? false,
        origin: connected?.origem ?? null,
        askedBy: connected?.types ?? [],
        circuit: connected?.circuit ?? null,
        suggestedBasis: connected?.settingsBasis ?? null,
        missing: missingOf(connected, entry, dayInBrazil(now)),
        entry,
        health: healthOf(hour.get(component), window.get(component)),
      };
    });
  }

  changesOf(source: SourceId): Promise<readonly EntryChange[]> {
    return this.register.changesOf(source);
  }

  async lookupTypes() {
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
        const { state: switchState, text, since, changedAt, by: changedBy } = flag;
        const { state } = await this.states.of(type);
        return { type, switchState, text, since, changedAt, changedBy, state, sources };
      }),
    );
  }
}

/** How a source did in the last hour. */
interface SourceHealth extends CallFigures {
  /** Of the last five minutes; null without a call in them. */
  readonly state: Judgement | null;
}

/** What keeps a source from being asked, in plain words; empty when nothing does. */
function missingOf(connected: ConfiguredSource | null, entry: SourceEntry | null, today: string): string[] {
  if (!connected) return ['As configurações desta fonte não foram informadas.'];
  const personal = connected.types.some((type) => lookupDefinition(type).personal);
  if (!entry) return personal ? [ENTRY_FAULTS['sem-registro']] : [];
  const fault = personal ? termsFault(entry, connected.fictional, today) : null;
  const left = connected.types.filter((type) => !entry.lookupTypes.includes(type));
  return [
    ...(fault ? [ENTRY_FAULTS[fault]] : []),
    ...(left.length > 0 ? [`Fora do registro: ${left.map((type) => lookupDefinition(type).label).join(', ')}.`] : []),
  ];
}

function healthOf(hour: Recent | undefined, window: Recent | undefined): SourceHealth {
  return { ...figuresOf(hour), state: window ? judge(window) : null };
}
