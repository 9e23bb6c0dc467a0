import { TERMS_VERSION } from '@kernel/terms';
import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useAcceptTermsMutation } from '../../../shared/api/generated';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog';
import type { LookupProblem } from './lookup-problem';
import { ProblemCard } from './problem-card';

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
      call={() => accept({ acceptTermsRequest: { termsVersion: TERMS_VERSION } })}
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
        têm uma versão nova. Leia e aceite para consultar; a consulta segue em seguida.
      </p>
    </ConfirmDialog>
  );
}
