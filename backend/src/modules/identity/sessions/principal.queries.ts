import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.js';
import { GroupCommit } from '../../../platform/database/group-commit.js';
import { rowsInOrder } from '../../../platform/database/rows-in-order.js';
import { Sql } from '../../../platform/database/sql.js';
import type { Principal } from '../../../platform/http/access.js';
import { IdentityConfig } from '../identity.config.js';
import type { TokenClaims } from './adapters/access-tokens.js';

type Row = Omit<Principal, 'kind' | 'sessionId' | 'email' | 'mustEnrol'> & {
  readonly email: string | null;
  readonly endsAt: Date | null;
};
type SessionRow = Row & Pick<Principal, 'kind' | 'sessionId'>;

const FIELDS = `
  a.id AS "accountId", a.email, a.name, a.default_purpose AS "defaultPurpose", a.privacy_mode AS "privacyMode",
  a.must_change_password AS "mustChangePassword",
  (SELECT c.version FROM consents c WHERE c.account_id = a.id AND c.document = 'terms'
   ORDER BY c.accepted_at DESC, c.id DESC LIMIT 1) AS "termsVersion"`;

const OF_SESSIONS = `
  SELECT ${FIELDS}, s.id AS "sessionId", s.kind, s.proven_until AS "provenUntil",
    least(s.idle_expires_at, s.expires_at) AS "endsAt", EXISTS (
      SELECT FROM second_factors f WHERE f.account_id = a.id AND f.confirmed_at IS NOT NULL) AS "secondFactor"
  FROM sessions s JOIN accounts a ON a.id = s.account_id
  WHERE s.id = ANY ($1::uuid[]) AND a.role = s.kind
    AND s.ended_at IS NULL AND s.idle_expires_at > $2 AND s.expires_at > $2
    AND a.blocked_at IS NULL AND a.erased_at IS NULL`;

const OF_ACCOUNT = `
  SELECT ${FIELDS}, NULL::timestamptz AS "provenUntil", false AS "secondFactor", NULL::timestamptz AS "endsAt"
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

  /** With when the session ends unless it is used; null: never. */
  async read(claims: TokenClaims): Promise<{ principal: Principal; endsAt: Date | null } | null> {
    const { accountId, sessionId, kind, credentialsVersion } = claims;
    const row = sessionId
      ? await this.ofSessions.add(claims)
      : await this.sql.row<Row>(OF_ACCOUNT, [accountId, credentialsVersion]);
    if (!row) return null;
    const { endsAt, ...read } = row;
    const mustEnrol = kind === 'admin' && !row.secondFactor && this.config.adminTotpRequired;
    return { principal: { ...read, kind, sessionId, email: row.email ?? '', mustEnrol }, endsAt };
  }

  private async rowsOf(group: readonly TokenClaims[]): Promise<(Row | null)[]> {
    const ids = group.map(({ sessionId }) => sessionId ?? '');
    const rows = await this.sql.rows<SessionRow>(OF_SESSIONS, [ids, this.clock.now()]);
    return rowsInOrder(ids, rows, (row) => row.sessionId ?? '').map((row, at) =>
      row?.accountId === group[at]?.accountId && row?.kind === group[at]?.kind ? row : null,
    );
  }
}
