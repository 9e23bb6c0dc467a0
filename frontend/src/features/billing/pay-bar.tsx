import { formatCents } from '@kernel/money';
import type { Plan } from '@kernel/plans';
import type { ApiError } from '../../shared/api/api-error';
import { formatDay } from '../../shared/ui/dates';
import { type PayActionProps, PayButton, PayProblem } from './pay-action';
import classes from './pay-bar.module.css';
import type { PlanPrice } from './plan-price';
import type { PlanEnd } from './use-plan-end';

interface Props extends Omit<PayActionProps, 'costs'> {
  readonly plan: Plan;
  readonly price: PlanPrice;
  readonly end: PlanEnd;
  readonly problem: ApiError | null;
}

/** On phones: what was chosen, its price and the way to pay, always at hand. */
export function PayBar({ plan, price, end, problem, ...action }: Props) {
  const until = end.active && end.expiresAt && `até ${formatDay(end.expiresAt)}`;
  return (
    <section className={classes.bar} aria-label="Pagamento">
      <PayProblem problem={problem} />
      <div className={classes.line}>
        <p className="tabular grid">
          <span className="soft small">
            {plan.name}, {until || `${plan.days} dias`}
          </span>
          <span className={classes.price}>{formatCents(price.totalCents)}</span>
        </p>
        <div>
          <PayButton costs={price.totalCents > 0} {...action} />
        </div>
      </div>
    </section>
  );
}
