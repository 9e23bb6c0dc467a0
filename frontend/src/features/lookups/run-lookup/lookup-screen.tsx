import { type LookupType, lookupDefinition } from '@kernel/lookup-catalogue';
import { READERS } from '@kernel/results/read-result';
import { IconClockBolt } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { BackLink } from '../../../shared/ui/back-link';
import { usePageTitle } from '../../../shared/ui/page-title';
import { useLookupActions } from '../lookup-actions';
import { CHOOSE, formOf, groupAt } from '../paths';
import { LookupResult } from '../result/lookup-result';
import { ResultNote } from '../result/result-note';
import { TimeStamp } from '../time-stamp';
import type { LookupFlow } from './lookup-flow';
import { LookupForm } from './lookup-form';
import { groupOfType } from './lookup-groups';
import { LookupProblemView } from './lookup-problem-view';
import classes from './lookup-screen.module.css';
import { MorePeople } from './more-people';
import { usePurpose } from './purpose';
import { RecentOfType } from './recent-of-type';
import { RunningLookup } from './running-lookup';
import { SmartBox } from './smart-box';
import { TroubleNote } from './trouble-note';

interface Props {
  readonly type: LookupType;
  readonly flow: LookupFlow;
  readonly offered: readonly LookupType[];
}

/** One type: its form until there is a result, then the result. */
export function LookupScreen({ type, flow, offered }: Props) {
  const { run } = flow;
  const { label } = lookupDefinition(type);
  const { open } = useLookupActions();
  const navigate = useNavigate();
  usePageTitle(run.phase === 'done' ? `Resultado ${label}` : `Consultar ${label}`);
  if (run.phase !== 'done') return <Asking type={type} flow={flow} offered={offered} />;
  const { data, meta } = run.answer;
  const afresh = () => {
    flow.submit(run.purpose, { afresh: true });
    navigate(formOf(type), { flushSync: true });
  };
  return (
    <>
      <BackLink onClick={() => open(type, flow.values)} />
      <SmartBox compact />
      <LookupResult
        type={type}
        view={READERS[type](data)}
        data={data}
        meta={meta}
        purpose={run.purpose}
        onNew={() => open(type, {})}
        more={<MorePeople flow={flow} />}
      >
        {meta.emCache && (
          <ResultNote
            icon={<IconClockBolt size={20} stroke={1.7} aria-hidden />}
            action={{ label: 'Atualizar agora', onClick: afresh }}
          >
            Resposta recebida <TimeStamp at={meta.consultadoEm} inSentence />. A fonte não foi perguntada de novo.
          </ResultNote>
        )}
      </LookupResult>
    </>
  );
}

/** The form, and beneath it what its last run is doing or why it failed. */
function Asking({ type, flow, offered }: Props) {
  const { label, personal, comesOut } = lookupDefinition(type);
  const { run } = flow;
  const chosen = usePurpose();
  const form = useRef<HTMLFormElement>(null);
  const group = groupOfType(type, offered);
  const submit = () => flow.submit(personal ? chosen.purpose : null);
  const field = () => form.current?.querySelector('input');
  const correct = () => {
    flow.edit();
    field()?.focus();
  };
  const cancelled = run.phase === 'cancelled';
  // biome-ignore lint/correctness/useExhaustiveDependencies: the field lost the focus while it was switched off
  useEffect(() => {
    if (cancelled) field()?.focus();
  }, [cancelled]);
  return (
    <>
      <BackLink to={group ? groupAt(group.key) : CHOOSE} onClick={() => flow.choose(null)} />
      <h1 className="page-title">Consultar {label}</h1>
      <p className={classes.lead}>Resultado: {comesOut.charAt(0).toLowerCase() + comesOut.slice(1)}.</p>
      <div className={classes.columns}>
        <div>
          <LookupForm key={flow.filled} ref={form} type={type} flow={flow} chosen={chosen} onSubmit={submit} />
          <TroubleNote type={type} />
          {cancelled && (
            <p className={classes.note} role="status">
              Consulta cancelada. Se a fonte já tinha respondido, o resultado estará no histórico.
            </p>
          )}
          {run.phase === 'failed' && <LookupProblemView problem={run.problem} onRepeat={submit} onCorrect={correct} />}
        </div>
        {run.phase !== 'running' && <RecentOfType type={type} />}
      </div>
      {run.phase === 'running' && <RunningLookup type={type} startedAt={run.startedAt} onCancel={flow.cancel} />}
    </>
  );
}
