import { formatCents } from '@kernel/money';
import type { Plan } from '@kernel/plans';
import { Alert, Button } from '@mantine/core';
import { Suspense } from 'react';
import type { ApiError } from '../../shared/api/api-error';
import type { SessionUser } from '../../shared/api/session-storage';
import { EmailText } from '../../shared/ui/email-text';
import { SendConfirmation } from '../identity';
import type { PlanPrice } from './plan-price';
import classes from './plan-summary.module.css';

interface Props {
  readonly plan: Plan;
  readonly price: PlanPrice;
  readonly payer: SessionUser | null;
  readonly busy: boolean;
  /** A code is being looked at: the price is not known yet. */
  readonly waiting: boolean;
  readonly problem: ApiError | null;
  readonly onPay: () => void;
}

/** What will be paid, for whom and what follows, beside the one primary action. */
export function PlanSummary({ plan, price, payer, busy, waiting, problem, onPay }: Props) {
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
            <dd className={classes.email}>
              <EmailText>{payer.email}</EmailText>
            </dd>
          </div>
        )}
        {price.code && (
          <>
            <div>
              <dt>Preço</dt>
              <dd>{formatCents(price.originalCents)}</dd>
            </div>
            <div>
              <dt>
                Código <span className={classes.code}>{price.code}</span>
              </dt>
              <dd className={classes.saving}>− {formatCents(price.discountCents)}</dd>
            </div>
          </>
        )}
        <div className={classes.total}>
          <dt>Total</dt>
          <dd>{formatCents(price.totalCents)}</dd>
        </div>
      </dl>
      {problem && (
        <Alert color="red" role="alert" className={classes.problem}>
          {problem.text}
          {problem.requestId && <span className={classes.request}>Código do atendimento: {problem.requestId}</span>}
        </Alert>
      )}
      {problem?.code === 'EMAIL_NOT_CONFIRMED' && (
        <div className={classes.confirm}>
          <Suspense>
            <SendConfirmation />
          </Suspense>
        </div>
      )}
      <Button size="md" fullWidth loading={busy} disabled={waiting} onClick={onPay}>
        {price.totalCents > 0 ? 'Pagar com Pix' : 'Ativar plano'}
      </Button>
      <p className={classes.note}>
        Os dias começam a contar {price.totalCents > 0 ? 'quando o Pix é aprovado' : 'na hora'} e se somam aos que você
        ainda tem. Ao fim deles o acesso para; não há renovação automática.
      </p>
    </section>
  );
}
