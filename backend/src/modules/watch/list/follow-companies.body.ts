import { ApiPropertyOptional } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsOptional, IsString, MaxLength } from 'class-validator';
import { LONGEST_WATCH_LINE, MOST_WATCH_LINES } from '../../../kernel/watchlist.js';

const ONE = { message: 'Informe um CNPJ.' };
const MANY = { message: `Informe de 1 a ${MOST_WATCH_LINES} linhas.` };
const LINE = { each: true, message: `Cada linha tem até ${LONGEST_WATCH_LINE} caracteres.` } as const;

/** One or the other. */
export class FollowCompaniesBody {
  @ApiPropertyOptional({ example: '11.222.333/0001-81', description: 'Um CNPJ, com ou sem pontuação; letras também.' })
  @IsOptional()
  @IsString(ONE)
  @MaxLength(LONGEST_WATCH_LINE, ONE)
  cnpj?: string;

  @ApiPropertyOptional({
    type: [String],
    minItems: 1,
    maxItems: MOST_WATCH_LINES,
    example: ['11222333000181', '12.ABC.345/01DE-35'],
    description: 'Ou uma lista: cada linha tem o seu veredito, e nenhuma impede as outras.',
  })
  @IsOptional()
  @IsArray(MANY)
  @ArrayMinSize(1, MANY)
  @ArrayMaxSize(MOST_WATCH_LINES, MANY)
  @IsString(LINE)
  @MaxLength(LONGEST_WATCH_LINE, LINE)
  cnpjs?: string[];
}
