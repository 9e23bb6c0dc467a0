import { Body, Get, Post } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsOptional } from 'class-validator';
import { lengthBetween } from '../../../../../kernel/length-between.js';
import { Clock } from '../../../../../platform/clock.js';
import { AccountId, StepUp } from '../../../../../platform/http/access.js';
import { AnswerOf, SuccessAnswer, t } from '../../../../../platform/http/answer.fields.js';
import { instantRule } from '../../../../../platform/http/period.js';
import { Satisfies } from '../../../../../platform/http/request.fields.js';
import { AdminController, Answers, ApiErrors, IdParam } from '../../../../../platform/http/route.decorators.js';
import { AnswerDataRequest } from '../../application/answer-data-request.js';
import { AnswerReportAnswer } from './answer-report.answer.js';
import { HandledDataSubjectRequestAnswer, handledAnswer } from './data-request.answer.js';

class AnswerDataSubjectRequestBody {
  @ApiProperty({ minLength: 10, maxLength: 4000, description: 'O texto que acompanha a resposta.' })
  @Satisfies(lengthBetween(10, 4_000))
  text!: string;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'O `ate` da prévia que foi lida: vai essa relação, sem o que veio depois. Nulo: sem relação.',
  })
  @IsOptional()
  @Satisfies(instantRule('Abra a prévia de novo.'))
  reportUntil!: string | null;
}

class DataSubjectAnswerPreview extends AnswerOf({
  draft: t.string('Um texto para começar.'),
  report: t.one(AnswerReportAnswer),
  sentByAnother: t.boolean('Quem confirmou a identidade foi você, e por isso outro administrador envia.'),
}) {}

class DataSubjectAnswerPreviewAnswer extends AnswerOf(SuccessAnswer, {
  data: t.one(DataSubjectAnswerPreview),
}) {}

@ApiErrors({
  404: '`PRIVACY_REQUEST_NOT_FOUND`',
  409: '`IDENTITY_NOT_CONFIRMED` · `SECOND_PERSON_REQUIRED` · `SUPPRESSION_PENDING` · `PRIVACY_REQUEST_STATE` · `PRIVACY_REQUEST_ERASED`',
})
@AdminController('api/admin/privacy-requests/:id')
export class AnswerDataRequestController {
  constructor(
    private readonly answerRequest: AnswerDataRequest,
    private readonly clock: Clock,
  ) {}

  @Get('preview')
  @StepUp()
  @Answers(DataSubjectAnswerPreviewAnswer, 'O que a trilha de auditoria tem sobre o titular')
  async previewDataSubjectAnswer(
    @AccountId() accountId: string,
    @IdParam() id: string,
  ): Promise<DataSubjectAnswerPreviewAnswer> {
    return { success: true, data: await this.answerRequest.preview(accountId, id) };
  }

  @Post('answer')
  @StepUp()
  @Answers(HandledDataSubjectRequestAnswer, 'Envia a resposta ao titular e encerra o pedido')
  @ApiErrors({ 400: '`INVALID_INPUT`' })
  async answerDataSubjectRequest(
    @AccountId() accountId: string,
    @IdParam() id: string,
    @Body() { text, reportUntil }: AnswerDataSubjectRequestBody,
  ): Promise<HandledDataSubjectRequestAnswer> {
    const answer = { text, reportUntil: reportUntil ? new Date(reportUntil) : null };
    return handledAnswer(await this.answerRequest.send(accountId, id, answer), this.clock.now());
  }

  @Post('resend-answer')
  @StepUp()
  @Answers(HandledDataSubjectRequestAnswer, 'Envia um novo link para a resposta')
  async resendDataSubjectAnswer(
    @AccountId() accountId: string,
    @IdParam() id: string,
  ): Promise<HandledDataSubjectRequestAnswer> {
    return handledAnswer(await this.answerRequest.resend(accountId, id), this.clock.now());
  }
}
