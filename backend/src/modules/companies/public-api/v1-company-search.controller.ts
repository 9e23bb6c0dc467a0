import { Body, Headers, Post, Res } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CurrentKey, CurrentPrincipal, type Principal, type UsedKey } from '../../../platform/http/access.js';
import { idempotencyKeyIn, markReplayed, REPLAYED, repeatable } from '../../../platform/http/idempotency-key.js';
import { Answers, ApiErrors, KeyController } from '../../../platform/http/route.decorators.js';
import { callerOf, keyOfTests, OncePerKey, QUOTA_HEADERS, QuotaHeaders } from '../../lookups/index.js';
import { SEARCH_ERRORS, SearchCompanies, SearchCompaniesBody } from '../search/index.js';
import { TestCompanies } from './test-companies.js';
import { V1FoundCompanies } from './v1.answers.js';

@KeyController('Empresas', 'v1/companies/search', 'companies:read')
export class V1CompanySearchController {
  constructor(
    private readonly search: SearchCompanies,
    private readonly tests: TestCompanies,
    private readonly once: OncePerKey,
    private readonly quotaHeaders: QuotaHeaders,
  ) {}

  @Post()
  @Answers(V1FoundCompanies, 'Busca de empresas na base própria de dados abertos', {
    description:
      'Por palavras da razão social ou do nome fantasia e por filtros. Por `socio`, o nome de um sócio, é consulta de dados pessoais: pede `finalidade` e fica na auditoria. Cada página usa uma consulta do dia. Com uma chave de teste busca entre 60 empresas fictícias, sem assinatura, sem contar e sem `facets`; um sócio como Maria da Silva abrange empresas demais também ali.',
    told: 'Uma página.',
    headers: { ...QUOTA_HEADERS, ...REPLAYED },
  })
  @ApiHeader(
    repeatable(
      'vale 24 h na conta: a repetição lê a mesma página de novo, sem custo, com `Idempotency-Replayed: true`. As do modo de teste valem à parte.',
    ),
  )
  @ApiErrors(SEARCH_ERRORS)
  async v1SearchCompanies(
    @Body() body: SearchCompaniesBody,
    @CurrentPrincipal() principal: Principal,
    @CurrentKey() { id, mode }: UsedKey,
    @Headers('Idempotency-Key') header: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<V1FoundCompanies> {
    const caller = callerOf(principal, reply, id);
    const key = idempotencyKeyIn(header);
    const asked = { accountId: principal.accountId, key, question: JSON.stringify(['companies', body]) };
    if (mode === 'test') {
      const again = () => this.tests.search(caller, body);
      const first = async () => ({ given: await again(), name: 'companies' });
      return markReplayed(reply, await this.once.run({ ...asked, key: keyOfTests(key) }, { first, again })).given;
    }
    const search = () =>
      this.once.run(asked, {
        first: async (requestKey) => ({ given: await this.search.run(caller, body, requestKey), name: 'companies' }),
        again: () => this.search.again(caller, body),
      });
    const { given } = markReplayed(reply, await this.quotaHeaders.with(reply, principal, search));
    const { data, month, ...rest } = given;
    return { data, ...rest, dadosDe: month, simulado: false };
  }
}
