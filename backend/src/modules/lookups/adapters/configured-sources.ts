import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { LOOKUP_TYPES, type LookupType } from '../../../kernel/lookup-catalogue.js';
import { ProviderClient } from '../../../platform/http/provider-client.js';
import {
  type LookupKind,
  LookupKinds,
  type LookupResults,
  type LookupState,
} from '../application/lookup-kinds.port.js';
import type { LookupSource } from '../application/lookup-source.port.js';
import { companyKeyFacts } from '../domain/cnpj-result.js';
import type { Origin, SourceIdentity } from '../domain/provenance.js';
import { LookupsConfig } from '../lookups.config.js';
import type { ContractedVendor, VendorSettings } from '../vendor-settings.js';
import { BrasilApiCompanies } from './brasil-api/brasil-api-companies.js';
import { BureauPeople } from './bureau/bureau-people.js';
import { MinhaReceitaCompanies } from './minha-receita/minha-receita-companies.js';

type Kinds = { readonly [Type in LookupType]: LookupKind<LookupResults[Type]> };
type MakeSource<Result> = (client: ProviderClient, identity: SourceIdentity) => LookupSource<Result>;

/** The vendors that the settings name, one client each, in the order in which each lookup type asks them. */
@Injectable()
export class ConfiguredSources extends LookupKinds implements OnApplicationShutdown {
  private readonly clients = new Map<string, ProviderClient>();
  private readonly clientOf = new Map<LookupSource<unknown>, ProviderClient>();
  private readonly kinds: Kinds;

  constructor(private readonly config: LookupsConfig) {
    super();
    const { bureau, brasilApi, minhaReceita } = config;
    this.kinds = {
      ...OFF,
      cpf: told(this.contracted(bureau, (client, identity) => new BureauPeople(client, identity), bearer)),
      cnpj: {
        ...told([
          this.open(brasilApi, (client, identity) => new BrasilApiCompanies(client, identity)),
          this.open(minhaReceita, (client, identity) => new MinhaReceitaCompanies(client, identity)),
        ]),
        keyFacts: companyKeyFacts,
      },
    };
  }

  of(type: LookupType): LookupKind<unknown> {
    return this.kinds[type] as LookupKind<unknown>;
  }

  stateOf(type: LookupType): LookupState {
    const { sources } = this.of(type);
    if (sources.length === 0) return 'manutencao';
    return sources.every((source) => this.clientOf.get(source)?.circuitState === 'open') ? 'instavel' : 'ativo';
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all([...this.clients.values()].map((client) => client.onApplicationShutdown()));
  }

  private open<Result>(vendor: VendorSettings, make: MakeSource<Result>): LookupSource<Result> {
    return this.source(vendor, { origem: 'aberta', fonte: vendor.fonte, legalBasis: null }, make);
  }

  private contracted<Result>(
    vendor: ContractedVendor | null,
    make: MakeSource<Result>,
    headers: (key: string) => Record<string, string> = () => ({}),
    origem: Origin = 'contratada',
  ): LookupSource<Result>[] {
    if (!vendor) return [];
    const { fonte, legalBasis, key } = vendor;
    return [this.source(vendor, { origem, fonte, legalBasis }, make, headers(key))];
  }

  private source<Result>(
    vendor: VendorSettings,
    identity: SourceIdentity,
    make: MakeSource<Result>,
    headers: Record<string, string> = {},
  ): LookupSource<Result> {
    const client = this.clientAt(vendor, headers);
    const source = make(client, identity);
    this.clientOf.set(source, client);
    return source;
  }

  /** One client a vendor, whatever it is asked for. */
  private clientAt({ url, fonte }: VendorSettings, headers: Record<string, string>): ProviderClient {
    const known = this.clients.get(url);
    if (known) return known;
    const client = new ProviderClient({
      vendor: fonte,
      baseUrl: url,
      headers,
      deadlineMs: this.config.SOURCE_DEADLINE_MS,
      concurrency: this.config.SOURCE_CONCURRENCY,
      queue: this.config.SOURCE_CONCURRENCY * 4,
      maxReplyBytes: 1024 * 1024,
    });
    this.clients.set(url, client);
    return client;
  }
}

/** A type that its sources tell all about and of which all may be kept. */
function told<Result>(sources: readonly LookupSource<Result>[]): LookupKind<Result> {
  return { sources, keyFacts: () => ({}), kept: (result) => result };
}

function bearer(key: string): Record<string, string> {
  return { authorization: `Bearer ${key}` };
}

/** Every type without a source: in maintenance. */
const OFF = Object.fromEntries(LOOKUP_TYPES.map((type) => [type, told([])])) as unknown as Kinds;
