import { Body, Delete, Get, Headers, Post, Query, Res, type StreamableFile } from '@nestjs/common';
import { ApiHeader, ApiOkResponse, ApiOperation, ApiProduces } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { dayInBrazil } from '../../../../kernel/brazilian-day.js';
import { Clock } from '../../../../platform/clock.js';
import {
  CurrentKey,
  CurrentPrincipal,
  KeyHolder,
  type Principal,
  type UsedKey,
} from '../../../../platform/http/access.js';
import { idempotencyKeyIn, markReplayed, REPLAYED, repeatable } from '../../../../platform/http/idempotency-key.js';
import { IdPageQuery, USUAL_PAGE } from '../../../../platform/http/request.fields.js';
import { Answers, ApiErrors, IdParam, KeyController } from '../../../../platform/http/route.decorators.js';
import { callerOf } from '../../run/index.js';
import { ControlBatch } from '../application/control-batch.js';
import { ExportLines } from '../application/export-lines.js';
import { keyWithoutType } from '../application/refusals.js';
import { RetryBatch } from '../application/retry-batch.js';
import { StartBatch } from '../application/start-batch.js';
import type { Batch, BatchOwner } from '../batch.js';
import { batchItem, batchLineItem } from './batch.answers.js';
import { BatchLinesQuery, ExportBatchQuery, V1StartBatchRequest } from './batch.body.js';
import { BATCH_FILES, batchFile } from './batch-file.js';
import { BatchLimits, TOO_MANY_EXPORTS, TOO_MANY_LINES, TOO_MANY_STARTS } from './batch-limits.store.js';
import { BatchLines } from './batch-lines.queries.js';
import { Batches } from './batches.store.js';
import {
  DELETED,
  NOT_FOUND,
  NOTHING_FAILED,
  NOTHING_TO_ASK,
  STEERED,
  TAKEN_AWAY,
  TOO_MANY_OPEN,
} from './described-refusals.js';
import { V1Batch, V1Batches, V1BatchLines, V1StartedBatch } from './v1.answers.js';

const CURSOR = '`INVALID_INPUT`: Cursor inválido.';
const WITH_TYPE = 'A chave precisa também do escopo do tipo do lote, como `lookup:cpf`.';
const BatchId = () =>
  IdParam('id', { description: 'O `id` do lote.', example: '0198f3a0-5d2a-7c4e-9d6b-3d3f0b7a9c11' });

@KeyController('Lotes', 'v1/batches', 'batches')
export class V1BatchesController {
  constructor(
    private readonly start: StartBatch,
    private readonly steer: ControlBatch,
    private readonly failed: RetryBatch,
    private readonly batches: Batches,
    private readonly lines: BatchLines,
    private readonly exports: ExportLines,
    private readonly limits: BatchLimits,
    private readonly clock: Clock,
  ) {}

