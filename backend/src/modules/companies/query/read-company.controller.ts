import { Get, Param, Query, Res } from '@nestjs/common';
import { ApiParam } from '@nestjs/swagger';
import { Matches } from 'class-validator';
import type { FastifyReply } from 'fastify';
import { CurrentPrincipal, type Principal } from '../../../platform/http/access.js';
import { wholeAnswer } from '../../../platform/http/answer.fields.js';
import { OptionalField } from '../../../platform/http/request.fields.js';
import { Answers, ApiErrors, UserController } from '../../../platform/http/route.decorators.js';
import { callerOf, QUOTA_HEADERS, QuotaHeaders } from '../../lookups/index.js';
import { CompanyReadAnswer, CompanyTimelineAnswer } from './company.answers.js';
import { ReadCompany } from './read-company.js';

export class ReadCompanyQuery {
  @OptionalField({ example: '2026-10', description: 'Como estava neste mês (AAAA-MM), também a que já saiu da base.' })
  @Matches(/^\d{4}-(?:0[1-9]|1[0-2])$/, { message: 'Mês inválido. Use AAAA-MM.' })
  mes?: string;
}

const REFUSALS = {
  400: '`INVALID_INPUT`: o CNPJ ou o mês não serve',
  403: '`SUBSCRIPTION_REQUIRED` · `TERMS_NOT_ACCEPTED`',
  404: '`COMPANY_NOT_FOUND`: não está na base; a consulta de CNPJ pergunta também às fontes na internet',
  429: '`RATE_LIMITED` · `QUOTA_EXCEEDED`: Limite do plano atingido.',
  451: '`SUBJECT_SUPPRESSED`',
  503: '`UNAVAILABLE`',
};

@ApiParam({ name: 'cnpj', example: '11222333000181' })
@UserController('Empresas', 'api/companies/:cnpj')
export class ReadCompanyController {
  constructor(
    private readonly company: ReadCompany,
    private readonly quotaHeaders: QuotaHeaders,
  ) {}

  @Get()
  @Answers(CompanyReadAnswer, 'Uma empresa, da base própria de dados abertos', {
    description:
      'Com o mesmo formato da consulta de CNPJ. Exige assinatura ativa e termos aceitos; usa uma consulta do dia e não entra no histórico.',
    headers: QUOTA_HEADERS,
  })
  @ApiErrors(REFUSALS)
  async readCompany(
    @Param('cnpj') cnpj: string,
    @Query() { mes }: ReadCompanyQuery,
    @CurrentPrincipal() principal: Principal,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CompanyReadAnswer> {
    const read = () => this.company.read(callerOf(principal, reply), cnpj, mes ?? null);
    return { success: true, ...(await this.quotaHeaders.with(reply, principal, read)) };
  }

  @Get('timeline')
  @Answers(CompanyTimelineAnswer, 'O que mudou numa empresa, mês a mês', {
    description: 'Usa uma consulta do dia, como a própria empresa.',
    headers: QUOTA_HEADERS,
  })
  @ApiErrors(REFUSALS)
  async readCompanyTimeline(
    @Param('cnpj') cnpj: string,
    @CurrentPrincipal() principal: Principal,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CompanyTimelineAnswer> {
    const read = () => this.company.timeline(callerOf(principal, reply), cnpj);
    const { events, months } = await this.quotaHeaders.with(reply, principal, read);
    return { ...wholeAnswer(events), meses: months };
  }
}
