import { Body, Post, Res } from '@nestjs/common';
import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { emailShapeRule } from '../../../kernel/account-email.js';
import { loginPasswordRule } from '../../../kernel/rules.js';
import { Satisfies } from '../../../platform/http/request.fields.js';
import { Answers, ApiErrors, PublicController } from '../../../platform/http/route.decorators.js';
import { CaptchaFields } from '../captcha/index.js';
import { type Caller, RequestCaller, SessionAnswer } from '../model/index.js';
import { SecondFactorField } from '../second-factor/index.js';
import { DeviceTokens } from './adapters/device-cookies.js';
import { SessionReply } from './adapters/session-reply.js';
import { Login } from './login.js';
import { ApiNoSubscriber } from './subscription-required.answer.js';

export class LoginRequest extends IntersectionType(CaptchaFields, SecondFactorField) {
  @ApiProperty({ example: 'ana@gmail.com' })
  @Satisfies(emailShapeRule)
  email!: string;

  @ApiProperty({ minLength: 6, maxLength: 128, example: 'Garoa-2026' })
  @Satisfies(loginPasswordRule)
  password!: string;
}

@PublicController('Conta', 'api/auth/login')
export class LoginController {
  constructor(
    private readonly login: Login,
    private readonly reply: SessionReply,
  ) {}

  @Post()
  @Answers(SessionAnswer, 'Entra com e-mail e senha', { operationId: 'login' })
  @ApiNoSubscriber()
  @ApiErrors({
    400: '`INVALID_INPUT`, `CAPTCHA_REQUIRED`, `CAPTCHA_FAILED`',
    401: '`INVALID_CREDENTIALS` · `TOTP_REQUIRED`: repita com o campo `totp` · `TOTP_INVALID`',
    503: '`CAPTCHA_UNAVAILABLE`, `BUSY`, `UNAVAILABLE`: tente de novo',
  })
  async enter(
    @Body() body: LoginRequest,
    @RequestCaller() caller: Caller,
    @DeviceTokens() deviceTokens: string[],
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionAnswer> {
    const opened = await this.login.execute(body, caller, deviceTokens);
    return this.reply.signedIn(reply, opened);
  }
}
