import type { HistoryItem as Entry } from '../lookups.api';
import classes from './history-item.module.css';

/** Success and error as the specification has them; what was invented is never either. */
export function OutcomeBadge({ entry: { simulado, success } }: { entry: Entry }) {
  const outcome = simulado ? 'simulated' : success ? 'success' : 'error';
  const words = { simulated: 'Simulado', success: 'Sucesso', error: 'Erro' };
  return (
    <span className={classes.badge} data-outcome={outcome}>
      {words[outcome]}
    </span>
  );
}
