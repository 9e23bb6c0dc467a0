import { Injectable } from '@nestjs/common';
import type { Cnpj } from '../../../kernel/cnpj.js';
import { PresentChanges, type PresentedBrief } from '../../companies/index.js';
import { unlessAway } from '../unless-away.js';
import { FollowCompanies } from './follow-companies.js';
import { type BeforeMonth, type WatchedRow, WatchlistRows } from './watchlist.queries.js';

interface LastChange {
  /** AAAA-MM. */
  readonly month: string;
  readonly kinds: readonly string[];
}

export interface WatchedCompany extends WatchedRow {
  /** What the account was told of last since it follows it; null: nothing, or nothing that may be told any more. */
  readonly last: LastChange | null;
  /** Null: the register lacks it, or may not tell. */
  readonly brief: PresentedBrief | null;
  /** Whether the register has it; null: the register could not be read. */
  readonly registered: boolean | null;
  /** The plan has no room for it: nothing is told of it until there is. */
  readonly paused: boolean;
}

export interface Watchlist {
  readonly companies: readonly WatchedCompany[];
  /** What the plan has room for; 0 without one. */
  readonly limit: number;
}

/** An account's list with how the companies stand. The first ones followed are those that a smaller plan keeps. */
@Injectable()
export class ReadWatchlist {
  constructor(
    private readonly rows: WatchlistRows,
    private readonly follow: FollowCompanies,
    private readonly tell: PresentChanges,
  ) {}

  async of(accountId: string): Promise<Watchlist> {
    const [rows, limit] = await Promise.all([this.rows.of(accountId), this.follow.limitOf(accountId)]);
    const cnpjs = rows.map(({ cnpj }) => cnpj);
    // Without the register's database the list is still told, with CNPJs alone.
    const [briefs, last] = await Promise.all([
      unlessAway(() => this.tell.briefs(cnpjs)),
      unlessAway(() => this.lastTold(accountId, cnpjs)),
    ]);
    const companies = rows.map((row, i) => ({
      ...row,
      last: last?.get(row.cnpj) ?? null,
      brief: briefs?.get(row.cnpj) ?? null,
      registered: briefs?.has(row.cnpj) ?? null,
      paused: i >= limit,
    }));
    return { companies, limit };
  }

  /** By CNPJ. Where all of a month is about somebody who is withheld by now, it is the month before: that there was one is not told either. */
  private async lastTold(accountId: string, cnpjs: readonly Cnpj[]): Promise<ReadonlyMap<string, LastChange>> {
    const last = new Map<string, LastChange>();
    let wanted: readonly BeforeMonth[] = cnpjs.map((cnpj) => ({ cnpj, before: null }));
    while (wanted.length > 0) {
      const changes = await this.rows.lastChanges(accountId, wanted);
      const told = await this.tell.told(changes);
      for (const { id, cnpj, month, kind } of changes) {
        const kinds = last.get(cnpj)?.kinds ?? [];
        if (told.has(id) && !kinds.includes(kind)) last.set(cnpj, { month, kinds: [...kinds, kind] });
      }
      const withheld = new Map(changes.flatMap(({ cnpj, month }) => (last.has(cnpj) ? [] : [[cnpj, month] as const])));
      wanted = [...withheld].map(([cnpj, before]) => ({ cnpj, before }));
    }
    return last;
  }
}
