import { ApiProperty } from '@nestjs/swagger';
import { IsInt, Max, Min } from 'class-validator';
import { MOST_OVERLAP_HOURS } from '../../../kernel/api-keys.js';

const HOURS = { message: `Use em overlapHours um número inteiro de 0 a ${MOST_OVERLAP_HOURS}.` };

export class RotateApiKeyRequest {
  @ApiProperty({
    type: 'integer',
    minimum: 0,
    maximum: MOST_OVERLAP_HOURS,
    description: 'Por quantas horas a chave antiga ainda vale.',
    example: 24,
  })
  @IsInt(HOURS)
  @Min(0, HOURS)
  @Max(MOST_OVERLAP_HOURS, HOURS)
  overlapHours!: number;
}
