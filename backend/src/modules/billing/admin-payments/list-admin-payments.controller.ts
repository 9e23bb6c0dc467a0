import { Body, Controller, Get, HttpCode, Post, Query, type StreamableFile } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import { findPlan } from '../../../kernel/plans.js';
import { Clock } from '../../../platform/clock.js';
import { Access, CurrentPrincipal, type Principal, StepUp } from '../../../platform/http/access.js';
import { ApiErrors } from '../../../platform/http/api-errors.js';
import { csvAnswer, csvFile } from '../../../platform/http/csv.js';
import { reais } from '../payments/index.js';
import { AdminPaymentItem, AdminPaymentsAnswer, adminPaymentItem } from './admin-payment.answer.js';
import { AdminPaymentQueries } from './admin-payments.queries.js';
import { AdminPaymentsQuery, ExportPaymentsBody, filterOf, SearchPaymentsBody } from './admin-payments.query.js';

const PAGE = 20;
const ERRORS = { 400: '`INVALID_INPUT`', 401: '`UNAUTHENTICATED`', 403: '`FORBIDDEN`' };

const COLUMNS = [
  'Pagamento',
  'Criado em (UTC)',
  'Pago em (UTC)',
  'Situação',
  'Plano',
  'Valor (R$)',
  'Desconto (R$)',
  'Código',
  'Meio de pagamento',
  'Conta',
];

@ApiTags('Administração')
@ApiBearerAuth()
@Access('admin')
@Controller('api/admin/payments')
export class ListAdminPaymentsController {
  constructor(
    private readonly payments: AdminPaymentQueries,
    private readonly clock: Clock,
  ) {}

  @Get()
  @ApiOperation({ operationId: 'listAdminPayments', summary: 'Os pagamentos de todas as contas' })
  @ApiOkResponse({ type: AdminPaymentsAnswer })
  @ApiErrors(ERRORS)
  list(@Query() query: AdminPaymentsQuery): Promise<AdminPaymentsAnswer> {
    return this.page(query);
  }

  @Post('search')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'searchPayments',
    summary: 'Os pagamentos de uma conta, ou um deles',
    description: 'O que identifica alguém vai no corpo, nunca no endereço.',
  })
  @ApiOkResponse({ type: AdminPaymentsAnswer })
  @ApiErrors(ERRORS)
  search(@Body() body: SearchPaymentsBody): Promise<AdminPaymentsAnswer> {
    return this.page(body);
  }

  @Post('export')
  @HttpCode(200)
  @StepUp()
  @ApiProduces('text/csv')
  @ApiOperation({
    operationId: 'exportPayments',
    summary: 'Os pagamentos, para uma planilha',
    description: 'Com os filtros da busca e sem o e-mail: a conta é o seu número. A exportação fica registrada.',
  })
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @ApiErrors({ ...ERRORS, 403: '`FORBIDDEN` · `STEP_UP_REQUIRED`' })
  async export(
    @CurrentPrincipal() { accountId }: Principal,
    @Body() body: ExportPaymentsBody,
  ): Promise<StreamableFile> {
    const now = this.clock.now();
    const pages = await this.payments.export(accountId, filterOf(body, now));
    const file = csvFile(COLUMNS, pages, (payment) => cellsOf(adminPaymentItem(payment, now)));
    return csvAnswer('pagamentos', now, file);
  }

  private async page(query: AdminPaymentsQuery & { texto?: string }): Promise<AdminPaymentsAnswer> {
    const now = this.clock.now();
    const page = await this.payments.page(filterOf(query, now), query.cursor ?? null, query.limit ?? PAGE);
    const data = page.items.map((payment) => adminPaymentItem(payment, now));
    return { success: true, data, nextCursor: page.next, total: page.total };
  }
}

function cellsOf(item: AdminPaymentItem): string[] {
  return [
    item.id,
    item.createdAt,
    item.paidAt ?? '',
    item.status,
    findPlan(item.planId)?.name ?? item.planId,
    reais(item.amount),
    reais(item.discountAmount),
    item.promoCode ?? '',
    item.provider,
    item.userId,
  ];
}
