import { Injectable } from '@nestjs/common';
import { AccountDataHolder, type AccountDataSections } from '../../../platform/account-data/account-data-holder.js';
import { type Queryable, Sql } from '../../../platform/database/sql.js';
import { type Session, SessionCallers } from '../sessions/index.js';

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

const ACCOUNT = `
  SELECT id, name AS nome, email, email_confirmed_at AS "emailConfirmadoEm", username AS usuario, role AS tipo,
    default_purpose AS "finalidadePadrao", privacy_mode AS "modoPrivacidade",
    created_at AS "criadaEm", last_login_at AS "ultimoAcesso", previous_login_at AS "acessoAnterior"
  FROM accounts WHERE id = $1`;

const CONSENTS = `
  SELECT document AS documento, version AS versao, accepted_at AS "aceitoEm", address AS endereco, agent AS navegador
  FROM consents WHERE account_id = $1 ORDER BY accepted_at, id`;

const SESSIONS = `
  SELECT id, created_at AS "abertaEm", last_seen_at AS "usadaEm", ended_at AS "encerradaEm", address, agent
  FROM sessions WHERE account_id = $1 ORDER BY created_at, id`;

const EVENTS = `
  SELECT CASE action WHEN 'exported' THEN 'dados baixados' ELSE 'conta encerrada' END AS registro, happened_at AS em
  FROM account_events WHERE account_id = $1 ORDER BY id`;

const PASSKEYS = `
  SELECT name AS nome, created_at AS "criadaEm", last_used_at AS "usadaEm" FROM passkeys WHERE account_id = $1 ORDER BY id`;

const API_KEYS = `
  SELECT name AS nome, prefix AS comeco, mode AS modo, scopes AS escopos, networks AS redes, purpose AS finalidade,
    created_at AS "criadaEm", expires_at AS "valeAte", revoked_at AS "revogadaEm", last_used_at AS "usadaEm"
  FROM api_keys WHERE account_id = $1 ORDER BY id`;

const SECOND_FACTOR = `SELECT confirmed_at AS "ligadaEm" FROM second_factors WHERE account_id = $1`;

/**
 * Times and addresses of access stay in ended sessions for the six months that the law asks for (Marco Civil, art. 15);
 * SweepSessions removes them then.
 */
const ERASE = [
  'DELETE FROM account_presence WHERE account_id = $1',
  'DELETE FROM account_links WHERE account_id = $1',
  'DELETE FROM second_factors WHERE account_id = $1',
  'DELETE FROM passkeys WHERE account_id = $1',
  'DELETE FROM api_keys WHERE account_id = $1',
  'DELETE FROM passkey_challenges WHERE account_id = $1',
  `UPDATE accounts SET email = NULL, mailbox_hash = NULL, email_confirmed_at = NULL, username = CASE role WHEN 'admin' THEN 'encerrada-' || id END,
     name = 'Conta encerrada', password_hash = '', must_change_password = false, default_purpose = NULL,
     last_login_at = NULL, previous_login_at = NULL, erased_at = coalesce(erased_at, now())
   WHERE id = $1`,
  `UPDATE sessions SET ended_at = coalesce(ended_at, now()), end_reason = coalesce(end_reason, 'revoked'),
     token_hash = '', previous_hash = NULL, proven_until = NULL, agent = NULL, device_hash = NULL
   WHERE account_id = $1`,
  `UPDATE consents SET address = NULL, agent = NULL
   WHERE account_id = $1 AND (address IS NOT NULL OR agent IS NOT NULL)`,
];
