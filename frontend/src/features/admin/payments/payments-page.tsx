import { Screen } from '../../../shared/ui/screen';
import { Tabs, useTab } from '../tabs';
import { Ledger } from './ledger';
import { PaymentList } from './payment-list';
import { WebhookList } from './webhook-list';

const TABS = [
  { name: 'pagamentos', label: 'Pagamentos' },
  { name: 'notificacoes', label: 'Notificações' },
  { name: 'livro', label: 'Livro-razão' },
];

/** Pagamentos: what was paid and given back, what the gateways told, and what the books hold of it. */
export function PaymentsPage() {
  const tab = useTab(TABS);
  return (
    <Screen
      title="Pagamentos"
      lead="Cada Pix, do pedido ao livro-razão. O que vale é o que o meio de pagamento confirma; nada aqui se apaga."
    >
      <Tabs label="Partes dos pagamentos" tabs={TABS} />
      {tab === 'pagamentos' && <PaymentList />}
      {tab === 'notificacoes' && <WebhookList />}
      {tab === 'livro' && <Ledger />}
    </Screen>
  );
}
