import { daysOf } from '@kernel/date-range';
import { LOOKUP_CATALOGUE, lookupDefinition } from '@kernel/lookup-catalogue';
import { useState } from 'react';
import type { AnalyticsAnswer, LookupType } from '../../../shared/api/generated';
import { Choice } from '../../../shared/ui/choice';
import { bucketsOf } from '../metrics/buckets';
import { ColumnChart } from '../metrics/column-chart';
import { dayLabel } from '../metrics/day-labels';
import { MetricCard } from '../metrics/metric-card';
import { sum } from '../metrics/sum';
import classes from './analytics.module.css';

const TYPES = LOOKUP_CATALOGUE.map(({ type, label }) => ({ value: type, label }));

/** Lookups of one type day by day, beside those of another one if wished. */
export function TypesOverTime({ analytics: { types, period, at } }: { analytics: AnalyticsAnswer }) {
  const [first, setFirst] = useState<string>('');
  const [second, setSecond] = useState<string>('');
  const chosen = [first, second].filter((type, at) => type !== '' || at === 0);
  const countOf = (day: string, type: string) =>
    sum(types.filter((one) => one.day === day && (type === '' || one.type === type)).map(({ n }) => n));
  const days = daysOf(period).map((day) => ({ day, values: chosen.map((type) => countOf(day, type)) }));
  const series = chosen.map((type, at) => ({
    label: type === '' ? 'Todas as consultas' : lookupDefinition(type as LookupType).label,
    tone: at === 0 ? ('accent' as const) : ('warning' as const),
  }));
  return (
    <MetricCard
      title="Consultas ao longo do tempo"
      file={`consultas-por-tipo-${period.from}-${period.to}`}
      table={{
        columns: ['Dia', 'Tipo', 'Consultas', 'Com dados'],
        words: 2,
        rows: types
          .filter(({ type }) => chosen.includes('') || chosen.includes(type))
          .map(({ day, type, n, found }) => [dayLabel(day, at), lookupDefinition(type).label, n, found]),
      }}
      empty={types.length === 0 && 'Nenhuma consulta neste período.'}
      wide
    >
      <div className={`row ${classes.choices}`}>
        <Choice
          label="Tipo"
          data={[{ value: '', label: 'Todos' }, ...TYPES]}
          value={first}
          onChange={({ currentTarget: { value } }) => {
            setFirst(value);
            if (value === second) setSecond('');
          }}
        />
        <Choice
          label="Comparar com"
          data={[{ value: '', label: 'Nenhum' }, ...TYPES.filter(({ value }) => value !== first)]}
          value={second}
          onChange={(event) => setSecond(event.currentTarget.value)}
        />
      </div>
      <ColumnChart
        label="Consultas ao longo do tempo"
        series={series}
        side
        columns={bucketsOf(days, at).map(({ label, days: group }) => ({
          label,
          values: chosen.map((_, at) => sum(group.map(({ values }) => values[at] ?? 0))),
        }))}
      />
    </MetricCard>
  );
}
