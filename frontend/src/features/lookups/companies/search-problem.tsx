import { Link } from 'react-router-dom';
import { readApiError } from '../../../shared/api/api-error';
import { StatePanel } from '../../../shared/ui/state-panel';

interface Props {
  readonly error: unknown;
  readonly busy: boolean;
  readonly onRetry: () => unknown;
  readonly onFilters: () => void;
}

/** Why a search has no answer, and the one thing to do. */
export function SearchProblem({ error, busy, onRetry, onFilters }: Props) {
  const { code, text, requestId } = readApiError(error, 'Não foi possível buscar.');
  switch (code) {
    case 'COMPANY_SEARCH_BROAD':
      return (
        <StatePanel
          title="Busca ampla demais"
          text={`${text} Esta busca não foi descontada.`}
          action={{ label: 'Abrir filtros', onClick: onFilters }}
        />
      );
    case 'QUOTA_EXCEEDED':
      return (
        <StatePanel title="Limite do plano atingido" text="Renova à meia-noite, no horário de Brasília.">
          <Link to="/assinatura">Ver planos</Link>
        </StatePanel>
      );
    case 'INVALID_INPUT':
    case 'PURPOSE_REQUIRED':
      return <StatePanel title="Confira a busca" text={text} action={{ label: 'Abrir filtros', onClick: onFilters }} />;
    case 'TERMS_NOT_ACCEPTED':
      return (
        <StatePanel title={text}>
          <Link to="/consultas?aba=perfil">Abrir meu perfil</Link>
        </StatePanel>
      );
    default:
      return (
        <StatePanel
          title="Não foi possível buscar"
          text={text}
          requestId={requestId}
          action={{ label: 'Tentar Novamente', onClick: () => onRetry(), busy }}
        />
      );
  }
}
