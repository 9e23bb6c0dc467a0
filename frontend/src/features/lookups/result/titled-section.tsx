import { type ReactNode, useId } from 'react';
import classes from './titled-section.module.css';

interface Props {
  /** What an index or a warning leads to. */
  readonly id?: string;
  readonly title: string;
  readonly count?: number | undefined;
  /** What stands at the other end of the title. */
  readonly side?: ReactNode;
  /** It has nothing to tell on paper. */
  readonly screenOnly?: boolean;
  readonly children: ReactNode;
}

/** A titled part of a result or of a dossier. */
export function TitledSection({ id, title, count, side, screenOnly, children }: Props) {
  const heading = useId();
  return (
    <section
      {...(id && { id })}
      className={`boxed ${classes.section}${screenOnly ? ' screen-only' : ''}`}
      aria-labelledby={heading}
    >
      <div className={classes.head}>
        <h2 id={heading} className={classes.title}>
          {title} {count !== undefined && <span className="faint medium tabular weight-500">{count}</span>}
        </h2>
        {side}
      </div>
      {children}
    </section>
  );
}
