import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiProperty, ApiTags } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsIn, IsInt, Min } from 'class-validator';
import {
  IDENTITY_METHOD_IDS,
  type IdentityMethod,
  REFUSAL_REASON_IDS,
  type RefusalReason,
} from '../../../../../kernel/data-subject-request.js';
import { Clock } from '../../../../../platform/clock.js';
import { Access, CurrentPrincipal, type Principal, StepUp } from '../../../../../platform/http/access.js';
import { ApiErrors } from '../../../../../platform/http/api-errors.js';
import { Satisfies } from '../../../../../platform/http/satisfies.js';
import { HandleDataRequest } from '../../application/handle-data-request.js';
import { SuppressSubject } from '../../application/suppress-subject.js';
import { lengthBetween } from './email-text.js';
import { HandledDataSubjectRequestAnswer, handledAnswer } from './handled-data-request.answer.js';

const MOST_CONTACTS = 8;
const NO_SUCH_CONTACT = 'Marque só contatos que estão no pedido.';

export class ConfirmDataSubjectIdentityBody {
  @ApiProperty({ enum: IDENTITY_METHOD_IDS })
  @IsIn(IDENTITY_METHOD_IDS, { message: 'Escolha como a identidade foi conferida.' })
  method!: IdentityMethod;

  @ApiProperty({
    minLength: 10,
    maxLength: 1000,
    description: 'O que foi conferido e quando; nunca cópia de documento.',
  })
  @Satisfies(lengthBetween(10, 1_000))
  note!: string;

  @ApiProperty({ type: [Number], description: 'A posição, a partir de 0, dos contatos comprovados.', example: [0] })
  @IsArray({ message: NO_SUCH_CONTACT })
  @ArrayMaxSize(MOST_CONTACTS, { message: NO_SUCH_CONTACT })
  @IsInt({ each: true, message: NO_SUCH_CONTACT })
  @Min(0, { each: true, message: NO_SUCH_CONTACT })
  confirmed!: number[];
}

export class AskDataSubjectProofBody {
  @ApiProperty({ minLength: 10, maxLength: 4000, description: 'O que o titular deve apresentar; vai na carta.' })
  @Satisfies(lengthBetween(10, 4_000))
  text!: string;
}

export class RefuseDataSubjectRequestBody {
  @ApiProperty({ enum: REFUSAL_REASON_IDS })
  @IsIn(REFUSAL_REASON_IDS, { message: 'Escolha o motivo da recusa.' })
  reason!: RefusalReason;

  @ApiProperty({ minLength: 10, maxLength: 4000, description: 'A explicação que vai na carta.' })
  @Satisfies(lengthBetween(10, 4_000))
  text!: string;
}

@ApiTags('Administração')
@Access('admin')
@ApiParam({ name: 'id', format: 'uuid' })
@ApiErrors({
  400: '`INVALID_INPUT`',
  404: '`PRIVACY_REQUEST_NOT_FOUND`',
  409: '`PRIVACY_REQUEST_STATE` · `EMAIL_NOT_CONFIRMED` · `PRIVACY_REQUEST_ERASED`',
})
@Controller('api/admin/privacy-requests/:id')
export class HandleDataRequestController {
  constructor(
    private readonly handle: HandleDataRequest,
    private readonly suppressSubject: SuppressSubject,
    private readonly clock: Clock,
  ) {}

  @Post('ask-proof')
  @HttpCode(200)
  @ApiOperation({ operationId: 'askDataSubjectProof', summary: 'Pede ao titular que comprove quem é' })
  @ApiOkResponse({ type: HandledDataSubjectRequestAnswer })
  async askProof(
    @CurrentPrincipal() { accountId }: Principal,
    @Param('id') id: string,
    @Body() { text }: AskDataSubjectProofBody,
  ): Promise<HandledDataSubjectRequestAnswer> {
    return handledAnswer(await this.handle.askProof(accountId, id, text), this.clock.now());
  }

  @Post('confirm-identity')
  @HttpCode(200)
  @StepUp()
  @ApiOperation({
    operationId: 'confirmDataSubjectIdentity',
    summary: 'Registra como a identidade foi conferida; uma supressão pedida entra em vigor',
  })
  @ApiOkResponse({ type: HandledDataSubjectRequestAnswer })
  async confirmIdentity(
    @CurrentPrincipal() { accountId }: Principal,
    @Param('id') id: string,
    @Body() proof: ConfirmDataSubjectIdentityBody,
  ): Promise<HandledDataSubjectRequestAnswer> {
    return handledAnswer(await this.suppressSubject.confirmIdentity(accountId, id, proof), this.clock.now());
  }

  @Post('suppress')
  @HttpCode(200)
  @StepUp()
  @ApiOperation({
    operationId: 'suppressDataSubject',
    summary: 'Aplica a supressão de um pedido confirmado, se ela não seguiu a confirmação',
  })
  @ApiOkResponse({ type: HandledDataSubjectRequestAnswer })
  async suppress(
    @CurrentPrincipal() { accountId }: Principal,
    @Param('id') id: string,
  ): Promise<HandledDataSubjectRequestAnswer> {
    return handledAnswer(await this.suppressSubject.execute(accountId, id), this.clock.now());
  }

  @Post('refuse')
  @HttpCode(200)
  @StepUp()
  @ApiOperation({ operationId: 'refuseDataSubjectRequest', summary: 'Recusa um pedido e diz por quê' })
  @ApiOkResponse({ type: HandledDataSubjectRequestAnswer })
  async refuse(
    @CurrentPrincipal() { accountId }: Principal,
    @Param('id') id: string,
    @Body() { reason, text }: RefuseDataSubjectRequestBody,
  ): Promise<HandledDataSubjectRequestAnswer> {
    return handledAnswer(await this.handle.refuse(accountId, id, reason, text), this.clock.now());
  }
}
