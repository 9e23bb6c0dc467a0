import { AnswerOf, t } from '../../../platform/http/answer.fields.js';
import { PageOf } from '../../../platform/http/page.answer.js';
import { SuccessAnswer } from '../../../platform/http/success.answer.js';
import { BroadcastAnswer } from './broadcast.answer.js';

export class BroadcastsAnswer extends PageOf(BroadcastAnswer, 'O mais novo primeiro.') {}

export class CancelBroadcastAnswer extends AnswerOf(SuccessAnswer, {
  message: t.string({ example: 'Envio cancelado' }),
}) {}
