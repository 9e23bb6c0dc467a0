import { ListSkeleton } from '../list-skeleton';
import skeleton from '../result/result-skeleton.module.css';
import classes from './history-skeleton.module.css';

/** Search box, type, status, two dates and order. */
const CONTROLS = 6;

/** The history's shape while it is on its way; its controls too, unless they stand there already. */
export function HistorySkeleton({ controls }: { controls: boolean }) {
  return (
    <div className="felt-wait" aria-hidden="true">
      {controls && (
        <div className={`grid ${skeleton.skeleton} ${classes.above}`}>
          {Array.from({ length: CONTROLS }, (_, position) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: bars without identity
            <i key={position} />
          ))}
        </div>
      )}
      <ListSkeleton />
    </div>
  );
}
