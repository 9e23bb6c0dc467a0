import { formatNumber, percent } from '../../../shared/ui/numbers';
import classes from './metrics.module.css';
import type { Totals } from './use-totals';

/** Three figures side by side. */
export function Metrics({ totals, labels }: { totals: Totals; labels: readonly [string, string, string] }) {
  const { made, successful, rate } = totals;
  const values = [formatNumber(made), formatNumber(successful), rate === null ? 'N/A' : percent(rate)];
  return (
    <dl className={classes.metrics}>
      {labels.map((label, position) => (
        <div key={label}>
          <dt className="soft small">{label}</dt>
          <dd>{values[position]}</dd>
        </div>
      ))}
    </dl>
  );
}
