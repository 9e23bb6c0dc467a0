import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { loginPasswordRule } from '../../../kernel/rules.js';
import { Access, CurrentPrincipal, type Principal } from '../../../platform/http/access.js';
import { ApiErrors } from '../../../platform/http/api-errors.js';
import { Satisfies } from '../../../platform/http/satisfies.js';
import { emailShapeRule, MessageAnswer } from '../model/index.js';
import { ChangeEmail } from './change-email.js';

export class ChangeEmailRequest {
  @ApiProperty({ description: 'De um domínio do Google.', example: 'ana.nova@gmail.com' })
  @Satisfies(emailShapeRule)
  email!: string;

  @ApiProperty({ maxLength: 128, description: 'A senha atual.', example: 'Garoa-2026' })
  @Satisfies(loginPasswordRule)
  password!: string;
}

@ApiTags('Conta')
@ApiBearerAuth()
@Access('user')
@Controller('api/user/email')
export class ChangeEmailController {
  constructor(private readonly changeEmail: ChangeEmail) {}

  @Post()
  @HttpCode(200)
  @ApiOperation({
    operationId: 'changeEmail',
    summary: 'Envia um link de confirmação ao novo e-mail; a conta muda quando ele é aberto',
  })
  @ApiOkResponse({ type: MessageAnswer })
  @ApiErrors({
    400: '`INVALID_INPUT`, `WRONG_PASSWORD`',
    401: '`UNAUTHENTICATED`, `TOKEN_EXPIRED`',
    403: '`FORBIDDEN`: o e-mail de um administrador é uma configuração',
    409: '`EMAIL_TAKEN`; nunca com `UNIFORM_AUTH_ERRORS=true`',
    503: '`BUSY`, `UNAVAILABLE`: tente de novo',
  })
  async change(@Body() body: ChangeEmailRequest, @CurrentPrincipal() caller: Principal): Promise<MessageAnswer> {
    await this.changeEmail.execute(caller.accountId, body);
    return { success: true, message: 'Enviamos um link ao novo email. A mudança vale depois que ele for confirmado.' };
  }
}
