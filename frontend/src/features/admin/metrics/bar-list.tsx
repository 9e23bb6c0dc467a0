import type { ReactNode } from 'react';
import classes from './bar-list.module.css';
import chart from './chart.module.css';

export interface Bar {
  readonly label: string;
  readonly value: number;
  /** The figure as it is read, with what belongs to it. */
  readonly text: ReactNode;
  readonly tone?: 'accent' | 'soft' | 'warning';
  /** What a second series adds behind the first. */
  readonly second?: number;
}

interface Props {
  readonly label: string;
  readonly bars: readonly Bar[];
  /** What the two series are called, where there are two. */
  readonly series?: readonly [string, string];
}

/** Bars that lie below one another, each with its name and figure, so that nothing is told by length alone. */
export function BarList({ label, bars, series }: Props) {
  const most = Math.max(1, ...bars.map(({ value, second = 0 }) => value + second));
  const part = (value: number) => `${(100 * value) / most}%`;
  const list = (
    <ul className={`stack-3 small ${classes.bars}`} aria-label={label}>
      {bars.map(({ label: name, value, text, tone = 'accent', second = 0 }) => (
        <li key={name}>
          <span>{name}</span>
          <span className={classes.figure}>{text}</span>
          <svg aria-hidden="true">
            <rect className={classes.behind} width="100%" height="100%" rx="4" />
            {second > 0 && <rect className={chart.soft} width={part(value + second)} height="100%" rx="4" />}
            {value > 0 && <rect className={chart[tone]} width={part(value)} height="100%" rx="4" />}
          </svg>
        </li>
      ))}
    </ul>
  );
  if (!series) return list;
  return (
    <figure className={chart.chart}>
      {list}
      <figcaption className={`soft tabular ${chart.legend}`}>
        {series.map((name, at) => (
          <span key={name}>
            <i className={at === 0 ? chart.accent : chart.soft} aria-hidden />
            {name}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}
