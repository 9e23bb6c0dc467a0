import { lookupDefinition } from '@kernel/lookup-catalogue';
import { READERS } from '@kernel/results/read-result';
import { IconArchive } from '@tabler/icons-react';
import { useLocation } from 'react-router-dom';
import { type HistoryEntryAnswer, useGetHistoryEntryByProtocolQuery } from '../../../shared/api/generated';
import { BackLink } from '../../../shared/ui/back-link';
import { formatMoment } from '../../../shared/ui/dates';
import { NotOpened } from '../../../shared/ui/not-opened';
import { usePageTitle } from '../../../shared/ui/page-title';
import { useLookupActions } from '../lookup-actions';
import { useLookupStates } from '../lookup-states';
import { HISTORY } from '../paths';
import { LookupResult } from '../result/lookup-result';
import { ResultNote } from '../result/result-note';
import { ResultSkeleton } from '../result/result-skeleton';
import { SmartBox } from '../run-lookup/smart-box';
import { WithoutResult } from './without-result';

/** One past lookup at its permanent address, opened from what was saved: no source is asked again. */
export function SavedResult({ protocolo }: { protocolo: string }) {
  usePageTitle('Resultado salvo');
  const query = useGetHistoryEntryByProtocolQuery(protocolo);
  const { data } = query;
  const list: string = Object(useLocation().state).list ?? HISTORY;
  if (query.error && !data)
    return (
      <NotOpened
        heading="Resultado salvo"
        list={list}
        gone={{ title: 'Consulta não encontrada no histórico', text: 'Ela foi apagada ou é de outra conta.' }}
        failed={{ title: 'Não foi possível abrir o resultado', text: 'Erro ao obter histórico de consultas' }}
        query={query}
      />
    );
  return (
    <>
      <BackLink to={list} />
      <SmartBox compact />
      {data ? <Opened answer={data} /> : <ResultSkeleton type="cpf" className="felt-wait" />}
    </>
  );
}

function Opened({ answer }: { answer: HistoryEntryAnswer }) {
  const { entry, consulta, data, meta } = answer;
  const { consultationType: type, timestamp, finalidade } = entry;
  const { open } = useLookupActions();
  const { canRun } = useLookupStates();
  const again = () => open(type, consulta ?? {});
  const runnable = canRun(type) && answer.motivo !== 'pessoa_protegida';
  if (data === null) return <WithoutResult answer={answer} onAgain={runnable ? again : null} />;
  return (
    <LookupResult
      type={type}
      view={READERS[type](data)}
      data={data}
      meta={meta}
      purpose={finalidade}
      onNew={() => open(type, {})}
    >
      <ResultNote
        icon={<IconArchive size={20} stroke={1.7} aria-hidden />}
        action={runnable ? { label: 'Consultar de novo', onClick: again } : null}
      >
        Resultado salvo da consulta {lookupDefinition(type).label} de {formatMoment(timestamp)}. Abrir não faz nova
        consulta.
      </ResultNote>
    </LookupResult>
  );
}
