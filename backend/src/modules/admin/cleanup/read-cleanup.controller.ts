import { Get, Query } from '@nestjs/common';
import { pageAnswer } from '../../../platform/http/answer.fields.js';
import { CsvExport } from '../../../platform/http/csv-export.js';
import { SortedPageQuery, TimeSortField } from '../../../platform/http/request.fields.js';
import {
  AdminController,
  Answers,
  ApiErrors,
  describedRefusal,
  IdParam,
} from '../../../platform/http/route.decorators.js';
import {
  CleanupPreviewAnswer,
  CleanupPreviewQuery,
  CleanupStatsAnswer,
  type DepartureItem,
} from './cleanup.answers.js';
import { CleanupQueries, listOld } from './cleanup.queries.js';
import { CleanupLog } from './cleanup-log.queries.js';
import {
  type CleanupRunItem,
  CleanupRunsAnswer,
  type RemovalItem,
  RemovalsAnswer,
  RemovalsFilter,
  RemovalsQuery,
} from './cleanup-runs.answers.js';
import { DUE, REMOVALS, RUNS } from './cleanup-sheets.answers.js';

const LIST_OLD = describedRefusal(listOld());

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
  @ApiErrors({ 400: '`INVALID_INPUT`', 409: LIST_OLD })
  previewCleanup(@Query() query: CleanupPreviewQuery): Promise<CleanupPreviewAnswer> {
    return this.cleanup.preview(query);
  }

  @Get('preview/export')
  @CsvExport(DUE, { summary: 'Quem uma limpeza removeria, para uma planilha' })
  @ApiErrors({ 409: LIST_OLD })
  async exportCleanupPreview(@Query() query: CleanupPreviewQuery): Promise<CsvExport<DepartureItem>> {
    const { list, asOf } = await this.cleanup.due(query);
    return { list, filters: { rule: query.rule, asOf } };
  }

  @Get('runs')
  @Answers(CleanupRunsAnswer, 'As limpezas feitas')
  @ApiErrors({ 400: '`INVALID_INPUT`' })
  async listCleanupRuns(@Query() query: SortedPageQuery): Promise<CleanupRunsAnswer> {
    return pageAnswer(await this.log.runs(query.sort).page(query));
  }

  @Get('runs/export')
  @CsvExport(RUNS, { summary: 'As limpezas feitas, para uma planilha' })
  exportCleanupRuns(@Query() { sort }: TimeSortField): CsvExport<CleanupRunItem> {
    return { list: this.log.runs(sort), filters: { sort } };
  }

  @Get('runs/:id/accounts')
  @Answers(RemovalsAnswer, 'As contas de uma limpeza, por pseudônimo')
  @ApiErrors({ 400: '`INVALID_INPUT`', 404: '`CLEANUP_RUN_NOT_FOUND`' })
  async listCleanupRemovals(@IdParam() id: string, @Query() query: RemovalsQuery): Promise<RemovalsAnswer> {
    return pageAnswer(await (await this.log.removals(id, query)).page(query));
  }

  @Get('runs/:id/accounts/export')
  @CsvExport(REMOVALS, { summary: 'As contas de uma limpeza, por pseudônimo, para uma planilha' })
  @ApiErrors({ 404: '`CLEANUP_RUN_NOT_FOUND`' })
  async exportCleanupRemovals(@IdParam() id: string, @Query() query: RemovalsFilter): Promise<CsvExport<RemovalItem>> {
    const { state, sort } = query;
    return { list: await this.log.removals(id, query), filters: { run: id, state, sort } };
  }
}
