import { Body, Controller, Post, Res } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional, ApiTags, ApiUnauthorizedResponse, IntersectionType } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Access, CurrentPrincipal, DuringPasswordChange, type Principal } from '../../../platform/http/access.js';
import { AnswerOf, t } from '../../../platform/http/answer.fields.js';
import { ErrorAnswer } from '../../../platform/http/error-answer.js';
import { Satisfies } from '../../../platform/http/request.fields.js';
import { Answers, ApiErrors } from '../../../platform/http/route.decorators.js';
import { CaptchaFields } from '../captcha/index.js';
import { type Caller, RequestCaller, SessionAnswer } from '../model/index.js';
import { SecondFactorField } from '../second-factor/index.js';
import { DeviceTokens } from './adapters/device-cookies.js';
import { SessionReply } from './adapters/session-reply.js';
import { AdminLogin } from './admin-login.js';
import { StepUp } from './step-up.js';
import { StepUpAnswer } from './step-up-subscriber.controller.js';

const MOST_CHARACTERS = 128;

/** What an administrator shows at the door and before dangerous actions. */
class AdminProofFields extends SecondFactorField {
  @ApiProperty({ maxLength: MOST_CHARACTERS, example: 'Garoa-2026' })
  @Satisfies((value) => shortText(value, 'Senha é obrigatória', 'Senha deve ter no máximo 128 caracteres'))
  password!: string;
}

class AttemptsLeft extends AnswerOf({ remainingAttempts: t.number({ example: 4 }) }) {}

/** What is left is returned with a wrong proof, not of one that is only incomplete. */
class ProofRefusedAnswer extends ErrorAnswer {
  @ApiPropertyOptional({ example: 'Tentativas restantes: 4' })
  declare message?: string;

  @ApiPropertyOptional({ type: AttemptsLeft })
  declare details?: AttemptsLeft;
}

function shortText(value: string, missing: string, tooLong: string): string | null {
  if (!value.trim()) return missing;
  return value.length > MOST_CHARACTERS ? tooLong : null;
}

export class AdminLoginRequest extends IntersectionType(AdminProofFields, CaptchaFields) {
  @ApiProperty({ maxLength: 128, example: 'admin' })
  @Satisfies((value) => shortText(value, 'Usuário é obrigatório', 'Usuário inválido'))
  username!: string;
}

export class StepUpRequest extends AdminProofFields {}

@ApiTags('Administração')
@Controller('api/auth/admin')
export class AdminLoginController {
  constructor(
    private readonly adminLogin: AdminLogin,
    private readonly reply: SessionReply,
    private readonly stepUp: StepUp,
  ) {}

  @Post('login')
  @Access('public')
  @Answers(SessionAnswer, 'Entra na administração', { operationId: 'adminLogin' })
  @ApiUnauthorizedResponse({
    type: ProofRefusedAnswer,
    description: '`INVALID_CREDENTIALS` · `TOTP_REQUIRED`: repita com o campo `totp` · `TOTP_INVALID`',
  })
  @ApiErrors({
    400: '`INVALID_INPUT` · `CAPTCHA_REQUIRED` ou `CAPTCHA_FAILED`: depois de três tentativas erradas de estranhos',
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
    return this.reply.signedIn(reply, opened);
  }

  @Post('step-up')
  @Access('admin')
  @DuringPasswordChange()
  @Answers(StepUpAnswer, 'Confirma a senha: libera por 5 minutos o que exige confirmação', { operationId: 'stepUp' })
  @ApiUnauthorizedResponse({
    type: ProofRefusedAnswer,
    description: '`INVALID_CREDENTIALS`, `TOTP_REQUIRED`, `TOTP_INVALID` · `UNAUTHENTICATED`, `TOKEN_EXPIRED`',
  })
  @ApiErrors({
    400: '`INVALID_INPUT`',
    429: '`RATE_LIMITED`: Muitas tentativas. Tente novamente em 5 minutos.',
    503: '`BUSY`, `UNAVAILABLE`: tente de novo',
  })
  async confirm(
    @Body() body: StepUpRequest,
    @CurrentPrincipal() { accountId, sessionId }: Principal,
    @RequestCaller() caller: Caller,
    @DeviceTokens() deviceTokens: string[],
  ): Promise<StepUpAnswer> {
    const provenUntil = await this.stepUp.ofAdmin(
      { accountId, sessionId: sessionId ?? '' },
      body,
      caller,
      deviceTokens,
    );
    return { success: true, provenUntil };
  }
}
