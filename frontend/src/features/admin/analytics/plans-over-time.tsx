import { daysOf } from '@kernel/date-range';
import { formatCents } from '@kernel/money';
import { PLANS } from '@kernel/plans';
import type { AnalyticsAnswer } from '../../../shared/api/generated';
import { bucketsOf } from '../metrics/buckets';
import { ColumnChart } from '../metrics/column-chart';
import { dayLabel, takingsOf } from '../metrics/day-labels';
import { reais } from '../metrics/format';
import { MetricCard } from '../metrics/metric-card';
import { sum } from '../metrics/sum';
import { planLabel } from '../plan-labels';

const TONES = ['soft', 'accent', 'second'] as const;

/** What each plan brought, day by day. */
export function PlansOverTime({ analytics: { plans, period, at } }: { analytics: AnalyticsAnswer }) {
  const days = daysOf(period).map((day) => ({
    day,
    cents: PLANS.map(({ id }) =>
      sum(plans.filter((one) => one.day === day && one.planId === id).map(({ receivedCents }) => receivedCents)),
    ),
  }));
  return (
    <MetricCard
      title="Planos ao longo do tempo"
      file={`planos-por-dia-${period.from}-${period.to}`}
      table={{
        columns: ['Dia', 'Plano', 'Pagamentos', 'Gratuitos', 'Recebido (R$)', 'Devolvido (R$)'],
        words: 2,
        rows: plans.map((one) => [
          dayLabel(one.day, at),
          planLabel(one.planId),
          one.payments,
          one.given,
          reais(one.receivedCents),
          reais(one.returnedCents),
        ]),
      }}
      empty={plans.length === 0 && 'Nenhum pagamento neste período.'}
      more={{ label: 'Ver pagamentos', to: takingsOf(period) }}
    >
      <ColumnChart
        label="Planos ao longo do tempo"
        series={PLANS.map(({ name }, at) => ({ label: name, tone: TONES[at] ?? 'soft' }))}
        inWords={formatCents}
        columns={bucketsOf(days, at).map(({ label, days: group }) => ({
          label,
          values: PLANS.map((_, at) => sum(group.map(({ cents }) => cents[at] ?? 0))),
        }))}
      />
    </MetricCard>
  );
}
