import { applyDecorators } from '@nestjs/common';
import { IsBoolean, IsInt, IsNumber, IsString, Matches, Max, MaxLength, Min } from 'class-validator';
import { partnerNameRule } from '../../../kernel/rules.js';
import { dayRule } from '../../../platform/http/period.js';
import { BodyExample, OptionalField, OptionalOneOf, Satisfies } from '../../../platform/http/request.fields.js';
import { WithPurpose } from '../../lookups/index.js';
import { SIZES, STATUSES } from './search-codes.js';

const LONG = 200;
const CAPITAL = { message: 'Informe o capital em reais, de 0 em diante.' };
const yes = (name: string) => ({ message: `Informe se é optante: ${name} é verdadeiro ou falso.` });

/** Text that is short enough to be looked for. */
const SearchField = (label: string, example: string): PropertyDecorator =>
  applyDecorators(
    OptionalField({ maxLength: LONG, description: label, example }),
    IsString({ message: `${label}: envie um texto.` }),
    MaxLength(LONG, { message: `${label}: use até ${LONG} caracteres.` }),
  );

const Capital = (example: number): PropertyDecorator =>
  applyDecorators(
    OptionalField({ minimum: 0, description: 'Em reais.', example }),
    IsNumber({ allowInfinity: false, allowNaN: false }, CAPITAL),
    Min(0, CAPITAL),
    Max(1e12, CAPITAL),
  );

class CompanyFilterBody extends WithPurpose {
  @SearchField('Palavras da razão social ou do nome fantasia', 'padaria guerra')
  text?: string;

  @SearchField('CNAE principal: código, começo do código ou palavras', '4721102')
  cnae?: string;

  @OptionalField({ example: 'SP', description: 'Sigla; EX é o exterior.' })
  @Matches(/^[A-Z]{2}$/, { message: 'UF inválida. Use a sigla, como SP.' })
  uf?: string;

  @SearchField('Município: nome, ou código na Receita', 'Guarulhos')
  municipio?: string;

  @OptionalOneOf(Object.keys(STATUSES), 'Situação inválida.', { example: 'ativa' })
  situacao?: keyof typeof STATUSES;

  @OptionalOneOf(Object.keys(SIZES), 'Porte inválido.', { example: 'me' })
  porte?: keyof typeof SIZES;

  @SearchField('Natureza jurídica: código ou palavras', 'limitada')
  natureza?: string;

  @OptionalField({ format: 'date', example: '2020-01-01' })
  @Satisfies(dayRule)
  abertaDesde?: string;

  @OptionalField({ format: 'date', example: '2026-10-31' })
  @Satisfies(dayRule)
  abertaAte?: string;

  @Capital(10_000)
  capitalMin?: number;

  @Capital(1_000_000)
  capitalMax?: number;

  @OptionalField({ example: true })
  @IsBoolean(yes('simples'))
  simples?: boolean;

  @OptionalField({ example: false })
  @IsBoolean(yes('mei'))
  mei?: boolean;

  @OptionalField({
    maxLength: 150,
    example: 'MANUEL ROCHA XAVIER',
    description:
      'Nome de um sócio, com palavras inteiras em qualquer ordem. É consulta de dados pessoais: pede `finalidade` e fica na auditoria.',
  })
  @Satisfies(partnerNameRule)
  socio?: string;
}

const LIMIT = { message: 'O limite vai de 1 a 50.' };

export class ExportCompaniesBody extends CompanyFilterBody {
  @OptionalOneOf(['csv', 'xlsx'], 'Formato inválido. Use csv ou xlsx.', { default: 'csv' })
  format?: 'csv' | 'xlsx';
}

@BodyExample({ text: 'padaria', uf: 'SP' })
export class SearchCompaniesBody extends CompanyFilterBody {
  @OptionalField({ description: 'O nextCursor da página anterior, da mesma busca.', example: '12.m2x8k1.1' })
  @Matches(/^\d{1,6}\.[0-9a-z]{1,8}\.[0-9a-z]{1,4}$/, { message: 'Cursor inválido.' })
  cursor?: string;

  @OptionalField({ type: 'integer', minimum: 1, maximum: 50, default: 25, example: 25 })
  @IsInt(LIMIT)
  @Min(1, LIMIT)
  @Max(50, LIMIT)
  limit?: number;
}
