import { Controller, Get, Query, type StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import { centsToReais } from '../../../kernel/money.js';
import { Clock } from '../../../platform/clock.js';
import { Access, CurrentPrincipal, type Principal } from '../../../platform/http/access.js';
import { ApiErrors } from '../../../platform/http/api-errors.js';
import { csvAnswer, csvFile } from '../../../platform/http/csv.js';
import { reais } from '../payments/index.js';
import { LEDGER_ACCOUNTS } from './double-entry.js';
import { accountDay, LedgerDaysAnswer, LedgerLinesAnswer, ledgerLine } from './ledger.answers.js';
import { LedgerQueries } from './ledger.queries.js';
import { LedgerLinesQuery, LedgerPeriodQuery, periodOf } from './ledger.query.js';
import { readingOf } from './ledger-reading.js';

const PAGE = 50;
const COLUMNS = ['Data/Hora (UTC)', 'Lançamento', 'Débito', 'Crédito', 'Valor (R$)', 'Pagamento', 'Linha'];

@ApiTags('Administração')
@Access('admin')
@ApiErrors({ 400: '`INVALID_INPUT`' })
@Controller('api/admin/ledger')
export class ReadLedgerController {
  constructor(
    private readonly ledger: LedgerQueries,
    private readonly clock: Clock,
  ) {}

  @Get()
  @ApiOperation({ operationId: 'readLedger', summary: 'O livro-razão dos pagamentos, por dia e por conta' })
  @ApiOkResponse({ type: LedgerDaysAnswer })
  async days(@Query() query: LedgerPeriodQuery): Promise<LedgerDaysAnswer> {
    const period = periodOf(query, this.clock.now());
    const { days, balances } = readingOf(await this.ledger.sums(period));
    return {
      success: true,
      ...period,
      data: days.map(accountDay),
      balances: LEDGER_ACCOUNTS.map((account) => ({ account, balance: centsToReais(balances[account]) })),
    };
  }

  @Get('lines')
  @ApiOperation({ operationId: 'listLedgerLines', summary: 'Os lançamentos do livro-razão, em partidas dobradas' })
  @ApiOkResponse({ type: LedgerLinesAnswer })
  async lines(@Query() query: LedgerLinesQuery): Promise<LedgerLinesAnswer> {
    const period = periodOf(query, this.clock.now());
    const { items, next, total } = await this.ledger.lines(period, query.cursor ?? null, query.limit ?? PAGE);
    return { success: true, data: items.map(ledgerLine), nextCursor: next, total };
  }

  @Get('export')
  @ApiProduces('text/csv')
  @ApiOperation({
    operationId: 'exportLedger',
    summary: 'Os lançamentos do livro-razão, para uma planilha',
    description: 'A exportação fica registrada.',
  })
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  async export(
    @CurrentPrincipal() { accountId }: Principal,
    @Query() query: LedgerPeriodQuery,
  ): Promise<StreamableFile> {
    const period = periodOf(query, this.clock.now());
    const pages = await this.ledger.export(accountId, period);
    const file = csvFile(COLUMNS, pages, (line) => {
      const { at, kind, debit, credit, amount, paymentId, id } = ledgerLine(line);
      return [at, kind, debit, credit, reais(amount), paymentId, id];
    });
    return csvAnswer(`livro-razao-${period.from}-${period.to}`, null, file);
  }
}
