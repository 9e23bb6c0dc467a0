import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiProperty, ApiTags } from '@nestjs/swagger';
import { maskEmail } from '../../../kernel/mask-email.js';
import { centsToReais } from '../../../kernel/money.js';
import { PLAN_IDS, type PlanId } from '../../../kernel/plans.js';
import { Access } from '../../../platform/http/access.js';
import { ApiErrors } from '../../../platform/http/api-errors.js';
import { PageOf, pageAnswer } from '../../../platform/http/page.answer.js';
import { PageQuery } from '../../../platform/http/page.query.js';
import { isUuid } from '../../../platform/ids.js';
import { PromoCodeQueries, type Redemption } from './promo-codes.queries.js';
import { noSuchPromoCode } from './promo-codes.store.js';
import type { PromoUseStatus } from './promo-use.js';

const WIRE_STATUSES = ['reserved', 'consumed', 'released', 'over-limit'] as const;
const WIRE_STATUS_OF: Readonly<Record<PromoUseStatus, (typeof WIRE_STATUSES)[number]>> = {
  reservado: 'reserved',
  consumido: 'consumed',
  liberado: 'released',
  excedente: 'over-limit',
};

export class RedemptionAnswer {
  @ApiProperty({ format: 'uuid' })
  paymentId!: string;

  @ApiProperty({ format: 'uuid' })
  userId!: string;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Mascarado; nulo: a conta foi encerrada.',
    example: 'an***@gmail.com',
  })
  email!: string | null;

  @ApiProperty({ enum: PLAN_IDS })
  planId!: PlanId;

  @ApiProperty({
    enum: WIRE_STATUSES,
    description: '`over-limit`: pago depois de o uso ter passado a outra pessoa; não entra na conta.',
  })
  status!: (typeof WIRE_STATUSES)[number];

  @ApiProperty({ description: 'Em reais.', example: 22.5 })
  amount!: number;

  @ApiProperty({ description: 'Em reais.', example: 2.5 })
  discountAmount!: number;

  @ApiProperty({ format: 'date-time' })
  reservedAt!: string;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'Quando foi usado ou devolvido.' })
  settledAt!: string | null;
}

export class RedemptionsAnswer extends PageOf(RedemptionAnswer) {}

@ApiTags('Administração')
@Access('admin')
@Controller('api/admin/promotional-codes')
export class ListRedemptionsController {
  constructor(private readonly codes: PromoCodeQueries) {}

  @Get(':id/redemptions')
  @ApiParam({ name: 'id', format: 'uuid' })
  @ApiOperation({
    operationId: 'listRedemptions',
    summary: 'Os usos de um código promocional, o mais novo primeiro',
    description: 'Também de um código apagado.',
  })
  @ApiOkResponse({ type: RedemptionsAnswer })
  @ApiErrors({ 400: '`INVALID_INPUT`', 404: '`PROMO_CODE_NOT_FOUND`' })
  async list(@Param('id') id: string, @Query() query: PageQuery): Promise<RedemptionsAnswer> {
    const redemptions = isUuid(id) ? await this.codes.redemptions(id) : null;
    if (!redemptions) throw noSuchPromoCode();
    return pageAnswer(await redemptions.as(redemptionAnswer).page(query));
  }
}

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
    reservedAt: redemption.reservedAt.toISOString(),
    settledAt: settledAt?.toISOString() ?? null,
  };
}
