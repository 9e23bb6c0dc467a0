import { Controller, Get, Param, Query, type StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiProduces, ApiTags } from '@nestjs/swagger';
import { REMOVAL_REASON_LABELS } from '../../../kernel/cleanup.js';
import { findPlan } from '../../../kernel/plans.js';
import { Clock } from '../../../platform/clock.js';
import { Access } from '../../../platform/http/access.js';
import { ApiErrors } from '../../../platform/http/api-errors.js';
import { csvAnswer, csvFile } from '../../../platform/http/csv.js';
import { PageQuery } from '../../../platform/http/page.query.js';
import { eachPage } from '../../../platform/page.js';
import {
  CleanupPreviewAnswer,
  CleanupPreviewQuery,
  type CleanupRunItem,
  CleanupRunsAnswer,
  CleanupStatsAnswer,
  type DepartureItem,
  RemovalsAnswer,
} from './cleanup.answers.js';
import { CleanupQueries } from './cleanup.queries.js';
import { CleanupLog } from './cleanup-log.queries.js';

const COLUMNS = ['Conta', 'E-mail', 'Motivo', 'Plano', 'Fim ou cadastro (UTC)', 'Pode ser removida desde (UTC)'];

const RUN_COLUMNS =
  'Começo (UTC);Fim (UTC);Quem mandou;Carência (dias);Na lista;Removidas;Poupadas;Restauradas;Apagadas'.split(';');

@ApiTags('Administração')
@Access('admin')
@ApiErrors()
@Controller('api/admin/cleanup')
export class ReadCleanupController {
  constructor(
    private readonly cleanup: CleanupQueries,
    private readonly log: CleanupLog,
    private readonly clock: Clock,
  ) {}

  @Get('stats')
  @ApiOperation({ operationId: 'getCleanupStats', summary: 'Quantas contas há, e quantas uma limpeza removeria' })
  @ApiOkResponse({ type: CleanupStatsAnswer })
  stats(): Promise<CleanupStatsAnswer> {
    return this.cleanup.stats();
  }

  @Get('preview')
  @ApiOperation({
    operationId: 'previewCleanup',
    summary: 'Quem uma limpeza removeria, e por quê',
    description: 'Nada é mudado. A execução recebe de volta asOf, toRemove e list.',
  })
  @ApiOkResponse({ type: CleanupPreviewAnswer })
  @ApiErrors({ 400: '`INVALID_INPUT`' })
  preview(@Query() { reason, cursor, asOf }: CleanupPreviewQuery): Promise<CleanupPreviewAnswer> {
    return this.cleanup.preview({ reason: reason ?? null }, cursor ?? null, momentOf(asOf));
  }

  @Get('preview/export')
  @ApiProduces('text/csv')
  @ApiOperation({ operationId: 'exportCleanupPreview', summary: 'Quem uma limpeza removeria, para uma planilha' })
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @ApiErrors({ 400: '`INVALID_INPUT`' })
  export(@Query() { reason, asOf }: CleanupPreviewQuery): StreamableFile {
    const pages = this.cleanup.export({ reason: reason ?? null }, momentOf(asOf));
    return csvAnswer('limpeza-previa', this.clock.now(), csvFile(COLUMNS, pages, cellsOf));
  }

  @Get('runs')
  @ApiOperation({ operationId: 'listCleanupRuns', summary: 'As limpezas feitas e o que foi de suas contas' })
  @ApiOkResponse({ type: CleanupRunsAnswer })
  @ApiErrors({ 400: '`INVALID_INPUT`' })
  async runs(@Query() { cursor }: PageQuery): Promise<CleanupRunsAnswer> {
    const { items, next, total } = await this.log.runs(cursor ?? null);
    return { success: true, data: [...items], nextCursor: next, total };
  }

  @Get('runs/export')
  @ApiProduces('text/csv')
  @ApiOperation({ operationId: 'exportCleanupRuns', summary: 'As limpezas feitas, para uma planilha' })
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  exportRuns(): StreamableFile {
    const pages = eachPage((before) => this.log.runs(before));
    return csvAnswer('limpezas', this.clock.now(), csvFile(RUN_COLUMNS, pages, runCellsOf));
  }

  @Get('runs/:id/accounts')
  @ApiParam({ name: 'id', format: 'uuid' })
  @ApiOperation({ operationId: 'listCleanupRemovals', summary: 'As contas de uma limpeza, por pseudônimo' })
  @ApiOkResponse({ type: RemovalsAnswer })
  @ApiErrors({ 400: '`INVALID_INPUT`', 404: '`CLEANUP_RUN_NOT_FOUND`' })
  async removals(@Param('id') id: string, @Query() { cursor }: PageQuery): Promise<RemovalsAnswer> {
    const { items, next, total } = await this.log.removals(id, cursor ?? null);
    return { success: true, data: [...items], nextCursor: next, total };
  }
}

function momentOf(text: string | undefined): Date | null {
  return text === undefined ? null : new Date(text);
}

function cellsOf({ id, email, reason, planId, endedAt, dueAt }: DepartureItem): string[] {
  const plan = planId === null ? '' : (findPlan(planId)?.name ?? planId);
  return [id, email, REMOVAL_REASON_LABELS[reason], plan, endedAt.toISOString(), dueAt.toISOString()];
}

function runCellsOf(run: CleanupRunItem): string[] {
  const { startedAt, finishedAt, askedBy, graceDays, chosen, removed, spared, restored, erased } = run;
  const counts = [graceDays, chosen, removed, spared, restored, erased].map(String);
  return [startedAt.toISOString(), finishedAt?.toISOString() ?? '', askedBy ?? 'Automática', ...counts];
}
