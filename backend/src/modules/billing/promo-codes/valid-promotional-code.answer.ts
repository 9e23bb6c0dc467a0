import { centsToReais } from '../../../kernel/money.js';
import { PLAN_IDS } from '../../../kernel/plans.js';
import { formatPercent } from '../../../kernel/promo-code.js';
import { AnswerOf, t } from '../../../platform/http/answer.fields.js';
import { SuccessAnswer } from '../../../platform/http/success.answer.js';
import type { ValidPromoCode } from './validate-promo-code.js';

export class PromotionalPriceAnswer extends AnswerOf({
  planId: t.enum(PLAN_IDS, { example: 'silver' }),
  originalPrice: t.number('Em reais.', { example: 25 }),
  discountAmount: t.number('Em reais; o preço arredonda para baixo.', { example: 2.5 }),
  finalPrice: t.number('Em reais.', { example: 22.5 }),
  discountPercentage: t.number({ example: 10 }),
}) {}

export class PromotionalDiscountAnswer extends AnswerOf({ discountPercentage: t.number({ example: 10 }) }) {}

export class ValidPromotionalCodeAnswer extends AnswerOf(SuccessAnswer, {
  valid: t.enum([true]),
  code: t.string({ example: 'NITIDO10' }),
  discount: t.number('Desconto, em por cento.', { example: 10 }),
  message: t.string({ example: 'Desconto de 12,5 % aplicado.' }),
  data: t.one(PromotionalDiscountAnswer),
  plans: t.list(PromotionalPriceAnswer, 'Os planos em que o código vale.'),
}) {}

export function validAnswer({ code: { code, percent }, prices }: ValidPromoCode): ValidPromotionalCodeAnswer {
  return {
    success: true,
    valid: true,
    code,
    discount: percent,
    message: `Desconto de ${formatPercent(percent)} aplicado.`,
    data: { discountPercentage: percent },
    plans: prices.map(({ planId, price }) => ({
      planId,
      originalPrice: centsToReais(price.originalCents),
      discountAmount: centsToReais(price.discountCents),
      finalPrice: centsToReais(price.amountCents),
      discountPercentage: price.discountPercent,
    })),
  };
}
