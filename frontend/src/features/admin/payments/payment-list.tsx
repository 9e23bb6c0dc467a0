import { Button } from '@mantine/core';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readApiError } from '../../../shared/api/api-error';
import type { AdminPaymentItem } from '../../../shared/api/generated';
import { type Column, DataTable } from '../../../shared/ui/data-table';
import { formatMoment } from '../../../shared/ui/dates';
import { Tag } from '../../../shared/ui/tag';
import { useAddressFilters } from '../address-filters';
import { PAYMENT_STATUSES } from '../users/user-words';
import { PAYMENT_FILTER_RULES, PaymentControls } from './payment-controls';
import { PaymentDrawer } from './payment-drawer';
import { GATEWAYS, money, planName } from './payment-words';
import { useAdminPaymentPagesInfiniteQuery, useSavePaymentsMutation } from './payments.api';
import classes from './payments.module.css';
import { useFoundPayments } from './use-found-payments';

const OPENED = 'pagamento';

const COLUMNS: ReadonlyArray<Column<AdminPaymentItem>> = [
  { header: 'Quando', cell: ({ createdAt }) => <span className={classes.whole}>{formatMoment(createdAt)}</span> },
  { header: 'Conta', cell: ({ email }) => <span className={classes.who}>{email ?? 'Conta encerrada'}</span> },
  { header: 'Plano', cell: ({ planId }) => planName(planId) },
  { header: 'Valor', cell: ({ amount }) => money(amount), figure: true },
  { header: 'Código', cell: ({ promoCode }) => promoCode ?? '–' },
  {
    header: 'Situação',
    cell: ({ status }) => <Tag tone={PAYMENT_STATUSES[status].tone}>{PAYMENT_STATUSES[status].text}</Tag>,
  },
  { header: 'Meio', cell: ({ provider }) => GATEWAYS[provider] ?? provider },
];

/** The payments of all accounts: found, opened, exported. */
export function PaymentList() {
  const { filters, change } = useAddressFilters(PAYMENT_FILTER_RULES);
  const [params, setParams] = useSearchParams();
  const [sought, setSought] = useState('');
  const all = useAdminPaymentPagesInfiniteQuery(filters, { refetchOnMountOrArgChange: true, skip: sought !== '' });
  const list = useFoundPayments(sought, filters) ?? all;
  const [save, saving] = useSavePaymentsMutation();
  const opened = params.get(OPENED);
  const open = (id: string | null) => {
    const next = new URLSearchParams(params);
    if (id) next.set(OPENED, id);
    else next.delete(OPENED);
    setParams(next, { replace: true });
  };
  const { sort, ...narrowing } = filters;
  const narrowed = sought !== '' || Object.values(narrowing).some(Boolean);
  const clear = () => {
    setSought('');
    change(sort ? { sort } : {});
  };
  return (
    <>
      <PaymentControls key={sought} filters={filters} onChange={change} sought={sought} onSeek={setSought} />
      <div className={classes.export}>
        <Button
          variant="default"
          size="sm"
          loading={saving.isLoading}
          onClick={() => save({ ...filters, ...(sought && { texto: sought }) })}
        >
          Exportar CSV
        </Button>
        <p role="alert" className={classes.problem}>
          {saving.error && readApiError(saving.error, 'Não foi possível exportar.').text}
        </p>
      </div>
      <DataTable
        label="Pagamentos"
        columns={COLUMNS}
        list={list}
        keyOf={({ id }) => id}
        onOpen={({ id }) => open(id)}
        empty={{ title: 'Nenhum pagamento ainda', text: 'Cada cobrança Pix aberta por um assinante aparece aqui.' }}
        onClear={narrowed ? clear : undefined}
        counted="pagamentos"
      />
      {opened && <PaymentDrawer key={opened} id={opened} onChanged={list.refetch} onClose={() => open(null)} />}
    </>
  );
}
