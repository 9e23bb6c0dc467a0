import type { StatsAnswer } from '../../../shared/api/generated';
import { DOT } from '../../../shared/ui/dot';
import { counted, percent } from '../../../shared/ui/numbers';
import { BarList } from '../metrics/bar-list';
import { milliseconds } from '../metrics/format';
import { MetricCard } from '../metrics/metric-card';
import { Section } from '../section';

/** How the sources did: what part of the calls went well, and how long they took. */
export function SourceMetrics({ stats: { sources, period } }: { stats: StatsAnswer }) {
  const asked = sources.filter(({ calls, refused }) => calls + refused > 0);
  return (
    <Section title="Fontes">
      <MetricCard
        title="Sucesso e tempo de resposta"
        lead="De dias inteiros. p50 e p95: o tempo em que metade e 95% das respostas chegaram."
        file={`fontes-${period.from}-${period.to}`}
        table={{
          columns: ['Fonte', 'Chamadas', 'Recusadas', 'Sucesso', 'p50', 'p95'],
          rows: sources.map(({ name, calls, refused, successRate, p50Ms, p95Ms }) => [
            name,
            calls,
            refused,
            percent(successRate),
            milliseconds(p50Ms),
            milliseconds(p95Ms),
          ]),
        }}
        empty={asked.length === 0 && 'Nenhuma fonte foi consultada neste período.'}
        more={{ label: 'Ver fontes', to: '/admin/fontes' }}
      >
        <BarList
          label="Sucesso das fontes"
          bars={asked.map(({ name, calls, successRate, p50Ms, p95Ms }) => ({
            label: name,
            value: successRate ?? 0,
            text: (
              <>
                {percent(successRate)}{' '}
                <small>
                  de {counted(calls, 'chamada')}
                  {DOT}p50 {milliseconds(p50Ms)}
                  {DOT}p95 {milliseconds(p95Ms)}
                </small>
              </>
            ),
            tone: (successRate ?? 0) < 0.95 ? 'warning' : 'accent',
          }))}
        />
      </MetricCard>
    </Section>
  );
}
