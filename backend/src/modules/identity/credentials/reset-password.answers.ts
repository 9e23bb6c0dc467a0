import { ApiProperty } from '@nestjs/swagger';
import { resetPasswordRule } from '../../../kernel/rules.js';
import { AnswerOf, t } from '../../../platform/http/answer.fields.js';
import { LinkTokenField } from '../../../platform/http/link-token.field.js';
import { Satisfies } from '../../../platform/http/satisfies.js';
import { CaptchaFields } from '../captcha/index.js';
import { forgottenEmailShapeRule, MessageAnswer } from '../model/index.js';

export class ForgotPasswordRequest extends CaptchaFields {
  @ApiProperty({ example: 'ana@gmail.com' })
  @Satisfies(forgottenEmailShapeRule)
  email!: string;
}

export class ValidateResetTokenAnswer extends AnswerOf(MessageAnswer, {
  valid: t.boolean({ example: true }),
  email: t.string('Mascarado.', { nullable: true, example: 'an***@gmail.com' }),
}) {}

export class ResetPasswordRequest extends LinkTokenField {
  @ApiProperty({ minLength: 6, maxLength: 128, description: 'Maiúscula, minúscula e número.', example: 'Garoa-2026' })
  @Satisfies(resetPasswordRule)
  newPassword!: string;
}
