import { maskEmail } from '../../../kernel/mask-email.js';
import { AnswerOf, t } from '../../../platform/http/answer.fields.js';
import { MessageAnswer } from '../model/index.js';

/** Whether a link that was sent by e-mail is still good. */
export class LinkCheckAnswer extends AnswerOf(MessageAnswer, {
  valid: t.boolean({ example: true }),
  email: t.string('O endereço para o qual o link vale, mascarado.', { nullable: true, example: 'an***@gmail.com' }),
}) {}

/** Of the address that the link is for; null for none that is good. */
export function linkCheck(email: string | null): LinkCheckAnswer {
  const valid = email !== null;
  return {
    success: true,
    valid,
    email: valid ? maskEmail(email) : null,
    message: valid ? 'Token válido' : 'Token inválido ou expirado',
  };
}
