import { Injectable } from '@nestjs/common';
import { invalidInput } from '../../../kernel/errors.js';
import { givenCnpj } from '../../../kernel/given-cnpj.js';
import type { CountedPage } from '../../../platform/page.js';
import { AuditFollowed, PresentChanges, type PresentedEvent } from '../../companies/index.js';
import { WatchEvents } from './watch-events.queries.js';

export interface PresentedWatchEvent extends PresentedEvent {
  readonly id: string;
  readonly cnpj: string;
  readonly nome: string | null;
}

export interface WatchEventPage {
  readonly events: readonly PresentedWatchEvent[];
  readonly next: string | null;
  /** How many the page leaves out. */
  readonly withheld: number;
}

export interface WatchEventsRequest {
  readonly cursor: string | null;
  readonly cnpj: string | null;
  readonly limit: number;
}

export interface WatchReader {
  readonly accountId: string;
  /** Null: on the page. */
  readonly keyId: string | null;
}

/** An account's events, with what the register says of each. Those about somebody who is withheld are left out. */
@Injectable()
export class ReadWatchEvents {
  constructor(
    private readonly events: WatchEvents,
    private readonly tell: PresentChanges,
    private readonly audit: AuditFollowed,
  ) {}

  /** Throws AppError INVALID_INPUT. */
  async page(reader: WatchReader, { cursor, cnpj, limit }: WatchEventsRequest): Promise<WatchEventPage> {
    const { accountId } = reader;
    const rows = await this.events.page(accountId, cursor, cnpj === null ? null : givenCnpj(cnpj), limit + 1);
    // After what is no event of the account's nothing comes, which would read as the list's end.
    if (cursor && rows.length === 0 && !(await this.events.has(accountId, cursor)))
      throw invalidInput('cursor', 'Cursor inválido.');
    const shown = rows.slice(0, limit);
    const told = await this.tell.told(shown);
    const events = shown.flatMap((row) => {
      const event = told.get(row.id);
      return event ? [{ id: row.id, cnpj: row.cnpj, ...event }] : [];
    });
    await this.audit.told(reader, new Set(events.map((event) => event.cnpj)));
    const next = rows.length > limit ? (shown.at(-1)?.id ?? null) : null;
    return { events, next, withheld: shown.length - events.length };
  }

  /** The same with how many there are, but for those that the page leaves out; throws alike. */
  async countedPage(reader: WatchReader, request: WatchEventsRequest): Promise<CountedPage<PresentedWatchEvent>> {
    const { events, next, withheld } = await this.page(reader, request);
    const { total, capped } = await this.events.count(
      reader.accountId,
      request.cnpj === null ? null : givenCnpj(request.cnpj),
    );
    return { items: events, next, total: total - withheld, capped };
  }
}
