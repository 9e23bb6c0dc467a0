import type { BatchItem } from '../../../shared/api/generated';
import { formatNumber } from '../../../shared/ui/numbers';
import { doneOf } from './batch-labels';
import classes from './progress.module.css';

/** How far a batch is. */
export function Progress({ batch }: { batch: BatchItem }) {
  const done = doneOf(batch);
  return (
    <div className="line small middle">
      <progress className={classes.bar} max={batch.lines} value={done} aria-label="Andamento" />
      <span className="soft tabular nowrap">
        {formatNumber(done)} de {formatNumber(batch.lines)}
      </span>
    </div>
  );
}
