import { randomInt } from 'node:crypto';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { LOOKUP_TYPES, type LookupType } from '../../../kernel/lookup-catalogue.js';
import type { SourceId } from '../../../kernel/sources.js';
import { ProviderClient } from '../../../platform/http/provider-client.js';
import { LookupsConfig } from '../lookups.config.js';
import {
  type ConfiguredKind,
  companyKeyFacts,
  type LookupResults,
  type LookupSource,
  postalKeyFacts,
  type RegistrationResult,
  type SourceIdentity,
  type ToldOrigin,
  withoutPhoto,
} from '../model/index.js';
import type { ContractedVendor, VendorSettings } from '../vendor-settings.js';
import { BrasilApiCeps } from './brasil-api/brasil-api-ceps.js';
import { BrasilApiCompanies } from './brasil-api/brasil-api-companies.js';
import { BureauMothers } from './bureau/bureau-mothers.js';
import { BureauPeople } from './bureau/bureau-people.js';
import { BureauSearch, type BureauSearchKind } from './bureau/bureau-search.js';
import { BY_MOTHER, BY_NAME, BY_PHONE, BY_RG } from './bureau/bureau-searches.js';
import { EmailServiceOwners } from './email-service/email-service-owners.js';
import { MinhaReceitaCompanies } from './minha-receita/minha-receita-companies.js';
import { OpenCepCeps } from './opencep/opencep-ceps.js';
import { PhotoServicePeople } from './photo-service/photo-service-people.js';
import { PixServiceOwners } from './pix-service/pix-service-owners.js';
import { ReceitaFederalRegistrations } from './receita-federal/receita-federal-registrations.js';
import { SerproRegistrations } from './serpro/serpro-registrations.js';
import { simulatedRegistration } from './simulated-registration.js';
import { ViaCepCeps } from './viacep/viacep-ceps.js';

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

type Kinds = { readonly [Type in LookupType]: ConfiguredKind<LookupResults[Type]> };
interface Vendor {
  readonly settings: VendorSettings;
  readonly identity: SourceIdentity;
  readonly client: ProviderClient;
}
type MakeContracted<Result> = (client: ProviderClient, identity: SourceIdentity, key: string) => LookupSource<Result>;
type MakeSource<Result> = (client: ProviderClient, identity: SourceIdentity) => LookupSource<Result>;

/**
 * Which sources answer which type, as the settings have it, before the register and the switches had their say. The
 * vendors that the settings name, one client each, in the order in which each lookup type asks them.
 */
@Injectable()
export class ConfiguredSources implements OnApplicationShutdown {
  private readonly clients = new Map<string, ProviderClient>();
  private readonly vendors = new Map<SourceId, Vendor>();
  private readonly vendorOf = new Map<LookupSource<unknown>, SourceId>();
  private readonly kinds: Kinds;

  constructor(private readonly config: LookupsConfig) {
    const { bureau, brasilApi, minhaReceita } = config;
    const atBureau = <Result>(make: MakeSource<Result>) => this.contracted(bureau, make, bearer);
    const search = <Reply, Result>(kind: BureauSearchKind<Reply, Result>) =>
      told(atBureau((client, identity) => new BureauSearch(client, identity, kind)));
    this.kinds = {
      nome: search(BY_NAME),
      cpf: told(atBureau((client, identity) => new BureauPeople(client, identity))),
      'cpf-2': {
        ...told(this.registrations(config)),
        simulate: config.simulatesCpf2 ? (query) => simulatedRegistration(query, randomInt) : null,
      },
      telefone: search(BY_PHONE),
      mae: search(BY_MOTHER),
      'cpf-mae': told(atBureau((client, identity) => new BureauMothers(client, identity))),
      'cpf-pai': told([]),
      rg: search(BY_RG),
      cnpj: {
        ...told([
          this.open(brasilApi, (client, identity) => new BrasilApiCompanies(client, identity)),
          this.open(minhaReceita, (client, identity) => new MinhaReceitaCompanies(client, identity)),
        ]),
        keyFacts: companyKeyFacts,
      },
      cep: {
        ...told([
          this.open(brasilApi, (client, identity) => new BrasilApiCeps(client, identity)),
          this.open(config.viaCep, (client, identity) => new ViaCepCeps(client, identity)),
          this.open(config.openCep, (client, identity) => new OpenCepCeps(client, identity)),
        ]),
        keyFacts: postalKeyFacts,
      },
      fotorj: {
        ...told(
          this.contracted(
            config.photoService,
            (client, identity, token) => new PhotoServicePeople(client, identity, token),
          ),
        ),
        kept: withoutPhoto,
      },
      email: told(
        this.contracted(
          config.emailService,
          (client, identity) => new EmailServiceOwners(client, identity),
          (key) => ({ 'x-api-key': key }),
        ),
      ),
      pix: told(
        this.contracted(config.pixService, (client, identity, key) => new PixServiceOwners(client, identity, key)),
      ),
    };
  }

