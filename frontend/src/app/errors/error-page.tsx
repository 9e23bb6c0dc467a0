import { ActionButton, ActionLink } from '../../shared/ui/action';
import { usePageTitle } from '../../shared/ui/page-title';
import classes from './fault-page.module.css';
import { TechnicalDetails } from './technical-details';

/**
 * What stands in a page's place when it broke: what happened, what to do, and what to tell the support; or when its code did
 * not come because the network is gone, until that is back.
 */
export function ErrorPage({ error }: { error: unknown }) {
  usePageTitle('Erro na página');
  const online = navigator.onLine;
  return (
    <div className={classes.page}>
      <p className="faint medium tabular bold">Erro</p>
      <h1 className={classes.title}>{online ? 'Esta página parou de funcionar' : 'Esta tela volta com a rede'}</h1>
      {online && (
        <>
          <p className={classes.text}>A falha foi nesta tela; sua conta e seus dados não mudaram.</p>
          <div className="row far">
            <ActionButton onClick={() => window.location.reload()}>Recarregar Página</ActionButton>
            <ActionLink to="/" look="plain" reloadDocument>
              Voltar ao Início
            </ActionLink>
          </div>
        </>
      )}
      <TechnicalDetails lines={[['Falha', describe(error)]]} />
    </div>
  );
}

function describe(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : 'sem descrição';
}
