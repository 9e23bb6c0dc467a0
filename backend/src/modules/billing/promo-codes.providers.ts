import { ListPromotionalCodesController } from './adapters/http/promo-codes/list-promotional-codes.controller.js';
import { PgPromoCodeLists } from './adapters/persistence/promo-codes/pg-promo-code-lists.js';
import { ListPromoCodes } from './application/promo-codes/list-promo-codes.js';
import { PromoCodeLists } from './application/promo-codes/promo-code-lists.port.js';

/** The promotional codes as administrators look through them. */
export const PROMO_CODE_CONTROLLERS = [ListPromotionalCodesController];

export const PROMO_CODE_PROVIDERS = [{ provide: PromoCodeLists, useClass: PgPromoCodeLists }, ListPromoCodes];
