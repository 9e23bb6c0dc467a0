import { Injectable } from '@nestjs/common';
import { AppError, invalidInput } from '../../../../kernel/errors.js';
import { isUuid } from '../../../../platform/ids.js';
import { ProtectPeople, stillDisclosable } from '../../suppression/index.js';
import { LookupHistory } from '../adapters/lookup-history.queries.js';
import type { HistoryCounts, HistoryCursor, HistoryPage, HistoryPageRequest, HistorySort } from '../history-entry.js';
import { HistoryEntries, type OpenedEntry } from './history-entries.port.js';

/** An entry as it may be shown now. */
export interface ShownEntry extends OpenedEntry {
  /** It is about somebody who may not be told of any more: neither what was asked nor what was answered is shown. */
  readonly withheld: boolean;
}

/** What an account does with its own history. An entry of another account does not exist for it. */
@Injectable()
export class ReadHistory {
  constructor(
    private readonly history: LookupHistory,
    private readonly entries: HistoryEntries,
    private readonly people: ProtectPeople,
  ) {}

  async page(request: HistoryPageRequest): Promise<HistoryPage & HistoryCounts> {
    const { accountId, filter } = request;
    const [page, counts] = await Promise.all([this.history.page(request), this.history.count(accountId, filter)]);
    return { ...page, ...counts };
  }

  async open(accountId: string, id: string): Promise<ShownEntry> {
    const protection = await this.people.now();
    const entry = isUuid(id) ? await this.entries.open(accountId, id) : null;
    if (!entry) throw noSuchEntry();
    const { query, outcome, resultJson } = entry;
    const result: unknown = resultJson && JSON.parse(resultJson);
    const still = stillDisclosable({ query, outcome, result }, protection);
    if (!still) return { ...entry, query: null, resultJson: null, withheld: true };
    return {
      ...entry,
      resultJson: still.result === result ? resultJson : JSON.stringify(still.result),
      withheld: false,
    };
  }

  async erase(accountId: string, id: string): Promise<void> {
    if (!isUuid(id) || (await this.entries.erase(accountId, [id])) === 0) throw noSuchEntry();
  }

  /** Erases several, and answers how many of them the account had. */
  eraseAll(accountId: string, ids: readonly string[]): Promise<number> {
    return this.entries.erase(accountId, [...new Set(ids)]);
  }
}

/** A cursor names the sort order that it belongs to, since it means nothing in another. */
export function cursorText(sort: HistorySort, { group, id }: HistoryCursor): string {
  return [sort, group, id].join('.');
}

/** Throws INVALID_INPUT for anything but a cursor of this sort order. */
export function parseCursor(sort: HistorySort, text: string): HistoryCursor {
  const [ofSort, group = '', id = '', ...rest] = text.split('.');
  if (ofSort !== sort || !isUuid(id) || rest.length > 0) throw invalidInput('cursor', 'Cursor inválido.');
  return { group, id };
}

function noSuchEntry(): AppError {
  return new AppError('not-found', 'NOT_FOUND', 'Consulta não encontrada no histórico.');
}
