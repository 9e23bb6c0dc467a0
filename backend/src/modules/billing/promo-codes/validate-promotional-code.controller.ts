import { Body, Controller, Ip, Post } from '@nestjs/common';
import { ApiProperty, ApiTags } from '@nestjs/swagger';
import { IsString, MaxLength } from 'class-validator';
import { Access, PossiblePrincipal, type Principal } from '../../../platform/http/access.js';
import { Answers } from '../../../platform/http/answers.js';
import { ApiErrors } from '../../../platform/http/api-errors.js';
import { OptionalField } from '../../../platform/http/request.fields.js';
import { PaymentLimits } from '../payments/index.js';
import { ValidPromotionalCodeAnswer, validAnswer } from './valid-promotional-code.answer.js';
import { ValidatePromoCode } from './validate-promo-code.js';

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

@ApiTags('Planos e pagamentos')
@Controller('api/promotional-codes')
export class ValidatePromotionalCodeController {
  constructor(
    private readonly validatePromoCode: ValidatePromoCode,
    private readonly limits: PaymentLimits,
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
    await this.limits.guessing(address, accountId);
    return validAnswer(await this.validatePromoCode.execute(code, accountId));
  }
}
