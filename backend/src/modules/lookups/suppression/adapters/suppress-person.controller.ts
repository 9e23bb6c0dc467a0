import { Body, Delete, Post } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsIn, IsString, MaxLength, ValidateNested } from 'class-validator';
import { suppressionReferenceRule } from '../../../../kernel/rules.js';
import { AccountId, StepUp } from '../../../../platform/http/access.js';
import { OneOf, OptionalField, Satisfies } from '../../../../platform/http/request.fields.js';
import { AdminController, Answers, ApiErrors, IdParam } from '../../../../platform/http/route.decorators.js';
import { LookupDoneAnswer } from '../../model/index.js';
import { SuppressPerson } from '../application/suppress-person.js';
import { DOCUMENT_KINDS, type DocumentKind, type SubjectDocument } from '../domain/subject-documents.js';
import { SUPPRESSION_REASONS, type SuppressionReason } from '../domain/subject-keys.js';
import { SuppressedPersonAnswer, SuppressionCheckAnswer } from './suppression.answers.js';
import { Suppressions } from './suppressions.store.js';

const KIND = { message: 'Informe o tipo: cpf, telefone, email, rg, nome ou cnpj.' };
const VALUE = { message: 'Informe o documento, contato ou nome.' };
const MOST_DOCUMENTS = 20;
const COUNT = { message: `Informe de 1 a ${MOST_DOCUMENTS} documentos da mesma pessoa.` };

/** What a person is known by; nothing of it is kept but a keyed hash. */
class SubjectDocumentBody {
  @ApiProperty({ enum: DOCUMENT_KINDS, enumName: 'SubjectDocumentKind' })
  @IsIn(DOCUMENT_KINDS, KIND)
  tipo!: DocumentKind;

  @ApiProperty({
    description: 'Em qualquer formato. O CNPJ é o da empresa individual da pessoa (MEI ou empresário individual).',
    maxLength: 254,
    example: '529.982.247-25',
  })
  @IsString(VALUE)
  @MaxLength(254, VALUE)
  valor!: string;

  @OptionalField({
    type: String,
    nullable: true,
    description: 'DD/MM/AAAA; pedida com o nome, salvo se o CPF vem na mesma lista.',
    example: '27/03/1980',
  })
  @IsString({ message: 'Data de nascimento inválida. Use o formato DD/MM/AAAA.' })
  nascimento?: string | null;
}

class SuppressPersonBody {
  @ApiProperty({ type: [SubjectDocumentBody], minItems: 1, maxItems: MOST_DOCUMENTS })
  @IsArray(COUNT)
  @ArrayMinSize(1, COUNT)
  @ArrayMaxSize(MOST_DOCUMENTS, COUNT)
  @ValidateNested({ each: true, message: 'Documento inválido.' })
  @Type(() => SubjectDocumentBody)
  documentos!: SubjectDocumentBody[];

  @OneOf(SUPPRESSION_REASONS, 'Informe o motivo: titular, ordem_judicial ou interno.', {
    enumName: 'SuppressionReason',
  })
  motivo!: SuppressionReason;

  @ApiProperty({ description: 'Número do pedido ou do processo, sem dados pessoais.', example: '20261121-7Q2M-K9XD' })
  @Satisfies(suppressionReferenceRule)
  protocolo!: string;
}

function documentOf({ tipo, valor, nascimento }: SubjectDocumentBody): SubjectDocument {
  return { kind: tipo, value: valor, birth: nascimento ?? null };
}

@AdminController('api/admin/suppressions')
export class SuppressPersonController {
  constructor(
    private readonly suppressPerson: SuppressPerson,
    private readonly suppressions: Suppressions,
  ) {}

  @Post()
  @StepUp()
  @Answers(SuppressedPersonAnswer, 'Suprime uma pessoa de todas as respostas', {
    operationId: 'suppressPerson',
    status: 201,
    description:
      'Vale desde já, em todos os canais e também para resultados já salvos. Por CPF ou CNPJ nenhuma fonte é consultada; por telefone, e-mail, RG ou nome a fonte é perguntada e a pessoa é retirada da resposta.',
  })
  @ApiErrors({ 400: '`INVALID_INPUT`' })
  async suppress(
    @AccountId() accountId: string,
    @Body() { documentos, motivo, protocolo }: SuppressPersonBody,
  ): Promise<SuppressedPersonAnswer> {
    const documents = documentos.map(documentOf);
    const request = { documents, reason: motivo, reference: protocolo, adminId: accountId };
    return { success: true, made: await this.suppressPerson.execute(request) };
  }

  @Post('check')
  @Answers(SuppressionCheckAnswer, 'Se um documento, contato ou nome está suprimido', {
    description: 'Fica registrado quem perguntou e por que tipo de dado.',
  })
  @ApiErrors({ 400: '`INVALID_INPUT`', 503: '`UNAVAILABLE`' })
  async checkSuppression(
    @AccountId() accountId: string,
    @Body() body: SubjectDocumentBody,
  ): Promise<SuppressionCheckAnswer> {
    return { success: true, suppressed: await this.suppressPerson.check(accountId, documentOf(body)) };
  }

  @Delete(':id')
  @StepUp()
  @Answers(LookupDoneAnswer, 'Levanta uma supressão', {
    description: 'O registro dela fica. Se outra vale para a mesma pessoa, ela continua suprimida.',
  })
  @ApiErrors({
    404: '`SUPPRESSION_NOT_FOUND`',
    409: '`SUPPRESSION_LIFTED`',
  })
  async liftSuppression(@AccountId() accountId: string, @IdParam() id: string): Promise<LookupDoneAnswer> {
    await this.suppressions.lift(accountId, id);
    return { success: true };
  }
}
