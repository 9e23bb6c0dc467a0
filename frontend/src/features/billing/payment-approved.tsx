import { formatCents, reaisToCents } from '@kernel/money';
import { findPlan } from '@kernel/plans';
import { formatPercent } from '@kernel/promo-code';
import { Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useCallback, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { clearPendingPayer } from '../../shared/api/pending-payer';
import { formatMoment } from '../../shared/ui/dates';
import { EmailText } from '../../shared/ui/email-text';
import type { PaymentAnswer } from './billing.api';
import classes from './payment-approved.module.css';

const REDIRECT_MS = 3_000;

interface Props {
  readonly payment: PaymentAnswer;
  readonly email: string;
  readonly loggedIn: boolean;
}

/** The receipt, then the way on: to the login for a new account, to the lookups for someone who renewed. */
export function PaymentApproved({ payment, email, loggedIn }: Props) {
  const navigate = useNavigate();
  const plan = findPlan(payment.planId);
  const goOn = useCallback(() => {
    clearPendingPayer();
    if (loggedIn) return navigate('/consultas', { replace: true });
    const message = 'Pagamento aprovado! Faça login para começar a consultar.';
    return navigate('/login', { replace: true, state: { message, email } });
  }, [navigate, loggedIn, email]);

  useEffect(() => {
    const timer = setTimeout(goOn, REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [goOn]);

  return (
    <div className={classes.page}>
      <section className={classes.receipt} role="status">
        <span className={classes.mark}>
          <IconCheck size={32} stroke={2.2} aria-hidden="true" />
        </span>
        <h1 className={classes.title}>Pagamento Aprovado!</h1>
        <p className={classes.lead}>
          Plano {plan?.name} ativo por {plan?.days} dias.
        </p>
        <dl className={classes.lines}>
          <div>
            <dt>Valor pago</dt>
            <dd>{formatCents(reaisToCents(payment.amount) ?? 0)}</dd>
          </div>
          {payment.promoCode && (
            <div>
              <dt>Código promocional</dt>
              <dd>
                {payment.promoCode}, {formatPercent(payment.discount)} de desconto
              </dd>
            </div>
          )}
          <div>
            <dt>Data</dt>
            <dd>{formatMoment(new Date())}</dd>
          </div>
          {email && (
            <div>
              <dt>Conta</dt>
              <dd>
                <EmailText>{email}</EmailText>
              </dd>
            </div>
          )}
          <div>
            <dt>Pagamento</dt>
            <dd className={classes.id}>{payment.id}</dd>
          </div>
        </dl>
        <Button size="md" fullWidth onClick={goOn}>
          {loggedIn ? 'Ir para as consultas' : 'Ir para o login'}
        </Button>
        <p className={classes.note}>Você será levado em 3 segundos.</p>
      </section>
    </div>
  );
}
