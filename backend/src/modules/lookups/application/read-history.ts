import { Injectable } from '@nestjs/common';
import { AppError, invalidInput } from '../../../kernel/errors.js';
import { isUuid } from '../../../platform/ids.js';
import {
  type HistoryCursor,
  type HistoryPage,
  type HistoryPageRequest,
  type HistorySort,
  LookupHistory,
  type OpenedEntry,
} from './lookup-history.port.js';

/** What an account does with its own history. An entry of another account does not exist for it. */
@Injectable()
export class ReadHistory {
  constructor(private readonly history: LookupHistory) {}

  page(request: HistoryPageRequest): Promise<HistoryPage> {
    return this.history.page(request);
  }

  async open(accountId: string, id: string): Promise<OpenedEntry> {
    const entry = isUuid(id) ? await this.history.open(accountId, id) : null;
    if (!entry) throw noSuchEntry();
    return entry;
  }

  async erase(accountId: string, id: string): Promise<void> {
    if (!isUuid(id) || !(await this.history.erase(accountId, id))) throw noSuchEntry();
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
