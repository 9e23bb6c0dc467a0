import { Injectable, Logger } from '@nestjs/common';
import type { Cnpj } from '../../../kernel/cnpj.js';
import { AppError } from '../../../kernel/errors.js';
import { reasonOf } from '../../../kernel/reason-of.js';
import { PresentChanges, type PresentedBrief } from '../../companies/index.js';
import { FollowCompanies } from './follow-companies.js';
import { type WatchedRow, WatchlistRows } from './watchlist.queries.js';

export interface WatchedCompany extends WatchedRow {
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
  private readonly logger = new Logger(ReadWatchlist.name);

  constructor(
    private readonly rows: WatchlistRows,
    private readonly follow: FollowCompanies,
    private readonly tell: PresentChanges,
  ) {}

  async of(accountId: string): Promise<Watchlist> {
    const [rows, limit] = await Promise.all([this.rows.of(accountId), this.follow.limitOf(accountId)]);
    const briefs = await this.briefs(rows.map(({ cnpj }) => cnpj));
    const companies = rows.map((row, i) => ({
      ...row,
      brief: briefs?.get(row.cnpj) ?? null,
      registered: briefs?.has(row.cnpj) ?? null,
      paused: i >= limit,
    }));
    return { companies, limit };
  }

  /** Null: without the register's database the list is still told, with CNPJs alone. */
  private async briefs(cnpjs: readonly Cnpj[]): Promise<ReadonlyMap<string, PresentedBrief> | null> {
    try {
      return await this.tell.briefs(cnpjs);
    } catch (error) {
      if (error instanceof AppError) throw error;
      this.logger.warn(`the register of companies could not be read: ${reasonOf(error)}`);
      return null;
    }
  }
}
