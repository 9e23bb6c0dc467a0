import { Injectable } from '@nestjs/common';
import type { AdminAuditEntry } from '../../../kernel/admin-audit-entry.js';
import { Clock } from '../../../platform/clock.js';
import { newId } from '../../../platform/ids.js';
import type { PromoCode } from './promo-code.js';
import { PromoCodes } from './promo-codes.store.js';
import { notOver, OPEN_TERMS, type PromoTerms, withTerms } from './promo-terms.js';

type NewTerms = Partial<PromoTerms> & Pick<PromoTerms, 'code' | 'percent'>;

/** What administrators do with promotional codes; each act is recorded in the audit log. */
@Injectable()
export class ManagePromoCodes {
  constructor(
    private readonly codes: PromoCodes,
    private readonly clock: Clock,
  ) {}

  async create(adminId: string, given: NewTerms): Promise<PromoCode> {
    const now = this.clock.now();
    notOver(given, now);
    const terms: PromoTerms = { ...OPEN_TERMS, ...given };
    const blank = { ...terms, id: newId(), uses: 0, createdAt: now, deletedAt: null };
    const code = withTerms(blank, terms);
    await this.codes.add({ code, entry: entryOf(adminId, 'create-promo-code', null, code) });
    return code;
  }

  /** What is not given stays as it is. */
  async edit(adminId: string, id: string, given: Partial<PromoTerms>): Promise<PromoCode> {
    const now = this.clock.now();
    return this.codes.change(id, (before) => {
      if (given.expiresAt?.getTime() !== before.expiresAt?.getTime()) notOver(given, now);
      const code = withTerms(before, { ...before, ...given });
      return { code, entry: entryOf(adminId, 'edit-promo-code', before, code) };
    });
  }

  /** Nobody can use it any more; what was used, and the charges that hold a use, stay. */
  async remove(adminId: string, id: string): Promise<void> {
    await this.codes.change(id, (before) => ({
      code: { ...before, deletedAt: this.clock.now() },
      entry: entryOf(adminId, 'delete-promo-code', before, null),
    }));
  }
}

function entryOf(adminId: string, action: string, before: PromoCode | null, after: PromoCode | null): AdminAuditEntry {
  const target = `promo-code:${(after ?? before)?.id}`;
  return { adminId, action, target, before: before && factsOf(before), after: after && factsOf(after) };
}

function factsOf(code: PromoCode): NonNullable<AdminAuditEntry['after']> {
  return {
    code: code.code,
    percent: code.percent,
    planIds: code.planIds?.join(',') ?? null,
    startsAt: code.startsAt?.toISOString() ?? null,
    expiresAt: code.expiresAt?.toISOString() ?? null,
    maxUses: code.maxUses,
    maxUsesPerAccount: code.maxUsesPerAccount,
    active: code.active,
    uses: code.uses,
  };
}
