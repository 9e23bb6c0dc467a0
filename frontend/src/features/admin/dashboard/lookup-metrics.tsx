import { AUDIT_OUTCOME_LABELS } from '@kernel/audit-outcomes';
import type { StatsAnswer } from '../../../shared/api/generated';
import { formatNumber, percent } from '../../../shared/ui/numbers';
import { BarList } from '../metrics/bar-list';
import { bucketsOf } from '../metrics/buckets';
import { ColumnChart } from '../metrics/column-chart';
import { dayLabel, hoursLabel } from '../metrics/day-labels';
import { MetricCard } from '../metrics/metric-card';
import classes from '../metrics/metrics.module.css';
import { sum } from '../metrics/sum';
import { Section } from '../section';
import { Types } from './lookup-types';

const NOTHING = 'Nenhuma consulta neste período.';

const SERIES = [
  { label: 'Com dados', tone: 'accent' },
  { label: 'Sem dados', tone: 'soft' },
] as const;

/** Lookups: of which types, day by day, and how they ended. */
export function LookupMetrics({ stats }: { stats: StatsAnswer }) {
  return (
    <Section title="Consultas">
      <div className={classes.cards}>
        <Days stats={stats} />
        <Types stats={stats} />
        <Outcomes stats={stats} />
      </div>
    </Section>
  );
}

function Days({ stats: { lookups, period, at } }: { stats: StatsAnswer }) {
  const columns = bucketsOf(lookups.days, at).map(({ label, days }) => {
    const [all, found] = [sum(days.map(({ n }) => n)), sum(days.map((day) => day.found))];
    return { label, values: [found, all - found] };
  });
  return (
    <MetricCard
      title="Consultas por dia"
      file={`consultas-por-dia-${period.from}-${period.to}`}
      table={{
        columns: ['Dia', 'Consultas', 'Com dados'],
        rows: lookups.days.map(({ day, n, found }) => [dayLabel(day, at), n, found]),
      }}
      empty={lookups.all.current === 0 && NOTHING}
      wide
    >
      <ColumnChart label="Consultas por dia" series={SERIES} columns={columns} />
    </MetricCard>
  );
}

function Outcomes({ stats: { lookups, period, comparedPeriod } }: { stats: StatsAnswer }) {
  const all = lookups.all.current;
  const hours = hoursLabel(comparedPeriod);
  return (
    <MetricCard
      title="Como terminaram"
      file={`desfechos-${period.from}-${period.to}`}
      table={{
        columns: ['Desfecho', 'No período', `Comparado${hours}`, `Período anterior${hours}`],
        rows: lookups.outcomes.map(({ outcome, current, compared, previous }) => [
          AUDIT_OUTCOME_LABELS[outcome],
          current,
          compared,
          previous,
        ]),
      }}
      empty={all === 0 && NOTHING}
      more={{ label: 'Ver auditoria', to: '/admin/auditoria' }}
    >
      <BarList
        label="Como terminaram"
        bars={lookups.outcomes.map(({ outcome, current }) => ({
          label: AUDIT_OUTCOME_LABELS[outcome],
          value: current,
          text: (
            <>
              {formatNumber(current)} <small>{percent(all === 0 ? null : current / all)}</small>
            </>
          ),
          tone: outcome === 'success' ? 'accent' : outcome === 'source_down' ? 'warning' : 'soft',
        }))}
      />
    </MetricCard>
  );
}
