import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { LookupProblem } from './lookup-problem';
import { ProblemCard } from './problem-card';
import { TermsDialog } from './terms-dialog';

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
