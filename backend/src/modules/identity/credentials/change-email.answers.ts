import { ApiProperty } from '@nestjs/swagger';
import { loginPasswordRule } from '../../../kernel/rules.js';
import { AnswerOf, t } from '../../../platform/http/answer.fields.js';
import { Satisfies } from '../../../platform/http/satisfies.js';
import { emailShapeRule, MessageAnswer } from '../model/index.js';

export class ChangeEmailRequest {
  @ApiProperty({ description: 'De um domínio do Google.', example: 'ana.nova@gmail.com' })
  @Satisfies(emailShapeRule)
  email!: string;

  @ApiProperty({ maxLength: 128, description: 'A senha atual.', example: 'Garoa-2026' })
  @Satisfies(loginPasswordRule)
  password!: string;
}

export class ConfirmEmailAnswer extends AnswerOf(MessageAnswer, {
  outcome: t.enum(
    ['confirmed', 'changed', 'restored'],
    '`confirmed`: o endereço já era o da conta. `restored`: o link era o de desfazer; sessões e senha deixaram de valer.',
    { example: 'changed' },
  ),
  email: t.string('O endereço que vale agora, mascarado.', { example: 'an***@gmail.com' }),
}) {}
