import { formatDay } from '../../shared/ui/dates';
import { usePaymentPages } from './billing.api';
import { PaymentWithdrawal } from './payment-withdrawal';
import classes from './plan-summary.module.css';

/**
 * The right to withdraw may outlast the plan by some hours, and without a plan nobody comes to Meu Perfil: then the last
 * purchase can be withdrawn from here.
 */
export function LapsedPurchase() {
  const { data } = usePaymentPages();
  const bought = data?.pages[0]?.data.find(({ status, paidAt }) => status === 'approved' && paidAt);
  if (!bought?.withdrawalUntil || new Date() >= new Date(bought.withdrawalUntil)) return null;
  const of = `compra de ${formatDay(bought.paidAt ?? bought.createdAt)}`;
  return (
    <div className={classes.lapsed}>
      {!bought.withdrawalAskedAt && <span>Ainda é possível desistir da {of}.</span>}
      <PaymentWithdrawal payment={bought} of={of} />
    </div>
  );
}
