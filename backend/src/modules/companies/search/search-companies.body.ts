import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsInt, IsNumber, IsOptional, IsString, Matches, Max, MaxLength, Min } from 'class-validator';
import { partnerNameRule } from '../../../kernel/rules.js';
import { dayRule } from '../../../platform/http/period.js';
import { Satisfies } from '../../../platform/http/satisfies.js';
import { WithPurpose } from '../../lookups/index.js';
import { SIZES, STATUSES } from './search-codes.js';

const STATUS_NAMES = Object.keys(STATUSES) as (keyof typeof STATUSES)[];
const SIZE_NAMES = Object.keys(SIZES) as (keyof typeof SIZES)[];

const LONG = 200;
const LIMIT = { message: 'O limite vai de 1 a 50.' };
const CAPITAL = { message: 'Informe o capital em reais, de 0 em diante.' };
const yes = (name: string) => ({ message: `Informe se é optante: ${name} é verdadeiro ou falso.` });

/** Text that is short enough to be looked for. */
function Sought(label: string, example: string): PropertyDecorator {
  const rules = [
    ApiPropertyOptional({ maxLength: LONG, description: label, example }),
    IsOptional(),
    IsString({ message: `${label}: envie um texto.` }),
    MaxLength(LONG, { message: `${label}: use até ${LONG} caracteres.` }),
  ];
  return (target, property) => {
    for (const rule of rules) rule(target, property as string);
  };
}

export class CompanyWishBody extends WithPurpose {
  @Sought('Palavras da razão social ou do nome fantasia', 'padaria guerra')
  text?: string;

  @Sought('CNAE principal: código, começo do código ou palavras', '4721102')
  cnae?: string;

  @ApiPropertyOptional({ example: 'SP', description: 'Sigla; EX é o exterior.' })
  @IsOptional()
  @Matches(/^[A-Z]{2}$/, { message: 'UF inválida. Use a sigla, como SP.' })
  uf?: string;

  @Sought('Município: nome, ou código na Receita', 'Guarulhos')
  municipio?: string;

  @ApiPropertyOptional({ enum: STATUS_NAMES, example: 'ativa' })
  @IsOptional()
  @IsIn(STATUS_NAMES, { message: 'Situação inválida.' })
  situacao?: keyof typeof STATUSES;

  @ApiPropertyOptional({ enum: SIZE_NAMES, example: 'me' })
  @IsOptional()
  @IsIn(SIZE_NAMES, { message: 'Porte inválido.' })
  porte?: keyof typeof SIZES;

  @Sought('Natureza jurídica: código ou palavras', 'limitada')
  natureza?: string;

  @ApiPropertyOptional({ format: 'date', example: '2020-01-01' })
  @IsOptional()
  @Satisfies(dayRule)
  abertaDesde?: string;

  @ApiPropertyOptional({ format: 'date', example: '2026-10-31' })
  @IsOptional()
  @Satisfies(dayRule)
  abertaAte?: string;

  @ApiPropertyOptional({ minimum: 0, description: 'Em reais.', example: 10_000 })
  @IsOptional()
  @IsNumber({ allowInfinity: false, allowNaN: false }, CAPITAL)
  @Min(0, CAPITAL)
  @Max(1e12, CAPITAL)
  capitalMin?: number;

  @ApiPropertyOptional({ minimum: 0, description: 'Em reais.', example: 1_000_000 })
  @IsOptional()
  @IsNumber({ allowInfinity: false, allowNaN: false }, CAPITAL)
  @Min(0, CAPITAL)
  @Max(1e12, CAPITAL)
  capitalMax?: number;

  @ApiPropertyOptional({ example: true })
  @IsOptional()
  @IsBoolean(yes('simples'))
  simples?: boolean;

  @ApiPropertyOptional({ example: false })
  @IsOptional()
  @IsBoolean(yes('mei'))
  mei?: boolean;

  @ApiPropertyOptional({
    maxLength: 150,
    example: 'MANUEL ROCHA XAVIER',
    description:
      'Nome de um sócio, com palavras inteiras em qualquer ordem. É consulta de dados pessoais: pede `finalidade` e fica na auditoria.',
  })
  @IsOptional()
  @Satisfies(partnerNameRule)
  socio?: string;
}

export class ExportCompaniesBody extends CompanyWishBody {
  @ApiPropertyOptional({ enum: ['csv', 'xlsx'], default: 'csv' })
  @IsOptional()
  @IsIn(['csv', 'xlsx'], { message: 'Formato inválido. Use csv ou xlsx.' })
  format?: 'csv' | 'xlsx';
}

export class SearchCompaniesBody extends CompanyWishBody {
  @ApiPropertyOptional({ description: 'O nextCursor da página anterior, da mesma busca.', example: '12.m2x8k1.1' })
  @IsOptional()
  @Matches(/^\d{1,6}\.[0-9a-z]{1,8}\.[0-9a-z]{1,4}$/, { message: 'Cursor inválido.' })
  cursor?: string;

  @ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: 50, example: 25 })
  @IsOptional()
  @IsInt(LIMIT)
  @Min(1, LIMIT)
  @Max(50, LIMIT)
  limit?: number;
}
