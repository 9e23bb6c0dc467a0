import { formatCents } from '@kernel/money';
import type { Plan, PlanId } from '@kernel/plans';
import { IconCheck } from '@tabler/icons-react';
import { DayScale } from '../../shared/ui/day-scale';
import classes from './plan-option.module.css';

interface Props {
  readonly plan: Plan;
  readonly chosen: boolean;
  readonly onChoose: (planId: PlanId) => void;
}

/** A plan as a large radio button. */
export function PlanOption({ plan, chosen, onChoose }: Props) {
  return (
    <label className={classes.plan} data-chosen={chosen || undefined}>
      <span className={classes.head}>
        <input
          type="radio"
          name="plano"
          value={plan.id}
          checked={chosen}
          onChange={() => onChoose(plan.id)}
          className={classes.radio}
        />
        <span className={classes.name}>{plan.name}</span>
        {plan.popular && <span className={classes.popular}>Mais popular</span>}
      </span>
      <span className={classes.price}>{formatCents(plan.priceCents)}</span>
      <span className={classes.days}>
        {plan.days} dias, {formatCents(Math.round(plan.priceCents / plan.days))} por dia
      </span>
      <DayScale days={plan.days} />
      <span className={classes.features}>
        {plan.features.map((feature) => (
          <span key={feature} className={classes.feature}>
            <IconCheck size={16} stroke={2} aria-hidden="true" />
            {feature}
          </span>
        ))}
      </span>
    </label>
  );
}
