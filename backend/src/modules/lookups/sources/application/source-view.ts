import { lookupDefinition } from '../../../../kernel/lookup-catalogue.js';
import type { ConfiguredSource } from '../../vendors/index.js';
import type { Recent } from '../adapters/health-records.store.js';
import { type CallFigures, figuresOf, type Judgement, judge } from '../domain/health.js';
import { ENTRY_FAULTS, type SourceEntry, termsFault } from '../domain/source-entry.js';

/** How a source did in the last hour. */
export interface SourceHealth extends CallFigures {
  /** Of the last five minutes; null without a call in them. */
  readonly state: Judgement | null;
}

/** What keeps a source from being asked for personal data, in plain words; empty when nothing does. */
export function missingOf(connected: ConfiguredSource | null, entry: SourceEntry | null, today: string): string[] {
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

export function healthOf(hour: Recent | undefined, window: Recent | undefined): SourceHealth {
  return { ...figuresOf(hour), state: window ? judge(window) : null };
}
