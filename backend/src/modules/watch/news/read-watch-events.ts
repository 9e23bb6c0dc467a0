import { Injectable } from '@nestjs/common';
import { type Cnpj, parseCnpj } from '../../../kernel/cnpj.js';
import { invalidInput } from '../../../kernel/errors.js';
import { cnpjRule } from '../../../kernel/rules.js';
import { keyOf, PresentChanges, type PresentedEvent } from '../../companies/index.js';
import { WatchEvents } from './watch-events.queries.js';

export interface PresentedWatchEvent extends PresentedEvent {
  readonly id: string;
  readonly cnpj: string;
  readonly nome: string | null;
}

export interface WatchEventPage {
  readonly events: readonly PresentedWatchEvent[];
  readonly next: string | null;
}

export interface WatchEventsRequest {
  readonly cursor: string | null;
  readonly cnpj: string | null;
  readonly limit: number;
}

/** An account's events, with what the register says of each. Those about somebody who is withheld are left out. */
@Injectable()
export class ReadWatchEvents {
  constructor(
    private readonly events: WatchEvents,
    private readonly tell: PresentChanges,
  ) {}

  /** Throws AppError INVALID_INPUT. */
  async page(accountId: string, { cursor, cnpj, limit }: WatchEventsRequest): Promise<WatchEventPage> {
    const rows = await this.events.page(accountId, cursor, cnpj === null ? null : cnpjOf(cnpj), limit + 1);
    const shown = rows.slice(0, limit);
    const told = await this.tell.told(shown.map((row) => ({ ...row, root: keyOf(row.cnpj)[0] })));
    const names = await this.tell.briefs([...new Set(shown.map((row) => row.cnpj))]);
    const events = shown.flatMap((row) => {
      const event = told.get(row.id);
      return event ? [{ id: row.id, cnpj: row.cnpj, nome: names.get(row.cnpj)?.razao_social ?? null, ...event }] : [];
    });
    return { events, next: rows.length > limit ? (shown.at(-1)?.id ?? null) : null };
  }
}

function cnpjOf(given: string): Cnpj {
  const cnpj = parseCnpj(given);
  if (!cnpj) throw invalidInput('cnpj', cnpjRule(given) ?? 'CNPJ inválido.');
  return cnpj;
}
