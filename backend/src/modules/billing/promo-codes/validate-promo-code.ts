import { Injectable } from '@nestjs/common';
import { PLANS, type PlanId } from '../../../kernel/plans.js';
import { normalisePromoCode } from '../../../kernel/promo-code.js';
import { Clock } from '../../../platform/clock.js';
import { AccountOwners } from '../account-owners.queries.js';
import { type Price, priceOf } from '../plans/index.js';
import { appliesTo, countRefusal, type PromoCode, termsRefusal } from './promo-code.js';
import { PromoCodes } from './promo-codes.store.js';
import { invalidPromoCode } from './promo-refused.js';

export interface ValidPromoCode {
  readonly code: PromoCode;
  /** One for each plan that the code is for. */
  readonly prices: ReadonlyArray<{ readonly planId: PlanId; readonly price: Price }>;
}

/** Returns what a code takes off, or throws why it takes nothing off. Reserves nothing. */
@Injectable()
export class ValidatePromoCode {
  constructor(
    private readonly codes: PromoCodes,
    private readonly owners: AccountOwners,
    private readonly clock: Clock,
  ) {}

  /** Uses of the account's own are disclosed to itself alone: for nobody (null) only the code's own limits count. */
  async execute(typed: string, accountId: string | null): Promise<ValidPromoCode> {
    const code = await this.codes.find(normalisePromoCode(typed));
    const refusal = termsRefusal(code, null, this.clock.now());
    if (refusal || !code) throw invalidPromoCode(refusal ?? 'inactive');
    const own = await this.codes.usesOf(code.id, accountId === null ? null : await this.owners.buyer(accountId));
    const counted = countRefusal(code, own);
    if (counted) throw invalidPromoCode(counted);
    const plans = PLANS.filter(({ id }) => appliesTo(code, id));
    return { code, prices: plans.map((plan) => ({ planId: plan.id, price: priceOf(plan, code.percent) })) };
  }
}
