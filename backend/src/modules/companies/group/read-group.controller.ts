import { Get, Param, Query, Res } from '@nestjs/common';
import { ApiParam } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CurrentPrincipal, type Principal } from '../../../platform/http/access.js';
import { Answers, ApiErrors, UserController } from '../../../platform/http/route.decorators.js';
import { callerOf, QUOTA_HEADERS, QuotaHeaders } from '../../lookups/index.js';
import { CompanyGroupAnswer } from './group.answers.js';
import { ReadGroup } from './read-group.js';
import { MOST_STEPS, ReadGroupQuery } from './read-group.query.js';

export const GROUP_DESCRIPTION =
  'Filiais, sócios e as empresas dos mesmos sócios, em até três passos. Procurar as outras empresas de uma pessoa é consulta de dados pessoais: pede `finalidade` e fica na auditoria, pessoa por pessoa. Usa uma consulta do dia a cada 50 empresas e pessoas, e uma por pessoa pesquisada, no máximo dez; `meta.consultas` diz quantas.';

@ApiParam({ name: 'cnpj', example: '11222333000181' })
@UserController('Empresas', 'api/companies/:cnpj/group')
export class ReadGroupController {
  constructor(
    private readonly group: ReadGroup,
    private readonly quotaHeaders: QuotaHeaders,
  ) {}

  @Get()
  @Answers(CompanyGroupAnswer, 'O grupo de uma empresa', { description: GROUP_DESCRIPTION, headers: QUOTA_HEADERS })
  @ApiErrors({
    400: '`INVALID_INPUT`: o CNPJ ou os passos não servem',
    403: '`SUBSCRIPTION_REQUIRED` · `TERMS_NOT_ACCEPTED`',
    404: '`COMPANY_NOT_FOUND`: não está na base',
    422: '`PURPOSE_REQUIRED`: Informe a finalidade da consulta.',
    429: '`RATE_LIMITED` · `QUOTA_EXCEEDED`: Limite do plano atingido.',
    451: '`SUBJECT_SUPPRESSED`',
    503: '`UNAVAILABLE`',
  })
  async readCompanyGroup(
    @Param('cnpj') cnpj: string,
    @Query() { passos = MOST_STEPS, finalidade }: ReadGroupQuery,
    @CurrentPrincipal() principal: Principal,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CompanyGroupAnswer> {
    const read = () =>
      this.group.read(callerOf(principal, reply), cnpj, { steps: passos, purpose: finalidade ?? null });
    return { success: true, ...(await this.quotaHeaders.with(reply, principal, read)) };
  }
}
