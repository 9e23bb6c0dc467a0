import type { LookupType } from '../../../../kernel/lookup-catalogue.js';
import { IN_MAINTENANCE } from '../../model/index.js';

export const FEATURE_FLAG_STATES = ['ativo', 'manutencao'] as const;
export type FeatureFlagState = (typeof FEATURE_FLAG_STATES)[number];

/** Whether administrators let a lookup type be asked for. */
export interface FeatureFlag {
  readonly type: LookupType;
  readonly state: FeatureFlagState;
  /** What callers read meanwhile. */
  readonly text: string;
  /** Null for a type that nobody ever switched. */
  readonly since: Date | null;
  /** When the state or the text was changed last; null for a type that nobody ever switched. */
  readonly changedAt: Date | null;
  /** The administrator's name; null when the product decided, or the account is gone. */
  readonly by: string | null;
}

export function defaultFlag(type: LookupType): FeatureFlag {
  return { type, state: 'ativo', text: IN_MAINTENANCE, since: null, changedAt: null, by: null };
}
