import type { ReactNode } from 'react';
import { usePageTitle } from './page-title';
import classes from './screen.module.css';

interface Props {
  readonly title: string;
  readonly lead?: ReactNode;
  /** What can be done here as a whole, beside the title. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A screen of the administration: its title, what it is for in a sentence, and what can be done. */
export function Screen({ title, lead, actions, children }: Props) {
  usePageTitle(title);
  return (
    <div className="in-order">
      <div className={classes.head}>
        <div>
          <h1 className={classes.title}>{title}</h1>
          {lead && <p className="soft medium near readable">{lead}</p>}
        </div>
        {actions && <div className="row">{actions}</div>}
      </div>
      {children}
    </div>
  );
}
