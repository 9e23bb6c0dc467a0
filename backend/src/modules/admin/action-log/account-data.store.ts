import { Injectable } from '@nestjs/common';
import { AccountDataHolder, type AccountDataSections } from '../../../platform/account-data/account-data-holder.js';
import { Sql } from '../../../platform/database/sql.js';

/** What an administrator did is part of their own data, and stays under the pseudonym. */
@Injectable()
export class ActionLogAccountData extends AccountDataHolder {
  readonly tables = ['admin_actions'];

  constructor(private readonly sql: Sql) {
    super();
  }

  export(accountId: string): AccountDataSections {
    return { atosDeAdministracao: () => this.sql.rows(ADMIN_ACTIONS, [accountId]) };
  }

  async erase(): Promise<boolean> {
    return true;
  }
}

const ADMIN_ACTIONS =
  'SELECT action AS ato, target AS alvo, at AS em FROM admin_actions WHERE admin_id = $1 ORDER BY at, id';
