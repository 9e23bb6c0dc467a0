import { OmitType } from '@nestjs/swagger';
import { MaxLength } from 'class-validator';
import { PROMO_STATES, type PromoState } from '../../../kernel/promo-code.js';
import { OptionalField, OptionalOneOf, SizedPageQuery } from '../../../platform/http/request.fields.js';

const PROMO_SORTS = ['newest', 'oldest', 'code', 'discount', 'uses', 'expiry'] as const;

/** `discount` and `uses`: the most first. `expiry`: the soonest first, those without one last. */
export type PromoSort = (typeof PROMO_SORTS)[number];

export class PromotionalCodesQuery extends SizedPageQuery {
  @OptionalOneOf(PROMO_STATES, `Situação inválida: use ${PROMO_STATES.join(', ')}.`)
  status?: PromoState;

  @OptionalField({ description: 'Parte do código ou da descrição.', maxLength: 100 })
  @MaxLength(100, { message: 'Escreva no máximo 100 caracteres.' })
  text?: string;

  @OptionalOneOf(PROMO_SORTS, `Ordem inválida: use ${PROMO_SORTS.join(', ')}.`, {
    default: 'newest',
    description: '`discount` e `uses`: o maior primeiro. `expiry`: o que expira antes primeiro.',
  })
  sort?: PromoSort;
}

export class ExportPromotionalCodesQuery extends OmitType(PromotionalCodesQuery, ['cursor', 'limit']) {}
