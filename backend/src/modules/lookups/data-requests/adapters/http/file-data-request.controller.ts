import { Body, Ip, Post } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Equals, IsUUID } from 'class-validator';
import {
  answerEmailRule,
  DATA_SUBJECT_REQUEST_KIND_IDS,
  type DataSubjectRequestKind,
  MOST_MESSAGE,
  optionalCnpjRule,
  optionalPhoneRule,
  optionalRgRule,
  otherEmailsRule,
  requestMessageRule,
  splitEmails,
  subjectNameRule,
} from '../../../../../kernel/data-subject-request.js';
import { birthDateRule, cpfRule } from '../../../../../kernel/rules.js';
import { AnswerOf, SuccessAnswer, t } from '../../../../../platform/http/answer.fields.js';
import { OneOf, OptionalField, Satisfies } from '../../../../../platform/http/request.fields.js';
import { Answers, ApiErrors, PublicController } from '../../../../../platform/http/route.decorators.js';
import { CaptchaFields } from '../../../../identity/index.js';
import { FileDataRequest } from '../../application/file-data-request.js';

class DataSubjectRequestBody extends CaptchaFields {
  @ApiProperty({ format: 'uuid', description: 'Um por formulário: enviar de novo não cria outro pedido.' })
  @IsUUID('all', { message: 'Recarregue a página e envie de novo.' })
  formKey!: string;

  @OneOf(DATA_SUBJECT_REQUEST_KIND_IDS, 'Escolha o que você quer pedir.', { example: 'acesso' })
  kind!: DataSubjectRequestKind;

  @ApiProperty({ maxLength: 150, example: 'Ana Souza' })
  @Satisfies(subjectNameRule)
  name!: string;

  @ApiProperty({ example: '529.982.247-25' })
  @Satisfies(cpfRule)
  cpf!: string;

  @ApiProperty({ example: '27/03/1980', description: 'DD/MM/AAAA.' })
  @Satisfies((value) => birthDateRule(value))
  birthDate!: string;

  @ApiProperty({ maxLength: 254, description: 'Para onde vai a resposta.', example: 'ana@exemplo.com.br' })
  @Satisfies(answerEmailRule)
  email!: string;

  @OptionalField({ description: 'Só é usado se você comprovar que é seu.', example: '(11) 98765-4321' })
  @Satisfies(optionalPhoneRule)
  phone?: string;

  @OptionalField({ description: 'Só é usado se você comprovar que é seu.', example: '12.345.678-9' })
  @Satisfies(optionalRgRule)
  rg?: string;

  @OptionalField({
    description: 'Da empresa individual (MEI ou empresário individual). Só é usado se você comprovar que é seu.',
    example: '12.ABC.345/01DE-35',
  })
  @Satisfies(optionalCnpjRule)
  cnpj?: string;

  @OptionalField({ description: 'Até três, separados por vírgula.', example: 'ana@trabalho.com.br' })
  @Satisfies(otherEmailsRule)
  otherEmails?: string;

  @OptionalField({ maxLength: MOST_MESSAGE })
  @Satisfies(requestMessageRule)
  message?: string;

  @ApiProperty({ enum: [true], description: 'Os dados são de quem pede, ou de quem essa pessoa representa.' })
  @Equals(true, { message: 'Declare que os dados são seus ou de quem você representa.' })
  declared!: true;
}

export class FiledDataSubjectRequestAnswer extends AnswerOf(SuccessAnswer, {
  protocol: t.string({ example: '7Q2M-K9XD-R4TB-0WPN-H3E8' }),
}) {}

@PublicController('Titulares', 'api/privacy-requests')
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
    const { message = '', phone = '', rg = '', cnpj = '', otherEmails = '' } = body;
    const form = { ...body, message, phone, rg, cnpj, otherEmails: splitEmails(otherEmails) };
    return { success: true, protocol: await this.fileRequest.execute(form, address) };
  }
}
