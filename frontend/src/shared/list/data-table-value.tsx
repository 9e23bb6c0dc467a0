import type { ReactNode } from 'react';
import classes from './data-table.module.css';

/** How a value is shown: numbers at the end of their column, moments in one line, codes small, long texts cut short. */
export type Look = 'number' | 'line' | 'code' | 'excerpt';

export function Value({ look, children }: { look: Look | undefined; children: ReactNode }) {
  if (look === 'code') return <code className={classes.code}>{children}</code>;
  return look === 'excerpt' ? <span className={classes.excerpt}>{children}</span> : children;
}
