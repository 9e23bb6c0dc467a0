import { Injectable } from '@nestjs/common';
import { DataSource, IsNull } from 'typeorm';
import { Sql } from '../../../platform/database/sql.js';
import { NO_USES, type OwnUses, type PromoCode } from './promo-code.js';
import { PromoCodeSchema } from './promo-code.schema.js';
import { PromoCodes } from './promo-codes.port.js';

@Injectable()
export class TypeormPromoCodes extends PromoCodes {
  constructor(
    private readonly dataSource: DataSource,
    private readonly sql: Sql,
  ) {
    super();
  }

  find(code: string): Promise<PromoCode | null> {
    return this.dataSource.manager.findOneBy(PromoCodeSchema, { code, deletedAt: IsNull() });
  }

  async usesOf(codeId: string, accountId: string): Promise<OwnUses> {
    const uses = await this.sql.row<{ reserved: number; consumed: number }>(
      `SELECT count(*) FILTER (WHERE status = 'reservado')::int AS reserved,
         count(*) FILTER (WHERE status IN ('consumido', 'excedente'))::int AS consumed
       FROM promo_uses WHERE code_id = $1 AND account_id = $2`,
      [codeId, accountId],
    );
    return uses ?? NO_USES;
  }
}
