import { Injectable } from '@nestjs/common';
import { type Cnpj, parseCnpj } from '../../../kernel/cnpj.js';
import { invalidInput } from '../../../kernel/errors.js';
import { cnpjRule } from '../../../kernel/rules.js';
import {
  type AdmitCaller,
  AuditSearch,
  type CnpjResult,
  FictionalCompanies,
  queryOf,
  RunTestLookup,
} from '../../lookups/index.js';
import type { CompanyFilter } from '../search/index.js';
import { fits } from './fictional-matches.js';

type Caller = Parameters<AdmitCaller['admit']>[0]['caller'];

interface PageRequest extends CompanyFilter {
  readonly cursor?: string;
  readonly limit?: number;
}

const USUAL_SIZE = 25;

/** Companies that do not exist, for keys of the test mode: under the rules of real ones, at no cost and without a trace. */
@Injectable()
export class TestCompanies {
  constructor(
    private readonly lookups: RunTestLookup,
    private readonly companies: FictionalCompanies,
    private readonly audit: AuditSearch,
  ) {}

  async read(caller: Caller, given: string) {
    const cnpj = this.cnpj(given);
    const query = queryOf('cnpj', { cnpj });
    const { dataJson, meta } = await this.lookups.run({ type: 'cnpj', query, purpose: null, caller, afresh: false });
    const { fonte, consultadoEm, dadosDe } = meta;
    return {
      data: JSON.parse(dataJson) as CnpjResult,
      meta: { origem: 'simulada' as const, fonte, consultadoEm: new Date(consultadoEm), dadosDe, simulado: true },
    };
  }

  /** The company and its partners: the first step, whatever is asked. */
  async group(caller: Caller, given: string) {
    const { data, meta } = await this.read(caller, given);
    const none = {
      cnpj: null,
      razao_social: null,
      nome_fantasia: null,
      situacao_cadastral: null,
      municipio: null,
      uf: null,
    };
    const { cnpj, razao_social, nome_fantasia, situacao_cadastral, endereco } = data;
    const place = { municipio: endereco.municipio, uf: endereco.uf };
    const own = { id: 'n0', tipo: 'empresa' as const, passo: 0, nome: null, haMais: false };
    const partners = data.qsa.map(({ nome }, n) => ({
      ...none,
      id: `n${n + 1}`,
      tipo: 'pessoa' as const,
      passo: 1,
      nome,
      haMais: false,
    }));
    const ligacoes = data.qsa.map(({ qualificacao }, n) => ({
      ...{ de: `n${n + 1}`, para: 'n0', tipo: 'socio' as const, qualificacao, desde: null },
      ...{ certeza: 'certa' as const, fonte: meta.fonte },
    }));
    const nos = [{ ...own, cnpj, razao_social, nome_fantasia, situacao_cadastral, ...place }, ...partners];
    return { data: { nos, ligacoes, haMais: false }, meta: { ...meta, consultas: 0 } };
  }

  async search(caller: Caller, { cursor, limit = USUAL_SIZE, ...filter }: PageRequest) {
    if (filter.socio !== undefined) this.audit.person(caller, filter.socio, filter.finalidade ?? null);
    const all = (await this.companies.list(caller)).filter((company) => fits(company, filter));
    const from = cursor === undefined ? 0 : Number.parseInt(cursor, 10);
    const end = from + limit;
    return {
      data: all.slice(from, end).map(found),
      nextCursor: end < all.length ? `${end}.0.0` : null,
      total: cursor === undefined ? all.length : null,
      capped: false,
      facets: null,
      dadosDe: null,
      simulado: true,
    };
  }

  private cnpj(given: string): Cnpj {
    const cnpj = parseCnpj(given);
    if (!cnpj) throw invalidInput('cnpj', cnpjRule(given) ?? 'CNPJ inválido.');
    return cnpj;
  }
}

function found(company: CnpjResult) {
  const { cnpj, razao_social, nome_fantasia, situacao_cadastral, tipo, data_inicio_atividade, endereco } = company;
  const { cnae_fiscal_principal, porte, natureza_juridica, capital_social, opcao_pelo_simples, opcao_pelo_mei } =
    company;
  return {
    ...{ cnpj, razao_social, nome_fantasia, situacao_cadastral, tipo, data_inicio_atividade, cnae_fiscal_principal },
    ...{ municipio: endereco.municipio, uf: endereco.uf },
    ...{ porte, natureza_juridica, capital_social, opcao_pelo_simples, opcao_pelo_mei },
  };
}
