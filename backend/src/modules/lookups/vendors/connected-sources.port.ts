import type { LookupType } from '../../../kernel/lookup-catalogue.js';
import type { SourceId } from '../../../kernel/sources.js';
import type { ConfiguredKind, LookupSource, ToldOrigin } from '../model/index.js';

/** A source whose settings are there. */
export interface ConnectedSource {
  readonly id: SourceId;
  readonly fonte: string;
  readonly origem: ToldOrigin;
  /** The types that ask it. */
  readonly types: readonly LookupType[];
  /** The sandbox: people who do not exist. */
  readonly fictional: boolean;
  /** The basis that the settings name, as a proposal for the register; null for open data. */
  readonly settingsBasis: string | null;
  /** How this instance's circuit to it stands. */
  readonly circuit: 'closed' | 'open' | 'half-open';
}

/** Which sources answer which type, as the settings have it, before the register and the switches had their say. */
export abstract class ConnectedSources {
  abstract all(): readonly ConnectedSource[];

  abstract kindOf(type: LookupType): ConfiguredKind<unknown>;

  abstract behind(source: LookupSource<unknown>): ConnectedSource;
}
