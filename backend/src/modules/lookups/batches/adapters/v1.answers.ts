import { BATCH_STATUSES } from '../../../../kernel/batches.js';
import { AnswerOf, t } from '../../../../platform/http/answer.fields.js';
import { BatchItem, BatchLineItem } from './batch.answers.js';

const ID = '0198f3a0-5d2a-7c4e-9d6b-3d3f0b7a9c11';
const nextCursor = t.uuid('Para pedir a página seguinte; nulo na última.', { nullable: true, example: ID });

export class V1StartedBatch extends AnswerOf({
  id: t.uuid({ example: ID }),
  status: t.enum(BATCH_STATUSES, { enumName: 'BatchStatus', example: 'waiting' }),
}) {}

export class V1Batch extends AnswerOf({ data: t.one(BatchItem) }) {}

export class V1Batches extends AnswerOf({ data: t.list(BatchItem, 'Os mais novos primeiro.'), nextCursor }) {}

export class V1BatchLines extends AnswerOf({ data: t.list(BatchLineItem, 'Na ordem da lista.'), nextCursor }) {}
