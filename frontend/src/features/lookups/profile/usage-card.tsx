import { Card } from '../../../shared/ui/card';
import { Metrics } from '../totals/metrics';
import { useTotals } from '../totals/use-totals';

/** Metrics of use, from the history's own totals; not shown while they are unknown. */
export function UsageCard() {
  const totals = useTotals();
  if (!totals) return null;
  return (
    <Card title="Estatísticas de uso">
      <Metrics totals={totals} labels={['Consultas realizadas', 'Bem-sucedidas', 'Taxa de sucesso']} />
    </Card>
  );
}
