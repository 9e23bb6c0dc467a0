import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { generatedApi } from '../../../shared/api/generated';
import { useNaturalText } from '../result/natural-view';
import { TitledSection } from '../result/titled-section';
import { usePurpose } from '../run-lookup/purpose';
import { storeUsage } from '../usage-limits/usage.api';
import classes from './company-group.module.css';
import { GroupAsk, type Steps } from './group-ask';
import { GroupProblem } from './group-problem';
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
        <p className={classes.lead}>
          Filiais, sócios e as empresas dos mesmos sócios, nos dados abertos da Receita Federal.
        </p>
        <GroupAsk asked={error ? null : asked} chosen={chosen} busy={isFetching} onAsk={ask} />
        {isFetching && (
          <div role="status" aria-label="Buscando o grupo" className={classes.waiting}>
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
