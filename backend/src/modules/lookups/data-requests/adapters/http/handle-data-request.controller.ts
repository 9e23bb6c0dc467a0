import { Body, Post } from '@nestjs/common';
import { Clock } from '../../../../../platform/clock.js';
import { AccountId, StepUp } from '../../../../../platform/http/access.js';
import { AdminController, Answers, ApiErrors, IdParam } from '../../../../../platform/http/route.decorators.js';
import { HandleDataRequest } from '../../application/handle-data-request.js';
import { SuppressSubject } from '../../application/suppress-subject.js';
import { HandledDataSubjectRequestAnswer, handledAnswer } from './data-request.answer.js';
import {
  AskDataSubjectProofBody,
  ConfirmDataSubjectIdentityBody,
  RefuseDataSubjectRequestBody,
} from './handle-data-request.body.js';

@ApiErrors({
  400: '`INVALID_INPUT`',
  404: '`PRIVACY_REQUEST_NOT_FOUND`',
  409: '`PRIVACY_REQUEST_STATE` · `EMAIL_NOT_CONFIRMED` · `EMAIL_CONFIRMED` · `PRIVACY_REQUEST_ERASED`',
})
@AdminController('api/admin/privacy-requests/:id')
export class HandleDataRequestController {
  constructor(
    private readonly handle: HandleDataRequest,
    private readonly suppressSubject: SuppressSubject,
    private readonly clock: Clock,
  ) {}

  @Post('ask-proof')
  @StepUp()
  @Answers(HandledDataSubjectRequestAnswer, 'Pede ao titular que comprove quem é')
  async askDataSubjectProof(
    @AccountId() accountId: string,
    @IdParam() id: string,
    @Body() { text }: AskDataSubjectProofBody,
  ): Promise<HandledDataSubjectRequestAnswer> {
    return handledAnswer(await this.handle.askProof(accountId, id, text), this.clock.now());
  }

  @Post('confirm-identity')
  @StepUp()
  @Answers(
    HandledDataSubjectRequestAnswer,
    'Registra como a identidade foi conferida; uma supressão pedida entra em vigor',
  )
  async confirmDataSubjectIdentity(
    @AccountId() accountId: string,
    @IdParam() id: string,
    @Body() proof: ConfirmDataSubjectIdentityBody,
  ): Promise<HandledDataSubjectRequestAnswer> {
    return handledAnswer(await this.suppressSubject.confirmIdentity(accountId, id, proof), this.clock.now());
  }

  @Post('suppress')
  @StepUp()
  @Answers(
    HandledDataSubjectRequestAnswer,
    'Aplica a supressão de um pedido confirmado, se ela não seguiu a confirmação',
  )
  async suppressDataSubject(
    @AccountId() accountId: string,
    @IdParam() id: string,
  ): Promise<HandledDataSubjectRequestAnswer> {
    return handledAnswer(await this.suppressSubject.execute(accountId, id), this.clock.now());
  }

  @Post('refuse')
  @StepUp()
  @Answers(HandledDataSubjectRequestAnswer, 'Recusa um pedido e diz por quê')
  async refuseDataSubjectRequest(
    @AccountId() accountId: string,
    @IdParam() id: string,
    @Body() { reason, text }: RefuseDataSubjectRequestBody,
  ): Promise<HandledDataSubjectRequestAnswer> {
    return handledAnswer(await this.handle.refuse(accountId, id, reason, text), this.clock.now());
  }
}
