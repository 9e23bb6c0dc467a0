import { Button } from '@mantine/core';
import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { CHOOSE } from '../paths';
import { DivergenceTable } from './divergence-table';
import type { LookupProblem } from './lookup-problem';
import classes from './problem-card.module.css';

/** What went wrong, what to check, and the way on; of who is protected nothing is told, and asking again leads nowhere, as it does once the day is used up. */
export function ProblemCard({ problem, onRetry }: { problem: LookupProblem; onRetry: () => void }) {
  const retry = useRef<HTMLButtonElement>(null);
  const another = useRef<HTMLAnchorElement>(null);
  useEffect(() => (retry.current ?? another.current)?.focus(), []);
  const { text, advice, code, retriable, divergence, requestId, tone } = problem;
  const Sign = tone === 'answer' ? IconInfoCircle : IconAlertTriangle;
  return (
    <section className={classes.card} role="alert" data-tone={tone}>
      <Sign size={24} stroke={1.7} className={classes.sign ?? ''} aria-hidden />
      <div>
        <h2 className={classes.text}>{text}</h2>
        {advice && <p className="medium near">{advice}</p>}
        {divergence && <DivergenceTable details={divergence} />}
        <div className={classes.actions}>
          {code === 'SUBJECT_SUPPRESSED' ? (
            <Button ref={another} component={Link} to={CHOOSE}>
              Nova consulta
            </Button>
          ) : code === 'QUOTA_EXCEEDED' && !retriable ? (
            <Button ref={another} component={Link} to="/assinatura">
              Ver planos
            </Button>
          ) : (
            <>
              <Button ref={retry} onClick={onRetry}>
                Tentar Novamente
              </Button>
              <Link to={CHOOSE}>Escolher outro tipo</Link>
            </>
          )}
        </div>
        {requestId && <p className="soft tiny spaced breaks tabular">Código do atendimento: {requestId}</p>}
      </div>
    </section>
  );
}
