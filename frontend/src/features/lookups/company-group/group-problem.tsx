import { Link } from 'react-router-dom';
import { readApiError } from '../../../shared/api/api-error';
import { FailedPanel, type FailedQuery } from '../../../shared/ui/failed-panel';
import { StatePanel } from '../../../shared/ui/state-panel';

/** Why there is no group to see, and the one thing to do. */
export function GroupProblem({ query }: { query: FailedQuery }) {
  switch (readApiError(query.error, '').code) {
    case 'COMPANY_NOT_FOUND':
      return (
        <StatePanel
          title="Esta empresa ainda não está na base"
          text="Os dados abertos são mensais: empresas novas entram no mês seguinte. Nada foi descontado."
        />
      );
    case 'QUOTA_EXCEEDED':
      return (
        <StatePanel
          title="O dia não tem consultas que bastem"
          text="Escolha menos passos, ou espere a renovação à meia-noite, no horário de Brasília. Nada foi descontado."
        >
          <Link to="/assinatura">Ver planos</Link>
        </StatePanel>
      );
    default:
      return <FailedPanel title="Não foi possível ver o grupo" text="Não foi possível ver o grupo." query={query} />;
  }
}
