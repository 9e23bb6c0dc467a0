import { type LookupType, lookupDefinition } from '@kernel/lookup-catalogue';
import { Logo } from '../../../shared/ui/logo';
import classes from './print-heading.module.css';

/** The head of the report on paper; the screen has its own. */
export function PrintHeading({ type, simulated }: { type: LookupType; simulated: boolean }) {
  return (
    <div className={classes.heading}>
      <Logo />
      <p className={classes.title}>
        Relatório de consulta: {lookupDefinition(type).label}
        {simulated && ' (dados simulados)'}
      </p>
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
