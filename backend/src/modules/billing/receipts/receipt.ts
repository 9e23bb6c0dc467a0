import { AppError } from '../../../kernel/errors.js';
import { formatCents } from '../../../kernel/money.js';
import { findPlan } from '../../../kernel/plans.js';
import { formatPercent } from '../../../kernel/promo-code.js';
import { isGift, type Payment } from '../payments/index.js';

/** A payment that a receipt may be written for. */
export type PaidPayment = Payment & { readonly paidAt: Date };

export interface Receipt {
  readonly payment: PaidPayment;
  readonly payer: string;
  /** It was paid at the sandbox's bank. */
  readonly isPlayMoney: boolean;
}

const MOMENT = new Intl.DateTimeFormat('pt-BR', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'America/Sao_Paulo',
});

/** Proof of a purchase; throws RECEIPT_NOT_AVAILABLE. Money that came and went back leaves nothing to prove. */
export function paid(payment: Payment): PaidPayment {
  const { paidAt } = payment;
  if (payment.status === 'aprovado' && paidAt !== null) return { ...payment, paidAt };
  throw new AppError('conflict', 'RECEIPT_NOT_AVAILABLE', 'Só um pagamento aprovado tem recibo.');
}

/** What a receipt says, as pairs of a label and its value; times are those of Brasília. Play money says that it is. */
export function receiptLines({ payment, payer, isPlayMoney }: Receipt): ReadonlyArray<readonly [string, string]> {
  const plan = findPlan(payment.planId);
  const paid: Array<readonly [string, string]> = isGift(payment)
    ? [['Forma de pagamento', `Sem cobrança: desconto de ${formatPercent(payment.discountPercent)}`]]
    : [
        ['Forma de pagamento', 'Pix'],
        ['Recebedor', payment.payee ?? '—'],
      ];
  return [
    ['Pagamento', payment.id],
    ['Pagador', payer],
    ['Plano', plan ? `${plan.name}, ${plan.days} dias de acesso` : payment.planId],
    ['Preço', formatCents(payment.originalCents)],
    ...(payment.promoCode === null ? [] : [[`Desconto do código ${payment.promoCode}`, discountOf(payment)] as const]),
    ['Valor pago', formatCents(payment.amountCents)],
    ...paid,
    ['Data do pagamento', `${MOMENT.format(payment.paidAt)} (horário de Brasília)`],
    ...(isPlayMoney ? [['Observação', 'Demonstração: nenhum dinheiro foi movimentado.'] as const] : []),
  ];
}

function discountOf({ discountCents, discountPercent }: Payment): string {
  return `- ${formatCents(discountCents)} (${formatPercent(discountPercent)})`;
}
