import { AnswerOf, field } from '../../../platform/http/answer.fields.js';
import { DoneAnswer } from '../model/index.js';

export class PasskeyOptionsAnswer extends AnswerOf(DoneAnswer, {
  options: field<object>({
    type: 'object',
    additionalProperties: true,
    description: 'Para a API WebAuthn do navegador, em JSON.',
  }),
}) {}
