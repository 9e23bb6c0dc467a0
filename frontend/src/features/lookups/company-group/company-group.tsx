import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { readApiError } from '../../../shared/api/api-error';
import { generatedApi } from '../../../shared/api/generated';
import { FailedPanel, type FailedQuery } from '../../../shared/ui/failed-panel';
import { StatePanel } from '../../../shared/ui/state-panel';
import { useNaturalText } from '../result/natural-view';
import { TitledSection } from '../result/titled-section';
import { usePurpose } from '../run-lookup/purpose';
import { storeUsage } from '../usage-limits/usage.api';
import classes from './company-group.module.css';
import { GroupAsk, type Steps } from './group-ask';
import { GroupView } from './group-view';

/** Kept for as long as the page is open: each time it is asked it costs lookups of the day. */
const { useReadCompanyGroupQuery } = generatedApi.enhanceEndpoints({
  endpoints: { readCompanyGroup: { keepUnusedDataFor: 3_600, onQueryStarted: (_, ended) => storeUsage(ended) } },
});

interface Props {
  readonly cnpj: string;
  /** As the register has it. */
  readonly name: string;
}

/** Who owns a company, what it owns, and what its owners own: asked for when it is wanted, since it costs lookups. */
export function CompanyGroup({ cnpj, name }: Props) {
  const [asked, setAsked] = useState<Steps | null>(null);
  const chosen = usePurpose();
  const say = useNaturalText();
  const [finalidade, setPurpose] = useState(chosen.purpose);
  const request = { cnpj, passos: asked ?? 1, ...(asked !== 1 && finalidade && { finalidade }) };
  const query = useReadCompanyGroupQuery(asked === null ? skipToken : request);
  const { currentData, error, isFetching } = query;
  const ask = (steps: Steps) => {
    const same = steps === asked && (steps === 1 || chosen.purpose === finalidade);
    if (same) return void query.refetch();
    setPurpose(chosen.purpose);
    setAsked(steps);
  };
  return (
    <div className={asked === null ? 'screen-only' : undefined}>
      <TitledSection title="Grupo da empresa" count={currentData && currentData.data.nos.length - 1}>
        <p className="soft medium">
          Filiais, sócios e as empresas dos mesmos sócios, nos dados abertos da Receita Federal.
        </p>
        <GroupAsk asked={error ? null : asked} chosen={chosen} busy={isFetching} onAsk={ask} />
        {isFetching && (
          <div role="status" aria-label="Buscando o grupo" className={`stack-3 apart ${classes.waiting}`}>
            <i />
            <i />
            <i />
          </div>
        )}
        {!isFetching && error !== undefined && <GroupProblem query={query} />}
        {currentData && <GroupView answer={currentData} name={say(name)} say={say} />}
      </TitledSection>
    </div>
  );
}

/** Why there is no group to see, and the one thing to do. */
function GroupProblem({ query }: { query: FailedQuery }) {
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
          title="As consultas que restam hoje não bastam"
          text="Escolha menos passos, ou espere a renovação à meia-noite, no horário de Brasília. Nada foi descontado."
        >
          <Link to="/assinatura">Ver planos</Link>
        </StatePanel>
      );
    default:
      return <FailedPanel title="Não foi possível ver o grupo" text="Não foi possível ver o grupo." query={query} />;
  }
}
