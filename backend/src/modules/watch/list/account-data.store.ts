import { Injectable } from '@nestjs/common';
import { AccountRows } from '../../../platform/account-data/account-rows.js';

/** Which companies an account follows. All goes with the account. */
@Injectable()
export class WatchAccountData extends AccountRows {
  readonly tables = ['watched_companies', 'watch_accounts'];
  protected override readonly erased = this.tables;
  protected readonly sections = { empresasAcompanhadas: WATCHED };
}

const WATCHED = `
  SELECT cnpj, followed_at AS desde FROM watched_companies WHERE account_id = $1 ORDER BY followed_at, cnpj`;
