import { Get, HttpCode, Param, Post, Query, Res, type StreamableFile } from '@nestjs/common';
import { ApiOperation, ApiParam } from '@nestjs/swagger';
import { IsString, MaxLength } from 'class-validator';
import type { FastifyReply } from 'fastify';
import {
  AccountId,
  CurrentKey,
  CurrentPrincipal,
  type Principal,
  type UsedKey,
} from '../../../../platform/http/access.js';
import { OptionalField, PageSize, USUAL_PAGE } from '../../../../platform/http/request.fields.js';
import { Answers, ApiErrors, KeyController } from '../../../../platform/http/route.decorators.js';
import { parseCursor, ReadHistory } from '../../history/index.js';
import { ApiReport, MakeReport, reportFile } from '../../reports/index.js';
import { OpenedLookupAnswer, openedLookup, PastLookups, pastLookups } from './lookup.answers.js';

const PROTOCOL = { name: 'protocolo', description: 'O número de `meta.protocolo`.', example: '20261121-7Q2M-K9XD' };
const ALL = { search: null, type: null, status: null, from: null, to: null } as const;

class ListLookupsQuery {
  @OptionalField({
    description: 'O `nextCursor` da página anterior.',
    example: 'newest..0198f3a0-5d2a-7c4e-9d6b-3d3f0b7a9c11',
  })
  @IsString({ message: 'Cursor inválido.' })
  @MaxLength(100, { message: 'Cursor inválido.' })
  cursor?: string;

  @PageSize({ default: USUAL_PAGE, example: USUAL_PAGE })
  limit?: number;
}

@KeyController('Histórico', 'v1/lookups', 'history:read')
export class PastLookupsController {
  constructor(
    private readonly history: ReadHistory,
    private readonly reports: MakeReport,
  ) {}

  @Get()
  @Answers(PastLookups, 'As consultas da conta, as mais novas primeiro', {
    description: 'O que foi consultado vem sempre mascarado. Consultas de teste não são guardadas.',
    told: 'Uma página.',
  })
  @ApiErrors({ 400: '`INVALID_INPUT`: Cursor inválido.' })
  async v1ListLookups(
    @Query() { cursor, limit = USUAL_PAGE }: ListLookupsQuery,
    @CurrentPrincipal() principal: Principal,
    @CurrentKey() { mode }: UsedKey,
  ): Promise<PastLookups> {
    const after = cursor === undefined ? null : parseCursor('newest', cursor);
    if (mode === 'test') return pastLookups([], null);
    // Without a session nothing is revealed, whatever the account's privacy mode.
    const page = await this.history.page(principal, { filter: ALL, sort: 'newest', limit, cursor: after });
    return pastLookups(page.entries, page.next);
  }

  @Get(':protocolo')
  @ApiParam(PROTOCOL)
  @Answers(OpenedLookupAnswer, 'Uma consulta salva, com o seu resultado', {
    description: 'Sem custo e sem nova consulta às fontes. A abertura fica registrada.',
    told: 'A consulta.',
  })
  @ApiErrors({ 404: '`NOT_FOUND`: Consulta não encontrada no histórico.' })
  async v1GetLookup(
    @Param('protocolo') protocolo: string,
    @AccountId() accountId: string,
    @CurrentKey() { mode }: UsedKey,
  ): Promise<OpenedLookupAnswer> {
    return openedLookup(await this.history.open(accountId, keyOf(protocolo, mode)));
  }

  @Post(':protocolo/report')
  @HttpCode(200)
  @ApiParam(PROTOCOL)
  @ApiOperation({
    summary: 'Uma consulta salva como relatório em PDF, com código de verificação',
    description:
      'Cada pedido faz um relatório novo, com código próprio. Sem custo e sem nova consulta às fontes; a abertura e a impressão digital do arquivo ficam registradas.',
  })
  @ApiReport()
  async v1MakeReport(
    @Param('protocolo') protocolo: string,
    @AccountId() accountId: string,
    @CurrentKey() { mode }: UsedKey,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    return reportFile(await this.reports.execute(accountId, keyOf(protocolo, mode)), reply);
  }
}

/** Test lookups are kept nowhere, and a test key sees no other. */
function keyOf(protocolo: string, mode: UsedKey['mode']): { readonly protocolo: string } {
  return { protocolo: mode === 'test' ? '' : protocolo };
}
