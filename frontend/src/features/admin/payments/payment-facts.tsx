import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { OpenedPaymentItem } from '../../../shared/api/generated';
import { formatMoment } from '../../../shared/ui/dates';
import { Facts } from '../../../shared/ui/facts';
import { formatReais } from '../../../shared/ui/numbers';
import { planLabel } from '../plan-labels';
import { GATEWAYS, PaymentStatus } from './payment-labels';
import classes from './payments.module.css';

/** What was bought, by whom, for how much, under which numbers. */
export function PaymentFacts({ payment }: { payment: OpenedPaymentItem }) {
  const { planId, amount, originalAmount, discountAmount, promoCode, email, userId, chargeId } = payment;
  const facts: ReadonlyArray<readonly [string, ReactNode]> = [
    [
      'Conta',
      <Link key="conta" to={`/admin/usuarios?conta=${userId}`}>
        {email ?? 'Conta encerrada'}
      </Link>,
    ],
    ['Plano', planLabel(planId)],
    ['Preço', formatReais(originalAmount)],
    ['Desconto', promoCode ? `${formatReais(discountAmount)} (${promoCode})` : formatReais(discountAmount)],
    ['Aberto em', formatMoment(payment.createdAt)],
    ['Pago em', paidInWords(payment)],
    ['Meio de pagamento', GATEWAYS[payment.provider] ?? payment.provider],
    ['Cobrança', <code key="cobranca">{chargeId ?? '–'}</code>],
    ['Pagamento', <code key="pagamento">{payment.id}</code>],
  ];
  return (
    <>
      <p className={`row ${classes.headline}`}>
        <strong>{formatReais(amount)}</strong>
        <PaymentStatus payment={payment} />
      </p>
      <Facts facts={facts} />
    </>
  );
}

/** Money that bought nothing came all the same. */
function paidInWords({ paidAt, events }: OpenedPaymentItem): string {
  if (paidAt) return formatMoment(paidAt);
  const came = events.filter(({ kind }) => kind.split(':')[0] === 'retido');
  const first = came[0];
  const amount = came.reduce((sum, event) => sum + event.amount, 0);
  return first ? `${formatMoment(first.at)}, ${formatReais(amount)}, sem plano` : '–';
}
