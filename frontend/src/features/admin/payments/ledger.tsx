import { Link } from 'react-router-dom';
import {
  type AccountDayAnswer,
  type LedgerDaysAnswer,
  type LedgerLineAnswer,
  type ListLedgerLinesApiArg,
  useReadLedgerQuery,
} from '../../../shared/api/generated';
import { type Narrowed, pagesOf } from '../../../shared/api/pages';
import { type Column, DataTable } from '../../../shared/list/data-table';
import { ExportButton } from '../../../shared/list/export-button';
import { DATE_RANGE, order } from '../../../shared/list/filters';
import { ListFilters } from '../../../shared/list/list-filters';
import { answerOf } from '../../../shared/list/list-pages';
import { onePage } from '../../../shared/list/one-page';
import { useFilters } from '../../../shared/list/use-filters';
import { dayText, formatMoment } from '../../../shared/ui/dates';
import { formatReais } from '../../../shared/ui/numbers';
import { Tile } from '../metrics/tile';
import { Section } from '../section';
import { BooksCheck } from './books-check';
import ledgerStyles from './ledger.module.css';
import { ACCOUNTS } from './ledger-labels';
import { eventLabel } from './payment-labels';

const DAYS: ReadonlyArray<Column<AccountDayAnswer>> = [
  { header: 'Dia', cell: ({ day }) => dayText(day), look: 'line' },
  { header: 'Conta', cell: ({ account }) => ACCOUNTS[account] },
  { header: 'Débito', cell: ({ debit }) => (debit === 0 ? '–' : formatReais(debit)), look: 'number' },
  { header: 'Crédito', cell: ({ credit }) => (credit === 0 ? '–' : formatReais(credit)), look: 'number' },
  { header: 'Saldo', cell: ({ balance }) => formatReais(balance), look: 'number' },
];

const LINES: ReadonlyArray<Column<LedgerLineAnswer>> = [
  { header: 'Quando', cell: ({ at }) => formatMoment(at), look: 'line' },
  { header: 'Lançamento', cell: ({ kind }) => eventLabel(kind) },
  { header: 'Débito', cell: ({ debit }) => ACCOUNTS[debit] },
  { header: 'Crédito', cell: ({ credit }) => ACCOUNTS[credit] },
  { header: 'Valor', cell: ({ amount }) => formatReais(amount), look: 'number' },
  {
    header: 'Pagamento',
    cell: ({ paymentId }) => <Link to={`?pagamento=${paymentId}`}>…{paymentId.slice(-8)}</Link>,
  },
];

const useLedgerLines = pagesOf('listLedgerLines');

const FILTERS = { ...DATE_RANGE, sort: order({ newest: 'Mais novos', oldest: 'Mais antigos' }) };

/** The payments' ledger by double entry: what each account holds, day by day and line by line. */
export function Ledger() {
  const filters = useFilters<Narrowed<ListLedgerLinesApiArg>>(FILTERS);
  const { sort: _, ...period } = filters.values;
  const read = useReadLedgerQuery(period, { refetchOnMountOrArgChange: true });
  const lines = useLedgerLines(filters.values, { refetchOnMountOrArgChange: true });
  const shown = answerOf(read);
  const clear = filters.narrowed ? filters.clear : undefined;
  return (
    <>
      <BooksCheck />
      <ListFilters filters={filters} defaults={{ from: shown?.from, to: shown?.to }}>
        <ExportButton path="/api/admin/ledger/export" params={filters.values} />
      </ListFilters>
      {shown && <LedgerBalances read={shown} />}
      <Section title="Por dia e conta">
        <DataTable
          label="Livro-razão por dia e conta"
          columns={DAYS}
          list={onePage(read)}
          keyOf={({ day, account }) => `${day}${account}`}
          empty={{ title: 'Nada se moveu nestes 30 dias', text: 'Cada Pix recebido ou devolvido aparece aqui.' }}
          onClear={clear}
          counted={['linha', 'linhas']}
        />
      </Section>
      <Section title="Lançamentos">
        <DataTable
          label="Lançamentos"
          columns={LINES}
          list={{ ...lines, data: answerOf(lines) }}
          empty={{ title: 'Nenhum lançamento nestes 30 dias' }}
          onClear={clear}
          counted={['lançamento', 'lançamentos']}
        />
      </Section>
    </>
  );
}

/** What each account holds at the end of the days that are shown. */
function LedgerBalances({ read: { balances, to } }: { read: LedgerDaysAnswer }) {
  return (
    <section aria-label={`Saldos em ${dayText(to)}`}>
      <dl className={ledgerStyles.balances}>
        {balances.map(({ account, balance }) => (
          <Tile key={account} label={ACCOUNTS[account]} value={formatReais(balance)} />
        ))}
      </dl>
      <p className="soft small">
        Saldos no fim de {dayText(to)}. O caixa é a receita, menos as devoluções, mais o que ainda está a devolver.
      </p>
    </section>
  );
}
