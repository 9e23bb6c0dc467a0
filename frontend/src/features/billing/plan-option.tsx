import { formatCents } from '@kernel/money';
import type { Plan, PlanId } from '@kernel/plans';
import { formatPercent } from '@kernel/promo-code';
import { IconCheck } from '@tabler/icons-react';
import { DayScale } from '../../shared/ui/day-scale';
import { formatNumber } from '../../shared/ui/numbers';
import { Tag } from '../../shared/ui/tag';
import classes from './plan-option.module.css';
import type { PlanPrice } from './plan-price';
import { useDailyLookups } from './use-daily-lookups';

interface Props {
  readonly plan: Plan;
  readonly price: PlanPrice;
  readonly chosen: boolean;
  readonly onChoose: (planId: PlanId) => void;
}

/** A plan as a large radio button. */
export function PlanOption({ plan, price, chosen, onChoose }: Props) {
  return (
    <label className={`boxed focus-ring ${classes.plan}`} data-chosen={chosen || undefined}>
      <span className={`row gap-2-3 middle ${classes.head}`}>
        <input
          type="radio"
          name="plano"
          value={plan.id}
          checked={chosen}
          onChange={() => onChoose(plan.id)}
          className={classes.radio}
        />
        <span className={classes.name}>{plan.name}</span>
        {plan.popular && <Tag tone="accent">Mais popular</Tag>}
      </span>
      <span className={`soft apart tabular ${classes.before}`}>
        {price.discountCents > 0 && (
          <>
            <span className="visually-hidden">De </span>
            <s>{formatCents(price.originalCents)}</s>
            <span className="visually-hidden"> por </span>
          </>
        )}
      </span>
      <span className={classes.price} data-part="price">
        {formatCents(price.totalCents)}
      </span>
      <span className={classes.code}>
        {price.discountCents > 0 && (
          <span className={classes.saving}>
            Economia de {formatCents(price.discountCents)}{' '}
            <span className="weight-500 nowrap">({formatPercent(price.percent)})</span>
          </span>
        )}
        {price.codeElsewhere && (
          <span className={`soft small near block ${classes.elsewhere}`}>O código não vale para este plano</span>
        )}
      </span>
      <span className={classes.days} data-part="days">
        {plan.days} dias
        {price.totalCents > 0 && `, ${formatCents(Math.round(price.totalCents / plan.days))} por dia`}
      </span>
      <Limits plan={plan} />
      <span className={classes.scale} data-part="scale">
        <DayScale days={plan.days} />
      </span>
      <span className={classes.features} data-part="features">
        {plan.features.map((feature) => (
          <span key={feature} className={`line gap-2 soft ${classes.feature}`}>
            <IconCheck size={16} stroke={2} aria-hidden="true" />
            {feature}
          </span>
        ))}
      </span>
    </label>
  );
}

const daily = (lookups: number) => `até ${formatNumber(lookups)} consultas por dia`;

/** How many companies it follows, and what the operator allows a day, which is known once the server has said it. */
function Limits({ plan }: { plan: Plan }) {
  const perDay = useDailyLookups(plan.id);
  return (
    <span className={classes.limits}>
      <span className={classes.daily} data-widest={daily(99_999)}>
        {perDay && <span>{daily(perDay)}</span>}
      </span>
      <span>acompanha até {plan.watchedCompanies} empresas</span>
    </span>
  );
}
