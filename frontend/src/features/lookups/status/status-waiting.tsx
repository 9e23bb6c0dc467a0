import { useLate } from '../late';
import classes from './status-page.module.css';

export function Waiting() {
  const late = useLate();
  return (
    <div role="status" aria-label="Carregando" className={classes.waiting}>
      {late &&
        Array.from({ length: 5 }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: bars without identity
          <i key={row} />
        ))}
    </div>
  );
}
