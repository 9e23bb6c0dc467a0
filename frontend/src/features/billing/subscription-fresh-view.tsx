import { type ReactNode, useEffect, useRef } from 'react';
import classes from './subscription-page.module.css';

/** Starts each step at its top, with the focus on it, as a page of its own would. */
export function FreshView({ name, children }: { name: string; children: ReactNode }) {
  const view = useRef<HTMLDivElement>(null);
  const seen = useRef(name);
  useEffect(() => {
    if (seen.current === name) return;
    seen.current = name;
    document.documentElement.scrollTop = 0;
    view.current?.focus({ preventScroll: true });
  }, [name]);
  return (
    <div ref={view} tabIndex={-1} className={classes.view}>
      {children}
    </div>
  );
}
