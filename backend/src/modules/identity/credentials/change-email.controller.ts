import { Body, Controller, Post } from '@nestjs/common';
import { ApiProperty, ApiTags } from '@nestjs/swagger';
import { newEmailShapeRule } from '../../../kernel/account-email.js';
import { maskEmail } from '../../../kernel/mask-email.js';
import { loginPasswordRule } from '../../../kernel/rules.js';
import { Access, AccountId, CurrentPrincipal, OwnStepUp, type Principal } from '../../../platform/http/access.js';
import { AnswerOf, t } from '../../../platform/http/answer.fields.js';
import { LinkTokenField } from '../../../platform/http/link-token.field.js';
import { Satisfies } from '../../../platform/http/request.fields.js';
import { Answers, ApiErrors } from '../../../platform/http/route.decorators.js';
import { type Caller, MessageAnswer, RequestCaller } from '../model/index.js';
import { ChangeEmail } from './change-email.js';
import type { EmailConfirmation } from './email-changes.store.js';
import { LinkCheckAnswer, linkCheck } from './link-check.answer.js';

class ChangeEmailRequest {
  @ApiProperty({ description: 'De um dos domínios aceitos.', example: 'ana.nova@gmail.com' })
  @Satisfies(newEmailShapeRule)
  email!: string;

  @ApiProperty({ maxLength: 128, description: 'A senha atual.', example: 'Garoa-2026' })
  @Satisfies(loginPasswordRule)
  password!: string;
}

class ConfirmEmailAnswer extends AnswerOf(MessageAnswer, {
  outcome: t.enum(
    ['confirmed', 'changed', 'restored'],
    '`confirmed`: o endereço já era o da conta. `restored`: o link era o de desfazer; sessões e senha deixaram de valer.',
    { example: 'changed' },
  ),
  email: t.string('O endereço que vale agora, mascarado.', { example: 'an***@gmail.com' }),
}) {}

const TEXT: Readonly<Record<EmailConfirmation['outcome'], string>> = {
  confirmed: 'E-mail confirmado. Volte ao que estava fazendo.',
  changed: 'E-mail confirmado. Use o novo endereço para entrar.',
  restored: 'A mudança foi desfeita. Enviamos a este e-mail um link para definir uma nova senha.',
};

const PROOF_SENT = 'Enviamos um link ao seu e-mail. Abra-o para confirmar o endereço e volte aqui.';

@ApiTags('Conta')
@Controller('api')
export class ChangeEmailController {
  constructor(private readonly changeEmail: ChangeEmail) {}

  @Post('user/email')
  @Access('user')
  @OwnStepUp()
  @Answers(MessageAnswer, 'Envia um link de confirmação ao novo e-mail; a conta muda quando ele é aberto', {
    operationId: 'changeEmail',
  })
  @ApiErrors({
    400: '`INVALID_INPUT`, `WRONG_PASSWORD`',
    403: '`FORBIDDEN`: o e-mail de um administrador é uma configuração',
    409: '`EMAIL_TAKEN`; nunca com `UNIFORM_AUTH_ERRORS=true`',
    503: '`BUSY`, `UNAVAILABLE`: tente de novo',
  })
  async change(@Body() body: ChangeEmailRequest, @CurrentPrincipal() caller: Principal): Promise<MessageAnswer> {
    await this.changeEmail.begin(caller.accountId, body);
    return { success: true, message: 'Enviamos um link ao novo e-mail. A mudança vale depois que ele for confirmado.' };
  }

  @Post('user/email/confirmation')
  @Access('temp')
  @Answers(MessageAnswer, 'Envia ao e-mail da própria conta um link que o confirma', {
    description: 'Códigos promocionais que não deixam nada a pagar pedem um e-mail confirmado. Cinco links por dia.',
  })
  @ApiErrors({ 429: '`RATE_LIMITED`' })
  async sendEmailConfirmation(@AccountId() accountId: string): Promise<MessageAnswer> {
    const sent = await this.changeEmail.prove(accountId);
    return { success: true, message: sent ? PROOF_SENT : 'Seu e-mail já está confirmado.' };
  }

  @Post('auth/validate-email-link')
  @Access('public')
  @Answers(LinkCheckAnswer, 'Diz se um link de e-mail ainda vale, e para qual endereço; não o gasta')
  @ApiErrors({ 400: '`INVALID_INPUT`' })
  async validateEmailLink(
    @Body() { token }: LinkTokenField,
    @RequestCaller() caller: Caller,
  ): Promise<LinkCheckAnswer> {
    const email = await this.changeEmail.addressOf(token, caller);
    return linkCheck(email);
  }

  @Post('auth/confirm-email')
  @Access('public')
  @Answers(ConfirmEmailAnswer, 'Confirma o e-mail de uma conta, o novo ou o que ela já tem, ou desfaz a mudança')
  @ApiErrors({
    400: '`INVALID_INPUT`, `LINK_INVALID`',
    409: '`EMAIL_TAKEN`: outra conta ficou com o endereço enquanto isso',
  })
  async confirmEmail(@Body() { token }: LinkTokenField, @RequestCaller() caller: Caller): Promise<ConfirmEmailAnswer> {
    const { outcome, email } = await this.changeEmail.confirm(token, caller);
    return { success: true, message: TEXT[outcome], outcome, email: maskEmail(email) };
  }
}
