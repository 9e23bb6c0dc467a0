import type { AnalyticsAnswer } from '../../../shared/api/generated';
import { ColumnChart } from '../metrics/column-chart';
import { MetricCard } from '../metrics/metric-card';
import { sum } from '../metrics/sum';

/** At which hours of the day lookups are made. */
export function DayHours({ analytics: { hours, period } }: { analytics: AnalyticsAnswer }) {
  return (
    <MetricCard
      title="Horas do dia"
      file={`horas-do-dia-${period.from}-${period.to}`}
      table={{
        columns: ['Hora', 'Consultas', 'Com dados'],
        rows: hours.map(({ hour, n, found }) => [`${hour}h`, String(n), String(found)]),
      }}
      empty={sum(hours.map(({ n }) => n)) === 0 && 'Nenhuma consulta neste período.'}
    >
      <ColumnChart
        label="Horas do dia"
        series={[
          { label: 'Com dados', tone: 'accent' },
          { label: 'Sem dados', tone: 'soft' },
        ]}
        columns={hours.map(({ hour, n, found }) => ({ label: `${hour}h`, values: [found, n - found] }))}
      />
    </MetricCard>
  );
}
