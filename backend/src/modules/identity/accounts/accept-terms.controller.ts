import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { Matches } from 'class-validator';
import { TERMS_VERSION } from '../../../kernel/terms.js';
import { Access, CurrentPrincipal, type Principal } from '../../../platform/http/access.js';
import { ApiErrors } from '../../../platform/http/api-errors.js';
import { type Caller, DoneAnswer, RequestCaller } from '../model/index.js';
import { AcceptTerms } from './accept-terms.js';

export class AcceptTermsRequest {
  @ApiProperty({ description: 'A versão que a pessoa leu e aceita.', example: TERMS_VERSION })
  @Matches(/^\d{4}-\d{2}-\d{2}$/, { message: 'Informe a versão dos termos que está sendo aceita.' })
  termsVersion!: string;
}

export class AcceptTermsAnswer extends DoneAnswer {
  @ApiProperty({ example: TERMS_VERSION })
  termsVersion!: string;

  @ApiProperty({ format: 'date-time', example: '2026-10-01T12:00:00.000Z' })
  acceptedAt!: string;
}

@ApiTags('Conta')
@ApiBearerAuth()
@Access('user')
@Controller('api/user/terms/accept')
export class AcceptTermsController {
  constructor(private readonly acceptTerms: AcceptTerms) {}

  @Post()
  @HttpCode(200)
  @ApiOperation({ operationId: 'acceptTerms', summary: 'Aceita os termos de uso e o aviso de privacidade' })
  @ApiOkResponse({ type: AcceptTermsAnswer })
  @ApiErrors({
    400: '`INVALID_INPUT`',
    401: '`UNAUTHENTICATED`, `TOKEN_EXPIRED`',
    403: '`FORBIDDEN`',
    409: '`TERMS_OUTDATED`: outra versão está em vigor (`details.termsVersion`)',
  })
  async accept(
    @Body() { termsVersion }: AcceptTermsRequest,
    @CurrentPrincipal() principal: Principal,
    @RequestCaller() caller: Caller,
  ): Promise<AcceptTermsAnswer> {
    const consent = await this.acceptTerms.execute(principal.accountId, termsVersion, caller);
    return { success: true, termsVersion: consent.version, acceptedAt: consent.acceptedAt.toISOString() };
  }
}
