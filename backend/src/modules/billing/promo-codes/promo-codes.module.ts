import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ListPromotionalCodesController } from './list-promotional-codes.controller.js';
import { ListRedemptionsController } from './list-redemptions.controller.js';
import { ManagePromoCodes } from './manage-promo-codes.js';
import { ManagePromotionalCodesController } from './manage-promotional-codes.controller.js';
import { PromoCodeSchema } from './promo-code.schema.js';
import { PromoCodeQueries } from './promo-codes.queries.js';
import { PromoCodes } from './promo-codes.store.js';
import { ValidatePromoCode } from './validate-promo-code.js';
import { ValidatePromotionalCodeController } from './validate-promotional-code.controller.js';

/** The promotional codes: what administrators make of them, what they take off, and each use of them. */
@Module({
  imports: [TypeOrmModule.forFeature([PromoCodeSchema])],
  controllers: [
    ValidatePromotionalCodeController,
    ListPromotionalCodesController,
    ManagePromotionalCodesController,
    ListRedemptionsController,
  ],
  providers: [PromoCodes, PromoCodeQueries, ManagePromoCodes, ValidatePromoCode],
  exports: [PromoCodes],
})
export class PromoCodesModule {}
