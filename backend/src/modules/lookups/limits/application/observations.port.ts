import type { LookupType } from '../../../../kernel/lookup-catalogue.js';
import type { Detector } from '../domain/finding.js';

/** `slowed`, `stopped`: found by a detector. `held`, `released`: decided by an administrator. */
export const OBSERVATION_KINDS = ['slowed', 'stopped', 'held', 'released'] as const;
export type ObservationKind = (typeof OBSERVATION_KINDS)[number];

export interface Observation {
  readonly id: string;
  readonly at: Date;
  readonly accountId: string;
  readonly accountName: string | null;
  readonly accountEmail: string | null;
  readonly kind: ObservationKind;
  readonly detector: Detector | null;
  readonly figures: Readonly<Record<string, number>>;
  readonly until: Date | null;
  readonly adminName: string | null;
  readonly note: string | null;
  /** The account's last one, and what it says still holds. */
  readonly inForce: boolean;
}

export interface ObservationFilter {
  readonly accountId: string | null;
  readonly kind: ObservationKind | null;
  readonly detector: Detector | null;
  /** Those that hold now. */
  readonly inForce: boolean;
}

export interface ObservationPage {
  readonly items: readonly Observation[];
  readonly next: string | null;
  readonly total: number;
}

/** The hour before an observation, as the history has it. */
export interface ObservedHour {
  readonly observation: Observation;
  readonly lookups: readonly {
    readonly at: Date;
    readonly type: LookupType;
    readonly masked: string;
    readonly outcome: string;
  }[];
  /** In steps of five minutes, the oldest first. */
  readonly steps: readonly { readonly from: Date; readonly found: number; readonly others: number }[];
}

export interface Decision {
  readonly adminId: string;
  readonly accountId: string;
  readonly kind: 'held' | 'released';
  readonly note: string;
}

/** What was noticed and decided about accounts. Nothing of it is ever changed. */
export abstract class Observations {
  abstract page(filter: ObservationFilter, before: string | null): Promise<ObservationPage>;

  abstract find(id: string): Promise<ObservedHour | null>;

  /** `unknown`: no such account. `nothing`: it is released already. */
  abstract decide(decision: Decision): Promise<'done' | 'unknown' | 'nothing'>;
}
