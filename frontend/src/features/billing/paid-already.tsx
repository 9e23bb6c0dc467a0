import { Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useNavigate } from 'react-router-dom';
import type { SubscriptionAnswer } from '../../shared/api/generated';
import { clearPendingPayer } from '../../shared/api/pending-payer';
import { formatMoment } from '../../shared/ui/dates';
import classes from './payment-approved.module.css';

/** In place of the plans, for who came to pay and whose plan runs by now: what is left is to log in. */
export function PaidAlready({ plan, email }: { plan: NonNullable<SubscriptionAnswer['subscription']>; email: string }) {
  const navigate = useNavigate();
  const goOn = () => {
    clearPendingPayer();
    return navigate('/login', { replace: true, state: { email } });
  };
  return (
    <div className={classes.page}>
      <section className={`boxed ${classes.receipt}`}>
        <span className={classes.mark}>
          <IconCheck size={32} stroke={2.2} aria-hidden="true" />
        </span>
        <div role="status">
          <h1 className={classes.title}>Pagamento Aprovado!</h1>
          <p className="soft near">
            Plano {plan.plan} ativo até {formatMoment(plan.expiresAt)}.
          </p>
          <p className="soft near">Faça login para começar a consultar.</p>
        </div>
        <Button size="md" fullWidth onClick={goOn} mt="lg">
          Ir para o login
        </Button>
      </section>
    </div>
  );
}
