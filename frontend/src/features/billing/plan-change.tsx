import type { Plan } from '@kernel/plans';
import { formatNumber } from '../../shared/ui/numbers';
import classes from './plan-summary.module.css';
import { useDailyLookups } from './use-daily-lookups';
import type { PlanEnd } from './use-plan-end';

interface Props {
  readonly current: NonNullable<PlanEnd['current']>;
  readonly plan: Plan;
}

/** What becomes of the days that are left when another plan is bought: they stay, under the new plan's limit. */
export function PlanChange({ current, plan }: Props) {
  const perDay = useDailyLookups(plan.id);
  const left =
    current.daysRemaining === 1
      ? `o dia que resta do ${current.plan} também passa`
      : `os ${formatNumber(current.daysRemaining)} dias que restam do ${current.plan} também passam`;
  return (
    <p className={classes.change}>
      Com a troca, {left} a valer como {plan.name}, já na aprovação
      {perDay && `: até ${formatNumber(perDay)} consultas por dia e ${plan.watchedCompanies} empresas acompanhadas`}.
    </p>
  );
}
