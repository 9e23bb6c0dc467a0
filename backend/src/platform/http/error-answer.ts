import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { AnswerOf, t } from './answer.fields.js';

export class FieldErrorAnswer extends AnswerOf({
  field: t.string({ example: 'cpf' }),
  message: t.string({ example: 'CPF inválido. Verifique o formato e os dígitos.' }),
}) {}

/** The body of every error; see the guide for the codes. */
export class ErrorAnswer {
  @ApiProperty({ enum: [false], example: false })
  success!: false;

  @ApiProperty({ description: 'Texto em português, pronto para mostrar.', example: 'Token não encontrado' })
  error!: string;

  @ApiProperty({ description: 'Código estável, para programas.', example: 'UNAUTHENTICATED' })
  code!: string;

  @ApiProperty({ example: '0198f3a0-5d2a-7c4e-9d6b-3d3f0b7a9c11' })
  requestId!: string;

  @ApiPropertyOptional({ description: 'Em algumas chamadas, o texto de `error` ou o que ele ainda pede.' })
  message?: string;

  @ApiPropertyOptional({ type: [FieldErrorAnswer] })
  fields?: FieldErrorAnswer[];

  @ApiPropertyOptional({ type: Object })
  details?: unknown;
}
