import { Link } from 'react-router-dom';
import { ActionButton, ActionLink } from '../../shared/ui/action';
import { usePageTitle } from '../../shared/ui/page-title';
import classes from './fault-page.module.css';
import { TechnicalDetails } from './technical-details';

export function NotFoundPage() {
  usePageTitle('Página Não Encontrada');
  return (
    <div className={classes.page}>
      <p className="faint medium tabular bold">404</p>
      <h1 className={classes.title}>Página Não Encontrada</h1>
      <p className={classes.text}>
        O endereço não existe ou mudou. Confira o que foi digitado ou siga por um destes caminhos.
      </p>
      <div className="row far">
        <ActionLink to="/">Voltar ao Início</ActionLink>
        <ActionButton look="plain" onClick={() => window.location.reload()}>
          Recarregar Página
        </ActionButton>
      </div>
      <nav aria-label="Outros caminhos" className={classes.paths}>
        <Link to="/">Início</Link>
        <Link to="/consultas">Consultas</Link>
        <Link to="/criador">Criador</Link>
      </nav>
      <TechnicalDetails />
    </div>
  );
}
