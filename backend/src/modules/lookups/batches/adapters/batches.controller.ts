import { Controller, Delete, Get, HttpCode, Param, Post, Query, type StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiProduces, ApiTags } from '@nestjs/swagger';
import { dayInBrazil } from '../../../../kernel/brazilian-day.js';
import { Clock } from '../../../../platform/clock.js';
import { Access, CurrentPrincipal, OwnStepUp, type Principal } from '../../../../platform/http/access.js';
import { ApiErrors } from '../../../../platform/http/api-errors.js';
import { pageAnswer } from '../../../../platform/http/page.answer.js';
import { PageQuery } from '../../../../platform/http/page.query.js';
import { ExportLines } from '../application/export-lines.js';
import { SteerBatch } from '../application/steer-batch.js';
import type { BatchOwner } from '../batch.js';
import { batchItem, batchLineItem } from './batch.answers.js';
import { BatchLinesQuery, ExportBatchQuery } from './batch.body.js';
import { batchFile } from './batch-file.js';
import { BatchLines } from './batch-lines.queries.js';
import { Batches } from './batches.store.js';
import { BatchAnswer, BatchesAnswer, BatchLinesAnswer } from './page.answers.js';

const NOT_FOUND = '`BATCH_NOT_FOUND`: Este lote não existe.';
const STEERED = { 404: NOT_FOUND, 409: '`BATCH_ENDED`: Este lote já terminou.' };
const ID = { name: 'id', format: 'uuid' };
const FILES = [
  'text/csv',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/jsonl',
] as const;

const ownerOf = ({ accountId }: Principal): BatchOwner => ({ accountId, mode: 'live' });

/** The lists of lookups of an account: its own, and those that its programs began. */
@ApiTags('Lotes')
@Access('user')
@Controller('api/batches')
export class BatchesController {
  constructor(
    private readonly batches: Batches,
    private readonly lines: BatchLines,
    private readonly exports: ExportLines,
    private readonly steer: SteerBatch,
    private readonly clock: Clock,
  ) {}

  @Get()
  @ApiOperation({ operationId: 'listBatches', summary: 'Os lotes da própria conta' })
  @ApiOkResponse({ type: BatchesAnswer })
  @ApiErrors({ 400: '`INVALID_INPUT`' })
  async list(@Query() query: PageQuery, @CurrentPrincipal() principal: Principal): Promise<BatchesAnswer> {
    return pageAnswer(await this.batches.of(ownerOf(principal)).as(batchItem).page(query));
  }

  @Get(':id')
  @ApiParam(ID)
  @ApiOperation({ operationId: 'getBatch', summary: 'Um lote e como ele está' })
  @ApiOkResponse({ type: BatchAnswer })
  @ApiErrors({ 404: NOT_FOUND })
  async read(@Param('id') id: string, @CurrentPrincipal() principal: Principal): Promise<BatchAnswer> {
    return { success: true, data: batchItem(await this.steer.one(ownerOf(principal), id)) };
  }

  @Get(':id/items')
  @ApiParam(ID)
  @ApiOperation({ operationId: 'listBatchLines', summary: 'As linhas de um lote, mascaradas no modo privacidade' })
  @ApiOkResponse({ type: BatchLinesAnswer })
  @ApiErrors({ 400: '`INVALID_INPUT`', 404: NOT_FOUND })
  async items(
    @Param('id') id: string,
    @Query() { verdict, ...page }: BatchLinesQuery,
    @CurrentPrincipal() principal: Principal,
  ): Promise<BatchLinesAnswer> {
    const batch = await this.steer.one(ownerOf(principal), id);
    const list = this.lines.of({ batch, verdict, whole: !principal.privacyMode });
    return pageAnswer(await list.as(batchLineItem).page(page, 50));
  }

  @Get(':id/export')
  @OwnStepUp()
  @ApiParam(ID)
  @ApiProduces(...FILES)
  @ApiOperation({
    operationId: 'exportBatch',
    summary: 'Um lote para uma planilha, ou com os resultados em linhas de JSON',
    description: 'A abertura de cada resultado fica registrada.',
  })
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @ApiErrors({ 400: '`INVALID_INPUT`', 404: NOT_FOUND })
  async export(
    @Param('id') id: string,
    @Query() { format = 'csv' }: ExportBatchQuery,
    @CurrentPrincipal() principal: Principal,
  ): Promise<StreamableFile> {
    const batch = await this.steer.one(ownerOf(principal), id);
    const pages = this.exports.pages(principal.accountId, { batch, whole: !principal.privacyMode });
    return batchFile(format, pages, dayInBrazil(this.clock.now()));
  }

  @Post(':id/pause')
  @HttpCode(200)
  @ApiParam(ID)
  @ApiOperation({ operationId: 'pauseBatch', summary: 'Pausa um lote' })
  @ApiOkResponse({ type: BatchAnswer })
  @ApiErrors(STEERED)
  async pause(@Param('id') id: string, @CurrentPrincipal() principal: Principal): Promise<BatchAnswer> {
    return { success: true, data: batchItem(await this.steer.pause(ownerOf(principal), id)) };
  }

  @Post(':id/resume')
  @HttpCode(200)
  @ApiParam(ID)
  @ApiOperation({ operationId: 'resumeBatch', summary: 'Retoma um lote pausado' })
  @ApiOkResponse({ type: BatchAnswer })
  @ApiErrors(STEERED)
  async resume(@Param('id') id: string, @CurrentPrincipal() principal: Principal): Promise<BatchAnswer> {
    return { success: true, data: batchItem(await this.steer.resume(ownerOf(principal), id)) };
  }

  @Post(':id/cancel')
  @HttpCode(200)
  @ApiParam(ID)
  @ApiOperation({
    operationId: 'cancelBatch',
    summary: 'Cancela um lote',
    description: 'O que não foi consultado não é contado; o que já foi fica no histórico.',
  })
  @ApiOkResponse({ type: BatchAnswer })
  @ApiErrors(STEERED)
  async cancel(@Param('id') id: string, @CurrentPrincipal() principal: Principal): Promise<BatchAnswer> {
    return { success: true, data: batchItem(await this.steer.cancel(ownerOf(principal), id)) };
  }

  @Delete(':id')
  @ApiParam(ID)
  @ApiOperation({ operationId: 'deleteBatch', summary: 'O mesmo que cancelar, para programas que apagam' })
  @ApiOkResponse({ type: BatchAnswer })
  @ApiErrors(STEERED)
  delete(@Param('id') id: string, @CurrentPrincipal() principal: Principal): Promise<BatchAnswer> {
    return this.cancel(id, principal);
  }
}
