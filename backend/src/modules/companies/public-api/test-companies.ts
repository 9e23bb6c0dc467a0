import { Injectable } from '@nestjs/common';
import { AppError } from '../../../kernel/errors.js';
import { givenCnpj } from '../../../kernel/given-cnpj.js';
import type { Purpose } from '../../../kernel/purposes.js';
import {
  type AdmitCaller,
  AuditSearch,
  type CnpjResult,
  FictionalCompanies,
  queryOf,
  RunTestLookup,
} from '../../lookups/index.js';
import { companyNotFound, noSuchMonth } from '../query/index.js';
import { type CompanyFilter, searchTooBroad, wordsOf } from '../search/index.js';
import { fits, isEverybodys } from './fictional-matches.js';
import { found, groupOf } from './present-fictional.js';

type Caller = Parameters<AdmitCaller['admit']>[0]['caller'];

interface PageRequest extends CompanyFilter {
  readonly cursor?: string;
  readonly limit?: number;
}

const USUAL_SIZE = 25;
/** The one month of companies that do not exist. */
export const FICTIONAL_MONTH = '2026-10';

/** Companies that do not exist, for keys of the test mode: under the rules of real ones, at no cost and without a trace. */
@Injectable()
export class TestCompanies {
  constructor(
    private readonly lookups: RunTestLookup,
    private readonly companies: FictionalCompanies,
    private readonly audit: AuditSearch,
  ) {}

  async read(caller: Caller, given: string, month: string | null = null) {
    const cnpj = givenCnpj(given);
    const query = queryOf('cnpj', { cnpj });
    const asked = this.lookups.run({ type: 'cnpj', query, purpose: null, caller, afresh: false });
    const { dataJson, meta } = await asked.catch(notInRegister);
    if (month !== null && month !== FICTIONAL_MONTH) throw noSuchMonth(month);
    const { fonte, consultadoEm } = meta;
    return {
      data: JSON.parse(dataJson) as CnpjResult,
      meta: {
        origem: 'simulada' as const,
        fonte,
        consultadoEm: new Date(consultadoEm),
        dadosDe: FICTIONAL_MONTH,
        simulado: true,
      },
    };
  }

  /** The company and its partners: the first step, whatever is asked. More than one asks for a purpose as if people were followed. */
  async group(caller: Caller, given: string, { steps, purpose }: { steps: number; purpose: Purpose | null }) {
    const { data, meta } = await this.read(caller, given);
    if (steps > 1) for (const { nome } of data.qsa) if (nome?.includes(' ')) this.audit.person(caller, nome, purpose);
    return { data: groupOf(data, meta.fonte), meta: { ...meta, consultas: 0 } };
  }

  async search(caller: Caller, { cursor, limit = USUAL_SIZE, ...filter }: PageRequest) {
    if (filter.text !== undefined) wordsOf(filter.text);
    if (filter.socio !== undefined) this.audit.person(caller, filter.socio, filter.finalidade ?? null);
    if (filter.socio !== undefined && isEverybodys(filter.socio)) throw searchTooBroad();
    const all = (await this.companies.list(caller)).filter((company) => fits(company, filter));
    const from = cursor === undefined ? 0 : Number.parseInt(cursor, 10);
    const end = from + limit;
    return {
      data: all.slice(from, end).map(found),
      nextCursor: end < all.length ? `${end}.0.0` : null,
      total: cursor === undefined ? all.length : null,
      capped: false,
      facets: null,
      dadosDe: FICTIONAL_MONTH,
      simulado: true,
    };
  }
}

/** What is a lookup's source answering nobody is a register without the company. */
function notInRegister(error: unknown): never {
  throw error instanceof AppError && error.code === 'NOT_FOUND' ? companyNotFound() : error;
}
