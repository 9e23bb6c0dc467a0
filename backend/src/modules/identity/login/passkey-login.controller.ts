import { Body, Post, Res } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsObject } from 'class-validator';
import type { FastifyReply } from 'fastify';
import { Answers, ApiErrors, PublicController } from '../../../platform/http/route.decorators.js';
import { type Caller, RequestCaller, SessionAnswer } from '../model/index.js';
import { PasskeyOptionsAnswer } from '../passkeys/index.js';
import { SessionReply } from './adapters/session-reply.js';
import { PasskeyLogin } from './passkey-login.js';
import { ApiNoSubscriber } from './subscription-required.answer.js';

export class PasskeyLoginRequest {
  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    description: 'A `AuthenticationResponseJSON` do navegador.',
  })
  @IsObject({ message: 'Resposta do navegador inválida.' })
  response!: object;
}

@PublicController('Conta', 'api/auth/passkey')
export class PasskeyLoginController {
  constructor(
    private readonly login: PasskeyLogin,
    private readonly reply: SessionReply,
  ) {}

  @Post('options')
  @Answers(PasskeyOptionsAnswer, 'O que pedir ao navegador para entrar com uma chave de acesso (WebAuthn)', {
    description: 'Vale cinco minutos, uma vez.',
  })
  @ApiErrors({ 429: '`RATE_LIMITED`' })
  async beginPasskeyLogin(@RequestCaller() caller: Caller): Promise<PasskeyOptionsAnswer> {
    return { success: true, options: await this.login.begin(caller) };
  }

  @Post()
  @Answers(SessionAnswer, 'Entra com uma chave de acesso, que vale pelos dois fatores')
  @ApiNoSubscriber()
  @ApiErrors({ 400: '`INVALID_INPUT`', 401: '`PASSKEY_REFUSED`', 429: '`RATE_LIMITED`' })
  async loginWithPasskey(
    @Body() { response }: PasskeyLoginRequest,
    @RequestCaller() caller: Caller,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionAnswer> {
    const opened = await this.login.execute(response, caller);
    return this.reply.signedIn(reply, opened);
  }
}
