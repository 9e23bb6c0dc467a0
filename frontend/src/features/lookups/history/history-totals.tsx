import { Metrics } from '../totals/metrics';
import { useTotals } from '../totals/use-totals';

/** Totals over the whole history, whatever is filtered. */
export function HistoryTotals() {
  const totals = useTotals();
  if (!totals || totals.made === 0) return null;
  return (
    <div className="away">
      <Metrics totals={totals} labels={['Total', 'Sucessos', 'Taxa de sucesso']} />
    </div>
  );
}
