import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsString, ValidateBy } from 'class-validator';
import {
  BATCH_FORMATS,
  BATCH_TYPES,
  type BatchFormat,
  type BatchType,
  LINE_VERDICTS,
  type LineVerdict,
  MOST_BATCH_LINES,
  MOST_LINE_NUMBER,
} from '../../../../kernel/batches.js';
import { PURPOSE_IDS, type Purpose } from '../../../../kernel/purposes.js';
import { IdPageQuery, OneOf, OptionalField, OptionalOneOf } from '../../../../platform/http/request.fields.js';

const ITEMS = { message: 'Envie em items uma lista de 1 a 10.000 textos.' };
const PURPOSE = 'Finalidade inválida. Escolha uma das finalidades da lista.';

/** Numbers of the items, one for each, that rise. */
const NumbersOfItems = () =>
  ValidateBy({
    name: 'numbersOfItems',
    validator: {
      validate: (lines: unknown, args) => isRising(lines) && lines.length === Object(args?.object).items?.length,
      defaultMessage: () =>
        'Envie em lines um número inteiro de 1 a 10.000.000 para cada texto de items, em ordem crescente.',
    },
  });

function isRising(lines: unknown): lines is number[] {
  const follows = (line: unknown, at: number, all: unknown[]) =>
    Number.isInteger(line) && Number(line) > (at > 0 ? Number(all[at - 1]) : 0) && Number(line) <= MOST_LINE_NUMBER;
  return Array.isArray(lines) && lines.every(follows);
}

/** A list of lookups. */
export class BatchPreviewRequest {
  @OneOf(BATCH_TYPES, 'Tipo de lote inválido. Use cpf, cnpj, cep, telefone ou email.', {
    enumName: 'BatchType',
    example: 'cnpj',
  })
  type!: BatchType;

  @ApiProperty({
    type: [String],
    minItems: 1,
    maxItems: MOST_BATCH_LINES,
    description: 'As linhas, com ou sem pontuação. Repetidas e inválidas não são consultadas.',
    example: ['11.222.333/0001-81', '12ABC34501DE35'],
  })
  @IsArray(ITEMS)
  @ArrayMinSize(1, ITEMS)
  @ArrayMaxSize(MOST_BATCH_LINES, ITEMS)
  @IsString({ each: true, ...ITEMS })
  items!: string[];

  @OptionalField({
    type: 'array',
    items: { type: 'integer', minimum: 1, maximum: MOST_LINE_NUMBER },
    minItems: 1,
    maxItems: MOST_BATCH_LINES,
    description:
      'O número de cada texto de `items` na sua planilha, em ordem crescente: é por ele que as linhas do lote são ditas. Sem isto vale o lugar na lista.',
    example: [2, 3],
  })
  @NumbersOfItems()
  lines?: number[];
}

export class StartBatchRequest extends BatchPreviewRequest {
  @OptionalOneOf(PURPOSE_IDS, PURPOSE, { enumName: 'Purpose', example: 'protecao_credito' })
  finalidade?: Purpose;
}

export class V1StartBatchRequest extends BatchPreviewRequest {
  @OptionalOneOf(PURPOSE_IDS, PURPOSE, {
    enumName: 'Purpose',
    description: 'Para dados pessoais; sem ela vale a da chave ou a padrão da conta.',
    example: 'protecao_credito',
  })
  purpose?: Purpose;
}

export class BatchLinesQuery extends IdPageQuery {
  @OptionalOneOf(LINE_VERDICTS, 'Veredito inválido.', {
    enumName: 'LineVerdict',
    description: 'Só estas.',
    example: 'found',
  })
  verdict?: LineVerdict;
}

export class ExportBatchQuery {
  @OptionalOneOf(BATCH_FORMATS, 'Formato inválido. Use csv, xlsx ou jsonl.', {
    enumName: 'BatchFormat',
    default: 'csv',
    description: 'O formato do arquivo.',
    example: 'csv',
  })
  format?: BatchFormat;
}
