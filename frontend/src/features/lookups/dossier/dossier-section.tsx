import { type ReactNode, useId } from 'react';
import classes from './dossier-section.module.css';

interface Props {
  readonly title: string;
  readonly count?: number;
  /** What stands at the other end of the title. */
  readonly side?: ReactNode;
  readonly children: ReactNode;
}

/** A titled part of a dossier. */
export function DossierSection({ title, count, side, children }: Props) {
  const id = useId();
  return (
    <section className={classes.section} aria-labelledby={id}>
      <div className={classes.head}>
        <h2 id={id} className={classes.title}>
          {title} {count !== undefined && <span className={classes.count}>{count}</span>}
        </h2>
        {side}
      </div>
      {children}
    </section>
  );
}
