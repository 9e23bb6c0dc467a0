import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsIn, IsString, MaxLength, ValidateNested } from 'class-validator';
import { suppressionReferenceRule } from '../../../../kernel/rules.js';
import { OneOf, OptionalField } from '../../../../platform/http/request.fields.js';
import { Satisfies } from '../../../../platform/http/satisfies.js';
import { DOCUMENT_KINDS, type DocumentKind, type SubjectDocument } from '../domain/subject-documents.js';
import { SUPPRESSION_REASONS, type SuppressionReason } from '../domain/subject-keys.js';

const KIND = { message: 'Informe o tipo: cpf, telefone, email, rg ou nome.' };
const VALUE = { message: 'Informe o documento, contato ou nome.' };
const MOST_DOCUMENTS = 20;
const COUNT = { message: `Informe de 1 a ${MOST_DOCUMENTS} documentos da mesma pessoa.` };

/** What a person is known by; nothing of it is kept but a keyed hash. */
export class SubjectDocumentBody {
  @ApiProperty({ enum: DOCUMENT_KINDS, enumName: 'SubjectDocumentKind' })
  @IsIn(DOCUMENT_KINDS, KIND)
  tipo!: DocumentKind;

  @ApiProperty({ description: 'Em qualquer formato.', maxLength: 254, example: '529.982.247-25' })
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

export class SuppressPersonBody {
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

export function documentOf({ tipo, valor, nascimento }: SubjectDocumentBody): SubjectDocument {
  return { kind: tipo, value: valor, birth: nascimento ?? null };
}
