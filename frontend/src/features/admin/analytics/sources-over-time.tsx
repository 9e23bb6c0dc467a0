import { dayInBrazil, daysUntil } from '@kernel/brazilian-day';
import { daysOf } from '@kernel/date-range';
import { MEASURED_DAYS_KEPT } from '@kernel/sources';
import { useState } from 'react';
import type { AnalyticsAnswer } from '../../../shared/api/generated';
import { Choice } from '../../../shared/ui/choice';
import { percent } from '../../../shared/ui/numbers';
import { bucketsOf } from '../metrics/buckets';
import { ColumnChart } from '../metrics/column-chart';
import { dayLabel } from '../metrics/day-labels';
import { milliseconds } from '../metrics/format';
import { MetricCard } from '../metrics/metric-card';
import { sum } from '../metrics/sum';
import classes from './analytics.module.css';

/** Calls to the sources day by day, those that went well apart. */
export function SourcesOverTime({ analytics: { sources, period, at } }: { analytics: AnalyticsAnswer }) {
  const [wanted, setWanted] = useState('');
  const [firstKept = ''] = daysUntil(dayInBrazil(new Date(at)), MEASURED_DAYS_KEPT);
  const gone = period.from < firstKept;
  const names = new Map(sources.map(({ id, name }) => [id, name]));
  // In another period it may not have been asked.
  const source = names.has(wanted) ? wanted : '';
  const those = sources.filter(({ id }) => source === '' || id === source);
  const days = daysOf(period).map((day) => {
    const ofDay = those.filter((one) => one.day === day);
    const calls = sum(ofDay.map((one) => one.calls));
    const well = sum(ofDay.map((one) => Math.round((one.successRate ?? 0) * one.calls)));
    return { day, well, failed: calls - well };
  });
  return (
    <MetricCard
      title="Fontes ao longo do tempo"
      lead={gone && `As medições das fontes ficam guardadas por ${MEASURED_DAYS_KEPT} dias.`}
      file={`fontes-por-dia-${period.from}-${period.to}`}
      table={{
        columns: ['Dia', 'Fonte', 'Chamadas', 'Recusadas', 'Sucesso', 'p50', 'p95'],
        words: 2,
        rows: those.map((one) => [
          dayLabel(one.day, at),
          one.name,
          one.calls,
          one.refused,
          percent(one.successRate),
          milliseconds(one.p50Ms),
          milliseconds(one.p95Ms),
        ]),
      }}
      empty={
        sources.length === 0 &&
        (gone ? 'Não há medições guardadas deste período.' : 'Nenhuma fonte foi consultada neste período.')
      }
      more={{ label: 'Ver fontes', to: '/admin/fontes' }}
    >
      <div className={`row ${classes.choices}`}>
        <Choice
          label="Fonte"
          data={[{ value: '', label: 'Todas' }, ...[...names].map(([value, label]) => ({ value, label }))]}
          value={source}
          onChange={(event) => setWanted(event.currentTarget.value)}
        />
      </div>
      <ColumnChart
        label="Fontes ao longo do tempo"
        series={[
          { label: 'Deram certo', tone: 'accent' },
          { label: 'Falharam', tone: 'warning' },
        ]}
        columns={bucketsOf(days, at).map(({ label, days: group }) => ({
          label,
          values: [sum(group.map(({ well }) => well)), sum(group.map(({ failed }) => failed))],
        }))}
      />
    </MetricCard>
  );
}
