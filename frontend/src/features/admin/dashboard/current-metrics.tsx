import type { StatsAnswer } from '../../../shared/api/generated';
import { formatNumber } from '../../../shared/ui/numbers';
import classes from '../metrics/metrics.module.css';
import { Tile } from '../metrics/tile';
import { Section } from '../section';

/** General figures: since the beginning, today and at this moment. */
export function CurrentMetrics({ stats }: { stats: StatsAnswer }) {
  return (
    <Section title="Estatísticas gerais">
      <dl className={classes.tiles}>
        <Tile label="Usuários online" value={formatNumber(stats.onlineUsers)} note="nos últimos 5 minutos" />
        <Tile label="Consultas hoje" value={formatNumber(stats.todayConsultations)} note="com dados encontrados" />
        <Tile
          label="Total de consultas"
          value={formatNumber(stats.totalConsultations)}
          note="com dados, desde o começo"
          to="/admin/auditoria"
        />
        <Tile
          label="Sugestões pendentes"
          value={formatNumber(stats.pendingSuggestions)}
          note={`de ${formatNumber(stats.totalSuggestions)} guardadas`}
          to="/admin/suggestions"
        />
      </dl>
    </Section>
  );
}
