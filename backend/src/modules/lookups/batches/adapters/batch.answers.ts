import { BATCH_PAUSES, BATCH_STATUSES, BATCH_TYPES, LINE_VERDICTS } from '../../../../kernel/batches.js';
import { PURPOSE_IDS } from '../../../../kernel/purposes.js';
import { AnswerOf, field, PageOf, SuccessAnswer, t } from '../../../../platform/http/answer.fields.js';
import type { Batch, BatchLine } from '../batch.js';

export class BatchItem extends AnswerOf({
  id: t.uuid({ example: '0198f3a0-5d2a-7c4e-9d6b-3d3f0b7a9c11' }),
  type: t.enum(BATCH_TYPES, { enumName: 'BatchType', example: 'cnpj' }),
  purpose: t.enum(PURPOSE_IDS, { enumName: 'Purpose', nullable: true, example: 'protecao_credito' }),
  status: t.enum(BATCH_STATUSES, 'Esperando, em andamento, pausado, cancelado ou terminado.', {
    enumName: 'BatchStatus',
    example: 'running',
  }),
  pauseReason: t.enum(
    BATCH_PAUSES,
    'Por que está pausado: a pedido, limite do dia, consultas da conta em pausa, sem plano, termos por aceitar ou conta bloqueada. Os dois do meio (`quota`, `limited`) passam sozinhos.',
    { enumName: 'BatchPause', nullable: true, example: null },
  ),
  resumesAt: t.dateTime('Quando uma pausa que passa sozinha termina.', { nullable: true, example: null }),
  createdAt: t.dateTime({ example: '2026-11-21T12:30:00.000Z' }),
  endedAt: t.dateTime({ nullable: true, example: null }),
  lines: t.integer('Todas as linhas.', { example: 120 }),
  counts: field<Batch['counts']>({
    type: 'object',
    additionalProperties: { type: 'integer' },
    description:
      'Linhas por veredito: `waiting` por consultar, `found`, `nobody`, `diverged`, `source_down` (fonte fora do ar em todas as tentativas, ou que não aceita o que foi digitado), `protected`, `invalid`, `repeated`, `cancelled`.',
    example: { found: 80, nobody: 4, waiting: 36 },
  }),
}) {}

export class BatchLineItem extends AnswerOf({
  line: t.integer('O número que veio em `lines`, ou o lugar na lista, a partir de 1.', { example: 1 }),
  subject: t.string('O que é consultado.', { example: '***.982.247-**' }),
  verdict: t.enum(LINE_VERDICTS, { enumName: 'LineVerdict', example: 'found' }),
  reason: t.string(
    'O que há de errado com uma linha inválida, por que uma `source_down` não foi tentada de novo, ou o que mais se sabe de uma `nobody`.',
    {
      nullable: true,
      example: null,
    },
  ),
  sameAs: t.integer('A linha que esta repete.', { nullable: true, example: null }),
  protocolo: t.string('A consulta no histórico, onde está o resultado; nula no modo de teste, que nada guarda.', {
    nullable: true,
    example: '20261121-7Q2M-K9XD',
  }),
  attempts: t.integer('Vezes em que a fonte estava fora do ar.', { example: 0 }),
  lookedUpAt: t.dateTime({ nullable: true, example: '2026-11-21T12:30:00.182Z' }),
}) {}

export class BatchesAnswer extends PageOf(BatchItem, 'Os mais novos primeiro.') {}

export class BatchLinesAnswer extends PageOf(BatchLineItem, 'Na ordem da lista.') {}

export class BatchAnswer extends AnswerOf(SuccessAnswer, { data: t.one(BatchItem) }) {}

export class StartedBatchAnswer extends AnswerOf(SuccessAnswer, {
  id: t.uuid(),
  status: t.enum(BATCH_STATUSES, { enumName: 'BatchStatus', example: 'waiting' }),
}) {}

class BatchProblem extends AnswerOf({
  line: t.integer({ example: 2 }),
  value: t.string({ example: '123' }),
  reason: t.string('O que há de errado; nulo em uma repetida.', { nullable: true }),
  sameAs: t.integer('A linha que esta repete.', { nullable: true }),
}) {}

class BatchPreviewData extends AnswerOf({
  lines: t.integer(),
  valid: t.integer('As que seriam consultadas: o mais que o lote conta no limite diário.'),
  invalid: t.integer(),
  repeated: t.integer(),
  limit: t.integer('Consultas por dia que o plano permite.'),
  left: t.integer('As de hoje que restam.'),
  renewsAt: t.dateTime('Meia-noite em Brasília.'),
  problems: t.list(BatchProblem, 'As primeiras 200 inválidas e repetidas.'),
}) {}

export class BatchPreviewAnswer extends AnswerOf(SuccessAnswer, { data: t.one(BatchPreviewData) }) {}

export function batchItem(batch: Batch): BatchItem {
  const { id, type, purpose, status, pauseReason, resumesAt, createdAt, endedAt, counts } = batch;
  const lines = Object.values(counts).reduce((sum, n) => sum + n, 0);
  return { id, type, purpose, status, pauseReason, resumesAt, createdAt, endedAt, lines, counts };
}

export function batchLineItem(of: BatchLine): BatchLineItem {
  const { line, subject, verdict, reason, sameAs, protocolo, attempts, lookedUpAt } = of;
  return { line, subject, verdict, reason, sameAs, protocolo, attempts, lookedUpAt };
}
