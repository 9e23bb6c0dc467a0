import { randomInt } from 'node:crypto';
import type { OnApplicationShutdown } from '@nestjs/common';
import { LOOKUP_TYPES, type LookupType } from '../../../kernel/lookup-catalogue.js';
import type { SourceId } from '../../../kernel/sources.js';
import type { Environment } from '../../../platform/config/environment.js';
import { readConfig } from '../../../platform/config/read-config.js';
import { VendorClient, type VendorOptions } from '../../../platform/http/vendor-client.js';
import { LookupsConfig } from '../lookups.config.js';
import {
  type ConfiguredKind,
  companyKeyFacts,
  LOOKUP_RESULTS,
  type LookupResults,
  type LookupSource,
  onlyDescribed,
  postalKeyFacts,
  type SourceOrigin,
  withHiddenCpfs,
  withoutPhoto,
} from '../model/index.js';
import { simulatedRegistration } from './simulated-registration.js';
import type { VendorSettings } from './vendor.config.js';
import type { Connection, Vendor } from './vendor.js';
import { VENDORS } from './vendors.js';

/** A source whose settings are there. */
export interface ConfiguredSource {
  readonly id: SourceId;
  readonly fonte: string;
  readonly origem: SourceOrigin;
  /** The types that ask it. */
  readonly types: readonly LookupType[];
  /** The sandbox: people who do not exist. */
  readonly fictional: boolean;
  /** The basis that the settings name, as a proposal for the register; null for open data. */
  readonly settingsBasis: string | null;
  /** How this instance's circuit to it stands. */
  readonly circuit: 'closed' | 'open' | 'half-open';
}

interface ConnectedVendor extends Connection {
  readonly settings: VendorSettings;
  readonly answers: Vendor['answers'];
}

type Particular = { readonly [Type in LookupType]?: Partial<ConfiguredKind<LookupResults[Type]>> };

/** What a type needs beyond its sources: others are believed by their word, and kept whole. */
const PARTICULAR: Particular = {
  cnpj: { keyFacts: companyKeyFacts, stored: withHiddenCpfs },
  cep: { keyFacts: postalKeyFacts },
  fotorj: { stored: withoutPhoto },
};

/** What the settings say of a vendor; null where it is not asked. */
export function settingsOf(vendor: Vendor, config: LookupsConfig, env?: Environment) {
  return vendor.chosen?.(config) === false ? null : readConfig(vendor.Config, env).vendor;
}

/**
 * Which sources answer which type, as the settings have it, before the register and the switches had their say: the
 * vendors that they name, one client each, in the order in which each lookup type asks them.
 */
export class ConfiguredSources implements OnApplicationShutdown {
  private readonly vendors = new Map<SourceId, ConnectedVendor>();
  private readonly vendorOf = new Map<LookupSource<unknown>, SourceId>();
  private readonly kinds: Readonly<Record<LookupType, ConfiguredKind<unknown>>>;

  constructor(
    private readonly config: LookupsConfig,
    env?: Environment,
    private readonly breaker: Pick<VendorOptions, 'breakAfter'> = {},
  ) {
    for (const vendor of VENDORS) {
      const settings = settingsOf(vendor, config, env);
      if (settings) this.vendors.set(settings.id, this.connect(vendor, settings));
    }
    const kinds = LOOKUP_TYPES.map((type) => [type, this.make(type)]);
    this.kinds = Object.fromEntries(kinds) as Record<LookupType, ConfiguredKind<unknown>>;
  }

  all(): ConfiguredSource[] {
    return [...this.vendors.keys()].map((id) => this.connected(id));
  }

  kindOf(type: LookupType): ConfiguredKind<unknown> {
    return this.kinds[type];
  }

  behind(source: LookupSource<unknown>): ConfiguredSource {
    const id = this.vendorOf.get(source);
    if (!id) throw new Error('a source that nobody configured');
    return this.connected(id);
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all([...this.vendors.values()].map(({ client }) => client.onApplicationShutdown()));
  }

  private make(type: LookupType): ConfiguredKind<unknown> {
    const sources = [...this.vendors].flatMap(([id, vendor]) => {
      const source = vendor.answers[type]?.(vendor);
      if (!source) return [];
      this.vendorOf.set(source, id);
      return [source];
    });
    const simulated = type === 'cpf-2' && this.config.simulatesCpf2;
    return {
      sources,
      keyFacts: () => ({}),
      answered: onlyDescribed<unknown>(LOOKUP_RESULTS[type]),
      stored: (result) => result,
      simulate: simulated ? (query) => simulatedRegistration(query, randomInt) : null,
      ...(PARTICULAR[type] as Partial<ConfiguredKind<unknown>>),
    };
  }

  private connected(id: SourceId): ConfiguredSource {
    const vendor = this.vendors.get(id);
    if (!vendor) throw new Error(`no such source: ${id}`);
    const { settings, identity, client, answers } = vendor;
    return {
      id,
      fonte: identity.fonte,
      origem: identity.origem as SourceOrigin,
      types: LOOKUP_TYPES.filter((type) => answers[type] !== undefined),
      fictional: settings.fictional,
      settingsBasis: identity.legalBasis,
      circuit: client.circuitState,
    };
  }

  /** One client a vendor, whatever it is asked for. */
  private connect({ origem, headers, answers }: Vendor, settings: VendorSettings): ConnectedVendor {
    const { url, fonte, key = '', legalBasis = null } = settings;
    const client = new VendorClient({
      vendor: fonte,
      baseUrl: url,
      headers: headers?.(key) ?? {},
      deadlineMs: this.config.SOURCE_DEADLINE_MS,
      concurrency: this.config.SOURCE_CONCURRENCY,
      queue: this.config.SOURCE_CONCURRENCY * 4,
      maxReplyBytes: 1024 * 1024,
      ...this.breaker,
    });
    return { settings, client, identity: { origem, fonte, legalBasis }, key, answers };
  }
}
