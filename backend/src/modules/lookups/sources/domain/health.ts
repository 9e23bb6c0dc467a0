import type { LookupType } from '../../../../kernel/lookup-catalogue.js';
import type { SourceId } from '../../../../kernel/sources.js';
import { type Latencies, percentile } from './latencies.js';

/** What is measured: each lookup type as a whole, each source, and what is our own. */
export const OWN_PARTS = ['api', 'banco'] as const;
export type OwnPart = (typeof OWN_PARTS)[number];
export type Component = `consulta:${LookupType}` | `fonte:${SourceId}` | OwnPart;

/** `failed`: asked, and no answer that can be used. `refused`: not even asked, since the circuit is open or the queue full. */
export type Measured = 'ok' | 'failed' | 'refused';

export interface Counts {
  readonly ok: number;
  readonly failed: number;
  readonly refused: number;
}

export const SERVICE_STATES = ['operacional', 'instavel', 'fora_do_ar', 'manutencao', 'desligada'] as const;
/** `desligada`: no source of it may be asked, by settings or register. */
export type ServiceState = (typeof SERVICE_STATES)[number];
export type Judgement = Extract<ServiceState, 'operacional' | 'instavel' | 'fora_do_ar'>;

/** Buckets of time that are judged together: five, of a minute each unless the settings say otherwise. */
export const WINDOW_BUCKETS = 5;
/** For how many buckets the last judgement stands when nobody asks any more; then nothing speaks against the component. */
export const MEMORY_BUCKETS = 30;

/** So many accounts must have met an outage, lest a single one closes a lookup type for everybody. */
export const OUTAGE_ACCOUNTS = 2;

/** Two failures and less than 95 % make it unstable; three and less than half, down. Fewer say nothing. */
export function judge({ ok, failed, refused }: Counts): Judgement {
  const failures = failed + refused;
  const share = ok / (ok + failures);
  if (failures >= 3 && share < 0.5) return 'fora_do_ar';
  return failures >= 2 && share < 0.95 ? 'instavel' : 'operacional';
}

/** The part of what was measured that went well, 0 to 1; null where nothing was measured. */
export function availability({ ok, failed, refused }: Counts): number | null {
  const all = ok + failed + refused;
  return all === 0 ? null : ok / all;
}

/** How calls went; rates and times are null where nothing was measured. */
export interface CallFigures {
  readonly calls: number;
  /** Not even asked, since the circuit was open or the queue full. */
  readonly refused: number;
  readonly successRate: number | null;
  readonly p50Ms: number | null;
  readonly p95Ms: number | null;
}

const NO_CALLS: Counts & { readonly latencies: Latencies } = { ok: 0, failed: 0, refused: 0, latencies: [] };

export function figuresOf({ ok, failed, refused, latencies } = NO_CALLS): CallFigures {
  return {
    calls: ok + failed,
    refused,
    successRate: availability({ ok, failed, refused: 0 }),
    p50Ms: percentile(latencies, 0.5),
    p95Ms: percentile(latencies, 0.95),
  };
}

const SEVERITY: readonly ServiceState[] = ['operacional', 'desligada', 'manutencao', 'instavel', 'fora_do_ar'];

export function worstOf(states: readonly ServiceState[]): ServiceState | null {
  return [...states].sort((a, b) => SEVERITY.indexOf(b) - SEVERITY.indexOf(a))[0] ?? null;
}

export function inTrouble(state: ServiceState): boolean {
  return state === 'instavel' || state === 'fora_do_ar';
}
