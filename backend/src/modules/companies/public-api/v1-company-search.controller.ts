import { Body, Controller, HttpCode, Post, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import {
  CurrentKey,
  CurrentPrincipal,
  KeyAccess,
  type Principal,
  type UsedKey,
} from '../../../platform/http/access.js';
import { ApiErrors } from '../../../platform/http/api-errors.js';
import { callerOf, QUOTA_HEADERS, QuotaHeaders } from '../../lookups/index.js';
import { SearchCompanies, SearchCompaniesBody } from '../search/index.js';
import { TestCompanies } from './test-companies.js';
import { V1FoundCompanies } from './v1.answers.js';

@ApiTags('Empresas')
@KeyAccess('companies:read')
@Controller('v1/companies/search')
export class V1CompanySearchController {
  constructor(
    private readonly search: SearchCompanies,
    private readonly tests: TestCompanies,
    private readonly quotaHeaders: QuotaHeaders,
  ) {}

  @Post()
  @HttpCode(200)
  @ApiOperation({
    operationId: 'v1SearchCompanies',
    summary: 'Busca de empresas na base própria de dados abertos',
    description:
      'Por palavras da razão social ou do nome fantasia e por filtros. Por `socio`, o nome de um sócio, é consulta de dados pessoais: pede `finalidade` e fica na auditoria. Cada página vale uma consulta do dia. Com uma chave de teste busca entre 60 empresas fictícias, sem assinatura, sem contar e sem `facets`.',
  })
  @ApiOkResponse({ type: V1FoundCompanies, description: 'Uma página.', headers: QUOTA_HEADERS })
  @ApiErrors({
    400: '`INVALID_INPUT`',
    403: '`SUBSCRIPTION_REQUIRED` · `TERMS_NOT_ACCEPTED`',
    422: '`COMPANY_SEARCH_BROAD`: a busca abrange empresas demais · `PURPOSE_REQUIRED`: Informe a finalidade da consulta.',
    429: '`RATE_LIMITED` · `QUOTA_EXCEEDED`: Limite do plano atingido.',
  })
  async run(
    @Body() body: SearchCompaniesBody,
    @CurrentPrincipal() principal: Principal,
    @CurrentKey() { id, mode }: UsedKey,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<V1FoundCompanies> {
    const caller = callerOf(principal, id);
    if (mode === 'test') return this.tests.search(caller, body);
    const search = () => this.search.run(caller, body);
    const { data, month, ...rest } = await this.quotaHeaders.with(reply, principal, search);
    return { data: [...data], ...rest, dadosDe: month, simulado: false } as V1FoundCompanies;
  }
}
