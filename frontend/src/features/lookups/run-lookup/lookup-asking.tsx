import { type LookupType, lookupDefinition } from '@kernel/lookup-catalogue';
import { useEffect, useRef } from 'react';
import { BackLink } from '../../../shared/ui/back-link';
import { CHOOSE, groupAt } from '../paths';
import type { LookupFlow } from './lookup-flow';
import { LookupForm } from './lookup-form';
import { groupOfType } from './lookup-groups';
import { LookupProblemView } from './lookup-problem-view';
import classes from './lookup-screen.module.css';
import { usePurpose } from './purpose';
import { RecentOfType } from './recent-of-type';
import { RunningLookup } from './running-lookup';
import { TroubleNote } from './trouble-note';

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
