import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { OpenedPaymentItem } from '../../../shared/api/generated';
import { formatMoment } from '../../../shared/ui/dates';
import { Tag } from '../../../shared/ui/tag';
import { PAYMENT_STATUSES } from '../users/user-words';
import { Facts } from './facts';
import { GATEWAYS, money, planName } from './payment-words';
import classes from './payments.module.css';

/** What was bought, by whom, for how much, under which numbers. */
export function PaymentFacts({ payment }: { payment: OpenedPaymentItem }) {
  const { status, planId, amount, originalAmount, discountAmount, promoCode, email, userId, chargeId, paidAt } =
    payment;
  const facts: ReadonlyArray<readonly [string, ReactNode]> = [
    [
      'Conta',
      <Link key="conta" to={`/admin/usuarios?conta=${userId}`}>
        {email ?? 'Conta encerrada'}
      </Link>,
    ],
    ['Plano', planName(planId)],
    ['Preço', money(originalAmount)],
    ['Desconto', promoCode ? `${money(discountAmount)} (${promoCode})` : money(discountAmount)],
    ['Aberto em', formatMoment(payment.createdAt)],
    ['Pago em', paidAt ? formatMoment(paidAt) : '–'],
    ['Meio de pagamento', GATEWAYS[payment.provider] ?? payment.provider],
    ['Cobrança', <code key="cobranca">{chargeId ?? '–'}</code>],
    ['Pagamento', <code key="pagamento">{payment.id}</code>],
  ];
  return (
    <>
      <p className={classes.headline}>
        <strong>{money(amount)}</strong>
        <Tag tone={PAYMENT_STATUSES[status].tone}>{PAYMENT_STATUSES[status].text}</Tag>
      </p>
      <Facts facts={facts} />
    </>
  );
}
