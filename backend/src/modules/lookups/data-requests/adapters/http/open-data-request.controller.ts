import { Get } from '@nestjs/common';
import { Clock } from '../../../../../platform/clock.js';
import { AccountId } from '../../../../../platform/http/access.js';
import { AdminController } from '../../../../../platform/http/admin-controller.js';
import { Answers } from '../../../../../platform/http/answers.js';
import { ApiErrors } from '../../../../../platform/http/api-errors.js';
import { IdParam } from '../../../../../platform/http/id-param.js';
import { HandleDataRequest } from '../../application/handle-data-request.js';
import { OpenedDataSubjectRequestAnswer, openedAnswer } from './opened-data-request.answer.js';

@AdminController('api/admin/privacy-requests')
export class OpenDataRequestController {
  constructor(
    private readonly handle: HandleDataRequest,
    private readonly clock: Clock,
  ) {}

  @Get(':id')
  @Answers(
    OpenedDataSubjectRequestAnswer,
    'Um pedido por inteiro, com os dados pessoais; cada abertura fica registrada',
  )
  @ApiErrors({ 404: '`PRIVACY_REQUEST_NOT_FOUND`' })
  async openDataSubjectRequest(
    @AccountId() accountId: string,
    @IdParam() id: string,
  ): Promise<OpenedDataSubjectRequestAnswer> {
    return openedAnswer(await this.handle.open(accountId, id), this.clock.now());
  }
}
