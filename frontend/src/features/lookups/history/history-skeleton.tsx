import { useLate } from '../late';
import skeleton from '../result/result-skeleton.module.css';
import classes from './history-list.module.css';

/** The list's shape while it is on its way. */
export function HistorySkeleton() {
  const late = useLate();
  if (!late) return null;
  return (
    <div className={`${skeleton.skeleton} ${classes.waiting}`} aria-hidden="true">
      {[6, 7, 5, 8, 6].map((width, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: bars without identity
        <div key={position} className={classes.bar}>
          <i data-w={width} />
          <i data-w="2" />
        </div>
      ))}
    </div>
  );
}
