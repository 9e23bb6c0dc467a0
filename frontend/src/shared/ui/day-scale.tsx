import { PLANS } from '@kernel/plans';
import classes from './day-scale.module.css';

const SCALE_DAYS = Math.max(...PLANS.map((plan) => plan.days));

/** A plan's days on a scale as long as the longest plan, like the distance scale of a lens. */
export function DayScale({ days }: { days: number }) {
  const ticks = Array.from({ length: SCALE_DAYS }, (_, day) => day);
  return (
    <svg className={classes.scale} viewBox={`0 0 ${SCALE_DAYS * 8 - 4} 16`} aria-hidden="true">
      {ticks.map((day) => (
        <path
          key={day}
          d={`M${day * 8 + 2} 16V${day % 5 === 0 ? 2 : 7}`}
          strokeWidth={day < days ? 2.5 : 1.5}
          data-held={day < days || undefined}
        />
      ))}
    </svg>
  );
}
