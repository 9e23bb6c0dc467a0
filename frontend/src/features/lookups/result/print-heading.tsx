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
export function PrintNotice() {
  return (
    <p className={classes.notice}>
      Documento com dados pessoais, consultados para a finalidade indicada acima. Guarde e descarte com cuidado (Lei nº
      13.709/2018). Conferência pelo número de protocolo, no histórico de quem consultou.
    </p>
  );
}
