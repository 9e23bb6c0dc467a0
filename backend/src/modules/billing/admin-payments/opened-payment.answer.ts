import { ApiProperty } from '@nestjs/swagger';
import { centsToReais } from '../../../kernel/money.js';
import { PLAN_IDS, type PlanId } from '../../../kernel/plans.js';
import type { Term } from '../subscriptions/index.js';
import { WebhookItem } from '../webhooks/index.js';
import { AdminPaymentItem, adminPaymentItem } from './admin-payment.answer.js';
import type { OpenedPayment } from './open-payment.js';

export class PaymentEventAnswer {
  @ApiProperty({ description: 'Uma linha do livro deste pagamento.', example: 'aprovado' })
  kind!: string;

  @ApiProperty({ description: 'Em reais; negativo: dinheiro que voltou.', example: 25 })
  amount!: number;

  @ApiProperty({ type: 'object', additionalProperties: true, example: { cobranca: '1234567890' } })
  details!: Record<string, unknown>;

  @ApiProperty({ format: 'date-time' })
  at!: string;
}

export class RefundRecordAnswer {
  @ApiProperty({ example: 'arrependimento' })
  reason!: string;

  @ApiProperty({ description: 'Pedida por um administrador; senão, pelas regras.' })
  byAdmin!: boolean;

  @ApiProperty({ format: 'date-time' })
  askedAt!: string;

  @ApiProperty({ type: 'integer' })
  attempts!: number;

  @ApiProperty({ enum: ['refunded', 'refused', 'pending'] })
  outcome!: 'refunded' | 'refused' | 'pending';

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  endedAt!: string | null;
}

export class AccessTermAnswer {
  @ApiProperty({ enum: PLAN_IDS })
  planId!: PlanId;

  @ApiProperty({ format: 'date-time' })
  startsAt!: string;

  @ApiProperty({ format: 'date-time' })
  expiresAt!: string;
}

export class AccessEffectAnswer {
  @ApiProperty({ type: AccessTermAnswer, nullable: true, description: 'O acesso um instante antes; nulo: nenhum.' })
  before!: AccessTermAnswer | null;

  @ApiProperty({ type: AccessTermAnswer, nullable: true })
  after!: AccessTermAnswer | null;

  @ApiProperty({
    type: AccessTermAnswer,
    nullable: true,
    description: 'O que resta sem os dias deste pagamento; nulo: o acesso termina.',
  })
  withoutIt!: AccessTermAnswer | null;
}

export class RefundRightAnswer {
  @ApiProperty({ description: 'Se o dinheiro pode ser devolvido agora.' })
  possible!: boolean;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'Fim do prazo de 7 dias para desistir; nulo: nada foi pago.',
  })
  rightUntil!: string | null;
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

export class OpenedPaymentAnswer {
  @ApiProperty({ enum: [true] })
  success!: true;

  @ApiProperty({ type: OpenedPaymentItem })
  data!: OpenedPaymentItem;
}

const OUTCOMES = { devolvido: 'refunded', recusado: 'refused' } as const;

export function openedPaymentItem(opened: OpenedPayment, now: Date): OpenedPaymentItem {
  const { payment, effect, refund } = opened;
  return {
    ...adminPaymentItem(payment, now),
    originalAmount: centsToReais(payment.originalCents),
    chargeId: payment.chargeId,
    expiresAt: payment.expiresAt.toISOString(),
    events: opened.events.map(({ kind, amountCents, details, at }) => ({
      kind,
      amount: centsToReais(amountCents),
      details,
      at: at.toISOString(),
    })),
    notifications: [...opened.webhooks],
    refunds: opened.refunds.map(({ reason, byAdmin, askedAt, attempts, outcome, endedAt }) => ({
      reason,
      byAdmin,
      askedAt: askedAt.toISOString(),
      attempts,
      outcome: outcome === null ? 'pending' : OUTCOMES[outcome],
      endedAt: endedAt?.toISOString() ?? null,
    })),
    access: effect && {
      before: termAnswer(effect.before),
      after: termAnswer(effect.after),
      withoutIt: termAnswer(effect.withoutIt),
    },
    accessNow: termAnswer(opened.termNow),
    refund: { possible: refund.possible, rightUntil: refund.rightUntil?.toISOString() ?? null },
  };
}

function termAnswer(term: Term | null): AccessTermAnswer | null {
  return (
    term && { planId: term.planId, startsAt: term.startsAt.toISOString(), expiresAt: term.expiresAt.toISOString() }
  );
}
