import { Screen } from '../../../shared/ui/screen';
import { Parts, usePart } from '../parts';

import { Ledger } from './ledger';
import { PaymentList } from './payment-list';
import { WebhookList } from './webhook-list';

const PARTS = [
  { name: 'pagamentos', label: 'Pagamentos' },
  { name: 'notificacoes', label: 'Notificações' },
  { name: 'livro', label: 'Livro-razão' },
];

/** Pagamentos: what was paid and given back, what the gateways told, and what the books hold of it. */
export function PaymentsPage() {
  const part = usePart(PARTS);
  return (
    <Screen
      title="Pagamentos"
      lead="Cada Pix, do pedido ao livro-razão. O que vale é o que o meio de pagamento confirma; nada aqui se apaga."
    >
      <Parts label="Partes dos pagamentos" parts={PARTS} />
      {part === 'pagamentos' && <PaymentList />}
      {part === 'notificacoes' && <WebhookList />}
      {part === 'livro' && <Ledger />}
    </Screen>
  );
}
