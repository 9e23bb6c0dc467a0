import { Inject, Injectable } from '@nestjs/common';
import { GroupCommit } from '../../../../platform/database/group-commit.js';
import { Sql } from '../../../../platform/database/sql.js';
import { WriterSql } from '../../../../platform/database/writer-sql.js';
import { type QuotaGrant, type QuotaRequest, QuotaStore, type Spender } from '../application/quota-store.port.js';

/** Below that, what is left is given one by one. */
const SCARCE = 100;

/** What several accounts' lookups wait for is taken in one statement. */
@Injectable()
export class PgQuotaStore implements QuotaStore {
  private readonly requests = new GroupCommit<QuotaRequest, QuotaGrant>((group) => this.takeAll(group));

  constructor(
    @Inject(WriterSql) private readonly writer: Sql,
    private readonly sql: Sql,
  ) {}

  take(request: QuotaRequest): Promise<QuotaGrant> {
    return this.requests.add(request);
  }

  async spend(spent: ReadonlyMap<string, number>, { keyId, requestKey }: Spender): Promise<boolean> {
    const values = [[...spent.keys()], [...spent.values()], keyId ?? null, requestKey ?? null];
    return (await this.sql.query(SPEND, values)).rowCount === spent.size;
  }

  async giveBack(unspent: ReadonlyMap<string, number>): Promise<void> {
    await this.sql.transactionByKeys((tx) => tx.query(GIVE_BACK, [[...unspent.keys()], [...unspent.values()]]));
  }

  async usedSince(accountId: string, day: string): Promise<number> {
    const row = await this.sql.row<{ used: number }>(
      'SELECT coalesce(sum(used), 0)::int AS used FROM lookup_allowances WHERE account_id = $1 AND day >= $2',
      [accountId, day],
    );
    return row?.used ?? 0;
  }

  private async takeAll(group: readonly QuotaRequest[]): Promise<QuotaGrant[]> {
    const rows = await this.writer.rows<QuotaGrant & { holder: string }>(TAKE, [
      group.map(({ holder }) => holder),
      group.map(({ accountId }) => accountId),
      group.map(({ day }) => day),
      group.map(({ limit }) => limit),
      group.map(({ wanted }) => wanted),
      group.map(({ ahead }) => ahead),
      SCARCE,
    ]);
    const grants = new Map(rows.map(({ holder, given, used, scarce }) => [holder, { given, used, scarce }]));
    return group.flatMap(({ holder }) => grants.get(holder) ?? []);
  }
}

/** Each account is locked in turn, in one order, so that two instances do not wait for each other. */
const TAKE = `
  SELECT r.holder, g.given, g.used, g.scarce
  FROM (SELECT * FROM unnest($1::uuid[], $2::uuid[], $3::date[], $4::int[], $5::int[], $6::int[])
    AS r(holder, account_id, day, per_day, wanted, ahead) ORDER BY account_id OFFSET 0) AS r,
  LATERAL lookup_take_allowance(r.holder, r.account_id, r.day, r.per_day, r.wanted, r.ahead, $7) AS g`;

/**
 * All of it or nothing. What leaves no record is about companies: a key has it among its lookups by CNPJ. Rows are locked in the order in which
 * recorded lookups spend.
 */
const SPEND = `
  WITH wanted AS (SELECT * FROM unnest($1::uuid[], $2::int[]) AS w(holder, n)),
  held AS MATERIALIZED (
    SELECT l.holder, w.n FROM lookup_allowances l JOIN wanted w USING (holder) WHERE l.used + w.n <= l.granted
    ORDER BY l.holder FOR UPDATE OF l
  ), spent AS (
    UPDATE lookup_allowances l SET used = l.used + held.n
    FROM held WHERE l.holder = held.holder AND (SELECT count(*) FROM held) = (SELECT count(*) FROM wanted)
    RETURNING l.account_id, l.day, held.n
  ), counted_by_key AS (
    INSERT INTO lookup_key_counts AS c (key_id, account_id, day, type, found, others)
    SELECT $3::uuid, account_id, day, 'cnpj', sum(n), 0 FROM spent WHERE $3::uuid IS NOT NULL GROUP BY account_id, day ORDER BY day
    ON CONFLICT (key_id, day, type) DO UPDATE SET found = c.found + excluded.found
  ), answered AS (
    UPDATE lookup_requests r SET protocolo = 'companies', running_until = NULL
    FROM (SELECT DISTINCT account_id FROM spent) AS s WHERE r.account_id = s.account_id AND r.key_hash = $4::bytea
  )
  SELECT FROM spent`;

/** In the same order. */
const GIVE_BACK = `
  WITH unspent AS (SELECT * FROM unnest($1::uuid[], $2::int[]) AS u(holder, n)),
    held AS MATERIALIZED (
      SELECT l.holder FROM lookup_allowances l WHERE l.holder IN (SELECT holder FROM unspent) ORDER BY l.holder FOR UPDATE)
  UPDATE lookup_allowances l SET granted = greatest(l.used, l.granted - u.n)
  FROM held JOIN unspent u USING (holder) WHERE l.holder = held.holder`;
