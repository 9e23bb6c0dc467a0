import { Get, Query } from '@nestjs/common';
import { AdminController } from '../../../platform/http/admin-controller.js';
import { Answers } from '../../../platform/http/answers.js';
import { ApiErrors } from '../../../platform/http/api-errors.js';
import { IdParam } from '../../../platform/http/id-param.js';
import { pageAnswer } from '../../../platform/http/page.answer.js';
import { PageQuery } from '../../../platform/http/page.query.js';
import { isUuid } from '../../../platform/ids.js';
import { PromoCodeQueries } from './promo-codes.queries.js';
import { noSuchPromoCode } from './promo-codes.store.js';
import { RedemptionsAnswer, redemptionAnswer } from './redemption.answers.js';

@AdminController('api/admin/promotional-codes')
export class ListRedemptionsController {
  constructor(private readonly codes: PromoCodeQueries) {}

  @Get(':id/redemptions')
  @Answers(RedemptionsAnswer, 'Os usos de um código promocional, o mais novo primeiro', {
    description: 'Também de um código apagado.',
  })
  @ApiErrors({ 400: '`INVALID_INPUT`', 404: '`PROMO_CODE_NOT_FOUND`' })
  async listRedemptions(@IdParam() id: string, @Query() query: PageQuery): Promise<RedemptionsAnswer> {
    const redemptions = isUuid(id) ? await this.codes.redemptions(id) : null;
    if (!redemptions) throw noSuchPromoCode();
    return pageAnswer(await redemptions.as(redemptionAnswer).page(query));
  }
}
