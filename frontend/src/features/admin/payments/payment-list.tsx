import { PAYMENT_STATUS_LABELS } from '@kernel/billing-states';
import { Alert } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { AdminPaymentItem } from '../../../shared/api/generated';
import { pagesOf } from '../../../shared/api/pages';
import type { Column } from '../../../shared/list/data-table';
import { choice, DATE_RANGE, order } from '../../../shared/list/filters';
import { PagedList } from '../../../shared/list/paged-list';
import { usePagedList } from '../../../shared/list/use-paged-list';
import { formatMoment } from '../../../shared/ui/dates';
import { counted, formatReais } from '../../../shared/ui/numbers';
import { Tag } from '../../../shared/ui/tag';
import { useOpened } from '../../../shared/ui/use-opened';
import { PLAN_LABELS, planLabel } from '../plan-labels';
import { searchPayments } from '../searches';
import { PaymentDrawer } from './payment-drawer';
import { GATEWAYS, PaymentStatus } from './payment-labels';

/** The payments of all accounts, as a list of them and as what waits in it. */
const useAdminPayments = pagesOf('listAdminPayments');

const PAYMENTS = {
  filters: {
    status: choice('Situação', PAYMENT_STATUS_LABELS, 'Todas'),
    plan: choice('Plano', PLAN_LABELS),
    withdrawal: choice('Desistência', { waiting: 'A devolver' }, 'Todas'),
    dates: choice('Datas', { received: 'Do recebimento' }, 'Da criação'),
    ...DATE_RANGE,
    sort: order({ newest: 'Mais novos', oldest: 'Mais antigos', highest: 'Maior valor', lowest: 'Menor valor' }),
  },
  usePages: useAdminPayments,
  search: { hint: 'E-mail inteiro, número do pagamento ou da cobrança, código', call: searchPayments },
};

const COLUMNS: ReadonlyArray<Column<AdminPaymentItem>> = [
  { header: 'Conta', cell: ({ email }) => email ?? 'Conta encerrada', look: 'line' },
  { header: 'Plano', cell: ({ planId }) => planLabel(planId) },
  { header: 'Valor', cell: ({ amount }) => formatReais(amount), look: 'number' },
  { header: 'Código', cell: ({ promoCode }) => promoCode ?? '–' },
  { header: 'Situação', cell: (payment) => <PaymentState payment={payment} /> },
  { header: 'Meio', cell: ({ provider }) => GATEWAYS[provider] ?? provider },
];

const CREATED: Column<AdminPaymentItem> = {
  header: 'Quando',
  cell: ({ createdAt }) => formatMoment(createdAt),
  look: 'line',
};
const RECEIVED: Column<AdminPaymentItem> = {
  header: 'Recebido em',
  cell: ({ paidAt }) => (paidAt ? formatMoment(paidAt) : 'Não recebido'),
  look: 'line',
};
/** By which moment they are narrowed. */
const BY_CREATION = [CREATED, ...COLUMNS];
const BY_RECEIPT = [RECEIVED, ...COLUMNS];

function PaymentState({ payment }: { payment: AdminPaymentItem }) {
  return (
    <>
      <PaymentStatus payment={payment} />{' '}
      {payment.withdrawalAskedAt && payment.status === 'approved' && <Tag tone="warning">Desistência pedida</Tag>}
    </>
  );
}

/** The payments of all accounts: found, opened, exported. */
export function PaymentList() {
  const list = usePagedList(PAYMENTS);
  const [opened, open] = useOpened('pagamento', true);
  return (
    <>
      <WaitingWithdrawals />
      <PagedList
        label="Pagamentos"
        list={list}
        columns={list.filters.values.dates ? BY_RECEIPT : BY_CREATION}
        onOpen={({ id }) => open(id)}
        empty={{ title: 'Nenhum pagamento ainda', text: 'Cada cobrança Pix aberta por um assinante aparece aqui.' }}
        counted={['pagamento', 'pagamentos']}
        exportTo={{ path: '/api/admin/payments/export', inBody: true }}
      />
      {opened && <PaymentDrawer key={opened} id={opened} onChanged={list.pages.refetch} onClose={() => open(null)} />}
    </>
  );
}

/** Says that buyers wait for their money, with the way to them; nothing while none does. */
function WaitingWithdrawals() {
  const { data } = useAdminPayments({ withdrawal: 'waiting' }, { refetchOnMountOrArgChange: true });
  const waiting = data?.pages[0]?.total ?? 0;
  if (waiting === 0) return null;
  return (
    <Alert color="yellow" mb="md" role="status">
      {counted(waiting, 'desistência espera', 'desistências esperam')} a devolução do dinheiro.{' '}
      <Link to="?withdrawal=waiting">Ver {waiting === 1 ? 'o pagamento' : 'os pagamentos'}</Link>
    </Alert>
  );
}
