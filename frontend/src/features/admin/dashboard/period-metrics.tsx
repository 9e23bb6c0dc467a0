import { formatCents } from '@kernel/money';
import type { ComponentProps } from 'react';
import type { ComparedAnswer, StatsAnswer } from '../../../shared/api/generated';
import { formatNumber, percent } from '../../../shared/ui/numbers';
import { isComparable, registeredIn, takingsOf } from '../metrics/day-labels';
import classes from '../metrics/metrics.module.css';
import { Tile } from '../metrics/tile';
import { Section } from '../section';

/** The period's figures beside those of the equal period before. */
export function PeriodMetrics({ stats: { lookups, revenue, users, period, comparedPeriod } }: { stats: StatsAnswer }) {
  const part = lookups.all.current === 0 ? null : lookups.found.current / lookups.all.current;
  const tile = (label: string, figure: ComparedAnswer, more: Partial<ComponentProps<typeof Tile>> = {}) => (
    <Tile
      label={label}
      value={formatNumber(figure.current)}
      compared={isComparable(comparedPeriod) && figure}
      good="up"
      {...more}
    />
  );
  const money = ({ current }: ComparedAnswer) => ({ value: formatCents(current) });
  return (
    <Section title="No período">
      <dl className={`${classes.tiles} ${classes.six}`}>
        {tile('Consultas', lookups.all)}
        {tile('Com dados', lookups.found, { note: `${percent(part)} das consultas` })}
        {tile('Receita', revenue.received, { ...money(revenue.received), to: takingsOf(period) })}
        {tile('Pagamentos', revenue.payments)}
        {tile('Devolvido', revenue.returned, {
          ...money(revenue.returned),
          good: 'down',
          note: 'estornos e contestações',
        })}
        {tile('Novos usuários', users.registered, { to: registeredIn(period) })}
      </dl>
    </Section>
  );
}
