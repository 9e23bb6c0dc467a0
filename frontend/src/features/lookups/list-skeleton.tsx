import classes from './list-skeleton.module.css';
import skeleton from './result/result-skeleton.module.css';

/** The shape of a list while it is on its way. */
export function ListSkeleton() {
  return (
    <div className={`boxed ruled grid ${skeleton.skeleton} ${classes.list}`}>
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
