import { Injectable } from '@nestjs/common';
import { AccountDataHolder, type AccountDataSections } from '../../../platform/account-data/account-data-holder.js';
import { type Queryable, Sql } from '../../../platform/database/sql.js';
import { type Session, SessionCallers } from '../sessions/index.js';
import {
  ACCOUNT,
  API_KEYS,
  CONSENTS,
  ERASE,
  EVENTS,
  PASSKEYS,
  SECOND_FACTOR,
  SESSIONS,
} from './identity-account-data.sql.js';

/** Who the account belongs to, what was accepted, and from where it was used. */
@Injectable()
export class IdentityAccountData extends AccountDataHolder {
  readonly tables = [
    'accounts',
    'consents',
    'sessions',
    'account_links',
    'account_events',
    'account_erasures',
    'second_factors',
    'passkeys',
    'passkey_challenges',
    'account_presence',
    'api_keys',
  ];

  constructor(
    private readonly sql: Sql,
    private readonly callers: SessionCallers,
  ) {
    super();
  }

  export(accountId: string): AccountDataSections {
    return {
      conta: () => this.sql.row(ACCOUNT, [accountId]),
      aceites: () => this.sql.rows(CONSENTS, [accountId]),
      sessoes: () => this.sessions(accountId),
      registros: () => this.sql.rows(EVENTS, [accountId]),
      chavesDeAcesso: () => this.sql.rows(PASSKEYS, [accountId]),
      chavesDeApi: () => this.sql.rows(API_KEYS, [accountId]),
      verificacaoEmDuasEtapas: () => this.sql.row(SECOND_FACTOR, [accountId]),
    };
  }

  private async sessions(accountId: string): Promise<unknown[]> {
    const rows = await this.sql.rows<Pick<Session, 'id' | 'address' | 'agent'>>(SESSIONS, [accountId]);
    return rows.map(({ id, address: a, agent: b, ...session }) => {
      const { address, agent } = this.callers.open({ id, address: a, agent: b });
      return { ...session, endereco: address, navegador: agent };
    });
  }

  override async erase(accountId: string, tx: Queryable): Promise<boolean> {
    for (const statement of ERASE) await tx.query(statement, [accountId]);
    return true;
  }
}
