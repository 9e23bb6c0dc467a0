import { Injectable } from '@nestjs/common';
import { DataSource, LessThan } from 'typeorm';
import { type Page, pageOf, rowsOfPage } from '../../../platform/page.js';
import type { Payment } from './payment.js';
import { PaymentSchema } from './payment.schema.js';

@Injectable()
export class PaymentQueries {
  constructor(private readonly dataSource: DataSource) {}

  /** The account's payments, the newest first; a page goes on below the id `before`. */
  async ofAccount(accountId: string, before: string | null): Promise<Page<Payment>> {
    const { manager } = this.dataSource;
    const [found, total] = await Promise.all([
      manager.find(PaymentSchema, {
        where: { accountId, ...(before ? { id: LessThan(before) } : {}) },
        order: { id: 'DESC' },
        take: rowsOfPage,
      }),
      manager.countBy(PaymentSchema, { accountId }),
    ]);
    return pageOf(found, total, ({ id }) => id);
  }
}
