import { Body, Get, Ip, Param, Post } from '@nestjs/common';
import { ApiParam, ApiProperty } from '@nestjs/swagger';
import { birthDateRule } from '../../../../../kernel/rules.js';
import { Clock } from '../../../../../platform/clock.js';
import { AnswerOf, SuccessAnswer, t } from '../../../../../platform/http/answer.fields.js';
import { LinkTokenField } from '../../../../../platform/http/link-token.field.js';
import { Satisfies } from '../../../../../platform/http/request.fields.js';
import { Answers, ApiErrors, PublicController } from '../../../../../platform/http/route.decorators.js';
import { FollowDataRequest } from '../../application/follow-data-request.js';
import { SentAnswerAnswer } from './answer-report.answer.js';
import { DataSubjectRequestStateAnswer, stateAnswer } from './data-request.answer.js';

export class ReadDataSubjectAnswerBody extends LinkTokenField {
  @ApiProperty({ example: '27/03/1980', description: 'A do pedido, DD/MM/AAAA.' })
  @Satisfies((value) => birthDateRule(value))
  birthDate!: string;
}

export class UsedPrivacyLinkAnswer extends AnswerOf(SuccessAnswer, {
  protocol: t.string({ example: '7Q2M-K9XD-R4TB-0WPN-H3E8' }),
}) {}

export class DataSubjectAnswerAnswer extends AnswerOf(UsedPrivacyLinkAnswer, { data: t.one(SentAnswerAnswer) }) {}

@ApiErrors({ 400: '`INVALID_INPUT` · `LINK_INVALID`: já usado ou fora do prazo' })
@PublicController('Titulares', 'api/privacy-requests')
export class FollowDataRequestController {
  constructor(
    private readonly follow: FollowDataRequest,
    private readonly clock: Clock,
  ) {}

  @Get(':protocol')
  @ApiParam({ name: 'protocol', example: '7Q2M-K9XD-R4TB-0WPN-H3E8' })
  @Answers(DataSubjectRequestStateAnswer, 'Em que pé está um pedido: só a situação e as datas')
  @ApiErrors({ 404: '`PRIVACY_REQUEST_NOT_FOUND`' })
  async getDataSubjectRequest(
    @Param('protocol') protocol: string,
    @Ip() address: string,
  ): Promise<DataSubjectRequestStateAnswer> {
    return stateAnswer(await this.follow.stateOf(protocol, address), this.clock.now());
  }

  @Post('confirm-email')
  @Answers(UsedPrivacyLinkAnswer, 'Confirma o e-mail de um pedido')
  async confirmDataSubjectRequestEmail(
    @Body() { token }: LinkTokenField,
    @Ip() address: string,
  ): Promise<UsedPrivacyLinkAnswer> {
    const { protocol } = await this.follow.confirmEmail(token, address);
    return { success: true, protocol };
  }

  @Post('cancel')
  @Answers(UsedPrivacyLinkAnswer, 'Cancela um pedido que outra pessoa fez com este e-mail')
  async cancelDataSubjectRequest(
    @Body() { token }: LinkTokenField,
    @Ip() address: string,
  ): Promise<UsedPrivacyLinkAnswer> {
    const { protocol } = await this.follow.cancel(token, address);
    return { success: true, protocol };
  }

  @Post('answer')
  @Answers(DataSubjectAnswerAnswer, 'Abre a resposta de um pedido, uma única vez', {
    description: 'Na quinta data de nascimento errada o link deixa de valer.',
  })
  @ApiErrors({ 400: '`INVALID_INPUT` · `LINK_INVALID` · `BIRTH_DATE_WRONG`' })
  async readDataSubjectAnswer(
    @Body() { token, birthDate }: ReadDataSubjectAnswerBody,
    @Ip() address: string,
  ): Promise<DataSubjectAnswerAnswer> {
    const [{ protocol }, data] = await this.follow.readAnswer(token, birthDate.trim(), address);
    return { success: true, protocol, data };
  }
}
