import { notificationOutcomeLabel } from '@kernel/billing-states';
import {
  type AccessTermAnswer,
  type OpenedPaymentItem,
  type PaymentEventAnswer,
  useOpenPaymentQuery,
} from '../../../shared/api/generated';
import { formatMoment } from '../../../shared/ui/dates';
import { Drawer } from '../../../shared/ui/drawer';
import { Facts } from '../../../shared/ui/facts';
import { Loaded } from '../../../shared/ui/loaded';
import { counted, formatReais } from '../../../shared/ui/numbers';
import { planLabel } from '../plan-labels';
import { Section } from '../section';
import { PaymentFacts } from './payment-facts';
import { eventLabel, reasonLabel } from './payment-labels';
import classes from './payments.module.css';
import { RefundPanel } from './refund-panel';

interface Props {
  readonly id: string;
  /** The list may no longer tell the truth. */
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

/** One payment as a whole. */
export function PaymentDrawer({ id, onChanged, onClose }: Props) {
  const query = useOpenPaymentQuery(id, { refetchOnMountOrArgChange: true });
  return (
    <Drawer title="Pagamento" onClose={onClose}>
      <Loaded query={query} failed="Não foi possível abrir o pagamento">
        {({ data: payment }) => (
          <>
            <PaymentFacts payment={payment} />
            <RefundPanel payment={payment} onRefunded={onChanged} />
            <PaymentAccess payment={payment} />
            <PaymentEvents events={payment.events} />
            <Webhooks payment={payment} />
          </>
        )}
      </Loaded>
    </Drawer>
  );
}

function Webhooks({ payment: { notifications } }: { payment: OpenedPaymentItem }) {
  return (
    <Section title="Notificações recebidas" small>
      {notifications.length === 0 && <p className="soft small">Nenhuma ainda.</p>}
      <ul className={`small tabular ${classes.plain}`}>
        {notifications.map(({ id, receivedAt, outcome, attempts }) => (
          <li key={id}>
            <span className="nowrap">{formatMoment(receivedAt)}</span>
            <span>
              {outcome ? notificationOutcomeLabel(outcome) : `Ainda não processada (${counted(attempts, 'tentativa')})`}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** What the payment made of its account's access. */
function PaymentAccess({ payment: { access, accessNow } }: { payment: OpenedPaymentItem }) {
  if (!access) return null;
  return (
    <Section title="Acesso" small>
      <Facts
        facts={[
          ['Antes dele', termInWords(access.before)],
          ['Com ele', termInWords(access.after)],
          ['Agora', termInWords(accessNow)],
        ]}
      />
    </Section>
  );
}

function termInWords(term: AccessTermAnswer | null): string {
  if (!term) return 'Sem plano';
  const over = new Date(term.expiresAt) <= new Date();
  return `${planLabel(term.planId)}, ${over ? 'terminou em' : 'até'} ${formatMoment(term.expiresAt)}`;
}

/** All that happened to the payment, as its ledger holds it. */
function PaymentEvents({ events }: { events: readonly PaymentEventAnswer[] }) {
  return (
    <Section title="O que aconteceu" small>
      <ol className={`small tabular ${classes.plain}`}>
        {events.map(({ kind, amount, details, at }) => (
          <li key={kind}>
            <span className="nowrap">{formatMoment(at)}</span>
            <span>
              {eventLabel(kind, details)}
              {typeof details.motivo === 'string' && `: ${reasonLabel(details.motivo).toLowerCase()}`}
            </span>
            <span className={classes.amount} data-back={amount < 0 || undefined}>
              {amount !== 0 && formatReais(amount)}
            </span>
          </li>
        ))}
      </ol>
    </Section>
  );
}
