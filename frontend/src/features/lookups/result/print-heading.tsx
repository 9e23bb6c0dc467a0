import { type Purpose, paperNotice } from '@kernel/purposes';
import type { ReactNode } from 'react';
import { Logo } from '../../../shared/ui/logo';
import classes from './print-heading.module.css';

/** The head of a report on paper; the screen has its own. */
export function PrintHeading({ children }: { children: ReactNode }) {
  return (
    <div className={classes.heading}>
      <Logo />
      <p className={classes.title}>{children}</p>
    </div>
  );
}

/** What goes with personal data wherever the paper goes. */
export function PrintNotice({ purpose }: { purpose: Purpose | null }) {
  return (
    <p className={classes.notice}>
      {paperNotice(purpose)} Conferência pelo número de protocolo, no histórico de quem consultou.
    </p>
  );
}
