import type { ComparedAnswer, StatsAnswer } from '../../../shared/api/generated';
import { formatNumber, percent } from '../../../shared/ui/numbers';
import { isComparable } from '../metrics/day-labels';
import classes from '../metrics/metrics.module.css';
import { Tile } from '../metrics/tile';
import { Section } from '../section';

/** Who there is, with what plan, and how many of those who register come to pay. */
export function UserMetrics({ stats }: { stats: StatsAnswer }) {
  const { totalUsers, activeUsers, expiredUsers, conversionRate, users, comparedPeriod } = stats;
  const beside = (figure: ComparedAnswer) => isComparable(comparedPeriod) && figure;
  return (
    <Section title="Usuários">
      <dl className={`${classes.tiles} ${classes.six}`}>
        <Tile label="Total de usuários" value={formatNumber(totalUsers)} to="/admin/usuarios" />
        <Tile label="Usuários ativos" value={formatNumber(activeUsers)} note="com plano em vigor" />
        <Tile label="Usuários expirados" value={formatNumber(expiredUsers)} note="com plano que terminou" />
        <Tile
          label="Taxa de conversão"
          value={percent(conversionRate)}
          note="de todos os cadastros, também os encerrados, pagaram"
        />
        <Tile
          label="Conversão no período"
          value={percent(users.conversionRate)}
          note={`${formatNumber(users.paid)} de ${formatNumber(users.registered.current)} novos usuários já pagaram`}
        />
        <Tile
          label="Contas encerradas"
          value={formatNumber(users.erased.current)}
          compared={beside(users.erased)}
          good="down"
        />
      </dl>
    </Section>
  );
}
