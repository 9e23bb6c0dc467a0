import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import pg from 'pg';
import { PlatformConfig } from '../config/platform.config.js';
import { CONNECTION_OPTIONS } from '../database/data-source.js';
import { type Queryable, Sql } from '../database/sql.js';
import { ExpiringMap } from '../expiring-map.js';
import { newId } from '../ids.js';

type Handler = (payload: string) => void;

/** So many times `CACHE_SECONDS` lasts what was read, while signals are heard. */
const LASTING = 12;
const NOTIFY = 'SELECT pg_notify($1, $2)';
const BEATS = 5;
const MOST_BEAT_MS = 1_000;
/** A connection over which none of so many has come back is given up. */
const MISSED_BEATS = 10;

/**
 * Messages between instances over LISTEN/NOTIFY. They only say that something changed: whoever hears one drops what
 * it had in memory. After a lost connection every `onGap` handler runs, since messages may have been missed.
 *
 * A signal of its own, sent and heard each second, shows that nothing was missed: messages come in the order of their
 * commits, so that whatever was committed before it has been heard as well.
 */
@Injectable()
export class Signals implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger(Signals.name);
  private readonly handlers = new Map<string, Handler[]>();
  private readonly gapHandlers: Array<() => void> = [];
  private readonly beatChannel = `beat_${newId().replaceAll('-', '')}`;
  private readonly believedMs: number;
  private readonly beatMs: number;
  private client: pg.Client | null = null;
  private connectedAt = 0;
  private stopped = false;
  private beating?: NodeJS.Timeout;
  /** Milliseconds, as of `performance.now`: whatever was announced before has been heard. */
  private heardUpTo = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly config: PlatformConfig,
    private readonly sql: Sql,
  ) {
    this.believedMs = config.CACHE_SECONDS * 1_000;
    this.beatMs = Math.min(MOST_BEAT_MS, this.believedMs / BEATS);
    this.on(this.beatChannel, (sentAt) => {
      this.heardUpTo = Number(sentAt);
    });
  }

  /** Sends `payload` (no personal data, under 8000 bytes) when `queryable`'s transaction commits. */
  async publish(channel: string, payload: string, queryable: Queryable = this.sql): Promise<void> {
    await queryable.query(NOTIFY, [channel, payload]);
  }

  /** Tells this instance at once of what was committed; the others hear of it by the signal, a moment later. */
  tellHere(channel: string, payload: string): void {
    for (const handler of this.handlers.get(channel) ?? []) handler(payload);
  }

  on(channel: string, handler: Handler): void {
    this.handlers.set(channel, [...(this.handlers.get(channel) ?? []), handler]);
    this.client?.query(`LISTEN ${pg.escapeIdentifier(channel)}`).catch(() => undefined);
  }

  onGap(handler: () => void): void {
    this.gapHandlers.push(handler);
  }

  /**
   * Whether what was read so many milliseconds ago may still be believed, where every change of it is announced and none
   * was heard: for `CACHE_SECONDS`, and twelve times as long while nothing that was announced before the last of them can have
   * been missed.
   */
  believes(ageMs: number): boolean {
    if (ageMs < 0 || ageMs >= this.believedMs * LASTING) return false;
    return ageMs < this.believedMs || performance.now() - this.heardUpTo < this.believedMs;
  }

  /** Remembers for as long as it `believes`, and forgets all when messages may have been missed. */
  remembering<Value>(most: number, now: () => number): ExpiringMap<Value> {
    const believes = (ageMs: number) => this.believes(ageMs);
    const known = new ExpiringMap<Value>(this.believedMs * LASTING, most, now, believes);
    this.onGap(() => known.clear());
    return known;
  }

  async onModuleInit(): Promise<void> {
    await this.connect();
    this.beating = setInterval(() => this.beat(), this.beatMs);
    this.beating.unref();
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearInterval(this.beating);
    await this.client?.end().catch(() => undefined);
  }

  private beat(): void {
    const { client } = this;
    const now = performance.now();
    const heardAt = Math.max(this.heardUpTo, this.connectedAt);
    const done =
      now - heardAt > MISSED_BEATS * this.beatMs ? client?.end() : client?.query(NOTIFY, [this.beatChannel, now]);
    done?.catch(() => undefined);
  }

  private async connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.config.DATABASE_URL,
      // A beat that is lost with the server matters to nobody.
      options: '-c synchronous_commit=off',
      application_name: 'nitido-signals',
      connectionTimeoutMillis: CONNECTION_OPTIONS.connectionTimeoutMillis,
      keepAlive: true,
    });
    client.on('error', () => undefined);
    client.on('end', () => this.reconnect(client));
    client.on('notification', ({ channel, payload }) => this.tellHere(channel, payload ?? ''));
    await client.connect();
    for (const channel of this.handlers.keys()) await client.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
    this.connectedAt = performance.now();
    this.client = client;
  }

  private reconnect(lost: pg.Client): void {
    if (this.stopped || this.client !== lost) return;
    this.client = null;
    this.logger.warn('signal connection lost; reconnecting');
    this.runGapHandlers();
    const retry = (): void => {
      if (this.stopped) return;
      this.connect().then(
        () => this.runGapHandlers(),
        () => setTimeout(retry, 500).unref(),
      );
    };
    retry();
  }

  private runGapHandlers(): void {
    for (const handler of this.gapHandlers) handler();
  }
}
