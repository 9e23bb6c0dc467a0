export { countRefusal, type PromoCode, termsRefusal } from './promo-code.js';
export { PromoCodesModule } from './promo-codes.module.js';
export { PromoCodes } from './promo-codes.store.js';
export { emailNotConfirmed, priceDetails, promoRefused } from './promo-refused.js';
export { lockCode, ownReservation, reserveUse, settleUse } from './promo-uses.store.js';
