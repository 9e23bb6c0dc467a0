import { Get, Query } from '@nestjs/common';
import { CLEANUP_RULE_LABELS } from '../../../kernel/cleanup.js';
import { findPlan } from '../../../kernel/plans.js';
import { AdminController } from '../../../platform/http/admin-controller.js';
import { Answers } from '../../../platform/http/answers.js';
import { ApiErrors } from '../../../platform/http/api-errors.js';
import { CsvExport, type ExportSheet } from '../../../platform/http/csv-export.js';
import { IdParam } from '../../../platform/http/id-param.js';
import { pageAnswer } from '../../../platform/http/page.answer.js';
import { PageQuery, SortedPageQuery, TimeSortField } from '../../../platform/http/page.query.js';
import {
  CleanupPreviewAnswer,
  CleanupPreviewQuery,
  CleanupStatsAnswer,
  type DepartureItem,
} from './cleanup.answers.js';
import { CleanupQueries } from './cleanup.queries.js';
import { CleanupLog } from './cleanup-log.queries.js';
import { type CleanupRunItem, CleanupRunsAnswer, RemovalsAnswer } from './cleanup-runs.answers.js';

/** Who a cleanup would remove. */
const DUE: ExportSheet<DepartureItem> = {
  name: 'limpeza-previa',
  action: 'export-cleanup-preview',
  target: 'cleanup:preview',
  personalData: true,
  columns: {
    Conta: ({ id }) => id,
    'E-mail': ({ email }) => email,
    Plano: ({ planId }) => planId && (findPlan(planId)?.name ?? planId),
    'Fim ou cadastro (UTC)': ({ endedAt }) => endedAt,
    'Pode ser removida depois de (UTC)': ({ dueAt }) => dueAt,
  },
};

/** The cleanups that were made. */
const RUNS: ExportSheet<CleanupRunItem> = {
  name: 'limpezas',
  action: 'export-cleanup-runs',
  target: 'cleanup:runs',
  personalData: true,
  columns: {
    'Começo (UTC)': ({ startedAt }) => startedAt,
    'Fim (UTC)': ({ finishedAt }) => finishedAt,
    'Quem mandou': ({ askedBy }) => askedBy ?? 'Automática',
    Regra: ({ rule }) => CLEANUP_RULE_LABELS[rule],
    'Prazo (dias)': ({ days }) => days,
    'Na lista': ({ chosen }) => chosen,
    Removidas: ({ removed }) => removed,
    Poupadas: ({ spared }) => spared,
  },
};

@AdminController('api/admin/cleanup')
export class ReadCleanupController {
  constructor(
    private readonly cleanup: CleanupQueries,
    private readonly log: CleanupLog,
  ) {}

  @Get('stats')
  @Answers(CleanupStatsAnswer, 'Quantas contas há, e quantas uma limpeza removeria')
  getCleanupStats(): Promise<CleanupStatsAnswer> {
    return this.cleanup.stats();
  }

  @Get('preview')
  @Answers(CleanupPreviewAnswer, 'Quem uma limpeza removeria, e por quê', {
    description: 'Nada é mudado. A execução recebe de volta rule, asOf, toRemove (em confirmed) e list.',
  })
  @ApiErrors({ 400: '`INVALID_INPUT`' })
  previewCleanup(@Query() query: CleanupPreviewQuery): Promise<CleanupPreviewAnswer> {
    return this.cleanup.preview(query);
  }

  @Get('preview/export')
  @CsvExport(DUE, { operationId: 'exportCleanupPreview', summary: 'Quem uma limpeza removeria, para uma planilha' })
  export(@Query() query: CleanupPreviewQuery): CsvExport<DepartureItem> {
    return { list: this.cleanup.due(query), filters: { rule: query.rule, asOf: query.asOf } };
  }

  @Get('runs')
  @Answers(CleanupRunsAnswer, 'As limpezas feitas')
  @ApiErrors({ 400: '`INVALID_INPUT`' })
  async listCleanupRuns(@Query() query: SortedPageQuery): Promise<CleanupRunsAnswer> {
    return pageAnswer(await this.log.runs(query.sort).page(query));
  }

  @Get('runs/export')
  @CsvExport(RUNS, { operationId: 'exportCleanupRuns', summary: 'As limpezas feitas, para uma planilha' })
  exportRuns(@Query() { sort }: TimeSortField): CsvExport<CleanupRunItem> {
    return { list: this.log.runs(sort), filters: { sort } };
  }

  @Get('runs/:id/accounts')
  @Answers(RemovalsAnswer, 'As contas de uma limpeza, por pseudônimo')
  @ApiErrors({ 400: '`INVALID_INPUT`', 404: '`CLEANUP_RUN_NOT_FOUND`' })
  async listCleanupRemovals(@IdParam() id: string, @Query() query: PageQuery): Promise<RemovalsAnswer> {
    return pageAnswer(await (await this.log.removals(id)).page(query));
  }
}
