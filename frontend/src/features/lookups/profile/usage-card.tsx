import { Card } from '../../../shared/ui/card';
import { Figures } from '../figures';
import { useTotals } from '../use-totals';

/** Figures of use, from the history's own totals; not shown while they are unknown. */
export function UsageCard() {
  const totals = useTotals();
  if (!totals) return null;
  return (
    <Card title="Estatísticas de uso">
      <Figures totals={totals} labels={['Consultas realizadas', 'Bem-sucedidas', 'Taxa de sucesso']} />
    </Card>
  );
}
