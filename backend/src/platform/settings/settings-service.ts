import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { AppError, invalidInput } from '../../kernel/errors.js';
import { Clock } from '../clock.js';
import { AdminAuditLog } from '../database/admin-audit-log.js';
import { ADVISORY_LOCKS } from '../database/advisory-locks.js';
import { type Queryable, Sql } from '../database/sql.js';
import { Signals } from '../events/signals.js';
import { changeableOf, type DeclaredSetting, shownOf } from './declared.js';
import { FollowSettings, SETTINGS_CHANGED } from './follow-settings.js';
import {
  type FixedSetting,
  type RuntimeSetting,
  readSetting,
  SETTING_GROUPS,
  type SettingValue,
  writtenSetting,
} from './setting.js';

/** A setting as it stands: nobody has changed it when `changedAt` is null. */
export interface CurrentSetting extends DeclaredSetting {
  readonly value: SettingValue;
  readonly previous: SettingValue | null;
  readonly changedAt: Date | null;
  readonly changedBy: string | null;
}

export interface SettingChange {
  readonly adminId: string;
  readonly name: string;
  /** As in the environment; null: what the environment says. */
  readonly text: string | null;
  /** When what the administrator saw was changed, so that nobody overwrites what they have not seen. */
  readonly seenAt: Date | null;
}

interface Row {
  readonly name: string;
  readonly value: SettingValue;
  readonly previous: SettingValue | null;
  readonly changed_at: Date;
  readonly changed_by: string;
}

const LOCK = `SELECT pg_advisory_xact_lock(hashtextextended('settings', ${ADVISORY_LOCKS.settings}))`;

/** Where administrators see and change settings; each change is on record, old and new, and every instance hears of it. */
@Injectable()
export class SettingsService {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly sql: Sql,
    private readonly auditLog: AdminAuditLog,
    private readonly signals: Signals,
    private readonly follow: FollowSettings,
    private readonly clock: Clock,
  ) {}

  async current(): Promise<readonly CurrentSetting[]> {
    const rows = await this.sql.rows<Row>('SELECT * FROM settings');
    const found = new Map(rows.map((row) => [row.name, row]));
    return this.changeable().map((declared) => currentOf(declared, found.get(declared.setting.name)));
  }

  fixed(): readonly FixedSetting[] {
    return this.configurations().flatMap(shownOf);
  }

  /** Throws SETTING_NOT_FOUND, INVALID_INPUT, and SETTING_CHANGED when somebody else was faster. */
  async change({ adminId, name, text, seenAt }: SettingChange): Promise<CurrentSetting> {
    const declared = this.changeable().find(({ setting }) => setting.name === name);
    if (!declared) throw new AppError('not-found', 'SETTING_NOT_FOUND', 'Configuração não encontrada.');
    const { setting } = declared;
    const wanted = text === null ? null : readSetting(setting, text);
    if (wanted && 'problem' in wanted) throw invalidInput('value', wanted.problem);
    const current = await this.sql.transaction(async (tx) => {
      await tx.query(LOCK);
      const before = currentOf(declared, await rowOf(name, tx));
      if (before.changedAt?.getTime() !== seenAt?.getTime()) throw changedMeanwhile(before);
      await this.write(setting, wanted?.value ?? null, before, adminId, tx);
      return currentOf(declared, await rowOf(name, tx));
    });
    await this.follow.read();
    return current;
  }

  private async write(
    { name, initial }: RuntimeSetting,
    value: SettingValue | null,
    before: CurrentSetting,
    adminId: string,
    tx: Queryable,
  ): Promise<void> {
    if (value === null) await tx.query('DELETE FROM settings WHERE name = $1', [name]);
    else {
      const values = [name, JSON.stringify(value), JSON.stringify(before.value), this.clock.now(), adminId];
      await tx.query(STORE, values);
    }
    await this.auditLog.record(
      {
        adminId,
        action: 'change-setting',
        target: `setting:${name}`,
        before: { value: writtenSetting(before.value) },
        after: { value: writtenSetting(value ?? initial), initial: value === null },
      },
      tx,
    );
    await this.signals.publish(SETTINGS_CHANGED, '', tx);
  }

  private changeable(): readonly DeclaredSetting[] {
    const all = this.configurations().flatMap((config) => [...changeableOf(config).values()]);
    return SETTING_GROUPS.flatMap((group) => all.filter(({ text }) => text.group === group));
  }

  /** Everything that Nest has made; what declares no setting has none. One class counts once, wherever it is provided. */
  private configurations(): readonly object[] {
    const made = this.discovery.getProviders().map(({ instance }) => instance as unknown);
    const objects = made.filter((instance): instance is object => typeof instance === 'object' && instance !== null);
    return [...new Map(objects.map((instance) => [instance.constructor, instance])).values()];
  }
}

async function rowOf(name: string, tx: Queryable): Promise<Row | undefined> {
  return (await tx.query<Row>('SELECT * FROM settings WHERE name = $1', [name])).rows[0];
}

function currentOf(declared: DeclaredSetting, row: Row | undefined): CurrentSetting {
  return {
    ...declared,
    value: row?.value ?? declared.setting.initial,
    previous: row?.previous ?? null,
    changedAt: row?.changed_at ?? null,
    changedBy: row?.changed_by ?? null,
  };
}

const changedMeanwhile = ({ value }: CurrentSetting): AppError =>
  new AppError('conflict', 'SETTING_CHANGED', 'Alguém mudou esta configuração. Veja o valor atual e tente de novo.', {
    details: { value: writtenSetting(value) },
  });

const STORE = `
  INSERT INTO settings (name, value, previous, changed_at, changed_by) VALUES ($1, $2, $3, $4, $5)
  ON CONFLICT (name) DO UPDATE SET value = excluded.value, previous = excluded.previous,
    changed_at = excluded.changed_at, changed_by = excluded.changed_by`;
