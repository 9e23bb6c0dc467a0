import { isLookupType, lookupDefinition } from '@kernel/lookup-catalogue';
import { useGetSubscriptionQuery, useGetUsageQuery } from '../../../shared/api/generated';
import { Card } from '../../../shared/ui/card';
import { OnItsWay } from '../../../shared/ui/on-its-way';
import classes from './today-card.module.css';
import { UsageMeter } from './usage-meter';

/** In Meu Perfil: today's lookups against the plan's limit, and of which types they were; nothing without a plan. */
export function TodayCard() {
  const { data, isLoading } = useGetUsageQuery(undefined, { refetchOnMountOrArgChange: true });
  const plan = useGetSubscriptionQuery();
  if (isLoading || plan.isLoading) return <OnItsWay />;
  if (!data || data.limite === null || plan.data?.subscription?.status !== 'active') return null;
  const types = Object.entries(data.porTipo).map(([type, count]) => ({
    label: isLookupType(type) ? lookupDefinition(type).label : type,
    count,
  }));
  const others = data.usadas - types.reduce((sum, { count }) => sum + count, 0);
  if (others > 0)
    types.push({ label: 'Buscas e grupos de empresas, e consultas apagadas do histórico', count: others });
  return (
    <Card title="Consultas de hoje">
      <UsageMeter usage={data} />
      {types.length > 0 && (
        <ul className={`soft medium ${classes.types}`}>
          {types.map(({ label, count }) => (
            <li key={label}>
              <span>{label}</span>
              <span>{count.toLocaleString('pt-BR')}</span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
