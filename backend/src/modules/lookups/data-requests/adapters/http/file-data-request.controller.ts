import { Body, Controller, Ip, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { splitEmails } from '../../../../../kernel/data-subject-request.js';
import { Access } from '../../../../../platform/http/access.js';
import { AnswerOf, t } from '../../../../../platform/http/answer.fields.js';
import { Answers } from '../../../../../platform/http/answers.js';
import { ApiErrors } from '../../../../../platform/http/api-errors.js';
import { SuccessAnswer } from '../../../../../platform/http/success.answer.js';
import { FileDataRequest } from '../../application/file-data-request.js';
import { DataSubjectRequestBody } from './file-data-request.body.js';

export class FiledDataSubjectRequestAnswer extends AnswerOf(SuccessAnswer, {
  protocol: t.string({ example: '7Q2M-K9XD-R4TB-0WPN-H3E8' }),
}) {}

@ApiTags('Titulares')
@Access('public')
@Controller('api/privacy-requests')
export class FileDataRequestController {
  constructor(private readonly fileRequest: FileDataRequest) {}

  @Post()
  @Answers(FiledDataSubjectRequestAnswer, 'Recebe o pedido de um titular de dados (LGPD, art. 18)', {
    status: 201,
    description:
      'A resposta é a mesma para qualquer pessoa: um protocolo. A verificação invisível usa a ação `privacy_request`.',
  })
  @ApiErrors({
    400: '`INVALID_INPUT`, `CAPTCHA_REQUIRED`, `CAPTCHA_FAILED`',
    409: '`FORM_KEY_USED`: Este formulário já foi enviado com outros dados. Recarregue a página.',
    503: '`CAPTCHA_UNAVAILABLE`: tente de novo',
  })
  async fileDataSubjectRequest(
    @Body() body: DataSubjectRequestBody,
    @Ip() address: string,
  ): Promise<FiledDataSubjectRequestAnswer> {
    const { message = '', phone = '', rg = '', otherEmails = '' } = body;
    const form = { ...body, message, phone, rg, otherEmails: splitEmails(otherEmails) };
    return { success: true, protocol: await this.fileRequest.execute(form, address) };
  }
}
