import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { Access } from '../../../platform/http/access.js';
import { ApiErrors } from '../../../platform/http/api-errors.js';
import { Satisfies } from '../../../platform/http/satisfies.js';
import { CaptchaFields } from '../captcha/index.js';
import { IdentityConfig } from '../identity.config.js';
import { type Caller, forgottenEmailShapeRule, MessageAnswer, RequestCaller } from '../model/index.js';
import { ForgotPassword } from './forgot-password.js';

const SENT = 'Email de redefinição enviado! Verifique sua caixa de entrada.';
const SENT_IF_KNOWN =
  'Se este email tiver uma conta, o link de redefinição chega em instantes. Verifique sua caixa de entrada.';

export class ForgotPasswordRequest extends CaptchaFields {
  @ApiProperty({ example: 'ana@gmail.com' })
  @Satisfies(forgottenEmailShapeRule)
  email!: string;
}

@ApiTags('Conta')
@Access('public')
@Controller('api/auth/forgot-password')
export class ForgotPasswordController {
  constructor(
    private readonly forgotPassword: ForgotPassword,
    private readonly config: IdentityConfig,
  ) {}

  @Post()
  @HttpCode(200)
  @ApiOperation({
    operationId: 'forgotPassword',
    summary: 'Envia um link para definir uma nova senha',
    description: 'A verificação invisível usa a ação `forgot_password`. No máximo três links por hora para um e-mail.',
  })
  @ApiOkResponse({ type: MessageAnswer })
  @ApiErrors({
    400: '`INVALID_INPUT`, `CAPTCHA_REQUIRED`, `CAPTCHA_FAILED`',
    404: '`EMAIL_NOT_FOUND`; nunca com `UNIFORM_AUTH_ERRORS=true`',
    503: '`CAPTCHA_UNAVAILABLE`, `UNAVAILABLE`: tente de novo',
  })
  async forgot(@Body() body: ForgotPasswordRequest, @RequestCaller() caller: Caller): Promise<MessageAnswer> {
    await this.forgotPassword.execute(body, caller);
    return { success: true, message: this.config.uniformAuthErrors ? SENT_IF_KNOWN : SENT };
  }
}
