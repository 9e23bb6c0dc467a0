import type { PaymentEventAnswer } from '../../../shared/api/generated';
import { formatMoment } from '../../../shared/ui/dates';
import { formatReais } from '../../../shared/ui/numbers';
import { eventLabel, reasonLabel } from './payment-labels';
import classes from './payments.module.css';

/** All that happened to the payment, as its ledger holds it. */
export function PaymentEvents({ events }: { events: readonly PaymentEventAnswer[] }) {
  return (
    <section className={classes.part} aria-labelledby="eventos">
      <h3 id="eventos">O que aconteceu</h3>
      <ol className={classes.plain}>
        {events.map(({ kind, amount, details, at }) => (
          <li key={kind}>
            <span className={classes.whole}>{formatMoment(at)}</span>
            <span>
              {eventLabel(kind)}
              {typeof details.motivo === 'string' && `: ${reasonLabel(details.motivo).toLowerCase()}`}
            </span>
            <span className={classes.amount} data-back={amount < 0 || undefined}>
              {amount !== 0 && formatReais(amount)}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
