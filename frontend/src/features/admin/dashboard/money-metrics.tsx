import { formatCents } from '@kernel/money';
import type { StatsAnswer } from '../../../shared/api/generated';
import { DOT } from '../../../shared/ui/dot';
import { counted, formatNumber } from '../../../shared/ui/numbers';
import { BarList } from '../metrics/bar-list';
import { bucketsOf } from '../metrics/buckets';
import { ColumnChart } from '../metrics/column-chart';
import { dayLabel, takingsOf } from '../metrics/day-labels';
import { reais } from '../metrics/format';
import { MetricCard } from '../metrics/metric-card';
import classes from '../metrics/metrics.module.css';
import { sum } from '../metrics/sum';
import { planLabel } from '../plan-labels';
import { Section } from '../section';

/** Money that came and went, by day and by plan. */
export function MoneyMetrics({ stats: { revenue, period, at } }: { stats: StatsAnswer }) {
  const { days, plans } = revenue;
  const nothing = revenue.received.current === 0 && revenue.returned.current === 0;
  const columns = bucketsOf(days, at).map(({ label, days: group }) => ({
    label,
    values: [sum(group.map(({ receivedCents }) => receivedCents))],
  }));
  return (
    <Section title="Receita e planos">
      <div className={classes.cards}>
        <MetricCard
          title="Receita por dia"
          file={`receita-por-dia-${period.from}-${period.to}`}
          table={{
            columns: ['Dia', 'Recebido (R$)', 'Devolvido (R$)'],
            rows: days.map((one) => [dayLabel(one.day, at), reais(one.receivedCents), reais(one.returnedCents)]),
          }}
          empty={nothing && 'Nenhum pagamento neste período.'}
          more={{ label: 'Ver pagamentos', to: takingsOf(period) }}
        >
          <ColumnChart
            label="Receita por dia"
            series={[{ label: 'Recebido', tone: 'second' }]}
            columns={columns}
            inWords={formatCents}
          />
        </MetricCard>
        <MetricCard
          title="Planos"
          lead="Contas com o plano em vigor agora; pagamentos do período."
          file={`planos-${period.from}-${period.to}`}
          table={{
            columns: ['Plano', 'Em vigor', 'Pagamentos', 'Gratuitos', 'Recebido (R$)', 'Devolvido (R$)'],
            rows: plans.map((plan) => [
              planLabel(plan.planId),
              plan.active,
              plan.payments,
              plan.given,
              reais(plan.receivedCents),
              reais(plan.returnedCents),
            ]),
          }}
          more={{ label: 'Ver códigos promocionais', to: '/admin/codigos' }}
        >
          <BarList
            label="Planos"
            bars={plans.map(({ planId, active, payments, receivedCents }) => ({
              label: planLabel(planId),
              value: active,
              text: (
                <>
                  {formatNumber(active)} em vigor
                  <small>
                    {DOT}
                    {counted(payments, 'pagamento')}, {formatCents(receivedCents)}
                  </small>
                </>
              ),
            }))}
          />
        </MetricCard>
      </div>
    </Section>
  );
}
