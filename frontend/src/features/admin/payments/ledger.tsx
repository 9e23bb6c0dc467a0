import { TextInput } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { AccountDayAnswer, LedgerDaysAnswer, LedgerLineAnswer } from '../../../shared/api/generated';
import { type Column, DataTable } from '../../../shared/ui/data-table';
import { dayInWords, formatMoment } from '../../../shared/ui/dates';
import { ExportButton } from '../../../shared/ui/export-button';
import { type FilterRules, isDay, useAddressFilters } from '../address-filters';
import { BooksCheck } from './books-check';
import { ACCOUNTS, eventInWords, money } from './payment-words';
import { type LedgerPeriod, useLedgerLinePagesInfiniteQuery, useReadLedgerQuery } from './payments.api';
import classes from './payments.module.css';

const RULES: FilterRules<LedgerPeriod> = { from: isDay, to: isDay };

const DAYS: ReadonlyArray<Column<AccountDayAnswer>> = [
  { header: 'Dia', cell: ({ day }) => <span className={classes.whole}>{dayInWords(day)}</span> },
  { header: 'Conta', cell: ({ account }) => ACCOUNTS[account] },
  { header: 'Débito', cell: ({ debit }) => (debit === 0 ? '–' : money(debit)), figure: true },
  { header: 'Crédito', cell: ({ credit }) => (credit === 0 ? '–' : money(credit)), figure: true },
  { header: 'Saldo', cell: ({ balance }) => money(balance), figure: true },
];

const LINES: ReadonlyArray<Column<LedgerLineAnswer>> = [
  { header: 'Quando', cell: ({ at }) => <span className={classes.whole}>{formatMoment(at)}</span> },
  { header: 'Lançamento', cell: ({ kind }) => eventInWords(kind) },
  { header: 'Débito', cell: ({ debit }) => ACCOUNTS[debit] },
  { header: 'Crédito', cell: ({ credit }) => ACCOUNTS[credit] },
  { header: 'Valor', cell: ({ amount }) => money(amount), figure: true },
  {
    header: 'Pagamento',
    cell: ({ paymentId }) => <Link to={`?pagamento=${paymentId}`}>…{paymentId.slice(-8)}</Link>,
  },
];

/** The payments' ledger by double entry: what each account holds, day by day and line by line. */
export function Ledger() {
  const { filters, change } = useAddressFilters(RULES);
  const read = useReadLedgerQuery(filters, { refetchOnMountOrArgChange: true });
  const lines = useLedgerLinePagesInfiniteQuery(filters, { refetchOnMountOrArgChange: true });
  const { from = read.data?.from, to = read.data?.to } = filters;
  const set = (name: keyof LedgerPeriod) => (event: { currentTarget: { value: string } }) =>
    change({ ...filters, [name]: event.currentTarget.value });
  const narrowed = Object.values(filters).some(Boolean);
  return (
    <>
      <BooksCheck />
      <div className={classes.controls}>
        <TextInput label="De" type="date" value={from ?? ''} max={to} onChange={set('from')} />
        <TextInput label="Até" type="date" value={to ?? ''} min={from} onChange={set('to')} />
        <ExportButton path="/api/admin/ledger/export" params={filters} />
      </div>
      {read.data && <Balances read={read.data} />}
      <h2 className={classes.subtitle}>Por dia e conta</h2>
      <DataTable
        label="Livro-razão por dia e conta"
        columns={DAYS}
        list={asPages(read)}
        keyOf={({ day, account }) => `${day}${account}`}
        empty={{ title: 'Nada se moveu nestes 30 dias', text: 'Cada Pix recebido ou devolvido aparece aqui.' }}
        onClear={narrowed ? () => change({}) : undefined}
        counted="linhas"
      />
      <h2 className={classes.subtitle}>Lançamentos</h2>
      <DataTable
        label="Lançamentos"
        columns={LINES}
        list={lines}
        keyOf={({ id }) => id}
        empty={{ title: 'Nenhum lançamento nestes 30 dias' }}
        onClear={narrowed ? () => change({}) : undefined}
        counted="lançamentos"
      />
    </>
  );
}

function Balances({ read: { balances, to } }: { read: LedgerDaysAnswer }) {
  return (
    <section aria-label={`Saldos em ${dayInWords(to)}`}>
      <dl className={classes.balances}>
        {balances.map(({ account, balance }) => (
          <div key={account}>
            <dt>{ACCOUNTS[account]}</dt>
            <dd>{money(balance)}</dd>
          </div>
        ))}
      </dl>
      <p className={classes.soft}>
        Saldos no fim de {dayInWords(to)}. O caixa é a receita, menos as devoluções, mais o que ainda está a devolver.
      </p>
    </section>
  );
}

/** The days come all at once: a list of one page. */
function asPages({ data, error, isFetching, refetch }: ReturnType<typeof useReadLedgerQuery>) {
  return {
    data: data && { pages: [{ data: data.data, total: data.data.length }] },
    error,
    isFetching,
    hasNextPage: false,
    fetchNextPage: refetch,
    refetch,
  };
}
