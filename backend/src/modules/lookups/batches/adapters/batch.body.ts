import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsIn, IsOptional, IsString } from 'class-validator';
import {
  BATCH_FORMATS,
  BATCH_TYPES,
  type BatchFormat,
  type BatchType,
  LINE_VERDICTS,
  type LineVerdict,
  MOST_BATCH_LINES,
} from '../../../../kernel/batches.js';
import { PURPOSE_IDS, type Purpose } from '../../../../kernel/purposes.js';
import { SizedPageQuery } from '../../../../platform/http/page.query.js';

const ITEMS = { message: 'Envie em items uma lista de 1 a 10.000 textos.' };
const PURPOSE = { message: 'Finalidade inválida. Escolha uma das finalidades da lista.' };

/** A list of lookups. */
export class BatchPreviewRequest {
  @ApiProperty({ enum: BATCH_TYPES, enumName: 'BatchType', example: 'cnpj' })
  @IsIn(BATCH_TYPES, { message: 'Tipo de lote inválido. Use cpf, cnpj, cep, telefone ou email.' })
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
}

export class StartBatchRequest extends BatchPreviewRequest {
  @ApiPropertyOptional({ enum: PURPOSE_IDS, enumName: 'Purpose', example: 'protecao_credito' })
  @IsOptional()
  @IsIn(PURPOSE_IDS, PURPOSE)
  finalidade?: Purpose;
}

export class V1StartBatchRequest extends BatchPreviewRequest {
  @ApiPropertyOptional({
    enum: PURPOSE_IDS,
    enumName: 'Purpose',
    description: 'Para dados pessoais; sem ela vale a da chave ou a padrão da conta.',
    example: 'protecao_credito',
  })
  @IsOptional()
  @IsIn(PURPOSE_IDS, PURPOSE)
  purpose?: Purpose;
}

export class BatchLinesQuery extends SizedPageQuery {
  @ApiPropertyOptional({ enum: LINE_VERDICTS, enumName: 'LineVerdict', description: 'Só estas.', example: 'found' })
  @IsOptional()
  @IsIn(LINE_VERDICTS, { message: 'Veredito inválido.' })
  verdict?: LineVerdict;
}

export class ExportBatchQuery {
  @ApiPropertyOptional({
    enum: BATCH_FORMATS,
    enumName: 'BatchFormat',
    default: 'csv',
    description: 'O formato do arquivo.',
    example: 'csv',
  })
  @IsOptional()
  @IsIn(BATCH_FORMATS, { message: 'Formato inválido. Use csv, xlsx ou jsonl.' })
  format?: BatchFormat;
}
