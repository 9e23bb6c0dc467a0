import { Link } from 'react-router-dom';
import { readApiError } from '../../../shared/api/api-error';
import { StatePanel } from '../../../shared/ui/state-panel';

interface Props {
  readonly error: unknown;
  readonly busy: boolean;
  readonly onRetry: () => unknown;
}

/** Why there is no group to see, and the one thing to do. */
export function GroupProblem({ error, busy, onRetry }: Props) {
  const { code, text, requestId } = readApiError(error, 'Não foi possível ver o grupo.');
  switch (code) {
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
      return (
        <StatePanel
          title="Não foi possível ver o grupo"
          text={text}
          requestId={requestId}
          action={{ label: 'Tentar Novamente', onClick: () => onRetry(), busy }}
        />
      );
  }
}
