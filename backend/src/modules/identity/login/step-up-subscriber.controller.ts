import { Body, Post } from '@nestjs/common';
import { CurrentPrincipal, type Principal } from '../../../platform/http/access.js';
import { AnswerOf, t } from '../../../platform/http/answer.fields.js';
import { Answers, ApiErrors, UserController } from '../../../platform/http/route.decorators.js';
import { DoneAnswer } from '../model/index.js';
import { OwnerProofRequest } from '../second-factor/index.js';
import { StepUp } from './step-up.js';

export class StepUpAnswer extends AnswerOf(DoneAnswer, {
  provenUntil: t.dateTime({ example: '2026-10-01T12:05:00.000Z' }),
}) {}

@UserController('Conta', 'api/auth/step-up')
export class StepUpSubscriberController {
  constructor(private readonly stepUp: StepUp) {}

  @Post()
  @Answers(StepUpAnswer, 'Confirma a senha e o código: libera por 5 minutos o que exige confirmação', {
    description: 'De quem tem a verificação em duas etapas. Administradores têm outra chamada.',
  })
  @ApiErrors({
    400: '`INVALID_INPUT`, `WRONG_PASSWORD`, `TOTP_REQUIRED`, `TOTP_INVALID`',
    429: '`RATE_LIMITED`',
    503: '`BUSY`, `UNAVAILABLE`: tente de novo',
  })
  async stepUpSubscriber(
    @Body() body: OwnerProofRequest,
    @CurrentPrincipal() { accountId, sessionId }: Principal,
  ): Promise<StepUpAnswer> {
    const provenUntil = await this.stepUp.ofSubscriber({ accountId, sessionId: sessionId ?? '' }, body);
    return { success: true, provenUntil };
  }
}
