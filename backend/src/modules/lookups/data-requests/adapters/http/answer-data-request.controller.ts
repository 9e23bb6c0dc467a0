import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { Clock } from '../../../../../platform/clock.js';
import { Access, CurrentPrincipal, type Principal, StepUp } from '../../../../../platform/http/access.js';
import { ApiErrors } from '../../../../../platform/http/api-errors.js';
import { AnswerDataRequest } from '../../application/answer-data-request.js';
import { AnswerDataSubjectRequestBody, DataSubjectAnswerPreviewAnswer } from './answer-data-request.answers.js';
import { HandledDataSubjectRequestAnswer, handledAnswer } from './handled-data-request.answer.js';

@ApiTags('Administração')
@Access('admin')
@ApiParam({ name: 'id', format: 'uuid' })
@ApiErrors({
  404: '`PRIVACY_REQUEST_NOT_FOUND`',
  409: '`IDENTITY_NOT_CONFIRMED` · `SECOND_PERSON_REQUIRED` · `SUPPRESSION_PENDING` · `PRIVACY_REQUEST_STATE` · `PRIVACY_REQUEST_ERASED`',
})
@Controller('api/admin/privacy-requests/:id')
export class AnswerDataRequestController {
  constructor(
    private readonly answerRequest: AnswerDataRequest,
    private readonly clock: Clock,
  ) {}

  @Get('preview')
  @ApiOperation({ operationId: 'previewDataSubjectAnswer', summary: 'O que a trilha de auditoria tem sobre o titular' })
  @ApiOkResponse({ type: DataSubjectAnswerPreviewAnswer })
  async preview(
    @CurrentPrincipal() { accountId }: Principal,
    @Param('id') id: string,
  ): Promise<DataSubjectAnswerPreviewAnswer> {
    return { success: true, data: await this.answerRequest.preview(accountId, id) };
  }

  @Post('answer')
  @HttpCode(200)
  @StepUp()
  @ApiOperation({ operationId: 'answerDataSubjectRequest', summary: 'Envia a resposta ao titular e encerra o pedido' })
  @ApiOkResponse({ type: HandledDataSubjectRequestAnswer })
  @ApiErrors({ 400: '`INVALID_INPUT`' })
  async answer(
    @CurrentPrincipal() { accountId }: Principal,
    @Param('id') id: string,
    @Body() { text, reportUntil }: AnswerDataSubjectRequestBody,
  ): Promise<HandledDataSubjectRequestAnswer> {
    const answer = { text, reportUntil: reportUntil ? new Date(reportUntil) : null };
    return handledAnswer(await this.answerRequest.send(accountId, id, answer), this.clock.now());
  }

  @Post('resend-answer')
  @HttpCode(200)
  @StepUp()
  @ApiOperation({ operationId: 'resendDataSubjectAnswer', summary: 'Envia um novo link para a resposta' })
  @ApiOkResponse({ type: HandledDataSubjectRequestAnswer })
  async resend(
    @CurrentPrincipal() { accountId }: Principal,
    @Param('id') id: string,
  ): Promise<HandledDataSubjectRequestAnswer> {
    return handledAnswer(await this.answerRequest.resend(accountId, id), this.clock.now());
  }
}
