import { Body, Post } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { resetPasswordRule } from '../../../kernel/rules.js';
import { LinkTokenField } from '../../../platform/http/link-token.field.js';
import { Satisfies } from '../../../platform/http/request.fields.js';
import { Answers, ApiErrors, PublicController, RefusesByMessage } from '../../../platform/http/route.decorators.js';
import { CaptchaFields } from '../captcha/index.js';
import { IdentityConfig } from '../identity.config.js';
import { type Caller, forgottenEmailShapeRule, MessageAnswer, RequestCaller } from '../model/index.js';
import { LinkCheckAnswer, linkCheck } from './link-check.answer.js';
import { ResetPassword } from './reset-password.js';

class ForgotPasswordRequest extends CaptchaFields {
  @ApiProperty({ example: 'ana@gmail.com' })
  @Satisfies(forgottenEmailShapeRule)
  email!: string;
}

class ResetPasswordRequest extends LinkTokenField {
  @ApiProperty({ minLength: 6, maxLength: 128, description: 'Maiúscula, minúscula e número.', example: 'Garoa-2026' })
  @Satisfies(resetPasswordRule)
  newPassword!: string;
}

const SENT = 'Email de redefinição enviado! Verifique sua caixa de entrada.';

const SENT_IF_KNOWN =
  'Se este e-mail tiver uma conta, o link de redefinição chega em instantes. Verifique sua caixa de entrada.';

@PublicController('Conta', 'api/auth')
export class ResetPasswordController {
  constructor(
    private readonly config: IdentityConfig,
    private readonly resetPassword: ResetPassword,
  ) {}

  @Post('forgot-password')
  @RefusesByMessage()
  @Answers(MessageAnswer, 'Envia um link para definir uma nova senha', {
    description: 'A verificação invisível usa a ação `forgot_password`. No máximo três links por hora para um e-mail.',
  })
  @ApiErrors({
    400: '`INVALID_INPUT`, `CAPTCHA_REQUIRED`, `CAPTCHA_FAILED`',
    404: '`EMAIL_NOT_FOUND`; nunca com `UNIFORM_AUTH_ERRORS=true`',
    503: '`CAPTCHA_UNAVAILABLE`, `UNAVAILABLE`: tente de novo',
  })
  async forgotPassword(@Body() body: ForgotPasswordRequest, @RequestCaller() caller: Caller): Promise<MessageAnswer> {
    await this.resetPassword.sendLink(body, caller);
    return { success: true, message: this.config.uniformAuthErrors ? SENT_IF_KNOWN : SENT };
  }

  @Post('validate-reset-token')
  @RefusesByMessage()
  @Answers(LinkCheckAnswer, 'Diz se um link de redefinição ainda vale; não o gasta')
  @ApiErrors({ 400: '`INVALID_INPUT`' })
  async validateResetToken(
    @Body() { token }: LinkTokenField,
    @RequestCaller() caller: Caller,
  ): Promise<LinkCheckAnswer> {
    const owner = await this.resetPassword.ownerOf(token, caller);
    return linkCheck(owner && (owner.email ?? ''));
  }

  @Post('reset-password')
  @RefusesByMessage()
  @Answers(MessageAnswer, 'Define uma nova senha e encerra todas as sessões', { operationId: 'resetPassword' })
  @ApiErrors({
    400: '`INVALID_INPUT`, `LINK_INVALID`, `PASSWORD_TOO_COMMON`, `PASSWORD_PERSONAL`',
    503: '`BUSY`, `UNAVAILABLE`: tente de novo',
  })
  async reset(@Body() body: ResetPasswordRequest, @RequestCaller() caller: Caller): Promise<MessageAnswer> {
    await this.resetPassword.execute(body, caller);
    return { success: true, message: 'Senha alterada com sucesso! Faça login com sua nova senha.' };
  }
}
