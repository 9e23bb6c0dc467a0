import { ApiPropertyOptional, OmitType } from '@nestjs/swagger';
import { IsIn, IsOptional, MaxLength } from 'class-validator';
import { PROMO_STATES, type PromoState } from '../../../kernel/promo-code.js';
import { SizedPageQuery } from '../../../platform/http/page.query.js';
import { PROMO_SORTS, type PromoFilter, type PromoSort } from './promo-codes.queries.js';

export class PromotionalCodesQuery extends SizedPageQuery {
  @ApiPropertyOptional({ enum: PROMO_STATES })
  @IsOptional()
  @IsIn(PROMO_STATES, { message: `Situação inválida: use ${PROMO_STATES.join(', ')}.` })
  status?: PromoState;

  @ApiPropertyOptional({ description: 'Parte do código ou da descrição.', maxLength: 100 })
  @IsOptional()
  @MaxLength(100, { message: 'Escreva no máximo 100 caracteres.' })
  text?: string;

  @ApiPropertyOptional({
    enum: PROMO_SORTS,
    default: 'newest',
    description: '`discount` e `uses`: o maior primeiro. `expiry`: o que expira antes primeiro.',
  })
  @IsOptional()
  @IsIn(PROMO_SORTS, { message: `Ordem inválida: use ${PROMO_SORTS.join(', ')}.` })
  sort?: PromoSort;
}

/** The same without its pages. */
export class ExportPromotionalCodesQuery extends OmitType(PromotionalCodesQuery, ['cursor', 'limit']) {}

export function filterOf({ status, text, sort }: ExportPromotionalCodesQuery, now: Date): PromoFilter {
  return { state: status ?? null, text: text?.trim() || null, sort: sort ?? 'newest', now };
}
