import classes from './days-ring.module.css';

const RADIUS = 46;
const ROUND = 2 * Math.PI * RADIUS;

/** Days left, as a ring that empties; more days than the plan has (renewed early) fill it. */
export function DaysRing({ days, of, low }: { days: number; of: number; low: boolean }) {
  const share = Math.min(1, days / of);
  return (
    <div className={classes.ring} data-low={low || undefined}>
      <svg viewBox="0 0 104 104" strokeWidth="9" aria-hidden="true">
        <circle cx="52" cy="52" r={RADIUS} className={classes.scale} />
        <circle cx="52" cy="52" r={RADIUS} className={classes.left} strokeDasharray={`${ROUND * share} ${ROUND}`} />
      </svg>
      <p className={classes.words}>
        <strong>{days}</strong> {days === 1 ? 'dia restante' : 'dias restantes'}
      </p>
    </div>
  );
}
