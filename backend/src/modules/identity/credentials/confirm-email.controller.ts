import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { maskEmail } from '../../../kernel/mask-email.js';
import { Access } from '../../../platform/http/access.js';
import { ApiErrors } from '../../../platform/http/api-errors.js';
import { LinkTokenField } from '../../../platform/http/link-token.field.js';
import { type Caller, MessageAnswer, RequestCaller } from '../model/index.js';
import { ConfirmEmail } from './confirm-email.js';
import type { EmailConfirmation } from './email-changes.store.js';

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
@Access('public')
@Controller('api/auth/confirm-email')
export class ConfirmEmailController {
  constructor(private readonly confirmEmail: ConfirmEmail) {}

  @Post()
  @HttpCode(200)
  @ApiOperation({ operationId: 'confirmEmail', summary: 'Confirma o novo e-mail de uma conta, ou desfaz a mudança' })
  @ApiOkResponse({ type: ConfirmEmailAnswer })
  @ApiErrors({
    400: '`INVALID_INPUT`, `LINK_INVALID`',
    409: '`EMAIL_TAKEN`: outra conta ficou com o endereço enquanto isso',
  })
  async confirm(@Body() { token }: LinkTokenField, @RequestCaller() caller: Caller): Promise<ConfirmEmailAnswer> {
    const { outcome, email } = await this.confirmEmail.execute(token, caller);
    return { success: true, message: TEXT[outcome], outcome, email: maskEmail(email) };
  }
}
