import { type LookupType, lookupDefinition } from '@kernel/lookup-catalogue';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useListHistoryQuery } from '../../../shared/api/generated';
import { BackLink } from '../../../shared/ui/back-link';
import { useLookupStates } from '../lookup-states';
import { CHOOSE, groupAt } from '../paths';
import type { LookupFlow } from './lookup-flow';
import { LookupForm } from './lookup-form';
import { groupOfType } from './lookup-groups';
import { LookupProblemView } from './lookup-problem-view';
import classes from './lookup-screen.module.css';
import { usePurpose } from './purpose';
import { RecentLookups } from './recent-lookups';
import { RunningLookup } from './running-lookup';
import troubleNoteStyles from './trouble-note.module.css';

export interface Asked {
  readonly type: LookupType;
  readonly flow: LookupFlow;
  readonly offered: readonly LookupType[];
}

/** The form, and beneath it what its last run is doing or why it failed. */
export function LookupAsking({ type, flow, offered }: Asked) {
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
      <p className="soft nearest">Resultado: {comesOut.charAt(0).toLowerCase() + comesOut.slice(1)}.</p>
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

const SHOWN = 5;

/** What was looked up lately with this very type. */
function RecentOfType({ type }: { type: LookupType }) {
  const { data } = useListHistoryQuery({ type, limit: SHOWN });
  return <RecentLookups title={`Últimas consultas de ${lookupDefinition(type).label}`} entries={data?.history ?? []} />;
}

const WORDS: Readonly<Record<string, string>> = {
  instavel: 'Esta consulta está instável: pode demorar ou falhar.',
  fora_do_ar: 'A fonte desta consulta não está respondendo. Você pode tentar, mas ela deve falhar.',
};

/** Beneath a form whose sources are in trouble, as it may come late and must not move what is about to be pressed: what to expect. */
function TroubleNote({ type }: { type: LookupType }) {
  const state = useLookupStates().stateOf(type);
  const words = WORDS[state];
  if (!words) return null;
  return (
    <p className={`caution warning medium apart ${troubleNoteStyles.note}`} data-state={state} role="status">
      <IconAlertTriangle size={18} stroke={1.7} aria-hidden />
      <span>
        {words} <Link to="/status">Ver a situação do serviço</Link>
      </span>
    </p>
  );
}
