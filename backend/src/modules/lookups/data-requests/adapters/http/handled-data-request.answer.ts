import { AnswerOf, t } from '../../../../../platform/http/answer.fields.js';
import { SuccessAnswer } from '../../../../../platform/http/success.answer.js';
import type { DataRequest } from '../../domain/data-request.js';
import { DataSubjectRequestItem, requestItem } from './data-request.answer.js';

/** A request after an administrator's step, without what is personal. */
export class HandledDataSubjectRequestAnswer extends AnswerOf(SuccessAnswer, { data: t.one(DataSubjectRequestItem) }) {}

export function handledAnswer(request: DataRequest, now: Date): HandledDataSubjectRequestAnswer {
  return { success: true, data: requestItem(request, now) };
}
