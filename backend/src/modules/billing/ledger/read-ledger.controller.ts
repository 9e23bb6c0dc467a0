import { Get, Query } from '@nestjs/common';
import { IntersectionType } from '@nestjs/swagger';
import { dayInBrazil, daysUntil } from '../../../kernel/brazilian-day.js';
import { DAY_MS } from '../../../kernel/durations.js';
import { invalidInput } from '../../../kernel/errors.js';
import { centsToReais } from '../../../kernel/reais.js';
import { Clock } from '../../../platform/clock.js';
import { AnswerOf, PageOf, pageAnswer, t, wholeAnswer } from '../../../platform/http/answer.fields.js';
import { CsvExport, type ExportSheet } from '../../../platform/http/csv-export.js';
import { recentDayRule } from '../../../platform/http/period.js';
import { OptionalField, Satisfies, SizedPageQuery, TimeSortField } from '../../../platform/http/request.fields.js';
import { AdminController, Answers, ApiErrors } from '../../../platform/http/route.decorators.js';
import { reais } from '../payments/index.js';
import { entryOf, LEDGER_ACCOUNTS } from './double-entry.js';
import { accountDay, LedgerDaysAnswer, ledgerAccount } from './ledger.answers.js';
import { type LedgerLine, type LedgerPeriod, LedgerQueries } from './ledger.queries.js';
import { readingOf } from './ledger-reading.js';

const USUAL_DAYS = 30;
const MOST_DAYS = 366;

class LedgerPeriodQuery {
  @OptionalField({ description: 'Dia (AAAA-MM-DD, em Brasília). Sem ele: 30 dias até o último.' })
  @Satisfies(recentDayRule)
  from?: string;

  @OptionalField({ description: 'Dia (AAAA-MM-DD, em Brasília), incluído. Sem ele: hoje.' })
  @Satisfies(recentDayRule)
  to?: string;
}

class ExportLedgerQuery extends IntersectionType(LedgerPeriodQuery, TimeSortField) {}

class LedgerLinesQuery extends IntersectionType(ExportLedgerQuery, SizedPageQuery) {}

/** Throws INVALID_INPUT for a period that ends before it begins, or that is too long to be read at once. */
function periodOf({ from, to }: LedgerPeriodQuery, now: Date): LedgerPeriod {
  const last = to ?? dayInBrazil(now);
  const first = from ?? daysUntil(last, USUAL_DAYS)[0] ?? last;
  const days = (Date.parse(last) - Date.parse(first)) / DAY_MS + 1;
  if (days < 1) throw invalidInput('to', 'O último dia não pode vir antes do primeiro.');
  if (days > MOST_DAYS) throw invalidInput('from', `Escolha um período de até ${MOST_DAYS} dias.`);
  return { from: first, to: last };
}

class LedgerLineAnswer extends AnswerOf({
  id: t.uuid(),
  paymentId: t.uuid(),
  kind: t.string({ example: 'aprovado' }),
  debit: ledgerAccount,
  credit: ledgerAccount,
  amount: t.number('Em reais.', { example: 25 }),
  at: t.dateTime(),
}) {}

class LedgerLinesAnswer extends PageOf(LedgerLineAnswer) {}

/** Lines that move no money are not read here. */
function ledgerLine({ id, paymentId, kind, amountCents, at }: LedgerLine): LedgerLineAnswer {
  const entry = entryOf(kind, amountCents);
  if (!entry) throw new Error(`ledger line ${id} moves no money`);
  const { debit, credit, cents } = entry;
  return { id, paymentId, kind, debit, credit, amount: centsToReais(cents), at };
}

const PAGE = 50;

const SHEET: ExportSheet<LedgerLineAnswer> = {
  name: 'livro-razao',
  action: 'export-ledger',
  target: 'ledger:all',
  personalData: false,
  columns: {
    'Data/Hora (UTC)': ({ at }) => at,
    Lançamento: ({ kind }) => kind,
    Débito: ({ debit }) => debit,
    Crédito: ({ credit }) => credit,
    'Valor (R$)': ({ amount }) => reais(amount),
    Pagamento: ({ paymentId }) => paymentId,
    Linha: ({ id }) => id,
  },
};

@ApiErrors({ 400: '`INVALID_INPUT`' })
@AdminController('api/admin/ledger')
export class ReadLedgerController {
  constructor(
    private readonly ledger: LedgerQueries,
    private readonly clock: Clock,
  ) {}

  @Get()
  @Answers(LedgerDaysAnswer, 'O livro-razão dos pagamentos, por dia e por conta')
  async readLedger(@Query() query: LedgerPeriodQuery): Promise<LedgerDaysAnswer> {
    const period = periodOf(query, this.clock.now());
    const { days, balances } = readingOf(await this.ledger.sums(period));
    return {
      ...wholeAnswer(days.map(accountDay)),
      ...period,
      balances: LEDGER_ACCOUNTS.map((account) => ({ account, balance: centsToReais(balances[account]) })),
    };
  }

  @Get('lines')
  @Answers(LedgerLinesAnswer, 'Os lançamentos do livro-razão, em partidas dobradas')
  async listLedgerLines(@Query() query: LedgerLinesQuery): Promise<LedgerLinesAnswer> {
    const period = periodOf(query, this.clock.now());
    return pageAnswer(await this.ledger.lines(period, query.sort).as(ledgerLine).page(query, PAGE));
  }

  @Get('export')
  @CsvExport(SHEET, { summary: 'Os lançamentos do livro-razão, para uma planilha' })
  exportLedger(@Query() query: ExportLedgerQuery): CsvExport<LedgerLineAnswer> {
    const { from, to } = periodOf(query, this.clock.now());
    const list = this.ledger.lines({ from, to }, query.sort).as(ledgerLine);
    return { list, filters: { from, to, sort: query.sort }, days: `${from}-${to}` };
  }
}
