import { formatCents } from '@kernel/money';
import type { Plan } from '@kernel/plans';
import { Alert, Button } from '@mantine/core';
import type { ApiError } from '../../shared/api/api-error';
import type { SessionUser } from '../../shared/api/session-storage';
import classes from './plan-summary.module.css';

interface Props {
  readonly plan: Plan;
  readonly payer: SessionUser | null;
  readonly busy: boolean;
  readonly problem: ApiError | null;
  readonly onPay: () => void;
}

/** What will be paid, for whom and what follows, beside the one primary action. */
export function PlanSummary({ plan, payer, busy, problem, onPay }: Props) {
  return (
    <section className={classes.summary} aria-labelledby="resumo-titulo">
      <h2 id="resumo-titulo" className={classes.title}>
        Resumo
      </h2>
      <dl className={classes.lines}>
        <div>
          <dt>Plano</dt>
          <dd>{plan.name}</dd>
        </div>
        <div>
          <dt>Acesso</dt>
          <dd>{plan.days} dias</dd>
        </div>
        {payer?.email && (
          <div>
            <dt>Conta</dt>
            <dd className={classes.email}>{payer.email}</dd>
          </div>
        )}
        <div className={classes.total}>
          <dt>Total</dt>
          <dd>{formatCents(plan.priceCents)}</dd>
        </div>
      </dl>
      {problem && (
        <Alert color="red" role="alert" className={classes.problem}>
          {problem.text}
          {problem.requestId && <span className={classes.request}>Código do atendimento: {problem.requestId}</span>}
        </Alert>
      )}
      <Button size="md" fullWidth loading={busy} onClick={onPay}>
        Pagar com Pix
      </Button>
      <p className={classes.note}>
        Os dias começam a contar quando o Pix é aprovado e se somam aos que você ainda tem. Ao fim deles o acesso para;
        não há renovação automática.
      </p>
    </section>
  );
}
