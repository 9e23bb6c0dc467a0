import {
  DATA_SUBJECT_REQUEST_KIND_IDS,
  DATA_SUBJECT_REQUEST_STATE_IDS,
  DUE_SOON_DAYS,
} from '../../../../../kernel/data-subject-request.js';
import { AnswerOf, SuccessAnswer, t } from '../../../../../platform/http/answer.fields.js';
import type { RequestHead } from '../../domain/data-request.js';
import { daysLeft } from '../../domain/deadline.js';

/** Where a request stands, and how long there is to answer it. */
class DataSubjectRequestProgress extends AnswerOf({
  state: t.enum(DATA_SUBJECT_REQUEST_STATE_IDS),
  receivedAt: t.dateTime(),
  dueOn: t.string('O último dia do prazo.', { format: 'date', example: '2026-12-06' }),
  daysLeft: t.integer('Dias até o fim do prazo; negativo: vencido; nulo: encerrado.', { nullable: true }),
  endedAt: t.dateTime({ nullable: true }),
}) {}

/** All that a protocol opens. */
export class DataSubjectRequestStateAnswer extends AnswerOf(DataSubjectRequestProgress, { success: t.enum([true]) }) {}

/** A request in an administrator's list: nothing of whom it is about. */
export class DataSubjectRequestItem extends AnswerOf(DataSubjectRequestProgress, {
  id: t.uuid(),
  protocol: t.string({ example: '7Q2M-K9XD-R4TB-0WPN-H3E8' }),
  kind: t.enum(DATA_SUBJECT_REQUEST_KIND_IDS),
  emailConfirmed: t.boolean(),
  suppressed: t.boolean('A supressão pedida está em vigor.'),
}) {}

export class WaitingDataSubjectRequests extends AnswerOf(SuccessAnswer, {
  waiting: t.integer(`Pedidos abertos com o prazo vencido, ou com ${DUE_SOON_DAYS} dias ou menos.`, { example: 1 }),
}) {}

/** A request after an administrator's step, without what is personal. */
export class HandledDataSubjectRequestAnswer extends AnswerOf(SuccessAnswer, { data: t.one(DataSubjectRequestItem) }) {}

export function stateAnswer(head: RequestHead, now: Date): DataSubjectRequestStateAnswer {
  return { success: true, ...currentOf(head, now) };
}

export function requestItem(head: RequestHead, now: Date): DataSubjectRequestItem {
  const { id, protocol, kind, emailConfirmedAt, suppressedAt } = head;
  const facts = { emailConfirmed: emailConfirmedAt !== null, suppressed: suppressedAt !== null };
  return { id, protocol, kind, ...currentOf(head, now), ...facts };
}

export function handledAnswer(head: RequestHead, now: Date): HandledDataSubjectRequestAnswer {
  return { success: true, data: requestItem(head, now) };
}

function currentOf({ state, receivedAt, dueOn, endedAt }: RequestHead, now: Date): DataSubjectRequestProgress {
  return { state, receivedAt, dueOn, daysLeft: endedAt ? null : daysLeft(dueOn, now), endedAt };
}
