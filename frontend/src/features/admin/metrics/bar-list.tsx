import type { ReactNode } from 'react';
import classes from './metrics.module.css';

export interface Bar {
  readonly label: string;
  readonly value: number;
  /** The figure as it is read, with what belongs to it. */
  readonly text: ReactNode;
  readonly tone?: 'accent' | 'soft' | 'warning';
}

/** Bars that lie below one another, each with its name and figure, so that nothing is told by length alone. */
export function BarList({ label, bars }: { label: string; bars: readonly Bar[] }) {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <ul className={classes.bars} aria-label={label}>
      {bars.map(({ label: name, value, text, tone = 'accent' }) => (
        <li key={name}>
          <span>{name}</span>
          <span className={classes.figure}>{text}</span>
          <svg aria-hidden="true">
            <rect className={classes.behind} width="100%" height="100%" rx="4" />
            {value > 0 && <rect className={classes[tone]} width={`${(100 * value) / most}%`} height="100%" rx="4" />}
          </svg>
        </li>
      ))}
    </ul>
  );
}
