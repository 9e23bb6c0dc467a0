import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, QueryFailedError } from 'typeorm';
import type { AdminAuditEntry } from '../../../kernel/admin-audit-entry.js';
import { AppError } from '../../../kernel/errors.js';
import { AdminAuditLog } from '../../../platform/database/admin-audit-log.js';
import { queryableOf } from '../../../platform/database/queryable-of.js';
import { Sql } from '../../../platform/database/sql.js';
import { isUuid } from '../../../platform/ids.js';
import type { Buyer } from '../account-owners.queries.js';
import type { OwnUses, PromoCode } from './promo-code.js';
import { PromoCodeSchema } from './promo-code.schema.js';

/** What an administrator decided about a code: what it is from now on, and the entry for the audit log. */
export interface PromoDecision {
  readonly code: PromoCode;
  readonly entry: AdminAuditEntry;
}

const ONE_ALIVE = 'promotional_codes_one_alive';

/** The promotional codes. A text belongs to one code that is not deleted: for a second one PROMO_CODE_TAKEN is thrown. */
@Injectable()
export class PromoCodes {
  constructor(
    private readonly dataSource: DataSource,
    private readonly sql: Sql,
    private readonly auditLog: AdminAuditLog,
  ) {}

  /** By its text in upper case; null when there is none such, or when it was deleted. */
  find(code: string): Promise<PromoCode | null> {
    return this.dataSource.manager.findOneBy(PromoCodeSchema, { code, deletedAt: IsNull() });
  }

  /** For nobody (null) there are only those that give way. */
  async usesOf(codeId: string, buyer: Buyer | null): Promise<OwnUses> {
    const uses = await this.sql.row<OwnUses>(
      `SELECT count(*) FILTER (WHERE account_id = $2 AND status = 'reservado')::int AS reserved,
         count(*) FILTER (WHERE (account_id = $2 OR person = $3) AND status IN ('consumido', 'excedente'))::int AS consumed,
         count(*) FILTER (WHERE account_id IS DISTINCT FROM $2 AND status = 'reservado' AND NOT confirmed)::int AS displaceable
       FROM promo_uses
       WHERE code_id = $1 AND (account_id = $2::uuid OR person = $3::bytea OR status = 'reservado' AND NOT confirmed)`,
      [codeId, buyer?.id ?? null, buyer?.person ?? null],
    );
    return uses ?? { reserved: 0, consumed: 0, displaceable: 0 };
  }

  /** In one transaction with the record of it. */
  async add({ code, entry }: PromoDecision): Promise<void> {
    await this.dataSource
      .transaction(async (manager) => {
        await manager.insert(PromoCodeSchema, code);
        await this.auditLog.record(entry, await queryableOf(manager));
      })
      .catch(takenOrWorse);
  }

  /** Locks the code, so that its uses stand still, and writes what `decide` says, with the record. Throws PROMO_CODE_NOT_FOUND. */
  change(id: string, decide: (code: PromoCode) => PromoDecision): Promise<PromoCode> {
    return this.dataSource
      .transaction(async (manager) => {
        const where = { id, deletedAt: IsNull() };
        // Buyers' payments refer to it meanwhile, and wait behind this with their own locks of it.
        const lock = { mode: 'for_no_key_update' } as const;
        const before = isUuid(id) ? await manager.findOne(PromoCodeSchema, { where, lock }) : null;
        if (!before) throw noSuchPromoCode();
        const { code, entry } = decide(before);
        await manager.update(PromoCodeSchema, { id }, code);
        await this.auditLog.record(entry, await queryableOf(manager));
        return code;
      })
      .catch(takenOrWorse);
  }
}

export const noSuchPromoCode = (): AppError =>
  new AppError('not-found', 'PROMO_CODE_NOT_FOUND', 'Código promocional não encontrado');

function takenOrWorse(error: unknown): never {
  if (error instanceof QueryFailedError && error.message.includes(ONE_ALIVE)) {
    throw new AppError('conflict', 'PROMO_CODE_TAKEN', 'Já existe um código promocional com este nome');
  }
  throw error;
}
