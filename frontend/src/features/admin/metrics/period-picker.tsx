import type { StatsPeriod } from '../../../shared/api/generated';
import classes from './period-picker.module.css';

const PERIOD_LABELS: Readonly<Record<StatsPeriod, string>> = {
  hoje: 'Hoje',
  '7d': '7 dias',
  '30d': '30 dias',
  '90d': '90 dias',
  '12m': '12 meses',
};

export function isPeriod(value: string | null): value is StatsPeriod {
  return value !== null && Object.hasOwn(PERIOD_LABELS, value);
}

interface Props {
  /** Null when days of one's own were chosen. */
  readonly value: StatsPeriod | null;
  readonly onChange: (period: StatsPeriod) => void;
}

/** Which days the figures are of. */
export function PeriodPicker({ value, onChange }: Props) {
  return (
    <fieldset className={classes.periods} aria-label="Período">
      {(Object.entries(PERIOD_LABELS) as Array<[StatsPeriod, string]>).map(([period, label]) => (
        <button key={period} type="button" aria-pressed={period === value} onClick={() => onChange(period)}>
          {label}
        </button>
      ))}
    </fieldset>
  );
}
