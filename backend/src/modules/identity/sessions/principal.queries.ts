import { Injectable } from '@nestjs/common';
import type { Purpose } from '../../../kernel/purposes.js';
import { Clock } from '../../../platform/clock.js';
import { GroupCommit } from '../../../platform/database/group-commit.js';
import { rowsInOrder } from '../../../platform/database/rows-in-order.js';
import { Sql } from '../../../platform/database/sql.js';
import type { Principal } from '../../../platform/http/access.js';
import { IdentityConfig } from '../identity.config.js';
import type { TokenClaims } from './adapters/access-tokens.js';

interface Row {
  email: string | null;
  name: string;
  default_purpose: Purpose | null;
  privacy_mode: boolean;
  terms_version: string | null;
  must_change_password: boolean;
  proven_until: Date | null;
  second_factor: boolean;
  ends_at: Date | null;
}

interface ReadPrincipal {
  readonly principal: Principal;
  /** When the session ends unless it is used; null: never. */
  readonly endsAt: Date | null;
}

interface SessionRow extends Row {
  session_id: string;
  account_id: string;
  kind: TokenClaims['kind'];
}

const FIELDS = `
  a.email, a.name, a.default_purpose, a.privacy_mode, a.must_change_password,
  (SELECT c.version FROM consents c WHERE c.account_id = a.id AND c.document = 'terms'
   ORDER BY c.accepted_at DESC, c.id DESC LIMIT 1) AS terms_version`;

const OF_SESSIONS = `
  SELECT ${FIELDS}, s.id AS session_id, s.account_id, s.kind, s.proven_until, least(s.idle_expires_at, s.expires_at) AS ends_at, EXISTS (
      SELECT FROM second_factors f WHERE f.account_id = a.id AND f.confirmed_at IS NOT NULL) AS second_factor
  FROM sessions s JOIN accounts a ON a.id = s.account_id
  WHERE s.id = ANY ($1::uuid[]) AND a.role = s.kind
    AND s.ended_at IS NULL AND s.idle_expires_at > $2 AND s.expires_at > $2
    AND a.blocked_at IS NULL AND a.erased_at IS NULL`;

const OF_ACCOUNT = `
  SELECT ${FIELDS}, NULL::timestamptz AS proven_until, false AS second_factor, NULL::timestamptz AS ends_at
  FROM accounts a
  WHERE a.id = $1 AND a.credentials_version = $2 AND a.role = 'user' AND a.blocked_at IS NULL AND a.erased_at IS NULL`;

/** Reads who stands behind a token; those who arrive together in one statement. */
@Injectable()
export class PrincipalReader {
  private readonly ofSessions = new GroupCommit<TokenClaims, Row | null>((claims) => this.rowsOf(claims));

  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
    private readonly config: IdentityConfig,
  ) {}

  async read(claims: TokenClaims): Promise<ReadPrincipal | null> {
    const { accountId, sessionId, kind, credentialsVersion } = claims;
    const row = sessionId
      ? await this.ofSessions.add(claims)
      : await this.sql.row<Row>(OF_ACCOUNT, [accountId, credentialsVersion]);
    if (!row) return null;
    const principal: Principal = {
      accountId,
      kind,
      sessionId,
      email: row.email ?? '',
      name: row.name,
      defaultPurpose: row.default_purpose,
      privacyMode: row.privacy_mode,
      termsVersion: row.terms_version,
      mustChangePassword: row.must_change_password,
      secondFactor: row.second_factor,
      mustEnrol: kind === 'admin' && !row.second_factor && this.config.adminTotpRequired,
      provenUntil: row.proven_until,
    };
    return { principal, endsAt: row.ends_at };
  }

  private async rowsOf(group: readonly TokenClaims[]): Promise<(Row | null)[]> {
    const ids = group.map(({ sessionId }) => sessionId ?? '');
    const rows = await this.sql.rows<SessionRow>(OF_SESSIONS, [ids, this.clock.now()]);
    return rowsInOrder(ids, rows, (row) => row.session_id).map((row, at) =>
      row?.account_id === group[at]?.accountId && row?.kind === group[at]?.kind ? row : null,
    );
  }
}
