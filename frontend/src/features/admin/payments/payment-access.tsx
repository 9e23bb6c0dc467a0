import type { AccessTermAnswer, OpenedPaymentItem } from '../../../shared/api/generated';
import { formatMoment } from '../../../shared/ui/dates';
import { planName } from './payment-words';
import classes from './payments.module.css';

/** What the payment made of its account's access. */
export function PaymentAccess({ payment: { access, accessNow } }: { payment: OpenedPaymentItem }) {
  if (!access) return null;
  return (
    <section className={classes.part} aria-labelledby="acesso">
      <h3 id="acesso">Acesso</h3>
      <dl className={classes.facts}>
        <Moment label="Antes dele" term={access.before} />
        <Moment label="Com ele" term={access.after} />
        <Moment label="Agora" term={accessNow} />
      </dl>
    </section>
  );
}

function Moment({ label, term }: { label: string; term: AccessTermAnswer | null }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{termInWords(term)}</dd>
    </div>
  );
}

function termInWords(term: AccessTermAnswer | null): string {
  if (!term) return 'Sem plano';
  const over = new Date(term.expiresAt) <= new Date();
  return `${planName(term.planId)}, ${over ? 'terminou em' : 'até'} ${formatMoment(term.expiresAt)}`;
}
