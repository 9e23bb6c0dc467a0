import { Injectable } from '@nestjs/common';
import { Sql } from '../database/sql.js';
import { AccountDataHolder, type AccountDataSections } from './account-data-holder.js';

/** A holder of rows that need no work: they are exported as they are read, and go with the account or stay. */
@Injectable()
export abstract class AccountRows extends AccountDataHolder {
  /** The sections of an export: statements with the account's id as `$1`. */
  protected abstract readonly sections: Readonly<Record<string, string>>;

  constructor(protected readonly sql: Sql) {
    super();
  }

  export(accountId: string): AccountDataSections {
    const read = (statement: string) => () => this.sql.rows(statement, [accountId]);
    return Object.fromEntries(Object.entries(this.sections).map(([name, statement]) => [name, read(statement)]));
  }
}
