import { Get, Param, Query, Res } from '@nestjs/common';
import { ApiParam } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CurrentKey, CurrentPrincipal, type Principal, type UsedKey } from '../../../platform/http/access.js';
import { Answers, ApiErrors, KeyController } from '../../../platform/http/route.decorators.js';
import { callerOf, QUOTA_HEADERS, QuotaHeaders } from '../../lookups/index.js';
import { GROUP_DESCRIPTION, MOST_STEPS, ReadGroup, ReadGroupQuery } from '../group/index.js';
import { ReadCompany, ReadCompanyQuery } from '../query/index.js';
import { FICTIONAL_MONTH, TestCompanies } from './test-companies.js';
import { V1CompanyAnswer, V1CompanyGroup, V1CompanyTimeline } from './v1.answers.js';

const REFUSALS = {
  400: '`INVALID_INPUT`: o CNPJ, o mês ou os passos não servem',
  403: '`SUBSCRIPTION_REQUIRED` · `TERMS_NOT_ACCEPTED`',
  404: '`COMPANY_NOT_FOUND`: não está na base; `POST /v1/lookups/cnpj` pergunta também às fontes na internet',
  429: '`RATE_LIMITED` · `QUOTA_EXCEEDED`: Limite do plano atingido.',
  451: '`SUBJECT_SUPPRESSED`',
};
const TESTED = ' Com uma chave de teste responde sobre empresas fictícias, sem assinatura e sem contar.';

@ApiParam({ name: 'cnpj', description: 'Com ou sem pontuação.', example: '11222333000181' })
@KeyController('Empresas', 'v1/companies/:cnpj', 'companies:read')
export class V1CompaniesController {
  constructor(
    private readonly company: ReadCompany,
    private readonly groups: ReadGroup,
    private readonly tests: TestCompanies,
    private readonly quotaHeaders: QuotaHeaders,
  ) {}

  @Get()
  @Answers(V1CompanyAnswer, 'Uma empresa, da base própria de dados abertos', {
    description: `Com o formato da consulta de CNPJ. Usa uma consulta do dia e não entra no histórico.${TESTED}`,
    told: 'A empresa.',
    headers: QUOTA_HEADERS,
  })
  @ApiErrors(REFUSALS)
  async v1ReadCompany(
    @Param('cnpj') cnpj: string,
    @Query() { mes }: ReadCompanyQuery,
    @CurrentPrincipal() principal: Principal,
    @CurrentKey() { id, mode }: UsedKey,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<V1CompanyAnswer> {
    const caller = callerOf(principal, reply, id);
    if (mode === 'test') return this.tests.read(caller, cnpj, mes ?? null);
    const read = () => this.company.read(caller, cnpj, mes ?? null);
    const { data, meta } = await this.quotaHeaders.with(reply, principal, read);
    return { data, meta: { ...meta, simulado: false } };
  }

  @Get('timeline')
  @Answers(V1CompanyTimeline, 'O que mudou numa empresa, mês a mês', {
    description: `Usa uma consulta do dia.${TESTED} Nas fictícias nada muda.`,
    told: 'As mudanças.',
    headers: QUOTA_HEADERS,
  })
  @ApiErrors(REFUSALS)
  async v1ReadCompanyTimeline(
    @Param('cnpj') cnpj: string,
    @CurrentPrincipal() principal: Principal,
    @CurrentKey() { id, mode }: UsedKey,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<V1CompanyTimeline> {
    const caller = callerOf(principal, reply, id);
    if (mode === 'test') {
      await this.tests.read(caller, cnpj);
      return { data: [], nextCursor: null, meses: [FICTIONAL_MONTH] };
    }
    const read = () => this.company.timeline(caller, cnpj);
    const { events, months } = await this.quotaHeaders.with(reply, principal, read);
    return { data: events, nextCursor: null, meses: months };
  }

  @Get('group')
  @Answers(V1CompanyGroup, 'O grupo de uma empresa', {
    description: `${GROUP_DESCRIPTION}${TESTED} Nas fictícias vem só o primeiro passo.`,
    told: 'O grupo.',
    headers: QUOTA_HEADERS,
  })
  @ApiErrors({ ...REFUSALS, 422: '`PURPOSE_REQUIRED`: Informe a finalidade da consulta.' })
  async v1ReadCompanyGroup(
    @Param('cnpj') cnpj: string,
    @Query() { passos = MOST_STEPS, finalidade }: ReadGroupQuery,
    @CurrentPrincipal() principal: Principal,
    @CurrentKey() { id, mode }: UsedKey,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<V1CompanyGroup> {
    const caller = callerOf(principal, reply, id);
    const request = { steps: passos, purpose: finalidade ?? null };
    if (mode === 'test') return this.tests.group(caller, cnpj, request);
    const read = () => this.groups.read(caller, cnpj, request);
    const { data, meta } = await this.quotaHeaders.with(reply, principal, read);
    return { data, meta: { ...meta, simulado: false } };
  }
}
