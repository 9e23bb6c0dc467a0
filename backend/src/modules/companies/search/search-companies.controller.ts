import { Body, Post, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { CurrentPrincipal, type Principal } from '../../../platform/http/access.js';
import { Answers, ApiErrors, UserController } from '../../../platform/http/route.decorators.js';
import { callerOf, QUOTA_HEADERS, QuotaHeaders } from '../../lookups/index.js';
import { CompanySearchAnswer, SEARCH_ERRORS } from './search-companies.answer.js';
import { SearchCompaniesBody } from './search-companies.body.js';
import { SearchCompanies } from './search-companies.js';

@UserController('Empresas', 'api/companies/search')
export class SearchCompaniesController {
  constructor(
    private readonly search: SearchCompanies,
    private readonly quotaHeaders: QuotaHeaders,
  ) {}

  @Post()
  @Answers(CompanySearchAnswer, 'Busca de empresas na base própria de dados abertos', {
    description:
      'Por palavras da razão social ou do nome fantasia, em qualquer ordem, com ou sem acentos, inteiras ou só o começo; e por filtros. Empresários individuais não são achados pelo nome da pessoa. Por `socio`, o nome de um sócio, é consulta de dados pessoais: pede `finalidade` e fica na auditoria. Cada página usa uma consulta do dia.',
    headers: QUOTA_HEADERS,
  })
  @ApiErrors({ ...SEARCH_ERRORS, 503: '`UNAVAILABLE`' })
  async searchCompanies(
    @Body() body: SearchCompaniesBody,
    @CurrentPrincipal() principal: Principal,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CompanySearchAnswer> {
    const search = () => this.search.run(callerOf(principal, reply), body);
    const { data, month, ...rest } = await this.quotaHeaders.with(reply, principal, search);
    return { success: true, data, ...rest, dadosDe: month };
  }
}
