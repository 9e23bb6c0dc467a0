import { Delete, Get, Post, Query, type StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces } from '@nestjs/swagger';
import { dayInBrazil } from '../../../../kernel/brazilian-day.js';
import { Clock } from '../../../../platform/clock.js';
import { AccountId, CurrentPrincipal, OwnStepUp, type Principal } from '../../../../platform/http/access.js';
import { pageAnswer } from '../../../../platform/http/answer.fields.js';
import { PageQuery, USUAL_PAGE } from '../../../../platform/http/request.fields.js';
import { Answers, ApiErrors, IdParam, UserController } from '../../../../platform/http/route.decorators.js';
import { ReadHistory } from '../../history/index.js';
import { ControlBatch } from '../application/control-batch.js';
import { ExportLines } from '../application/export-lines.js';
import { RetryBatch } from '../application/retry-batch.js';
import type { BatchOwner } from '../batch.js';
import { BatchAnswer, BatchesAnswer, BatchLinesAnswer, batchItem, batchLineItem } from './batch.answers.js';
import { BatchLinesQuery, ExportBatchQuery } from './batch.body.js';
import { BATCH_FILES, batchFile } from './batch-file.js';
import { BatchLimits } from './batch-limits.store.js';
import { BatchLines } from './batch-lines.queries.js';
import { Batches } from './batches.store.js';
import { NOT_FOUND, NOTHING_FAILED, STEERED, TAKEN_AWAY } from './described-refusals.js';

const ownerOf = (accountId: string): BatchOwner => ({ accountId, mode: 'live' });

/** The lists of lookups of an account: its own, and those that its programs began. */
@UserController('Lotes', 'api/batches')
export class BatchesController {
  constructor(
    private readonly batches: Batches,
    private readonly lines: BatchLines,
    private readonly exports: ExportLines,
    private readonly limits: BatchLimits,
    private readonly history: ReadHistory,
    private readonly steer: ControlBatch,
    private readonly failed: RetryBatch,
    private readonly clock: Clock,
  ) {}

  @Get()
  @Answers(BatchesAnswer, 'Os lotes da própria conta')
  @ApiErrors({ 400: '`INVALID_INPUT`' })
  async listBatches(@Query() query: PageQuery, @AccountId() accountId: string): Promise<BatchesAnswer> {
    return pageAnswer(await this.batches.of(ownerOf(accountId)).as(batchItem).page(query));
  }

  @Get(':id')
  @Answers(BatchAnswer, 'Um lote e como ele está')
  @ApiErrors({ 404: NOT_FOUND })
  async getBatch(@IdParam() id: string, @AccountId() accountId: string): Promise<BatchAnswer> {
    return { success: true, data: batchItem(await this.steer.one(ownerOf(accountId), id)) };
  }

  @Get(':id/items')
  @Answers(BatchLinesAnswer, 'As linhas de um lote, mascaradas no modo privacidade')
  @ApiErrors({ 400: '`INVALID_INPUT`', 404: NOT_FOUND })
  async listBatchLines(
    @IdParam() id: string,
    @Query() { verdict, ...page }: BatchLinesQuery,
    @CurrentPrincipal() principal: Principal,
  ): Promise<BatchLinesAnswer> {
    const batch = await this.steer.one(ownerOf(principal.accountId), id);
    await this.history.noteRevealed(principal);
    const list = this.lines.of({ batch, verdict, whole: !principal.privacyMode });
    return pageAnswer(await list.as(batchLineItem).page(page, USUAL_PAGE));
  }

  @Get(':id/export')
  @OwnStepUp()
  @ApiProduces(...BATCH_FILES)
  @ApiOperation({
    summary: 'Um lote para uma planilha, ou com os resultados em linhas de JSON',
    description:
      'A abertura de cada resultado fica registrada. No modo privacidade a planilha vem mascarada; as linhas de JSON trazem os resultados por extenso.',
  })
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @ApiErrors({ 400: '`INVALID_INPUT`', 404: NOT_FOUND })
  async exportBatch(
    @IdParam() id: string,
    @Query() { format = 'csv' }: ExportBatchQuery,
    @CurrentPrincipal() principal: Principal,
  ): Promise<StreamableFile> {
    const batch = await this.steer.one(ownerOf(principal.accountId), id);
    await this.limits.countExport(principal.accountId);
    await this.history.noteRevealed(principal);
    const whole = !principal.privacyMode;
    const pages = this.exports.pages(principal.accountId, { batch, whole, named: whole });
    return batchFile(format, pages, dayInBrazil(this.clock.now()));
  }

  @Post(':id/pause')
  @Answers(BatchAnswer, 'Pausa um lote')
  @ApiErrors(STEERED)
  async pauseBatch(@IdParam() id: string, @AccountId() accountId: string): Promise<BatchAnswer> {
    return { success: true, data: batchItem(await this.steer.pause(ownerOf(accountId), id)) };
  }

  @Post(':id/resume')
  @Answers(BatchAnswer, 'Retoma um lote pausado')
  @ApiErrors(STEERED)
  async resumeBatch(@IdParam() id: string, @AccountId() accountId: string): Promise<BatchAnswer> {
    return { success: true, data: batchItem(await this.steer.resume(ownerOf(accountId), id, null)) };
  }

  @Post(':id/cancel')
  @Answers(BatchAnswer, 'Cancela um lote', {
    description: 'O que não foi consultado não é contado; o que já foi fica no histórico.',
  })
  @ApiErrors(STEERED)
  async cancelBatch(@IdParam() id: string, @AccountId() accountId: string): Promise<BatchAnswer> {
    return { success: true, data: batchItem(await this.steer.cancel(ownerOf(accountId), id)) };
  }

  @Post(':id/retry')
  @Answers(BatchAnswer, 'Consulta de novo as linhas de um lote terminado cuja fonte estava fora do ar', {
    description: 'As outras ficam como estão. Um lote que ainda não terminou segue como está.',
  })
  @ApiErrors({ 404: NOT_FOUND, 409: NOTHING_FAILED })
  async retryBatch(@IdParam() id: string, @AccountId() accountId: string): Promise<BatchAnswer> {
    return { success: true, data: batchItem(await this.failed.execute(ownerOf(accountId), id, null)) };
  }

  @Delete(':id')
  @Answers(BatchAnswer, 'Cancela um lote, ou apaga um que terminou, com suas linhas', {
    description: 'As consultas que ele fez ficam no histórico.',
  })
  @ApiErrors(TAKEN_AWAY)
  async deleteBatch(@IdParam() id: string, @AccountId() accountId: string): Promise<BatchAnswer> {
    return { success: true, data: batchItem(await this.steer.cancelOrDelete(ownerOf(accountId), id)) };
  }
}
