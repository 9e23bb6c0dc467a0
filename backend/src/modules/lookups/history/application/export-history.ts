import { Injectable } from '@nestjs/common';
import { type HistoryEntry, type HistoryPageRequest, LookupHistory } from './lookup-history.port.js';

const PAGE = 1_000;

/** An account's history, as masked as in lists: page after page, so that no more than one is held in memory. */
@Injectable()
export class ExportHistory {
  constructor(private readonly history: LookupHistory) {}

  async *pages(request: Omit<HistoryPageRequest, 'limit' | 'cursor'>): AsyncGenerator<readonly HistoryEntry[]> {
    let cursor: HistoryPageRequest['cursor'] = null;
    do {
      const page = await this.history.page({ ...request, limit: PAGE, cursor });
      yield page.entries;
      cursor = page.next;
    } while (cursor);
  }

  /** Those of the entries that the account has. */
  async *chosen(accountId: string, ids: readonly string[]): AsyncGenerator<readonly HistoryEntry[]> {
    yield await this.history.chosen(accountId, [...new Set(ids)]);
  }
}