  all(): ConnectedSource[] {
    return [...this.vendors.keys()].map((id) => this.connected(id));
  }

  kindOf(type: LookupType): ConfiguredKind<unknown> {
    return this.kinds[type] as ConfiguredKind<unknown>;
  }

  behind(source: LookupSource<unknown>): ConnectedSource {
    const id = this.vendorOf.get(source);
    if (!id) throw new Error('a source that nobody configured');
    return this.connected(id);
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all([...this.clients.values()].map((client) => client.onApplicationShutdown()));
  }

  /** The tax authority behind one of its two doors, as the settings choose. */
  private registrations({ serpro, receitaFederal }: LookupsConfig): LookupSource<RegistrationResult>[] {
    return [
      ...this.contracted(
        serpro,
        (client, identity, key) => new SerproRegistrations(client, identity, key),
        none,
        'oficial',
      ),
      ...this.contracted(
        receitaFederal,
        (client, identity) => new ReceitaFederalRegistrations(client, identity),
        none,
        'oficial',
      ),
    ];
  }

  private open<Result>(vendor: VendorSettings, make: MakeSource<Result>): LookupSource<Result> {
    return this.source(vendor, { origem: 'aberta', fonte: vendor.fonte, legalBasis: null }, make);
  }

  private contracted<Result>(
    vendor: ContractedVendor | null,
    make: MakeContracted<Result>,
    headers: (key: string) => Record<string, string> = none,
    origem: ToldOrigin = 'contratada',
  ): LookupSource<Result>[] {
    if (!vendor) return [];
    const { fonte, legalBasis, key } = vendor;
    return [
      this.source(
        vendor,
        { origem, fonte, legalBasis },
        (client, identity) => make(client, identity, key),
        headers(key),
      ),
    ];
  }

  private source<Result>(
    vendor: VendorSettings,
    identity: SourceIdentity,
    make: MakeSource<Result>,
    headers: Record<string, string> = {},
  ): LookupSource<Result> {
    const client = this.clientAt(vendor, headers);
    const source = make(client, identity);
    this.vendorOf.set(source, vendor.id);
    this.vendors.set(vendor.id, { settings: vendor, identity, client });
    return source;
  }

  private connected(id: SourceId): ConnectedSource {
    const vendor = this.vendors.get(id);
    if (!vendor) throw new Error(`no such source: ${id}`);
    const { settings, identity, client } = vendor;
    const asksIt = (type: LookupType) => this.kinds[type].sources.some((source) => this.vendorOf.get(source) === id);
    return {
      id,
      fonte: identity.fonte,
      origem: identity.origem,
      types: LOOKUP_TYPES.filter(asksIt),
      fictional: settings.fictional,
      settingsBasis: identity.legalBasis,
      circuit: client.circuitState,
    };
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
function told<Result>(sources: readonly LookupSource<Result>[]): ConfiguredKind<Result> {
  return { sources, keyFacts: () => ({}), kept: (result) => result, simulate: null };
}

function bearer(key: string): Record<string, string> {
  return { authorization: `Bearer ${key}` };
}

/** For vendors that take their key elsewhere than in a header. */
function none(): Record<string, string> {
  return {};
}
