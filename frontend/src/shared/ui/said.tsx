import type { ReactNode } from 'react';
import classes from './said.module.css';

interface Props {
  /** It is what went wrong. */
  readonly failed?: boolean;
  readonly children: ReactNode;
}

/** What was just done, in a line; nothing before. It is announced as it appears. */
export function Said({ failed = false, children }: Props) {
  return (
    <p role="status" className={classes.said} data-failed={failed}>
      {children}
    </p>
  );
}
