import {
  DATA_SUBJECT_REQUEST_STATE_IDS,
  IDENTITY_METHOD_IDS,
  REFUSAL_REASON_IDS,
} from '../../../../../kernel/data-subject-request.js';
import { AnswerOf, SuccessAnswer, t } from '../../../../../platform/http/answer.fields.js';
import { REQUEST_EVENTS } from '../../domain/data-request.js';
import type { OpenedRequest } from '../../domain/opened-request.js';
import { SentAnswerAnswer } from './answer-report.answer.js';
import { DataSubjectRequestItem, requestItem } from './data-request.answer.js';

class TimelineItem extends AnswerOf({
  at: t.dateTime(),
  actor: t.enum(['titular', 'admin', 'sistema']),
  adminId: t.uuid({ nullable: true }),
  event: t.enum(REQUEST_EVENTS),
  state: t.enum(DATA_SUBJECT_REQUEST_STATE_IDS),
}) {}

class SubjectContact extends AnswerOf({
  kind: t.enum(['telefone', 'rg', 'email', 'cnpj']),
  value: t.string(),
  confirmed: t.boolean('Comprovado como da própria pessoa.'),
}) {}

class SubjectPerson extends AnswerOf({
  name: t.string(),
  cpf: t.string(),
  birthDate: t.string(),
  email: t.string(),
  message: t.string(),
  contacts: t.list(SubjectContact),
}) {}

class OpenedDataSubjectRequest extends AnswerOf(DataSubjectRequestItem, {
  person: t.one(SubjectPerson, 'Nulo: apagado depois do prazo de guarda.', { nullable: true }),
  emailConfirmedAt: t.dateTime({ nullable: true }),
  identityMethod: t.enum(IDENTITY_METHOD_IDS, { nullable: true }),
  identityNote: t.string({ nullable: true }),
  identityConfirmedAt: t.dateTime({ nullable: true }),
  suppressedAt: t.dateTime({ nullable: true }),
  refusalReason: t.enum(REFUSAL_REASON_IDS, { nullable: true }),
  answer: t.one(SentAnswerAnswer, { nullable: true }),
  timeline: t.list(TimelineItem, 'O mais antigo primeiro.'),
  others: t.list(DataSubjectRequestItem, 'Outros pedidos com o mesmo CPF.'),
}) {}

export class OpenedDataSubjectRequestAnswer extends AnswerOf(SuccessAnswer, {
  data: t.one(OpenedDataSubjectRequest),
}) {}

export function openedAnswer({ request, timeline, others }: OpenedRequest, now: Date): OpenedDataSubjectRequestAnswer {
  return {
    success: true,
    data: {
      ...requestItem(request, now),
      person: request.person,
      emailConfirmedAt: request.emailConfirmedAt,
      identityMethod: request.identityMethod,
      identityNote: request.identityNote,
      identityConfirmedAt: request.identityConfirmedAt,
      suppressedAt: request.suppressedAt,
      refusalReason: request.refusalReason,
      answer: request.answer,
      timeline,
      others: others.map((head) => requestItem(head, now)),
    },
  };
}
