import { ApiProperty } from '@nestjs/swagger';
import { IsISO8601, IsString, MaxLength, ValidateIf } from 'class-validator';

const LONGEST = 2_000;
const VALUE = { message: 'Informe o valor.' };

export class ChangeSettingBody {
  @ApiProperty({
    type: String,
    nullable: true,
    maxLength: LONGEST,
    description: 'Como na variável de ambiente. Nulo: volta ao que o ambiente diz.',
    example: '90',
  })
  @ValidateIf((_, value) => value !== null)
  @IsString(VALUE)
  @MaxLength(LONGEST, VALUE)
  value!: string | null;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'O `changedAt` que foi visto: ninguém sobrescreve o que não viu.',
  })
  @ValidateIf((_, value) => value !== null)
  @IsISO8601({ strict: true }, { message: 'Momento inválido.' })
  seenAt!: string | null;
}
