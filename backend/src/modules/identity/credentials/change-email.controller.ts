import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { maskEmail } from '../../../kernel/mask-email.js';
import { loginPasswordRule } from '../../../kernel/rules.js';
import { Access, CurrentPrincipal, type Principal } from '../../../platform/http/access.js';
import { ApiErrors } from '../../../platform/http/api-errors.js';
import { LinkTokenField } from '../../../platform/http/link-token.field.js';
import { Satisfies } from '../../../platform/http/satisfies.js';
import { type Caller, emailShapeRule, MessageAnswer, RequestCaller } from '../model/index.js';
import { ChangeEmail } from './change-email.js';
import type { EmailConfirmation } from './email-changes.store.js';

export class ChangeEmailRequest {
  @ApiProperty({ description: 'De um domínio do Google.', example: 'ana.nova@gmail.com' })
  @Satisfies(emailShapeRule)
  email!: string;

  @ApiProperty({ maxLength: 128, description: 'A senha atual.', example: 'Garoa-2026' })
  @Satisfies(loginPasswordRule)
  password!: string;
}

const TEXT: Readonly<Record<EmailConfirmation['outcome'], string>> = {
  changed: 'Email confirmado. Use o novo endereço para entrar.',
  restored: 'A mudança foi desfeita. Enviamos a este email um link para definir uma nova senha.',
};

export class ConfirmEmailAnswer extends MessageAnswer {
  @ApiProperty({
    enum: ['changed', 'restored'],
    description: '`restored`: o link era o de desfazer; sessões e senha deixaram de valer.',
    example: 'changed',
  })
  outcome!: EmailConfirmation['outcome'];

  @ApiProperty({ description: 'O endereço que vale agora, mascarado.', example: 'an***@gmail.com' })
  email!: string;
}

@ApiTags('Conta')
@Controller('api')
export class ChangeEmailController {
  constructor(private readonly changeEmail: ChangeEmail) {}

  @Post('user/email')
  @Access('user')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'changeEmail',
    summary: 'Envia um link de confirmação ao novo e-mail; a conta muda quando ele é aberto',
  })
  @ApiOkResponse({ type: MessageAnswer })
  @ApiErrors({
    400: '`INVALID_INPUT`, `WRONG_PASSWORD`',
    403: '`FORBIDDEN`: o e-mail de um administrador é uma configuração',
    409: '`EMAIL_TAKEN`; nunca com `UNIFORM_AUTH_ERRORS=true`',
    503: '`BUSY`, `UNAVAILABLE`: tente de novo',
  })
  async change(@Body() body: ChangeEmailRequest, @CurrentPrincipal() caller: Principal): Promise<MessageAnswer> {
    await this.changeEmail.begin(caller.accountId, body);
    return { success: true, message: 'Enviamos um link ao novo email. A mudança vale depois que ele for confirmado.' };
  }

  @Post('auth/confirm-email')
  @Access('public')
  @HttpCode(200)
  @ApiOperation({ operationId: 'confirmEmail', summary: 'Confirma o novo e-mail de uma conta, ou desfaz a mudança' })
  @ApiOkResponse({ type: ConfirmEmailAnswer })
  @ApiErrors({
    400: '`INVALID_INPUT`, `LINK_INVALID`',
    409: '`EMAIL_TAKEN`: outra conta ficou com o endereço enquanto isso',
  })
  async confirm(@Body() { token }: LinkTokenField, @RequestCaller() caller: Caller): Promise<ConfirmEmailAnswer> {
    const { outcome, email } = await this.changeEmail.confirm(token, caller);
    return { success: true, message: TEXT[outcome], outcome, email: maskEmail(email) };
  }
}
