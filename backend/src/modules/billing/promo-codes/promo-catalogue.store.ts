import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, QueryFailedError } from 'typeorm';
import { AdminActions } from '../../../platform/database/admin-actions.js';
import { queryableOf } from '../../../platform/database/queryable-of.js';
import { PromoCatalogue, type PromoDecision } from './promo-catalogue.port.js';
import type { PromoCode } from './promo-code.js';
import { PromoCodeSchema } from './promo-code.schema.js';

const ONE_ALIVE = 'promotional_codes_one_alive';

@Injectable()
export class TypeormPromoCatalogue extends PromoCatalogue {
  constructor(
    private readonly dataSource: DataSource,
    private readonly actions: AdminActions,
  ) {
    super();
  }

  add({ code, deed }: PromoDecision): Promise<'added' | 'taken'> {
    return this.dataSource
      .transaction(async (manager) => {
        await manager.insert(PromoCodeSchema, code);
        await this.actions.record(deed, queryableOf(manager));
        return 'added' as const;
      })
      .catch(takenOrWorse);
  }

  change(id: string, decide: (code: PromoCode) => PromoDecision): Promise<PromoCode | 'taken' | null> {
    return this.dataSource
      .transaction(async (manager) => {
        const where = { id, deletedAt: IsNull() };
        const before = await manager.findOne(PromoCodeSchema, { where, lock: { mode: 'pessimistic_write' } });
        if (!before) return null;
        const { code, deed } = decide(before);
        await manager.update(PromoCodeSchema, { id }, code);
        await this.actions.record(deed, queryableOf(manager));
        return code;
      })
      .catch(takenOrWorse);
  }
}

function takenOrWorse(error: unknown): 'taken' {
  if (error instanceof QueryFailedError && error.message.includes(ONE_ALIVE)) return 'taken';
  throw error;
}
