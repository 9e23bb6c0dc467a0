import { Body, Get, HttpCode, Post, Query } from '@nestjs/common';
import { PAYMENT_STATUS_LABELS } from '../../../kernel/billing-states.js';
import { maskEmail } from '../../../kernel/mask-email.js';
import { findPlan } from '../../../kernel/plans.js';
import { centsToReais } from '../../../kernel/reais.js';
import { Clock } from '../../../platform/clock.js';
import { pageAnswer } from '../../../platform/http/answer.fields.js';
import { CsvExport, type ExportSheet } from '../../../platform/http/csv-export.js';
import { AdminController, Answers, ApiErrors, IdParam } from '../../../platform/http/route.decorators.js';
import { paymentListItem, reais } from '../payments/index.js';
import {
  AdminPaymentItem,
  AdminPaymentsAnswer,
  OpenedPaymentAnswer,
  type OpenedPaymentItem,
} from './admin-payment.answer.js';
import { type AdminPayment, AdminPaymentQueries } from './admin-payments.queries.js';
import { AdminPaymentsQuery, ExportPaymentsBody, SearchPaymentsBody } from './admin-payments.query.js';
import { type OpenedPayment, OpenPayment } from './open-payment.js';

const ERRORS = { 400: '`INVALID_INPUT`' };

const SHEET: ExportSheet<AdminPaymentItem> = {
  name: 'pagamentos',
  action: 'export-payments',
  target: 'payments:all',
  personalData: true,
  columns: {
    Pagamento: ({ id }) => id,
    'Criado em (UTC)': ({ createdAt }) => createdAt,
    'Pago em (UTC)': ({ paidAt }) => paidAt,
    'Desistência pedida em (UTC)': ({ withdrawalAskedAt }) => withdrawalAskedAt,
    Situação: ({ status }) => PAYMENT_STATUS_LABELS[status],
    Plano: ({ planId }) => findPlan(planId)?.name ?? planId,
    'Valor (R$)': ({ amount }) => reais(amount),
    'Desconto (R$)': ({ discountAmount }) => reais(discountAmount),
    'Devolvido (R$)': ({ returnedAmount }) => (returnedAmount === null ? null : reais(returnedAmount)),
    'Devolvido em (UTC)': ({ returnedAt }) => returnedAt,
    Código: ({ promoCode }) => promoCode,
    'Meio de pagamento': ({ provider }) => provider,
    Conta: ({ userId }) => userId,
  },
};

@AdminController('api/admin/payments')
export class AdminPaymentsController {
  constructor(
    private readonly payments: AdminPaymentQueries,
    private readonly openPayment: OpenPayment,
    private readonly clock: Clock,
  ) {}

  @Get()
  @Answers(AdminPaymentsAnswer, 'Os pagamentos de todas as contas')
  @ApiErrors(ERRORS)
  async listAdminPayments(@Query() query: AdminPaymentsQuery): Promise<AdminPaymentsAnswer> {
    return pageAnswer(await (await this.matching(query)).page(query));
  }

  @Post('search')
  @Answers(AdminPaymentsAnswer, 'Os pagamentos de uma conta, ou um deles', {
    description: 'O que identifica alguém vai no corpo, nunca no endereço.',
  })
  @ApiErrors(ERRORS)
  async searchPayments(@Body() body: SearchPaymentsBody): Promise<AdminPaymentsAnswer> {
    return pageAnswer(await (await this.matching(body)).page(body));
  }

  @Post('export')
  @HttpCode(200)
  @CsvExport(SHEET, {
    summary: 'Os pagamentos, para uma planilha',
    description: 'Com os filtros da busca e sem o e-mail: a conta é o seu número.',
  })
  async exportPayments(@Body() body: ExportPaymentsBody): Promise<CsvExport<AdminPaymentItem>> {
    const { status, plan, withdrawal, dates, from, to, sort, texto } = body;
    const filters = { status, plan, withdrawal, dates, from, to, sort, texto: Boolean(texto?.trim()) || null };
    return { list: await this.matching(body), filters };
  }

  @Get(':id')
  @Answers(OpenedPaymentAnswer, 'Um pagamento inteiro', {
    operationId: 'openPayment',
    description:
      'Valores, o que aconteceu com ele, o que o meio de pagamento avisou, devoluções e o que fez do acesso.',
  })
  @ApiErrors({ 404: '`PAYMENT_NOT_FOUND`' })
  async open(@IdParam() id: string): Promise<OpenedPaymentAnswer> {
    return { success: true, data: openedPaymentItem(await this.openPayment.execute(id), this.clock.now()) };
  }

  private async matching(query: ExportPaymentsBody) {
    const now = this.clock.now();
    return (await this.payments.matching(query, now)).as((payment) => adminPaymentItem(payment, now));
  }
}

function adminPaymentItem(payment: AdminPayment, now: Date): AdminPaymentItem {
  return {
    ...paymentListItem(payment, now),
    userId: payment.accountId,
    email: payment.email && maskEmail(payment.email),
    provider: payment.provider,
    returnedAt: payment.returnedAt,
  };
}

function openedPaymentItem(opened: OpenedPayment, now: Date): OpenedPaymentItem {
  const { payment, events, webhooks, refunds, access, accessNow, refund } = opened;
  return {
    ...adminPaymentItem(payment, now),
    originalAmount: centsToReais(payment.originalCents),
    chargeId: payment.chargeId,
    expiresAt: payment.expiresAt,
    events,
    notifications: webhooks,
    refunds,
    access,
    accessNow,
    refund,
  };
}
