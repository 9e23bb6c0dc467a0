import { Injectable } from '@nestjs/common';
import { AppError, invalidInput } from '../../../../kernel/errors.js';
import { isUuid } from '../../../../platform/ids.js';
import { foundInWords, protocolTime, readableSubject } from '../../model/index.js';
import { type Protection, ProtectPeople, stillDisclosable } from '../../suppression/index.js';
import { LookupHistory } from '../adapters/lookup-history.queries.js';
import {
  HISTORY_GROUPS,
  type HistoryCounts,
  type HistoryCursor,
  type HistoryEntry,
  type HistoryPage,
  type HistoryPageRequest,
  type HistoryReader,
  type HistorySort,
} from '../history-entry.js';
import { type EntryKey, HistoryEntries, type OpenedEntry } from './history-entries.port.js';

/** An entry as it may be shown now. */
export interface ShownEntry extends OpenedEntry {
  /** It is about somebody who may not be told of any more: neither what was asked nor what was answered is shown. */
  readonly withheld: boolean;
}

type HistoryPages = AsyncGenerator<readonly HistoryEntry[]>;

/** What an account does with its own history. An entry of another account does not exist for it. */
@Injectable()
export class ReadHistory {
  constructor(
    private readonly history: LookupHistory,
    private readonly entries: HistoryEntries,
    private readonly people: ProtectPeople,
  ) {}

  async page(reader: HistoryReader, request: HistoryPageRequest): Promise<HistoryPage & HistoryCounts> {
    const { accountId } = reader;
    const [page, counts] = await Promise.all([
      this.history.page(accountId, request),
      this.history.count(accountId, request.filter),
    ]);
    return { ...page, ...counts, entries: await this.revealed(reader, page.entries, true) };
  }

  /** All that a filter lets through, page after page. */
  pages(reader: HistoryReader, request: Pick<HistoryPageRequest, 'filter' | 'sort'>): HistoryPages {
    return this.allRevealed(reader, this.history.pages(reader.accountId, request));
  }

  /** Those of the entries that the account has, newest first. */
  chosen(reader: HistoryReader, ids: readonly string[]): HistoryPages {
    return this.allRevealed(reader, this.history.chosen(reader.accountId, ids));
  }

  private async *allRevealed(reader: HistoryReader, pages: HistoryPages): HistoryPages {
    for await (const entries of pages) yield await this.revealed(reader, entries);
  }

  /** For other lists that tell whole queries to an owner without privacy mode. */
  async noteRevealed({ accountId, sessionId, privacyMode }: HistoryReader): Promise<void> {
    if (!privacyMode && sessionId !== null) await this.entries.noteRevealed(accountId, sessionId);
  }

  /** Whole for an owner without privacy mode, but where nothing may be told of the person. */
  private async revealed(
    reader: HistoryReader,
    entries: readonly HistoryEntry[],
    withFound = false,
  ): Promise<readonly HistoryEntry[]> {
    const { accountId, sessionId, privacyMode } = reader;
    if (privacyMode || sessionId === null || entries.length === 0) return entries;
    const protection = await this.people.now();
    const ids = entries.map(({ id }) => id);
    const revealed = await this.entries.reveal(accountId, sessionId, ids, withFound);
    return entries.map((entry) => {
      const told = revealed.get(entry.id);
      if (!told) return entry;
      const { type, outcome } = entry;
      const result: unknown = told.resultJson && JSON.parse(told.resultJson);
      const shown = stillDisclosable({ query: told.query, outcome, result }, protection);
      if (!shown) return entry;
      const found = outcome === 'diverged' ? null : foundInWords(type, shown.result, true);
      return { ...entry, subject: readableSubject(type, told.query), found };
    });
  }

  async open(accountId: string, key: EntryKey): Promise<ShownEntry> {
    const entry = await this.find(accountId, key);
    if (!entry) throw noSuchEntry();
    return entry;
  }

  /** Opened as well; null where the account has none such, or no longer. */
  async find(accountId: string, key: EntryKey): Promise<ShownEntry | null> {
    const protection = await this.people.now();
    const entry = isKey(key) ? await this.entries.open(accountId, key) : null;
    return entry && shownNow(entry, protection);
  }

  async erase(accountId: string, id: string): Promise<void> {
    if (!isUuid(id) || (await this.entries.erase(accountId, [id])) === 0) throw noSuchEntry();
  }

  /** Erases several, and answers how many of them the account had. */
  eraseAll(accountId: string, ids: readonly string[]): Promise<number> {
    return this.entries.erase(accountId, [...new Set(ids)]);
  }
}

/** Of an entry as it is kept what may be shown now. */
export function shownNow(entry: OpenedEntry, protection: Protection): ShownEntry {
  const { query, outcome, resultJson } = entry;
  const result: unknown = resultJson && JSON.parse(resultJson);
  const still = stillDisclosable({ query, outcome, result }, protection);
  if (!still) return { ...entry, query: null, resultJson: null, withheld: true };
  return { ...entry, resultJson: still.result === result ? resultJson : JSON.stringify(still.result), withheld: false };
}

/** A cursor names the sort order that it belongs to, since it means nothing in another. */
export function cursorText(sort: HistorySort, { group, id }: HistoryCursor): string {
  return [sort, group, id].join('.');
}

/** Throws INVALID_INPUT for anything but a cursor of this sort order. */
export function parseCursor(sort: HistorySort, text: string): HistoryCursor {
  const [ofSort, group = '', id = '', ...rest] = text.split('.');
  const isPlace = HISTORY_GROUPS[sort].some((name) => name === group) && isUuid(id);
  if (ofSort !== sort || !isPlace || rest.length > 0) throw invalidInput('cursor', 'Cursor inválido.');
  return { group, id };
}

function isKey(key: EntryKey): boolean {
  return 'id' in key ? isUuid(key.id) : protocolTime(key.protocolo) !== null;
}

const noSuchEntry = (): AppError => new AppError('not-found', 'NOT_FOUND', 'Consulta não encontrada no histórico.');
