import { Body, Controller, Ip, Post } from '@nestjs/common';
import { ApiProperty, ApiTags } from '@nestjs/swagger';
import { IsString, MaxLength } from 'class-validator';
import { PLAN_IDS } from '../../../kernel/plans.js';
import { formatPercent } from '../../../kernel/promo-code.js';
import { centsToReais } from '../../../kernel/reais.js';
import { HashedLimits } from '../../../platform/database/hashed-limits.js';
import { Access, PossiblePrincipal, type Principal } from '../../../platform/http/access.js';
import { AnswerOf, SuccessAnswer, t } from '../../../platform/http/answer.fields.js';
import { OptionalField } from '../../../platform/http/request.fields.js';
import { Answers, ApiErrors } from '../../../platform/http/route.decorators.js';
import { ValidatePromoCode, type ValidPromoCode } from './validate-promo-code.js';

class PromotionalPriceAnswer extends AnswerOf({
  planId: t.enum(PLAN_IDS, { example: 'silver' }),
  originalPrice: t.number('Em reais.', { example: 25 }),
  discountAmount: t.number('Em reais; o preço arredonda para baixo.', { example: 2.5 }),
  finalPrice: t.number('Em reais.', { example: 22.5 }),
  discountPercentage: t.number({ example: 10 }),
}) {}

class PromotionalDiscountAnswer extends AnswerOf({ discountPercentage: t.number({ example: 10 }) }) {}

class ValidPromotionalCodeAnswer extends AnswerOf(SuccessAnswer, {
  valid: t.enum([true]),
  code: t.string({ example: 'NITIDO10' }),
  discount: t.number('Desconto, em por cento.', { example: 10 }),
  message: t.string({ example: 'Desconto de 12,5% aplicado.' }),
  data: t.one(PromotionalDiscountAnswer),
  plans: t.list(PromotionalPriceAnswer, 'Os planos em que o código vale.'),
}) {}

function validAnswer({ code: { code, percent }, prices }: ValidPromoCode): ValidPromotionalCodeAnswer {
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

const INVALID = { message: 'Código promocional inválido' };

export class ValidatePromotionalCodeBody {
  @ApiProperty({ description: 'Em maiúsculas ou minúsculas.', example: 'NITIDO10' })
  @IsString(INVALID)
  @MaxLength(60, INVALID)
  code!: string;

  @OptionalField({
    type: String,
    nullable: true,
    description: 'Aceito e não usado: o limite por conta é verificado pelo token, para não revelar contas de outros.',
    example: 'ana@gmail.com',
  })
  @IsString({ message: 'Email inválido' })
  @MaxLength(254, { message: 'Email inválido' })
  userEmail?: string | null;
}

const text = 'Muitos códigos verificados em pouco tempo. Aguarde e tente novamente.';
/** From one address, and as many by one account, so that none is found by guessing. */
const GUESSED = { name: 'promo-code', most: 60, seconds: 600, text };

@ApiTags('Planos e pagamentos')
@Controller('api/promotional-codes')
export class ValidatePromotionalCodeController {
  constructor(
    private readonly validatePromoCode: ValidatePromoCode,
    private readonly limits: HashedLimits,
  ) {}

  @Post('validate')
  @Access('anyone')
  @Answers(ValidPromotionalCodeAnswer, 'O que um código promocional desconta', {
    description: 'Não reserva nada. O token é opcional; com ele valem também os limites da própria conta.',
  })
  @ApiErrors({
    400: '`INVALID_INPUT`',
    422: '`PROMO_CODE_INVALID` · `PROMO_CODE_NOT_STARTED` · `PROMO_CODE_EXPIRED` · `PROMO_CODE_EXHAUSTED` · `PROMO_CODE_USED`, com `valid: false` e o texto também em `message`.',
    429: '`RATE_LIMITED`, com Retry-After.',
  })
  async validatePromotionalCode(
    @Body() { code }: ValidatePromotionalCodeBody,
    @PossiblePrincipal() principal: Principal | null,
    @Ip() address: string,
  ): Promise<ValidPromotionalCodeAnswer> {
    const accountId = principal?.accountId ?? null;
    await this.limits.countFrom(GUESSED, address);
    if (accountId) await this.limits.count(GUESSED, accountId);
    return validAnswer(await this.validatePromoCode.execute(code, accountId));
  }
}
