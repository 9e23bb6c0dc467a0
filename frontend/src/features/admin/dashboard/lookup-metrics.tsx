import { AUDIT_OUTCOME_LABELS } from '@kernel/audit-outcomes';
import { LOOKUP_CATALOGUE } from '@kernel/lookup-catalogue';
import type { StatsAnswer } from '../../../shared/api/generated';
import { dayInWords } from '../../../shared/ui/dates';
import { percent } from '../../../shared/ui/numbers';
import { BarList } from '../metrics/bar-list';
import { bucketsOf } from '../metrics/buckets';
import { ColumnChart } from '../metrics/column-chart';
import { count } from '../metrics/format';
import { MetricCard } from '../metrics/metric-card';
import classes from '../metrics/metrics.module.css';
import { sum } from '../metrics/sum';

const NOTHING = 'Nenhuma consulta neste período.';
/** The specification's chart types first, then all others. */
const KEYS = [
  ...new Set(['cpf', 'name', 'phone', 'pix', 'fotorj', ...LOOKUP_CATALOGUE.map((one) => one.statisticsKey)]),
];
const SERIES = [
  { label: 'Com dados', tone: 'accent' },
  { label: 'Sem dados', tone: 'soft' },
] as const;

/** Lookups: of which types, day by day, and how they ended. */
export function LookupMetrics({ stats }: { stats: StatsAnswer }) {
  return (
    <section className={classes.section} aria-labelledby="consultas">
      <h2 id="consultas">Consultas</h2>
      <div className={classes.cards}>
        <Days stats={stats} />
        <Types stats={stats} />
        <Outcomes stats={stats} />
      </div>
    </section>
  );
}

function Days({ stats: { lookups, period } }: { stats: StatsAnswer }) {
  const columns = bucketsOf(lookups.days).map(({ label, days }) => {
    const [all, found] = [sum(days.map(({ n }) => n)), sum(days.map((day) => day.found))];
    return { label, values: [found, all - found] };
  });
  return (
    <MetricCard
      title="Consultas por dia"
      file={`consultas-por-dia-${period.from}-${period.to}`}
      table={{
        columns: ['Dia', 'Consultas', 'Com dados'],
        rows: lookups.days.map(({ day, n, found }) => [dayInWords(day), String(n), String(found)]),
      }}
      empty={lookups.all.current === 0 && NOTHING}
      wide
    >
      <ColumnChart label="Consultas por dia" series={SERIES} columns={columns} />
    </MetricCard>
  );
}

/** Counted since the beginning, as the total is whose parts these are; the period's own figures stand in the table. */
function Types({ stats: { lookups, consultationTypes, failedConsultationTypes, period } }: { stats: StatsAnswer }) {
  const of = (counts: object | undefined, key: string) =>
    (counts as Readonly<Record<string, number>> | undefined)?.[key] ?? 0;
  const keys = KEYS.map((key) => {
    const types = LOOKUP_CATALOGUE.filter(({ statisticsKey }) => statisticsKey === key).map(({ type }) => type);
    const those = lookups.types.filter(({ type }) => types.includes(type));
    return {
      label: labelOf(key),
      found: of(consultationTypes, key),
      failed: of(failedConsultationTypes, key),
      inPeriod: [sum(those.map(({ n }) => n)), sum(those.map((one) => one.found))],
    };
  });
  return (
    <MetricCard
      title="Tipos de consulta"
      lead="Desde o começo. As com dados somam o total de consultas; CPF conta também CPF 2.0, CPF Mãe e CPF Pai."
      file={`tipos-de-consulta-${period.from}-${period.to}`}
      table={{
        columns: ['Tipo', 'Com dados', 'Tentativas sem dados', 'Todas no período', 'Com dados no período'],
        rows: keys.map(({ label, found, failed, inPeriod }) => [label, ...[found, failed, ...inPeriod].map(String)]),
      }}
      empty={keys.every(({ found, failed }) => found + failed === 0) && 'Nenhuma consulta ainda.'}
      more={{ label: 'Ver análises', to: '/admin/analytics' }}
    >
      <BarList
        label="Tipos de consulta"
        series={['Com dados', 'Tentativas sem dados']}
        bars={keys.map(({ label, found, failed }) => ({
          label,
          value: found,
          second: failed,
          text: (
            <>
              {count(found)} <small>e {count(failed)} sem dados</small>
            </>
          ),
        }))}
      />
    </MetricCard>
  );
}

function Outcomes({ stats: { lookups, period } }: { stats: StatsAnswer }) {
  const all = lookups.all.current;
  return (
    <MetricCard
      title="Como terminaram"
      file={`desfechos-${period.from}-${period.to}`}
      table={{
        columns: ['Desfecho', 'No período', 'Período anterior'],
        rows: lookups.outcomes.map(({ outcome, current, previous }) => [
          AUDIT_OUTCOME_LABELS[outcome],
          String(current),
          String(previous),
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
              {count(current)} <small>{percent(all === 0 ? null : current / all)}</small>
            </>
          ),
          tone: outcome === 'success' ? 'accent' : outcome === 'source_down' ? 'warning' : 'soft',
        }))}
      />
    </MetricCard>
  );
}

function labelOf(key: string): string {
  return LOOKUP_CATALOGUE.find(({ statisticsKey }) => statisticsKey === key)?.label ?? key;
}
