import type { AdminScreen } from '../../features/admin';
import classes from './waiting.module.css';

/** How much waits for an administrator on a screen, where something does. */
export function Waiting({ useWaiting }: Required<Pick<AdminScreen, 'useWaiting'>>) {
  const waiting = useWaiting();
  if (waiting === 0) return null;
  return (
    <span className={classes.count}>
      {waiting}
      <span className="visually-hidden"> à espera</span>
    </span>
  );
}
