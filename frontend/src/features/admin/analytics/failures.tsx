import { AUDIT_OUTCOME_LABELS } from '@kernel/audit-outcomes';
import { lookupDefinition } from '@kernel/lookup-catalogue';
import type { AnalyticsAnswer } from '../../../shared/api/generated';
import { formatNumber } from '../../../shared/ui/numbers';
import { BarList } from '../metrics/bar-list';
import { MetricCard } from '../metrics/metric-card';
import { sum } from '../metrics/sum';

/** Lookups without data, by the code of their answer; the table tells the types apart. */
export function Failures({ analytics: { failures, period } }: { analytics: AnalyticsAnswer }) {
  const codes = [...new Set(failures.map(({ code }) => code))].map((code) => {
    const those = failures.filter((one) => one.code === code);
    return { code, outcome: those[0]?.outcome ?? 'not_found', n: sum(those.map(({ n }) => n)) };
  });
  return (
    <MetricCard
      title="Falhas por código"
      lead="Consultas que terminaram sem dados de uma fonte."
      file={`falhas-${period.from}-${period.to}`}
      table={{
        columns: ['Código', 'Desfecho', 'Tipo', 'Consultas'],
        words: 3,
        rows: failures.map(({ code, outcome, type, n }) => [
          code,
          AUDIT_OUTCOME_LABELS[outcome],
          lookupDefinition(type).label,
          n,
        ]),
      }}
      empty={failures.length === 0 && 'Nenhuma falha neste período.'}
      more={{ label: 'Ver auditoria', to: '/admin/auditoria' }}
    >
      <BarList
        label="Falhas por código"
        bars={codes
          .toSorted((one, other) => other.n - one.n)
          .map(({ code, outcome, n }) => ({
            label: AUDIT_OUTCOME_LABELS[outcome],
            value: n,
            text: (
              <>
                {formatNumber(n)} <small>{code}</small>
              </>
            ),
            tone: outcome === 'source_down' ? 'warning' : 'soft',
          }))}
      />
    </MetricCard>
  );
}
