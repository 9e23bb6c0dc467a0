import { AUDIT_OUTCOME_LABELS } from '@kernel/audit-outcomes';
import { LOOKUP_CATALOGUE } from '@kernel/lookup-catalogue';
import type { StatsAnswer } from '../../../shared/api/generated';
import { dayInWords } from '../../../shared/ui/dates';
import { BarList } from '../figures/bar-list';
import { bucketsOf } from '../figures/buckets';
import { ColumnChart } from '../figures/column-chart';
import { FigureCard } from '../figures/figure-card';
import classes from '../figures/figures.module.css';
import { count, share } from '../figures/in-words';
import { sum } from '../figures/sum';

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
export function LookupFigures({ stats }: { stats: StatsAnswer }) {
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
    <FigureCard
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
    </FigureCard>
  );
}

function Types({ stats: { lookups, consultationTypes, period } }: { stats: StatsAnswer }) {
  const keys = KEYS.map((key) => {
    const types = LOOKUP_CATALOGUE.filter(({ statisticsKey }) => statisticsKey === key).map(({ type }) => type);
    const those = lookups.types.filter(({ type }) => types.includes(type));
    const total = (consultationTypes as Readonly<Record<string, number>>)[key] ?? 0;
    return {
      key,
      label: labelOf(key),
      n: sum(those.map(({ n }) => n)),
      found: sum(those.map((one) => one.found)),
      total,
    };
  });
  return (
    <FigureCard
      title="Tipos de consulta"
      lead="CPF conta também CPF 2.0, CPF Mãe e CPF Pai."
      file={`tipos-de-consulta-${period.from}-${period.to}`}
      table={{
        columns: ['Tipo', 'No período', 'Com dados', 'Com dados desde o começo'],
        rows: keys.map(({ label, n, found, total }) => [label, String(n), String(found), String(total)]),
      }}
      empty={lookups.all.current === 0 && NOTHING}
      more={{ label: 'Ver análises', to: '/admin/analytics' }}
    >
      <BarList label="Tipos de consulta" bars={keys.map(({ label, n }) => ({ label, value: n, text: count(n) }))} />
    </FigureCard>
  );
}

function Outcomes({ stats: { lookups, period } }: { stats: StatsAnswer }) {
  const all = lookups.all.current;
  return (
    <FigureCard
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
              {count(current)} <small>{share(all === 0 ? null : current / all)}</small>
            </>
          ),
          tone: outcome === 'success' ? 'accent' : outcome === 'source_down' ? 'warning' : 'soft',
        }))}
      />
    </FigureCard>
  );
}

function labelOf(key: string): string {
  return LOOKUP_CATALOGUE.find(({ statisticsKey }) => statisticsKey === key)?.label ?? key;
}
