import { Injectable } from '@nestjs/common';
import type { AdminDeed } from '../../../kernel/admin-deed.js';
import { AppError } from '../../../kernel/errors.js';
import { Clock } from '../../../platform/clock.js';
import { isUuid, newId } from '../../../platform/ids.js';
import { PromoCatalogue } from './promo-catalogue.port.js';
import type { PromoCode } from './promo-code.js';
import { OPEN_TERMS, type PromoTerms, withTerms } from './promo-terms.js';

type NewTerms = Partial<PromoTerms> & Pick<PromoTerms, 'code' | 'percent'>;

/** What administrators do with promotional codes; each deed is recorded. */
@Injectable()
export class ManagePromoCodes {
  constructor(
    private readonly catalogue: PromoCatalogue,
    private readonly clock: Clock,
  ) {}

  async create(adminId: string, given: NewTerms): Promise<PromoCode> {
    const terms: PromoTerms = { ...OPEN_TERMS, ...given };
    const blank = { ...terms, id: newId(), uses: 0, createdAt: this.clock.now(), deletedAt: null };
    const code = withTerms(blank, terms);
    const deed = deedOf(adminId, 'create-promo-code', null, code);
    if ((await this.catalogue.add({ code, deed })) === 'taken') throw taken();
    return code;
  }

  /** What is not given stays as it is. */
  async edit(adminId: string, id: string, given: Partial<PromoTerms>): Promise<PromoCode> {
    return this.changed(id, (before) => {
      const after = withTerms(before, { ...before, ...given });
      return { code: after, deed: deedOf(adminId, 'edit-promo-code', before, after) };
    });
  }

  /** Nobody can use it any more; what was used, and the charges that hold a use, stay. */
  async remove(adminId: string, id: string): Promise<void> {
    await this.changed(id, (before) => ({
      code: { ...before, deletedAt: this.clock.now() },
      deed: deedOf(adminId, 'delete-promo-code', before, null),
    }));
  }

  private async changed(id: string, decide: Parameters<PromoCatalogue['change']>[1]): Promise<PromoCode> {
    const code = isUuid(id) ? await this.catalogue.change(id, decide) : null;
    if (code === null) throw new AppError('not-found', 'PROMO_CODE_NOT_FOUND', 'Código promocional não encontrado');
    if (code === 'taken') throw taken();
    return code;
  }
}

function taken(): AppError {
  return new AppError('conflict', 'PROMO_CODE_TAKEN', 'Já existe um código promocional com este nome');
}

function deedOf(adminId: string, action: string, before: PromoCode | null, after: PromoCode | null): AdminDeed {
  const target = `promo-code:${(after ?? before)?.id}`;
  return { adminId, action, target, before: before && factsOf(before), after: after && factsOf(after) };
}

function factsOf(code: PromoCode): NonNullable<AdminDeed['after']> {
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
