import { Get, Query } from '@nestjs/common';
import { IntersectionType } from '@nestjs/swagger';
import { REDEMPTION_STATUS_LABELS } from '../../../kernel/billing-states.js';
import { maskEmail } from '../../../kernel/mask-email.js';
import { findPlan, PLAN_IDS } from '../../../kernel/plans.js';
import { centsToReais } from '../../../kernel/reais.js';
import { AnswerOf, PageOf, pageAnswer, t } from '../../../platform/http/answer.fields.js';
import { CsvExport, type ExportSheet } from '../../../platform/http/csv-export.js';
import { OptionalOneOf, PageQuery, TimeSortField } from '../../../platform/http/request.fields.js';
import { AdminController, Answers, ApiErrors, IdParam } from '../../../platform/http/route.decorators.js';
import { isUuid } from '../../../platform/ids.js';
import { reais } from '../payments/index.js';
import { PromoCodeQueries } from './promo-codes.queries.js';
import { noSuchPromoCode } from './promo-codes.store.js';
import type { PromoUseStatus } from './promo-use.js';
import type { Redemption } from './redemption.js';

const WIRE_STATUSES = ['reserved', 'consumed', 'released', 'over-limit'] as const;

const WIRE_STATUS_OF: Readonly<Record<PromoUseStatus, (typeof WIRE_STATUSES)[number]>> = {
  reservado: 'reserved',
  consumido: 'consumed',
  liberado: 'released',
  excedente: 'over-limit',
};

const USE_STATUSES = Object.keys(WIRE_STATUS_OF) as PromoUseStatus[];

class RedemptionsFilter extends TimeSortField {
  @OptionalOneOf(WIRE_STATUSES, 'Situação inválida.')
  status?: (typeof WIRE_STATUSES)[number];
}

class RedemptionsQuery extends IntersectionType(PageQuery, RedemptionsFilter) {}

class RedemptionAnswer extends AnswerOf({
  paymentId: t.uuid(),
  userId: t.uuid(),
  email: t.string('Mascarado; nulo: a conta foi encerrada.', { nullable: true, example: 'an***@gmail.com' }),
  planId: t.enum(PLAN_IDS),
  status: t.enum(WIRE_STATUSES, '`over-limit`: pago depois de o uso ter passado a outra pessoa; não entra na conta.'),
  amount: t.number('Em reais.', { example: 22.5 }),
  discountAmount: t.number('Em reais.', { example: 2.5 }),
  reservedAt: t.dateTime(),
  settledAt: t.dateTime('Quando foi usado ou devolvido.', { nullable: true }),
}) {}

class RedemptionsAnswer extends PageOf(RedemptionAnswer) {}

function redemptionAnswer(redemption: Redemption): RedemptionAnswer {
  const { email, status, settledAt } = redemption;
  return {
    paymentId: redemption.id,
    userId: redemption.accountId,
    email: email && maskEmail(email),
    planId: redemption.planId,
    status: WIRE_STATUS_OF[status],
    amount: centsToReais(redemption.amountCents),
    discountAmount: centsToReais(redemption.discountCents),
    reservedAt: redemption.reservedAt,
    settledAt,
  };
}

/** Who used a code is a person's business: the account is its number. */
const SHEET: ExportSheet<RedemptionAnswer> = {
  name: 'usos-do-codigo',
  action: 'export-redemptions',
  target: 'promo-codes:redemptions',
  personalData: true,
  columns: {
    'Reservado em (UTC)': ({ reservedAt }) => reservedAt,
    Conta: ({ userId }) => userId,
    Plano: ({ planId }) => findPlan(planId)?.name ?? planId,
    'Valor (R$)': ({ amount }) => reais(amount),
    'Desconto (R$)': ({ discountAmount }) => reais(discountAmount),
    Situação: ({ status }) => REDEMPTION_STATUS_LABELS[status],
    'Usado ou devolvido em (UTC)': ({ settledAt }) => settledAt,
    Pagamento: ({ paymentId }) => paymentId,
  },
};

@AdminController('api/admin/promotional-codes')
export class ListRedemptionsController {
  constructor(private readonly codes: PromoCodeQueries) {}

  @Get(':id/redemptions')
  @Answers(RedemptionsAnswer, 'Os usos de um código promocional, o mais novo primeiro', {
    description: 'Também de um código apagado.',
  })
  @ApiErrors({ 400: '`INVALID_INPUT`', 404: '`PROMO_CODE_NOT_FOUND`' })
  async listRedemptions(@IdParam() id: string, @Query() query: RedemptionsQuery): Promise<RedemptionsAnswer> {
    return pageAnswer(await (await this.ofCode(id, query)).page(query));
  }

  @Get(':id/redemptions/export')
  @CsvExport(SHEET, {
    summary: 'Os usos de um código promocional, para uma planilha',
    description: 'Sem o e-mail: a conta é o seu número.',
  })
  @ApiErrors({ 404: '`PROMO_CODE_NOT_FOUND`' })
  async exportRedemptions(
    @IdParam() id: string,
    @Query() query: RedemptionsFilter,
  ): Promise<CsvExport<RedemptionAnswer>> {
    const { status, sort } = query;
    return { list: await this.ofCode(id, query), filters: { code: id, status, sort } };
  }

  private async ofCode(id: string, { status: wire, sort }: RedemptionsFilter) {
    const status = USE_STATUSES.find((one) => WIRE_STATUS_OF[one] === wire);
    const redemptions = isUuid(id) ? await this.codes.redemptions(id, { status, sort }) : null;
    if (!redemptions) throw noSuchPromoCode();
    return redemptions.as(redemptionAnswer);
  }
}
