import type { FlaggedHourAnswer } from '../../../shared/api/generated';
import { formatTime } from '../../../shared/ui/dates';
import { ColumnChart, type Series } from '../metrics/column-chart';
import { sum } from '../metrics/sum';
import classes from './usage-limits.module.css';

const SERIES: readonly Series[] = [
  { label: 'Encontradas', tone: 'accent' },
  { label: 'Outras', tone: 'soft' },
];

/** The hour before in steps of five minutes: what was found below, everything else above it. */
export function HourChart({ steps }: { steps: FlaggedHourAnswer['passos'] }) {
  const most = Math.max(1, ...steps.map(({ encontradas, outras }) => encontradas + outras));
  const [found, others] = [sum(steps.map(({ encontradas }) => encontradas)), sum(steps.map(({ outras }) => outras))];
  if (found + others === 0) return null;
  return (
    <div className={classes.chart}>
      <ColumnChart
        label={`Consultas da hora anterior: encontradas, ${found}; outras, ${others}; no máximo ${most} em cinco minutos.`}
        series={SERIES}
        columns={steps.map(({ de, encontradas, outras }) => ({ label: formatTime(de), values: [encontradas, outras] }))}
        table={false}
      />
    </div>
  );
}
