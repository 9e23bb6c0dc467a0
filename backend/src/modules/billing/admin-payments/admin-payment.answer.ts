import { AnswerOf, PageOf, SuccessAnswer, t } from '../../../platform/http/answer.fields.js';
import { PaymentListItem } from '../payments/index.js';
import { WebhookItem } from '../webhooks/index.js';
import { AccessEffectAnswer, AccessTermAnswer, RefundRecordAnswer, RefundRightAnswer } from './refund.answers.js';

export class AdminPaymentItem extends AnswerOf(PaymentListItem, {
  userId: t.uuid(),
  email: t.string('Mascarado; nulo: a conta foi encerrada.', { nullable: true, example: 'an***@gmail.com' }),
  provider: t.string({ example: 'mercado-pago' }),
  returnedAt: t.dateTime('Quando o dinheiro voltou, por último; nulo: nada voltou, ou ainda está a caminho.', {
    nullable: true,
  }),
}) {}

export class AdminPaymentsAnswer extends PageOf(AdminPaymentItem, 'O mais novo primeiro, se nada mais foi pedido.') {}

/** A line of the payment's ledger as it was written. */
export class PaymentEventAnswer extends AnswerOf({
  kind: t.string('Uma linha do livro deste pagamento.', { example: 'aprovado' }),
  amount: t.number('Em reais; negativo: dinheiro que voltou.', { example: 25 }),
  details: t.record({ example: { cobranca: '1234567890' } }),
  at: t.dateTime(),
}) {}

export class OpenedPaymentItem extends AnswerOf(AdminPaymentItem, {
  originalAmount: t.number('Preço do plano sem desconto, em reais.', { example: 25 }),
  chargeId: t.string('A cobrança, como o meio de pagamento a chama.', { nullable: true }),
  expiresAt: t.dateTime(),
  events: t.list(PaymentEventAnswer, 'Do primeiro ao último.'),
  notifications: t.list(WebhookItem, 'As 20 mais novas.'),
  refunds: t.list(RefundRecordAnswer),
  access: t.one(AccessEffectAnswer, 'O que fez do acesso; nulo: nenhum plano.', { nullable: true }),
  accessNow: t.one(AccessTermAnswer, 'O acesso da conta agora, também um que terminou.', { nullable: true }),
  refund: t.one(RefundRightAnswer),
}) {}

export class OpenedPaymentAnswer extends AnswerOf(SuccessAnswer, { data: t.one(OpenedPaymentItem) }) {}
