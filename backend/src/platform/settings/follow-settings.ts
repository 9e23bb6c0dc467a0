import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { reasonOf } from '../../kernel/reason-of.js';
import { PlatformConfig } from '../config/platform.config.js';
import { Sql } from '../database/sql.js';
import { Signals } from '../events/signals.js';
import type { SettingValue } from './setting.js';
import { SettingOverrides } from './setting-overrides.js';

/** The signal that a setting was changed; its payload says nothing. */
export const SETTINGS_CHANGED = 'settings_changed';

/** Keeps what this instance knows of the settings at what the table says: at the start, at each signal, and now and then. */
@Injectable()
export class FollowSettings implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger(FollowSettings.name);
  private timer: NodeJS.Timeout | undefined;
  /** Readings go one after the other, so that an older one never overwrites a newer one. */
  private last: Promise<void> = Promise.resolve();

  constructor(
    private readonly sql: Sql,
    private readonly overrides: SettingOverrides,
    private readonly config: PlatformConfig,
    signals: Signals,
  ) {
    signals.on(SETTINGS_CHANGED, () => this.readOrWarn());
    signals.onGap(() => this.readOrWarn());
  }

  async onModuleInit(): Promise<void> {
    await this.read();
    this.timer = setInterval(() => this.readOrWarn(), this.config.CACHE_SECONDS * 1_000);
    this.timer.unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** What was committed before this call is known after it. */
  read(): Promise<void> {
    const reading = this.last.then(() => this.readNow());
    this.last = reading.catch(() => undefined);
    return reading;
  }

  private async readNow(): Promise<void> {
    const rows = await this.sql.rows<{ name: string; value: SettingValue }>('SELECT name, value FROM settings');
    this.overrides.replace(new Map(rows.map(({ name, value }) => [name, value])));
  }

  private readOrWarn(): void {
    this.read().catch((error) => this.logger.warn(`settings stay as they were known: ${reasonOf(error)}`));
  }
}
