import { Link } from 'react-router-dom';
import type { UserPlan } from '../../../shared/api/generated';
import { Card } from '../../../shared/ui/card';
import { formatMoment } from '../../../shared/ui/dates';
import { formatReais } from '../../../shared/ui/numbers';
import { PaymentStatus } from '../payments/payment-labels';
import { planLabel } from '../plan-labels';
import rows from '../rows.module.css';

/** What the account paid, or meant to. */
export function PaymentsCard({ plan: { payments, paymentsTotal } }: { plan: UserPlan }) {
  return (
    <Card title="Pagamentos">
      {payments.length === 0 && <p className="soft medium">Nenhum pagamento.</p>}
      {payments.length > 0 && (
        <ul className="breaks" aria-label="Pagamentos">
          {payments.map((payment) => (
            <li key={payment.id} className={rows.row}>
              <span>
                <Link to={`/admin/pagamentos?pagamento=${payment.id}`}>
                  {formatReais(payment.amount)}, {planLabel(payment.planId)}
                </Link>
                <span className="soft medium">
                  {formatMoment(payment.createdAt)}
                  {payment.promoCode && `; código ${payment.promoCode}`}
                </span>
              </span>
              <PaymentStatus payment={payment} />
            </li>
          ))}
        </ul>
      )}
      {paymentsTotal > payments.length && (
        <p className="soft medium">
          Os {payments.length} mais novos, de {paymentsTotal}.
        </p>
      )}
    </Card>
  );
}
