import { Body, Post, Res } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Matches } from 'class-validator';
import type { FastifyReply } from 'fastify';
import { newEmailShapeRule } from '../../../kernel/account-email.js';
import { accountNameRule, registrationPasswordRule } from '../../../kernel/rules.js';
import { TERMS_VERSION } from '../../../kernel/terms.js';
import { AnswerOf, t } from '../../../platform/http/answer.fields.js';
import { OptionalField, Satisfies } from '../../../platform/http/request.fields.js';
import { Answers, ApiErrors, PublicController } from '../../../platform/http/route.decorators.js';
import { CaptchaFields } from '../captcha/index.js';
import { AccountAnswer, type Caller, DoneAnswer, RequestCaller } from '../model/index.js';
import { DeviceCookies } from './adapters/device-cookies.js';
import { RegisterAccount } from './register-account.js';

export class RegisterAccountRequest extends CaptchaFields {
  @ApiProperty({ minLength: 2, maxLength: 120, example: 'Ana Souza' })
  @Satisfies(accountNameRule)
  name!: string;

  @ApiProperty({ description: 'De um dos domínios aceitos.', example: 'ana@gmail.com' })
  @Satisfies(newEmailShapeRule)
  email!: string;

  @ApiProperty({ minLength: 6, maxLength: 128, description: 'Maiúscula, minúscula e número.', example: 'Garoa-2026' })
  @Satisfies(registrationPasswordRule)
  password!: string;

  @OptionalField({
    type: String,
    nullable: true,
    description: 'A versão aceita dos termos; sem ela, o aceite é pedido na primeira consulta.',
    example: TERMS_VERSION,
  })
  @Matches(/^\d{4}-\d{2}-\d{2}$/, { message: 'Versão dos termos inválida.' })
  termsVersion?: string | null;
}

export class RegisterAccountAnswer extends AnswerOf(DoneAnswer, {
  message: t.string({ example: 'Cadastro realizado com sucesso! Escolha um plano para continuar.' }),
  user: t.one(AccountAnswer, 'Nulo com `UNIFORM_AUTH_ERRORS=true`.', { nullable: true }),
  tempToken: t.string(
    'Vale 60 minutos, para pagar e confirmar o e-mail. Nulo com `UNIFORM_AUTH_ERRORS=true`: o e-mail diz como continuar.',
    { nullable: true, example: 'eyJhbGciOiJIUzI1NiJ9…' },
  ),
  redirectToPayment: t.boolean({ example: true }),
}) {}

const DONE = 'Cadastro realizado com sucesso! Escolha um plano para continuar.';
const DONE_IF_FREE = 'Enviamos um e-mail a este endereço. Abra-o para continuar.';

@PublicController('Conta', 'api/auth/register')
export class RegisterAccountController {
  constructor(
    private readonly registerAccount: RegisterAccount,
    private readonly devices: DeviceCookies,
  ) {}

  @Post()
  @Answers(RegisterAccountAnswer, 'Cria a conta de um assinante', { status: 201, operationId: 'registerAccount' })
  @ApiErrors({
    400: '`INVALID_INPUT`, `CAPTCHA_REQUIRED`, `CAPTCHA_FAILED`',
    409: '`EMAIL_TAKEN`, nunca com `UNIFORM_AUTH_ERRORS=true` · `TERMS_OUTDATED`: a versão aceita não é a atual',
    503: '`CAPTCHA_UNAVAILABLE`, `BUSY`, `UNAVAILABLE`: tente de novo',
  })
  async register(
    @Body() body: RegisterAccountRequest,
    @RequestCaller() caller: Caller,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<RegisterAccountAnswer> {
    const registered = await this.registerAccount.execute(body, caller);
    if (!registered) {
      return { success: true, message: DONE_IF_FREE, user: null, tempToken: null, redirectToPayment: false };
    }
    const { account, tempToken } = registered;
    this.devices.set(reply, account.id);
    return {
      success: true,
      message: DONE,
      user: { id: account.id, email: account.email ?? '', name: account.name },
      tempToken,
      redirectToPayment: true,
    };
  }
}
