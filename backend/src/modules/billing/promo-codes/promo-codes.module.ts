import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PaymentsModule } from '../payments/index.js';
import { ListPromoCodes } from './list-promo-codes.js';
import { ListPromotionalCodesController } from './list-promotional-codes.controller.js';
import { ListRedemptionsController } from './list-redemptions.controller.js';
import { ManagePromoCodes } from './manage-promo-codes.js';
import { ManagePromotionalCodesController } from './manage-promotional-codes.controller.js';
import { PromoCatalogue } from './promo-catalogue.port.js';
import { TypeormPromoCatalogue } from './promo-catalogue.store.js';
import { PromoCodeSchema } from './promo-code.schema.js';
import { PromoCodeLists } from './promo-code-lists.port.js';
import { PromoCodes } from './promo-codes.port.js';
import { PgPromoCodeLists } from './promo-codes.queries.js';
import { TypeormPromoCodes } from './promo-codes.store.js';
import { ValidatePromoCode } from './validate-promo-code.js';
import { ValidatePromotionalCodeController } from './validate-promotional-code.controller.js';

/** The promotional codes: what administrators make of them, what they take off, and each use of them. */
@Module({
  imports: [TypeOrmModule.forFeature([PromoCodeSchema]), PaymentsModule],
  controllers: [
    ValidatePromotionalCodeController,
    ListPromotionalCodesController,
    ManagePromotionalCodesController,
    ListRedemptionsController,
  ],
  providers: [
    { provide: PromoCatalogue, useClass: TypeormPromoCatalogue },
    { provide: PromoCodes, useClass: TypeormPromoCodes },
    { provide: PromoCodeLists, useClass: PgPromoCodeLists },
    ListPromoCodes,
    ManagePromoCodes,
    ValidatePromoCode,
  ],
  exports: [PromoCodes],
})
export class PromoCodesModule {}
