import { Injectable } from '@nestjs/common';
import { AccountRows } from '../../../platform/account-data/account-rows.js';

/** Which companies an account follows, and what it was told of them. All goes with the account. */
@Injectable()
export class WatchAccountData extends AccountRows {
  readonly tables = ['watch_events', 'watched_companies', 'watch_accounts'];
  protected override readonly erased = this.tables;
  protected readonly sections = {
    empresasAcompanhadas: WATCHED,
    mudancasEmEmpresasAcompanhadas: TOLD,
  };
}

const WATCHED = `
  SELECT cnpj, followed_at AS desde FROM watched_companies WHERE account_id = $1 ORDER BY followed_at, cnpj`;

const TOLD = `
  SELECT to_char(month, 'YYYY-MM') AS mes, cnpj, kind AS tipo FROM watch_events
  WHERE account_id = $1 ORDER BY watch_events.month DESC, cnpj, entity, row_key, kind`;
