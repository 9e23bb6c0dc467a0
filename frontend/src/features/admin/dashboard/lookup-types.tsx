import { LOOKUP_CATALOGUE } from '@kernel/lookup-catalogue';
import type { StatsAnswer } from '../../../shared/api/generated';
import { formatNumber } from '../../../shared/ui/numbers';
import { BarList } from '../metrics/bar-list';
import { MetricCard } from '../metrics/metric-card';
import { sum } from '../metrics/sum';

/** The specification's chart types first, then all others. */
const KEYS = [
  ...new Set(['cpf', 'name', 'phone', 'pix', 'fotorj', ...LOOKUP_CATALOGUE.map((one) => one.statisticsKey)]),
];

/** Counted since the beginning, as the total is whose parts these are; the period's own figures stand in the table. */
export function Types({
  stats: { lookups, consultationTypes, failedConsultationTypes, period },
}: {
  stats: StatsAnswer;
}) {
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
        rows: keys.map(({ label, found, failed, inPeriod }) => [label, found, failed, ...inPeriod]),
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
              {formatNumber(found)}
              {failed > 0 && <small> e {formatNumber(failed)} sem dados</small>}
            </>
          ),
        }))}
      />
    </MetricCard>
  );
}

function labelOf(key: string): string {
  return LOOKUP_CATALOGUE.find(({ statisticsKey }) => statisticsKey === key)?.label ?? key;
}
