import { Link } from 'react-router-dom';
import type { UserPlan } from '../../../shared/api/generated';
import { Card } from '../../../shared/ui/card';
import { formatMoment } from '../../../shared/ui/dates';
import { Tag } from '../../../shared/ui/tag';
import { PAYMENT_STATUSES, planName } from './user-words';
import classes from './users.module.css';

const reais = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });

/** What the account paid, or meant to. */
export function PaymentsCard({ plan: { payments, paymentsTotal } }: { plan: UserPlan }) {
  return (
    <Card title="Pagamentos">
      {payments.length === 0 && <p className={classes.soft}>Nenhum pagamento.</p>}
      {payments.length > 0 && (
        <ul className={classes.rows} aria-label="Pagamentos">
          {payments.map(({ id, planId, status, amount, promoCode, createdAt }) => (
            <li key={id} className={classes.row}>
              <span>
                <Link to={`/admin/pagamentos?pagamento=${id}`}>
                  {reais.format(amount)}, {planName(planId)}
                </Link>
                <span className={classes.soft}>
                  {formatMoment(createdAt)}
                  {promoCode && `; código ${promoCode}`}
                </span>
              </span>
              <Tag tone={PAYMENT_STATUSES[status].tone}>{PAYMENT_STATUSES[status].text}</Tag>
            </li>
          ))}
        </ul>
      )}
      {paymentsTotal > payments.length && (
        <p className={classes.soft}>
          Os {payments.length} mais novos, de {paymentsTotal}.
        </p>
      )}
    </Card>
  );
}
