import { ApiProperty } from '@nestjs/swagger';
import { PageOf } from '../../../platform/http/page.answer.js';
import { SuccessAnswer } from '../../../platform/http/success.answer.js';
import { PaymentListItem } from '../payments/index.js';
import { WebhookItem } from '../webhooks/index.js';
import { AccessEffectAnswer, AccessTermAnswer, RefundRecordAnswer, RefundRightAnswer } from './refund.answers.js';

export class AdminPaymentItem extends PaymentListItem {
  @ApiProperty({ format: 'uuid' })
  userId!: string;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Mascarado; nulo: a conta foi encerrada.',
    example: 'an***@gmail.com',
  })
  email!: string | null;

  @ApiProperty({ example: 'mercado-pago' })
  provider!: string;
}

export class AdminPaymentsAnswer extends PageOf(AdminPaymentItem, 'O mais novo primeiro, se nada mais foi pedido.') {}

/** A line of the payment's ledger as it was written. */
export class PaymentEventAnswer {
  @ApiProperty({ description: 'Uma linha do livro deste pagamento.', example: 'aprovado' })
  kind!: string;

  @ApiProperty({ description: 'Em reais; negativo: dinheiro que voltou.', example: 25 })
  amount!: number;

  @ApiProperty({ type: 'object', additionalProperties: true, example: { cobranca: '1234567890' } })
  details!: Record<string, unknown>;

  @ApiProperty({ type: String, format: 'date-time' })
  at!: Date;
}

export class OpenedPaymentItem extends AdminPaymentItem {
  @ApiProperty({ description: 'Preço do plano sem desconto, em reais.', example: 25 })
  originalAmount!: number;

  @ApiProperty({ type: String, nullable: true, description: 'A cobrança, como o meio de pagamento a chama.' })
  chargeId!: string | null;

  @ApiProperty({ format: 'date-time' })
  expiresAt!: string;

  @ApiProperty({ type: [PaymentEventAnswer], description: 'Do primeiro ao último.' })
  events!: PaymentEventAnswer[];

  @ApiProperty({ type: [WebhookItem], description: 'As 20 mais novas.' })
  notifications!: WebhookItem[];

  @ApiProperty({ type: [RefundRecordAnswer] })
  refunds!: RefundRecordAnswer[];

  @ApiProperty({ type: AccessEffectAnswer, nullable: true, description: 'O que fez do acesso; nulo: nada comprou.' })
  access!: AccessEffectAnswer | null;

  @ApiProperty({
    type: AccessTermAnswer,
    nullable: true,
    description: 'O acesso da conta agora, também um que terminou.',
  })
  accessNow!: AccessTermAnswer | null;

  @ApiProperty({ type: RefundRightAnswer })
  refund!: RefundRightAnswer;
}

export class OpenedPaymentAnswer extends SuccessAnswer {
  @ApiProperty({ type: OpenedPaymentItem })
  data!: OpenedPaymentItem;
}
