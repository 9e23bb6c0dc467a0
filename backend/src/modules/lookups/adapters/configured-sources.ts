import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { ProviderClient } from '../../../platform/http/provider-client.js';
import {
  type AnswerableType,
  type LookupKind,
  LookupKinds,
  type LookupResults,
} from '../application/lookup-kinds.port.js';
import type { LookupSource } from '../application/lookup-source.port.js';
import { companyKeyFacts } from '../domain/cnpj-result.js';
import type { CpfResult } from '../domain/cpf-result.js';
import type { SourceIdentity } from '../domain/provenance.js';
import { LookupsConfig, type VendorSettings } from '../lookups.config.js';
import { BrasilApiCompanies } from './brasil-api/brasil-api-companies.js';
import { BureauPeople } from './bureau/bureau-people.js';
import { MinhaReceitaCompanies } from './minha-receita/minha-receita-companies.js';

/** The vendors that the settings name, one client each, in the order in which each lookup type asks them. */
@Injectable()
export class ConfiguredSources extends LookupKinds implements OnApplicationShutdown {
  private readonly clients: ProviderClient[] = [];
  private readonly kinds: { readonly [Type in AnswerableType]: LookupKind<LookupResults[Type]> };

  constructor(private readonly config: LookupsConfig) {
    super();
    const { brasilApi, minhaReceita } = config;
    this.kinds = {
      cpf: { sources: this.people(), keyFacts: () => ({}) },
      cnpj: {
        sources: [
          new BrasilApiCompanies(this.client(brasilApi), openSource(brasilApi)),
          new MinhaReceitaCompanies(this.client(minhaReceita), openSource(minhaReceita)),
        ],
        keyFacts: companyKeyFacts,
      },
    };
  }

  of(type: AnswerableType): LookupKind<unknown> {
    return this.kinds[type];
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all(this.clients.map((client) => client.onApplicationShutdown()));
  }

  private people(): LookupSource<CpfResult>[] {
    const { bureau } = this.config;
    if (!bureau) return [];
    const { fonte, legalBasis, key } = bureau;
    const client = this.client(bureau, { authorization: `Bearer ${key}` });
    return [new BureauPeople(client, { origem: 'contratada', fonte, legalBasis })];
  }

  private client({ url, fonte }: VendorSettings, headers: Record<string, string> = {}): ProviderClient {
    const client = new ProviderClient({
      vendor: fonte,
      baseUrl: url,
      headers,
      deadlineMs: this.config.SOURCE_DEADLINE_MS,
      concurrency: this.config.SOURCE_CONCURRENCY,
      queue: this.config.SOURCE_CONCURRENCY * 4,
      maxReplyBytes: 1024 * 1024,
    });
    this.clients.push(client);
    return client;
  }
}

function openSource({ fonte }: VendorSettings): SourceIdentity {
  return { origem: 'aberta', fonte, legalBasis: null };
}
