import type { AnalyticsAnswer } from '../../../shared/api/generated';
import { DOT } from '../../../shared/ui/dot';
import { counted, formatNumber, percent } from '../../../shared/ui/numbers';
import { BarList } from '../metrics/bar-list';
import { registeredIn, weekLabel } from '../metrics/day-labels';
import { MetricCard } from '../metrics/metric-card';

const MOST = 12;

/** Who registered in which week, and what part of them has paid, and paid again, since. */
export function Cohorts({ analytics: { cohorts, period, at } }: { analytics: AnalyticsAnswer }) {
  const part = (n: number, registered: number) => percent(registered === 0 ? null : n / registered);
  return (
    <MetricCard
      title="Do cadastro à renovação"
      lead="Por semana de cadastro, que começa na segunda-feira: quantos já pagaram e quantos pagaram de novo. De cada semana, só os dias do período."
      file={`cadastros-${period.from}-${period.to}`}
      table={{
        columns: ['Semana', 'Cadastrados', 'Pagaram', 'Renovaram', 'Conversão', 'Renovação'],
        rows: cohorts.map(({ week, registered, paid, renewed }) => [
          weekLabel(week, period, at),
          registered,
          paid,
          renewed,
          part(paid, registered),
          part(renewed, paid),
        ]),
      }}
      empty={cohorts.length === 0 && 'Ninguém se cadastrou neste período.'}
      more={{ label: 'Ver usuários', to: registeredIn(period) }}
    >
      {cohorts.length > MOST && <p className="soft small">As últimas {MOST} semanas; todas estão na tabela.</p>}
      <BarList
        label="Do cadastro à renovação"
        bars={cohorts.slice(-MOST).map(({ week, registered, paid, renewed }) => ({
          label: weekLabel(week, period, at),
          value: registered === 0 ? 0 : paid / registered,
          text: (
            <>
              {part(paid, registered)} de {formatNumber(registered)} pagaram
              <small>
                {DOT}
                {counted(renewed, 'renovou', 'renovaram')}
              </small>
            </>
          ),
        }))}
      />
    </MetricCard>
  );
}
