import type { AnalyticsAnswer } from '../../../shared/api/generated';
import { ColumnChart } from '../metrics/column-chart';
import { underWay } from '../metrics/day-labels';
import { MetricCard } from '../metrics/metric-card';
import { sum } from '../metrics/sum';

/** At which hours of the day lookups are made; of a single day that runs, those that have begun. */
export function DayHours({ analytics: { hours: all, period, at } }: { analytics: AnalyticsAnswer }) {
  const ofOneDay = period.from === period.to;
  const hours = (ofOneDay ? all.slice(0, period.hours) : all).map((one) => ({
    ...one,
    label: ofOneDay && one.hour === period.hours - 1 ? underWay(`${one.hour}h`, period.to, at) : `${one.hour}h`,
  }));
  return (
    <MetricCard
      title="Horas do dia"
      file={`horas-do-dia-${period.from}-${period.to}`}
      table={{
        columns: ['Hora', 'Consultas', 'Com dados'],
        rows: hours.map(({ label, n, found }) => [label, n, found]),
      }}
      empty={sum(hours.map(({ n }) => n)) === 0 && 'Nenhuma consulta neste período.'}
    >
      <ColumnChart
        label="Horas do dia"
        series={[
          { label: 'Com dados', tone: 'accent' },
          { label: 'Sem dados', tone: 'soft' },
        ]}
        columns={hours.map(({ label, n, found }) => ({ label, values: [found, n - found] }))}
      />
    </MetricCard>
  );
}
