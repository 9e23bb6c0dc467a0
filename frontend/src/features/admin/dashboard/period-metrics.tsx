import { formatCents } from '@kernel/money';
import type { ComparedAnswer, StatsAnswer } from '../../../shared/api/generated';
import { formatNumber, percent } from '../../../shared/ui/numbers';
import { isComparable, listOf, takingsOf } from '../metrics/day-labels';
import classes from '../metrics/metrics.module.css';
import { Tile } from '../metrics/tile';
import { Section } from '../section';

/** The period's figures beside those of the equal period before. */
export function PeriodMetrics({ stats: { lookups, revenue, users, period, comparedPeriod } }: { stats: StatsAnswer }) {
  const beside = (figure: ComparedAnswer) => isComparable(comparedPeriod) && figure;
  const part = lookups.all.current === 0 ? null : lookups.found.current / lookups.all.current;
  return (
    <Section title="No período">
      <dl className={`${classes.tiles} ${classes.six}`}>
        <Tile label="Consultas" value={formatNumber(lookups.all.current)} compared={beside(lookups.all)} good="up" />
        <Tile
          label="Com dados"
          value={formatNumber(lookups.found.current)}
          compared={beside(lookups.found)}
          good="up"
          note={`${percent(part)} das consultas`}
        />
        <Tile
          label="Receita"
          value={formatCents(revenue.received.current)}
          compared={beside(revenue.received)}
          good="up"
          to={takingsOf(period)}
        />
        <Tile
          label="Pagamentos"
          value={formatNumber(revenue.payments.current)}
          compared={beside(revenue.payments)}
          good="up"
        />
        <Tile
          label="Devolvido"
          value={formatCents(revenue.returned.current)}
          compared={beside(revenue.returned)}
          good="down"
          note="estornos e contestações"
        />
        <Tile
          label="Novos usuários"
          value={formatNumber(users.registered.current)}
          compared={beside(users.registered)}
          good="up"
          to={listOf('/admin/usuarios', period)}
        />
      </dl>
    </Section>
  );
}
