import { Injectable } from '@nestjs/common';
import { AppError } from '../../../kernel/errors.js';
import type { Plan } from '../../../kernel/plans.js';
import { normalisePromoCode } from '../../../kernel/promo-code.js';
import { Clock } from '../../../platform/clock.js';
import { AccountOwners } from '../account-owners.queries.js';
import { agrees, type ClaimedPrice, type Price, priceOf } from '../plans/index.js';
import {
  countRefusal,
  emailNotConfirmed,
  type PromoCode,
  PromoCodes,
  priceDetails,
  promoRefused,
  termsRefusal,
} from '../promo-codes/index.js';

export interface Offer {
  readonly plan: Plan;
  readonly price: Price;
  readonly promo: PromoCode | null;
}

/** What a plan costs an account, by the server's own figures. */
@Injectable()
export class MakeOffer {
  constructor(
    private readonly codes: PromoCodes,
    private readonly owners: AccountOwners,
    private readonly clock: Clock,
  ) {}

  /** Refuses a code whose terms do not hold and figures that are not the right ones. Whether a use is left is not asked. */
  async make(plan: Plan, typedCode: string | null, claimed: ClaimedPrice): Promise<Offer> {
    const promo = typedCode === null ? null : await this.codes.find(normalisePromoCode(typedCode));
    const refusal = typedCode === null ? null : termsRefusal(promo, plan.id, this.clock.now());
    if (refusal) throw promoRefused(refusal, priceOf(plan));
    const price = priceOf(plan, promo?.percent);
    if (agrees(claimed, price)) return { plan, price, promo };
    const text = 'O preço mudou. Confira o valor atualizado e tente novamente.';
    throw new AppError('conflict', 'PRICE_MISMATCH', text, { details: priceDetails(price) });
  }

  /** Throws EMAIL_NOT_CONFIRMED for what costs nothing: a payment would prove who gets it. */
  async admit({ price }: Offer, accountId: string): Promise<void> {
    if (price.amountCents > 0) return;
    if (!(await this.owners.buyer(accountId)).emailConfirmed) throw emailNotConfirmed();
  }

  /** Throws why the account found no use of the offer's code left; returns when meanwhile there is one again. */
  async explainNoUse({ plan, promo }: Offer, accountId: string): Promise<void> {
    if (!promo) return;
    const buyer = await this.owners.buyer(accountId);
    const [current, own] = await Promise.all([this.codes.find(promo.code), this.codes.usesOf(promo.id, buyer)]);
    const refusal = termsRefusal(current, plan.id, this.clock.now()) ?? countRefusal(current ?? promo, own);
    if (refusal) throw promoRefused(refusal, priceOf(plan));
    if (own.displaceable > 0 && !buyer.emailConfirmed) throw emailNotConfirmed();
  }
}
