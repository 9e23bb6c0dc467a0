import { Link } from 'react-router-dom';
import { readApiError } from '../../../shared/api/api-error';
import { FailedPanel, type FailedQuery } from '../../../shared/ui/failed-panel';
import { StatePanel } from '../../../shared/ui/state-panel';

/** Why a search has no answer, and the one thing to do. */
export function SearchProblem({ query, onFilters }: { query: FailedQuery; onFilters: () => void }) {
  const { code, text } = readApiError(query.error, 'Não foi possível buscar.');
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
      return <FailedPanel title="Não foi possível buscar" text="Não foi possível buscar." query={query} />;
  }
}
