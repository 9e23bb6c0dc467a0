import type { AccessTermAnswer, OpenedPaymentItem } from '../../../shared/api/generated';
import { formatMoment } from '../../../shared/ui/dates';
import { Facts } from '../../../shared/ui/facts';
import { planLabel } from '../plan-labels';
import classes from './payments.module.css';

/** What the payment made of its account's access. */
export function PaymentAccess({ payment: { access, accessNow } }: { payment: OpenedPaymentItem }) {
  if (!access) return null;
  return (
    <section className={classes.part} aria-labelledby="acesso">
      <h3 id="acesso">Acesso</h3>
      <Facts
        facts={[
          ['Antes dele', termInWords(access.before)],
          ['Com ele', termInWords(access.after)],
          ['Agora', termInWords(accessNow)],
        ]}
      />
    </section>
  );
}

function termInWords(term: AccessTermAnswer | null): string {
  if (!term) return 'Sem plano';
  const over = new Date(term.expiresAt) <= new Date();
  return `${planLabel(term.planId)}, ${over ? 'terminou em' : 'até'} ${formatMoment(term.expiresAt)}`;
}
