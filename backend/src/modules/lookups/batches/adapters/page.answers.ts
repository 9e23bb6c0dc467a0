import { BATCH_STATUSES } from '../../../../kernel/batches.js';
import { AnswerOf, t } from '../../../../platform/http/answer.fields.js';
import { PageOf } from '../../../../platform/http/page.answer.js';
import { SuccessAnswer } from '../../../../platform/http/success.answer.js';
import { BatchItem, BatchLineItem } from './batch.answers.js';

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
