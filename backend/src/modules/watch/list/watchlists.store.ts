import { Injectable } from '@nestjs/common';
import type { Cnpj } from '../../../kernel/cnpj.js';
import type { WatchVerdict } from '../../../kernel/watch-lines.js';
import { type Queryable, Sql } from '../../../platform/database/sql.js';
import { keyOf } from '../../companies/index.js';

/** How many companies a list holds, and how many may be put on it within a day. */
export interface Room {
  readonly limit: number;
  readonly perDay: number;
}

export interface Added {
  readonly verdicts: ReadonlyMap<string, WatchVerdict>;
  /** How many the list holds now. */
  readonly used: number;
}

/** The lists. Whoever changes one holds its account's row, so that no two together put more on it than there is room for. */
@Injectable()
export class Watchlists {
  constructor(private readonly sql: Sql) {}

  /** In the order given, until the list or the day is full; what stands there already takes no room. */
  add(accountId: string, cnpjs: readonly Cnpj[], { limit, perDay }: Room): Promise<Added> {
    return this.sql.transaction(async (tx) => {
      const { rows } = await tx.query<{ added: number }>(HOLD, [accountId]);
      const today = rows[0]?.added ?? 0;
      const there = await this.standing(accountId, tx);
      const verdicts = new Map<string, WatchVerdict>();
      const fresh: Cnpj[] = [];
      for (const cnpj of cnpjs) {
        const verdict = verdictOf(there.has(cnpj), there.size + fresh.length < limit, today + fresh.length < perDay);
        verdicts.set(cnpj, verdict);
        if (verdict === 'acompanhando') fresh.push(cnpj);
      }
      if (fresh.length > 0) await this.insert(accountId, fresh, tx);
      return { verdicts, used: there.size + fresh.length };
    });
  }

  /** False: it was not there. */
  async remove(accountId: string, cnpj: Cnpj): Promise<boolean> {
    const { rowCount } = await this.sql.query('DELETE FROM watched_companies WHERE account_id = $1 AND cnpj = $2', [
      accountId,
      cnpj,
    ]);
    return rowCount === 1;
  }

  private async standing(accountId: string, tx: Queryable): Promise<Set<string>> {
    const { rows } = await tx.query<{ cnpj: string }>('SELECT cnpj FROM watched_companies WHERE account_id = $1', [
      accountId,
    ]);
    return new Set(rows.map(({ cnpj }) => cnpj));
  }

  private async insert(accountId: string, cnpjs: readonly Cnpj[], tx: Queryable): Promise<void> {
    const keys = cnpjs.map(keyOf);
    await tx.query(INSERT, [accountId, cnpjs, keys.map(([root]) => root), keys.map(([, branch]) => branch)]);
    await tx.query('UPDATE watch_accounts SET added = added + $2 WHERE account_id = $1', [accountId, cnpjs.length]);
  }
}

function verdictOf(isThere: boolean, hasRoom: boolean, hasDay: boolean): WatchVerdict {
  if (isThere) return 'ja_acompanhada';
  if (!hasRoom) return 'limite';
  return hasDay ? 'acompanhando' : 'limite_do_dia';
}

const TODAY = "(now() AT TIME ZONE 'America/Sao_Paulo')::date";

const HOLD = `
  INSERT INTO watch_accounts AS w (account_id, day, added) VALUES ($1, ${TODAY}, 0)
  ON CONFLICT (account_id) DO UPDATE SET added = CASE WHEN w.day = ${TODAY} THEN w.added ELSE 0 END, day = ${TODAY}
  RETURNING added`;

/** The moment of the statement, not of the transaction, which may have waited for its turn. */
const INSERT = `
  INSERT INTO watched_companies (account_id, cnpj, cnpj_basico, ordem, followed_at)
  SELECT $1, f.cnpj, f.root, f.branch, statement_timestamp() + f.place * interval '1 microsecond'
  FROM unnest($2::text[], $3::bigint[], $4::int[]) WITH ORDINALITY AS f (cnpj, root, branch, place)`;
