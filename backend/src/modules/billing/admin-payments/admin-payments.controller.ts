import { Body, Controller, Get, HttpCode, Param, Post, Query, type StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiProduces, ApiTags } from '@nestjs/swagger';
import { maskEmail } from '../../../kernel/mask-email.js';
import { centsToReais } from '../../../kernel/money.js';
import { findPlan } from '../../../kernel/plans.js';
import { Clock } from '../../../platform/clock.js';
import { Access, CurrentPrincipal, type Principal, StepUp } from '../../../platform/http/access.js';
import { ApiErrors } from '../../../platform/http/api-errors.js';
import { csvAnswer, csvFile } from '../../../platform/http/csv.js';
import { paymentListItem, reais } from '../payments/index.js';
import {
  AdminPaymentItem,
  AdminPaymentsAnswer,
  OpenedPaymentAnswer,
  type OpenedPaymentItem,
} from './admin-payment.answer.js';
import { type AdminPayment, AdminPaymentQueries } from './admin-payments.queries.js';
import { AdminPaymentsQuery, ExportPaymentsBody, filterOf, SearchPaymentsBody } from './admin-payments.query.js';
import { type OpenedPayment, OpenPayment } from './open-payment.js';

const PAGE = 20;
const ERRORS = { 400: '`INVALID_INPUT`' };

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
@Access('admin')
@Controller('api/admin/payments')
export class AdminPaymentsController {
  constructor(
    private readonly payments: AdminPaymentQueries,
    private readonly openPayment: OpenPayment,
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
  @ApiErrors(ERRORS)
  async export(
    @CurrentPrincipal() { accountId }: Principal,
    @Body() body: ExportPaymentsBody,
  ): Promise<StreamableFile> {
    const now = this.clock.now();
    const pages = await this.payments.export(accountId, filterOf(body, now));
    const file = csvFile(COLUMNS, pages, (payment) => cellsOf(adminPaymentItem(payment, now)));
    return csvAnswer('pagamentos', now, file);
  }

  @Get(':id')
  @ApiParam({ name: 'id', format: 'uuid' })
  @ApiOperation({
    operationId: 'openPayment',
    summary: 'Um pagamento inteiro',
    description:
      'Valores, o que aconteceu com ele, o que o meio de pagamento avisou, devoluções e o que fez do acesso.',
  })
  @ApiOkResponse({ type: OpenedPaymentAnswer })
  @ApiErrors({ 404: '`PAYMENT_NOT_FOUND`' })
  async open(@Param('id') id: string): Promise<OpenedPaymentAnswer> {
    return { success: true, data: openedPaymentItem(await this.openPayment.execute(id), this.clock.now()) };
  }

  private async page(query: AdminPaymentsQuery & { texto?: string }): Promise<AdminPaymentsAnswer> {
    const now = this.clock.now();
    const page = await this.payments.page(filterOf(query, now), query.cursor ?? null, query.limit ?? PAGE);
    const data = page.items.map((payment) => adminPaymentItem(payment, now));
    return { success: true, data, nextCursor: page.next, total: page.total };
  }
}

function adminPaymentItem(payment: AdminPayment, now: Date): AdminPaymentItem {
  return {
    ...paymentListItem(payment, now),
    userId: payment.accountId,
    email: payment.email && maskEmail(payment.email),
    provider: payment.provider,
  };
}

function openedPaymentItem(opened: OpenedPayment, now: Date): OpenedPaymentItem {
  const { payment, events, webhooks, refunds, access, accessNow, refund } = opened;
  return {
    ...adminPaymentItem(payment, now),
    originalAmount: centsToReais(payment.originalCents),
    chargeId: payment.chargeId,
    expiresAt: payment.expiresAt.toISOString(),
    events,
    notifications: webhooks,
    refunds,
    access,
    accessNow,
    refund,
  };
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
