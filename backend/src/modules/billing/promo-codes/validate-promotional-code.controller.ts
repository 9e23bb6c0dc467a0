import { Body, Controller, HttpCode, Ip, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiPropertyOptional, ApiTags } from '@nestjs/swagger';
import { IsOptional, IsString, MaxLength } from 'class-validator';
import { centsToReais } from '../../../kernel/money.js';
import { PLAN_IDS, type PlanId } from '../../../kernel/plans.js';
import { formatPercent } from '../../../kernel/promo-code.js';
import { Access, PossiblePrincipal, type Principal } from '../../../platform/http/access.js';
import { ApiErrors } from '../../../platform/http/api-errors.js';
import { SuccessAnswer } from '../../../platform/http/success.answer.js';
import { PaymentLimits } from '../payments/index.js';
import { ValidatePromoCode, type ValidPromoCode } from './validate-promo-code.js';

const INVALID = { message: 'Código promocional inválido' };

export class ValidatePromotionalCodeBody {
  @ApiProperty({ description: 'Em maiúsculas ou minúsculas.', example: 'NITIDO10' })
  @IsString(INVALID)
  @MaxLength(60, INVALID)
  code!: string;

  @ApiPropertyOptional({
    type: String,
    nullable: true,
    description: 'Aceito e não usado: o limite por conta é verificado pelo token, para não revelar contas de outros.',
    example: 'ana@gmail.com',
  })
  @IsOptional()
  @IsString({ message: 'Email inválido' })
  @MaxLength(254, { message: 'Email inválido' })
  userEmail?: string | null;
}

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

@ApiTags('Planos e pagamentos')
@Controller('api/promotional-codes')
export class ValidatePromotionalCodeController {
  constructor(
    private readonly validatePromoCode: ValidatePromoCode,
    private readonly limits: PaymentLimits,
  ) {}

  @Post('validate')
  @HttpCode(200)
  @Access('anyone')
  @ApiOperation({
    operationId: 'validatePromotionalCode',
    summary: 'O que um código promocional desconta',
    description: 'Não reserva nada. O token é opcional; com ele valem também os limites da própria conta.',
  })
  @ApiOkResponse({ type: ValidPromotionalCodeAnswer })
  @ApiErrors({
    400: '`INVALID_INPUT`',
    422: '`PROMO_CODE_INVALID` · `PROMO_CODE_NOT_STARTED` · `PROMO_CODE_EXPIRED` · `PROMO_CODE_EXHAUSTED` · `PROMO_CODE_USED`, com `valid: false` e o texto também em `message`.',
    429: '`RATE_LIMITED`, com Retry-After.',
  })
  async validate(
    @Body() { code }: ValidatePromotionalCodeBody,
    @PossiblePrincipal() principal: Principal | null,
    @Ip() address: string,
  ): Promise<ValidPromotionalCodeAnswer> {
    const accountId = principal?.accountId ?? null;
    await this.limits.guessing(address, accountId);
    return validAnswer(await this.validatePromoCode.execute(code, accountId));
  }
}

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
