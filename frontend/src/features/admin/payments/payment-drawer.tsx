import { readApiError } from '../../../shared/api/api-error';
import type { OpenedPaymentItem } from '../../../shared/api/generated';
import { formatMoment } from '../../../shared/ui/dates';
import { Drawer } from '../../../shared/ui/drawer';
import { StatePanel } from '../../../shared/ui/state-panel';
import { PaymentAccess } from './payment-access';
import { PaymentEvents } from './payment-events';
import { PaymentFacts } from './payment-facts';
import { outcomeInWords } from './payment-words';
import { useOpenPaymentQuery } from './payments.api';
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
  const { data, error, isFetching, refetch } = useOpenPaymentQuery({ id }, { refetchOnMountOrArgChange: true });
  const failure = error && !data ? readApiError(error, 'Não foi possível abrir o pagamento.') : null;
  return (
    <Drawer title="Pagamento" onClose={onClose}>
      {failure && (
        <StatePanel
          title="Não foi possível abrir o pagamento"
          text={failure.text}
          requestId={failure.requestId}
          action={{ label: 'Tentar Novamente', onClick: refetch, busy: isFetching }}
        />
      )}
      {!data && !failure && <p role="status">Carregando…</p>}
      {data && (
        <>
          <PaymentFacts payment={data.data} />
          <RefundPanel payment={data.data} onRefunded={onChanged} />
          <PaymentAccess payment={data.data} />
          <PaymentEvents events={data.data.events} />
          <Heard payment={data.data} />
        </>
      )}
    </Drawer>
  );
}

function Heard({ payment: { notifications } }: { payment: OpenedPaymentItem }) {
  return (
    <section className={classes.part} aria-labelledby="avisos">
      <h3 id="avisos">Notificações recebidas</h3>
      {notifications.length === 0 && <p className={classes.soft}>Nenhuma ainda.</p>}
      <ul className={classes.plain}>
        {notifications.map(({ id, receivedAt, outcome, attempts }) => (
          <li key={id}>
            <span className={classes.whole}>{formatMoment(receivedAt)}</span>
            <span>{outcome ? outcomeInWords(outcome) : `Ainda não processada (${attempts} tentativas)`}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
