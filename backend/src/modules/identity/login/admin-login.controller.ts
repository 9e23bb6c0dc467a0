import { Body, Controller, HttpCode, Post, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiTags, ApiUnauthorizedResponse } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Access } from '../../../platform/http/access.js';
import { ApiErrors } from '../../../platform/http/api-errors.js';
import { Satisfies } from '../../../platform/http/satisfies.js';
import { type Caller, RequestCaller, SessionAnswer } from '../model/index.js';
import { RefreshCookies } from '../sessions/index.js';
import { DeviceCookies, DeviceTokens } from './adapters/device-cookies.js';
import { AdminLogin } from './admin-login.js';
import { AdminProofFields, ProofRefusedAnswer, shortText } from './admin-proof.fields.js';
import { sessionAnswer } from './session.answer.js';

export class AdminLoginRequest extends AdminProofFields {
  @ApiProperty({ maxLength: 128, example: 'admin' })
  @Satisfies((value) => shortText(value, 'Usuário é obrigatório', 'Usuário inválido'))
  username!: string;
}

@ApiTags('Administração')
@Access('public')
@Controller('api/auth/admin/login')
export class AdminLoginController {
  constructor(
    private readonly adminLogin: AdminLogin,
    private readonly cookies: RefreshCookies,
    private readonly devices: DeviceCookies,
  ) {}

  @Post()
  @HttpCode(200)
  @ApiOperation({ operationId: 'adminLogin', summary: 'Entra na administração' })
  @ApiOkResponse({ type: SessionAnswer })
  @ApiUnauthorizedResponse({
    type: ProofRefusedAnswer,
    description: '`INVALID_CREDENTIALS` · `TOTP_REQUIRED`: repita com o campo `totp` · `TOTP_INVALID`',
  })
  @ApiErrors({
    400: '`INVALID_INPUT`',
    403: '`ACCOUNT_BLOCKED`',
    429: '`RATE_LIMITED`: Muitas tentativas. Tente novamente em 5 minutos.',
    503: '`BUSY`, `UNAVAILABLE`: tente de novo',
  })
  async enter(
    @Body() body: AdminLoginRequest,
    @RequestCaller() caller: Caller,
    @DeviceTokens() deviceTokens: string[],
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionAnswer> {
    const opened = await this.adminLogin.execute(body, caller, deviceTokens);
    this.cookies.keep(reply, opened);
    this.devices.keep(reply, opened.account.id);
    return sessionAnswer(opened);
  }
}
