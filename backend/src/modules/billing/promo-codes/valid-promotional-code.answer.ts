import { ApiProperty } from '@nestjs/swagger';
import { centsToReais } from '../../../kernel/money.js';
import { PLAN_IDS, type PlanId } from '../../../kernel/plans.js';
import { formatPercent } from '../../../kernel/promo-code.js';
import { SuccessAnswer } from '../../../platform/http/success.answer.js';
import type { ValidPromoCode } from './validate-promo-code.js';

export class PromotionalPriceAnswer {
  @ApiProperty({ enum: PLAN_IDS, example: 'silver' })
  planId!: PlanId;

  @ApiProperty({ description: 'Em reais.', example: 25 })
  originalPrice!: number;

  @ApiProperty({ description: 'Em reais; o preço arredonda para baixo.', example: 2.5 })
  discountAmount!: number;

  @ApiProperty({ description: 'Em reais.', example: 22.5 })
  finalPrice!: number;

  @ApiProperty({ example: 10 })
  discountPercentage!: number;
}

export class PromotionalDiscountAnswer {
  @ApiProperty({ example: 10 })
  discountPercentage!: number;
}

export class ValidPromotionalCodeAnswer extends SuccessAnswer {
  @ApiProperty({ enum: [true] })
  valid!: true;

  @ApiProperty({ example: 'NITIDO10' })
  code!: string;

  @ApiProperty({ description: 'Desconto, em por cento.', example: 10 })
  discount!: number;

  @ApiProperty({ example: 'Desconto de 12,5 % aplicado.' })
  message!: string;

  @ApiProperty({ type: PromotionalDiscountAnswer })
  data!: PromotionalDiscountAnswer;

  @ApiProperty({ type: [PromotionalPriceAnswer], description: 'Os planos em que o código vale.' })
  plans!: PromotionalPriceAnswer[];
}

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
