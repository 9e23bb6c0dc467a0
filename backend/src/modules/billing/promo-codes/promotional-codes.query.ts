import { ApiPropertyOptional, OmitType } from '@nestjs/swagger';
import { IsIn, IsOptional, MaxLength } from 'class-validator';
import { PROMO_STATES, type PromoState } from '../../../kernel/promo-code.js';
import { SizedPageQuery } from '../../../platform/http/page.query.js';

const PROMO_SORTS = ['newest', 'oldest', 'code', 'discount', 'uses', 'expiry'] as const;

/** `discount` and `uses`: the most first. `expiry`: the soonest first, those without one last. */
export type PromoSort = (typeof PROMO_SORTS)[number];

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

export class ExportPromotionalCodesQuery extends OmitType(PromotionalCodesQuery, ['cursor', 'limit']) {}
