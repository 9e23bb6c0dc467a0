import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiOkResponse,
  ApiOperation,
  ApiProperty,
  ApiTags,
  ApiUnauthorizedResponse,
} from '@nestjs/swagger';
import { Access, CurrentPrincipal, DuringPasswordChange, type Principal } from '../../../platform/http/access.js';
import { ApiErrors } from '../../../platform/http/api-errors.js';
import { type Caller, DoneAnswer, RequestCaller } from '../model/index.js';
import { DeviceTokens } from './adapters/device-cookies.js';
import { AdminProofFields, ProofRefusedAnswer } from './admin-proof.fields.js';
import { StepUp } from './step-up.js';

export class StepUpRequest extends AdminProofFields {}

export class StepUpAnswer extends DoneAnswer {
  @ApiProperty({ format: 'date-time', example: '2026-10-01T12:05:00.000Z' })
  provenUntil!: string;
}

@ApiTags('Administração')
@ApiBearerAuth()
@Access('admin')
@Controller('api/auth/admin/step-up')
export class StepUpController {
  constructor(private readonly stepUp: StepUp) {}

  @Post()
  @HttpCode(200)
  @DuringPasswordChange()
  @ApiOperation({
    operationId: 'stepUp',
    summary: 'Confirma a senha: libera por 5 minutos o que exige confirmação',
  })
  @ApiOkResponse({ type: StepUpAnswer })
  @ApiUnauthorizedResponse({
    type: ProofRefusedAnswer,
    description: '`INVALID_CREDENTIALS`, `TOTP_REQUIRED`, `TOTP_INVALID` · `UNAUTHENTICATED`, `TOKEN_EXPIRED`',
  })
  @ApiErrors({
    400: '`INVALID_INPUT`',
    403: '`FORBIDDEN`',
    429: '`RATE_LIMITED`: Muitas tentativas. Tente novamente em 5 minutos.',
    503: '`BUSY`, `UNAVAILABLE`: tente de novo',
  })
  async prove(
    @Body() body: StepUpRequest,
    @CurrentPrincipal() { accountId, sessionId }: Principal,
    @RequestCaller() caller: Caller,
    @DeviceTokens() deviceTokens: string[],
  ): Promise<StepUpAnswer> {
    const provenUntil = await this.stepUp.execute(
      { accountId, sessionId: sessionId ?? '' },
      body,
      caller,
      deviceTokens,
    );
    return { success: true, provenUntil: provenUntil.toISOString() };
  }
}
