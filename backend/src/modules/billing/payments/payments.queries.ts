import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { PagedList } from '../../../platform/database/paged-list.js';
import { Sql } from '../../../platform/database/sql.js';
import type { Payment } from './payment.js';
import { PaymentSchema } from './payment.schema.js';

@Injectable()
export class PaymentQueries {
  /** The columns of payments under the names of a `Payment`. */
  readonly columns: string;

  constructor(
    dataSource: DataSource,
    private readonly sql: Sql,
  ) {
    const { columns } = dataSource.getMetadata(PaymentSchema);
    this.columns = columns.map(({ databaseName, propertyName }) => `${databaseName} AS "${propertyName}"`).join(', ');
  }

  /** The account's payments, the newest first. */
  ofAccount(accountId: string): PagedList<Payment> {
    const filters = [['account_id = ?', accountId] as const];
    return new PagedList(this.sql, { columns: this.columns, table: 'payments', filters });
  }
}
