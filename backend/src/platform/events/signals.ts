import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import pg from 'pg';
import { PlatformConfig } from '../config/platform.config.js';
import { CONNECTION_OPTIONS } from '../database/data-source.js';
import { type Queryable, Sql } from '../database/sql.js';

type Handler = (payload: string) => void;

/**
 * Messages between instances over LISTEN/NOTIFY. They only say that something changed: whoever hears one drops what
 * it had in memory. After a lost connection every `onGap` handler runs, since messages may have been missed.
 */
@Injectable()
export class Signals implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger(Signals.name);
  private readonly handlers = new Map<string, Handler[]>();
  private readonly gapHandlers: Array<() => void> = [];
  private client: pg.Client | null = null;
  private stopped = false;

  constructor(
    private readonly config: PlatformConfig,
    private readonly sql: Sql,
  ) {}

  /** Sends `payload` (no personal data, under 8000 bytes) when `queryable`'s transaction commits. */
  async publish(channel: string, payload: string, queryable: Queryable = this.sql): Promise<void> {
    await queryable.query('SELECT pg_notify($1, $2)', [channel, payload]);
  }

  on(channel: string, handler: Handler): void {
    this.handlers.set(channel, [...(this.handlers.get(channel) ?? []), handler]);
    this.client?.query(`LISTEN ${pg.escapeIdentifier(channel)}`).catch(() => undefined);
  }

  onGap(handler: () => void): void {
    this.gapHandlers.push(handler);
  }

  async onModuleInit(): Promise<void> {
    await this.connect();
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopped = true;
    await this.client?.end().catch(() => undefined);
  }

  private async connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.config.DATABASE_URL,
      application_name: 'nitido-signals',
      connectionTimeoutMillis: CONNECTION_OPTIONS.connectionTimeoutMillis,
      keepAlive: true,
    });
    client.on('error', () => undefined);
    client.on('end', () => this.reconnect(client));
    client.on('notification', ({ channel, payload }) => {
      for (const handler of this.handlers.get(channel) ?? []) handler(payload ?? '');
    });
    await client.connect();
    for (const channel of this.handlers.keys()) await client.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
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