  @Post()
  @ApiHeader(repeatable('vale 24 h na conta: o mesmo pedido recebe o mesmo lote. As do modo de teste valem à parte.'))
  @Answers(V1StartedBatch, 'Consulta uma lista em segundo plano', {
    status: 202,
    description:
      'Até 10.000 linhas de um tipo, do qual a chave tem também o escopo. Cada linha é uma consulta como as outras; inválidas e repetidas não são consultadas. No fim há o evento `batch.finished`. Com uma chave de teste as pessoas são fictícias, e nada é contado nem guardado no histórico.',
    told: 'Começa em seguida.',
    headers: REPLAYED,
  })
  @ApiErrors({
    400: '`INVALID_INPUT`: Envie em items uma lista de 1 a 10.000 textos.',
    403: '`SUBSCRIPTION_REQUIRED`: Sua assinatura expirou. Renove para continuar. · `TERMS_NOT_ACCEPTED`: Aceite os termos de uso para continuar.',
    404: DELETED,
    409: TOO_MANY_OPEN,
    422: NOTHING_TO_ASK,
    429: `\`RATE_LIMITED\`: ${TOO_MANY_STARTS} · ${TOO_MANY_LINES}`,
  })
  async v1StartBatch(
    @Body() { purpose, ...list }: V1StartBatchRequest,
    @CurrentPrincipal() principal: Principal,
    @CurrentKey() used: UsedKey,
    @Headers('Idempotency-Key') given: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<V1StartedBatch> {
    const key = idempotencyKeyIn(given);
    holdToType(used, list);
    const { id: keyId, mode } = used;
    const request = { caller: callerOf(principal, null, keyId), mode, ...list, purpose: purpose ?? null };
    const { id } = markReplayed(reply, await this.start.execute(request, key));
    const { status } = await this.steer.one({ accountId: principal.accountId, mode }, id);
    return { id, status };
  }

  @Get()
  @Answers(V1Batches, 'Os lotes da conta', { description: 'Os mais novos primeiro.', told: 'Uma página.' })
  @ApiErrors({ 400: CURSOR })
  async v1ListBatches(@Query() query: IdPageQuery, @KeyHolder() owner: BatchOwner): Promise<V1Batches> {
    const { items, next } = await this.batches.of(owner).as(batchItem).page(query, USUAL_PAGE);
    return { data: items, nextCursor: next };
  }

  @Get(':id')
  @Answers(V1Batch, 'Um lote', { description: 'Como ele está, com as contagens.', told: 'O lote.' })
  @ApiErrors({ 404: NOT_FOUND })
  async v1GetBatch(@BatchId() id: string, @KeyHolder() owner: BatchOwner): Promise<V1Batch> {
    return { data: batchItem(await this.steer.one(owner, id)) };
  }

  @Get(':id/items')
  @Answers(V1BatchLines, 'As linhas de um lote', {
    description: 'Na ordem da lista; o que é consultado vem mascarado. O resultado está em `/v1/lookups/{protocolo}`.',
    told: 'Uma página.',
  })
  @ApiErrors({ 400: CURSOR, 404: NOT_FOUND })
  async v1ListBatchItems(
    @BatchId() id: string,
    @Query() { verdict, ...page }: BatchLinesQuery,
    @KeyHolder() owner: BatchOwner,
  ): Promise<V1BatchLines> {
    const batch = await this.steer.one(owner, id);
    const list = this.lines.of({ batch, verdict, whole: false }).as(batchLineItem);
    const { items, next } = await list.page(page, USUAL_PAGE);
    return { data: items, nextCursor: next };
  }

  @Get(':id/export')
  @ApiProduces(...BATCH_FILES)
  @ApiOperation({
    summary: 'Um lote como arquivo',
    description: `CSV, XLSX, ou \`jsonl\` com os resultados. ${WITH_TYPE} A abertura de cada resultado fica registrada.`,
  })
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' }, description: 'O arquivo.' })
  @ApiErrors({
    400: '`INVALID_INPUT`: Formato inválido. Use csv, xlsx ou jsonl.',
    404: NOT_FOUND,
    429: `\`RATE_LIMITED\`: ${TOO_MANY_EXPORTS}`,
  })
  async v1ExportBatch(
    @BatchId() id: string,
    @Query() { format = 'csv' }: ExportBatchQuery,
    @KeyHolder() owner: BatchOwner,
    @CurrentKey() key: UsedKey,
  ): Promise<StreamableFile> {
    const batch = await this.steer.one(owner, id);
    holdToType(key, batch);
    await this.limits.countExport(owner.accountId);
    const pages = this.exports.pages(owner.accountId, { batch, whole: false, named: true });
    return batchFile(format, pages, dayInBrazil(this.clock.now()));
  }

  @Post(':id/pause')
  @Answers(V1Batch, 'Pausa um lote', { description: 'O que está em andamento termina.', told: 'O lote.' })
  @ApiErrors(STEERED)
  async v1PauseBatch(@BatchId() id: string, @KeyHolder() owner: BatchOwner): Promise<V1Batch> {
    return { data: batchItem(await this.steer.pause(owner, id)) };
  }

  @Post(':id/resume')
  @Answers(V1Batch, 'Retoma um lote pausado', {
    description: `Seja qual for o motivo da pausa; se ele ainda vale, o lote pausa de novo. ${WITH_TYPE}`,
    told: 'O lote.',
  })
  @ApiErrors(STEERED)
  async v1ResumeBatch(
    @BatchId() id: string,
    @KeyHolder() owner: BatchOwner,
    @CurrentKey() key: UsedKey,
  ): Promise<V1Batch> {
    holdToType(key, await this.steer.one(owner, id));
    return { data: batchItem(await this.steer.resume(owner, id, key.id)) };
  }

  @Post(':id/cancel')
  @Answers(V1Batch, 'Cancela um lote', {
    description: 'O que não foi consultado não é contado; o que já foi fica no histórico.',
    told: 'O lote.',
  })
  @ApiErrors(STEERED)
  async v1CancelBatch(@BatchId() id: string, @KeyHolder() owner: BatchOwner): Promise<V1Batch> {
    return { data: batchItem(await this.steer.cancel(owner, id)) };
  }

  @Post(':id/retry')
  @Answers(V1Batch, 'Consulta de novo as linhas que falharam', {
    description: `As de um lote terminado cuja fonte estava fora do ar em todas as tentativas (\`source_down\`): voltam a \`waiting\`, e as outras ficam como estão. Um lote que ainda não terminou segue como está; no fim há outro evento \`batch.finished\`. ${WITH_TYPE}`,
    told: 'O lote.',
  })
  @ApiErrors({ 404: NOT_FOUND, 409: NOTHING_FAILED, 429: `\`RATE_LIMITED\`: ${TOO_MANY_STARTS}` })
  async v1RetryBatch(
    @BatchId() id: string,
    @KeyHolder() owner: BatchOwner,
    @CurrentKey() key: UsedKey,
  ): Promise<V1Batch> {
    holdToType(key, await this.steer.one(owner, id));
    return { data: batchItem(await this.failed.execute(owner, id, key.id)) };
  }

  @Delete(':id')
  @Answers(V1Batch, 'Apaga um lote que terminou, com suas linhas', {
    description: 'As consultas que ele fez ficam no histórico. Cancele antes um que não terminou.',
    told: 'O lote, como estava.',
  })
  @ApiErrors(TAKEN_AWAY)
  async v1DeleteBatch(@BatchId() id: string, @KeyHolder() owner: BatchOwner): Promise<V1Batch> {
    return { data: batchItem(await this.steer.delete(owner, id)) };
  }
}

/** What is looked up and what is told of it is the type's, whoever began the batch. */
function holdToType({ scopes }: UsedKey, { type }: Pick<Batch, 'type'>): void {
  if (!scopes.includes(`lookup:${type}`)) throw keyWithoutType(type);
}
