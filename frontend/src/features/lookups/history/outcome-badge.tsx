import type { HistoryItem as Entry } from '../../../shared/api/generated';
import { OUTCOME_LABELS, outcomeTone } from '../outcome-labels';
import classes from './history-item.module.css';

/** How it ended; what was invented is neither a success nor an error. */
export function OutcomeBadge({ entry }: { entry: Entry }) {
  const tone = outcomeTone(entry);
  return (
    <span className={classes.badge} data-outcome={entry.simulado ? 'simulated' : tone}>
      {entry.simulado ? 'Simulado' : OUTCOME_LABELS[tone]}
    </span>
  );
}
