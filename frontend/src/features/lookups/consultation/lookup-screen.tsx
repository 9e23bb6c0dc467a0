import { type LookupType, lookupDefinition } from '@kernel/lookup-catalogue';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePageTitle } from '../../../shared/ui/page-title';
import { CHOOSE, groupAt } from '../addresses';
import { BackLink } from '../back-link';
import { LookupResult } from '../result/lookup-result';
import { runnableLookup } from '../runnable-lookups';
import type { LookupFlow } from './lookup-flow';
import { LookupForm } from './lookup-form';
import { groupOfType } from './lookup-groups';
import classes from './lookup-screen.module.css';
import { ProblemCard } from './problem-card';
import { usePurpose } from './purpose';
import { RecentOfType } from './recent-of-type';
import { RunningLookup } from './running-lookup';
import { TermsDialog } from './terms-dialog';

interface Props {
  readonly type: LookupType;
  readonly flow: LookupFlow;
  readonly runnable: readonly LookupType[];
}

/** One type's form, what happens while it runs, and what came of it. */
export function LookupScreen({ type, flow, runnable }: Props) {
  const { label, personal } = lookupDefinition(type);
  const { run } = flow;
  const chosen = usePurpose();
  const form = useRef<HTMLFormElement>(null);
  const [termsLater, setTermsLater] = useState(false);
  const group = groupOfType(type, runnable);
  usePageTitle(run.phase === 'done' ? `Resultado ${label}` : `Consultar ${label}`);
  useSubscriptionEnd(flow);

  const submit = () => {
    setTermsLater(false);
    return flow.submit(personal ? chosen.purpose : null);
  };
  const lookup = runnableLookup(type);

  if (run.phase === 'done' && lookup) {
    return (
      <>
        <BackLink onClick={flow.edit} />
        <LookupResult
          type={type}
          view={lookup.read(run.answer.data)}
          data={run.answer.data}
          meta={run.answer.meta}
          purpose={run.purpose}
          onNew={() => flow.choose(type)}
        />
      </>
    );
  }
  const problem = run.phase === 'failed' ? run.problem : null;
  return (
    <>
      <BackLink to={group ? groupAt(group.key) : CHOOSE} onClick={() => flow.choose(null)} />
      <h1 className={classes.title}>Consultar {label}</h1>
      <LookupForm key={flow.filled} ref={form} type={type} flow={flow} chosen={chosen} onSubmit={submit} />
      {run.phase === 'running' && <RunningLookup type={type} startedAt={run.startedAt} onCancel={flow.cancel} />}
      {run.phase === 'cancelled' && (
        <p className={classes.note} role="status">
          Consulta cancelada. Se a fonte já tinha respondido, o resultado estará no histórico.
        </p>
      )}
      {problem?.code === 'TERMS_NOT_ACCEPTED' && !termsLater && (
        <TermsDialog onAccepted={submit} onClose={() => setTermsLater(true)} />
      )}
      {problem && problem.code !== 'PURPOSE_REQUIRED' && problem.code !== 'SUBSCRIPTION_REQUIRED' && (
        <ProblemCard
          problem={problem}
          onRetry={() => {
            if (problem.retriable || problem.code === 'TERMS_NOT_ACCEPTED') return void submit();
            flow.edit();
            form.current?.querySelector('input')?.focus();
          }}
        />
      )}
      {(run.phase === 'idle' || run.phase === 'cancelled') && <RecentOfType type={type} />}
    </>
  );
}

/** Without a plan there is nothing to retry: the plans are the next step. */
function useSubscriptionEnd({ run, edit }: LookupFlow) {
  const navigate = useNavigate();
  const ended = run.phase === 'failed' && run.problem.code === 'SUBSCRIPTION_REQUIRED' ? run.problem.text : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it happens once for each end, whoever carries it out
  useEffect(() => {
    if (ended === null) return;
    edit();
    navigate('/assinatura', { state: { message: ended } });
  }, [ended]);
}
