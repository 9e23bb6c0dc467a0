import { Body, Headers, Ip, Post, Res } from '@nestjs/common';
import { ApiHeader, ApiProperty } from '@nestjs/swagger';
import { IsNumber, IsString, MaxLength } from 'class-validator';
import type { FastifyReply } from 'fastify';
import { PLAN_IDS } from '../../../kernel/plans.js';
import { Clock } from '../../../platform/clock.js';
import { HashedLimits } from '../../../platform/database/hashed-limits.js';
import { CurrentPrincipal, type Principal } from '../../../platform/http/access.js';
import { AnswerOf, SuccessAnswer, t } from '../../../platform/http/answer.fields.js';
import { idempotencyKeyIn, markReplayed } from '../../../platform/http/idempotency-key.js';
import { OptionalField } from '../../../platform/http/request.fields.js';
import { Answers, ApiErrors, TempController } from '../../../platform/http/route.decorators.js';
import { PaymentAnswer, paymentAnswer } from '../payments/index.js';
import { CreatePixPayment } from './create-pix-payment.js';

class CreatePixPaymentBody {
  @ApiProperty({ enum: PLAN_IDS, example: 'silver' })
  @IsString({ message: 'Escolha um plano.' })
  @MaxLength(20, { message: 'Plano inválido. Escolha Bronze, Prata ou Ouro.' })
  planId!: string;

  @OptionalField({
    description: 'Valor mostrado a quem paga, em reais; conferido com o do servidor.',
    example: 25,
  })
  @IsNumber({}, { message: 'Valor inválido.' })
  amount?: number;

  @OptionalField({ description: 'Preço sem desconto mostrado a quem paga, em reais.', example: 25 })
  @IsNumber({}, { message: 'Valor original inválido.' })
  originalAmount?: number;

  @OptionalField({ description: 'Texto livre; não muda a cobrança.', example: 'Plano Prata' })
  @IsString({ message: 'Descrição inválida.' })
  @MaxLength(200, { message: 'Descrição deve ter no máximo 200 caracteres' })
  description?: string;

  @OptionalField({ type: String, nullable: true, description: 'Código promocional, ou nulo.', example: null })
  @IsString({ message: 'Código promocional inválido' })
  @MaxLength(60, { message: 'Código promocional inválido' })
  promoCode?: string | null;

  @OptionalField({ description: 'Desconto mostrado a quem paga, em por cento.', example: 0 })
  @IsNumber({}, { message: 'Desconto inválido.' })
  discount?: number;
}

export class CreatedPixPaymentAnswer extends AnswerOf(SuccessAnswer, { payment: t.one(PaymentAnswer) }) {}

const CREATED = {
  name: 'create-pix',
  most: 30,
  seconds: 600,
  text: 'Muitas tentativas de pagamento em pouco tempo. Aguarde e tente novamente.',
};

/** From one address, so that nobody holds the uses of a code with many accounts. */
const RESERVED = {
  name: 'promo-reserve',
  most: 20,
  seconds: 3_600,
  text: 'Muitas tentativas com código promocional em pouco tempo. Aguarde e tente novamente.',
};

@TempController('Planos e pagamentos', 'api/payments')
export class CreatePixPaymentController {
  constructor(
    private readonly createPixPayment: CreatePixPayment,
    private readonly limits: HashedLimits,
    private readonly clock: Clock,
  ) {}

  @Post('create-pix')
  @Answers(CreatedPixPaymentAnswer, 'Cria a cobrança Pix de um plano', {
    status: 201,
    operationId: 'createPixPayment',
    description:
      'O servidor calcula o preço. Enquanto houver uma cobrança válida da mesma conta para o mesmo plano e código, ela é devolvida de novo; com outro código, a anterior é cancelada. Um desconto que não deixa nada a pagar ativa o plano na hora: `status` é `approved` e não há código Pix.',
  })
  @ApiHeader({
    name: 'Idempotency-Key',
    required: false,
    description: 'Até 128 caracteres, vale 24 h. A repetição traz o cabeçalho `Idempotency-Replayed: true`.',
  })
  @ApiErrors({
    400: '`INVALID_INPUT`',
    403: '`PAYER_EMAIL_REQUIRED`: administradores sem e-mail não pagam plano. `EMAIL_NOT_CONFIRMED`: um código que não deixa nada a pagar, ou cujos usos estão reservados por contas sem e-mail confirmado, pede o e-mail confirmado (`POST /api/user/email/confirmation`).',
    409: '`PRICE_MISMATCH`: os valores certos estão em `details`. `PROMO_CODE_NOT_STARTED` · `PROMO_CODE_EXPIRED` · `PROMO_CODE_EXHAUSTED` · `PROMO_CODE_USED` · `PROMO_CODE_NOT_FOR_PLAN`: `details` traz os valores sem o código. `PAYMENT_BUSY`. `IDEMPOTENCY_KEY_IN_USE`: a primeira chamada com a chave ainda não terminou. Nada foi cobrado.',
    422: '`PROMO_CODE_INVALID` · `IDEMPOTENCY_KEY_REUSED`',
    429: '`RATE_LIMITED`, com Retry-After.',
    502: '`PAYMENT_GATEWAY_DOWN` · `PIX_NOT_CREATED`',
    503: '`PAYMENT_GATEWAY_DOWN`',
    504: '`PAYMENT_GATEWAY_DOWN`',
  })
  async create(
    @CurrentPrincipal() { accountId, email, name }: Principal,
    @Body() body: CreatePixPaymentBody,
    @Headers('idempotency-key') given: string | undefined,
    @Ip() address: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CreatedPixPaymentAnswer> {
    const key = idempotencyKeyIn(given);
    await this.limits.count(CREATED, accountId);
    if (body.promoCode) await this.limits.countFrom(RESERVED, address);
    const made = await this.createPixPayment.execute(
      accountId,
      { email, name },
      { planId: body.planId, claimed: body, promoCode: body.promoCode?.trim() || null, key },
    );
    const { payment } = markReplayed(reply, made);
    return { success: true, payment: await paymentAnswer(payment, this.clock.now()) };
  }
}
