import type { ReactNode } from 'react';
import classes from './identity-frame.module.css';

/** The narrow column in which login and registration stand. */
export function IdentityFrame({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <div className={classes.frame}>
      <div>
        <h1 className={classes.title}>{title}</h1>
        <p className={classes.lead}>{lead}</p>
      </div>
      <div className={`boxed ${classes.panel}`}>{children}</div>
    </div>
  );
}
