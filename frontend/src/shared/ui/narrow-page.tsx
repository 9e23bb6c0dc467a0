import type { ReactNode } from 'react';
import classes from './narrow-page.module.css';

interface Props {
  /** Left out where the panel says it. */
  readonly title?: ReactNode;
  readonly lead?: ReactNode;
  /** Wider than a form for login needs. */
  readonly width?: 'wide' | 'wider';
  /** Below the panel. */
  readonly below?: ReactNode;
  /** In the panel; there is none without it. */
  readonly children?: ReactNode;
}

/** A page that is one thing to do: a title, a line about it, and a panel in a narrow column. */
export function NarrowPage({ title, lead, width, below, children }: Props) {
  return (
    <div className={classes.page} data-width={width}>
      {title && (
        <div>
          <h1 className={classes.title}>{title}</h1>
          {lead && <p className={classes.lead}>{lead}</p>}
        </div>
      )}
      {children && <div className={`boxed ${classes.panel}`}>{children}</div>}
      {below}
    </div>
  );
}
