import { TERMS_VERSION } from '@kernel/terms';
import { Button } from '@mantine/core';
import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useAcceptTermsMutation } from '../../../shared/api/generated';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog';
import { CHOOSE } from '../paths';
import { DivergenceTable } from './divergence-table';
import type { LookupProblem } from './lookup-problem';
import classes from './problem-card.module.css';

interface Props {
  readonly problem: LookupProblem;
  /** Sends the same lookup again. */
  readonly onRepeat: () => void;
  /** Back to the form, with what was typed. */
  readonly onCorrect: () => void;
}

/** What a failed lookup leads to: the plans, the terms, the purpose's own place in the form, or the error card. */
export function LookupProblemView({ problem, onRepeat, onCorrect }: Props) {
  if (problem.code === 'SUBSCRIPTION_REQUIRED') return <ToPlans message={problem.text} />;
  if (problem.code === 'PURPOSE_REQUIRED') return null;
  if (problem.code === 'TERMS_NOT_ACCEPTED') return <AskForTerms problem={problem} onRepeat={onRepeat} />;
  return <ProblemCard problem={problem} onRetry={problem.retriable ? onRepeat : onCorrect} />;
}

/** Without a plan there is nothing to retry: the plans are the next step. */
function ToPlans({ message }: { message: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    navigate('/assinatura', { state: { message } });
  }, [navigate, message]);
  return null;
}

function AskForTerms({ problem, onRepeat }: { problem: LookupProblem; onRepeat: () => void }) {
  const [open, setOpen] = useState(true);
  if (open) return <TermsDialog onAccepted={onRepeat} onClose={() => setOpen(false)} />;
  return <ProblemCard problem={problem} onRetry={() => setOpen(true)} />;
}

/** Asks for the terms in force, then goes on with the lookup that was waiting for them. */
function TermsDialog({ onAccepted, onClose }: { onAccepted: () => void; onClose: () => void }) {
  const [accept] = useAcceptTermsMutation();
  return (
    <ConfirmDialog
      title="Aceite os termos para continuar"
      confirm="Aceitar e consultar"
      cancel="Agora não"
      harmless
      failed="Não foi possível registrar o aceite."
      call={() => accept({ termsVersion: TERMS_VERSION })}
      onDone={onAccepted}
      onClose={onClose}
    >
      <p>
        Os{' '}
        <Link to="/termos" target="_blank">
          termos de uso
        </Link>{' '}
        e o{' '}
        <Link to="/privacidade" target="_blank">
          aviso de privacidade
        </Link>{' '}
        têm uma versão nova. Leia e aceite; a consulta é feita logo depois.
      </p>
    </ConfirmDialog>
  );
}

/** What went wrong, what to check, and the way on; of who is protected nothing is told, and asking again leads nowhere, as it does once the day is used up. */
function ProblemCard({ problem, onRetry }: { problem: LookupProblem; onRetry: () => void }) {
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
        <div className="row gap-3-5 medium apart middle">
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
