import { Injectable } from '@nestjs/common';
import type { AdminDeed } from '../../../../kernel/admin-deed.js';
import { isLookupType, type LookupType } from '../../../../kernel/lookup-catalogue.js';
import { AdminActions } from '../../../../platform/database/admin-actions.js';
import { type Queryable, Sql } from '../../../../platform/database/sql.js';
import { Remembered } from '../../../../platform/events/remembered.js';
import { Signals } from '../../../../platform/events/signals.js';
import { LookupSwitches, type SwitchChange } from '../application/lookup-switches.port.js';
import { type LookupSwitch, neverSwitched } from '../domain/lookup-switch.js';

const CHANGED = 'lookup_switches_changed';

const READ = `
  SELECT s.type, s.state, s.text, s.since, a.name AS by FROM lookup_switches s
  LEFT JOIN accounts a ON a.id = s.changed_by`;

@Injectable()
export class PgLookupSwitches extends LookupSwitches {
  private readonly remembered: Remembered<ReadonlyMap<LookupType, LookupSwitch>>;

  constructor(
    private readonly sql: Sql,
    private readonly signals: Signals,
    private readonly actions: AdminActions,
  ) {
    super();
    this.remembered = new Remembered(() => this.read(sql), signals, CHANGED);
  }

  all(): Promise<ReadonlyMap<LookupType, LookupSwitch>> {
    return this.remembered.get();
  }

  async set(
    { type, state, text, since, by }: SwitchChange,
    deedOf: (before: LookupSwitch) => AdminDeed,
  ): Promise<void> {
    await this.sql.transaction(async (tx) => {
      await tx.query('LOCK TABLE lookup_switches IN SHARE ROW EXCLUSIVE MODE');
      const before = (await this.read(tx)).get(type) ?? neverSwitched(type);
      await tx.query(
        `INSERT INTO lookup_switches AS s (type, state, text, since, changed_by) VALUES ($1, $2, $3, $4, $5)
         ON CONFLICT (type) DO UPDATE SET state = excluded.state, text = excluded.text, changed_by = excluded.changed_by,
           since = CASE WHEN s.state = excluded.state THEN s.since ELSE excluded.since END`,
        [type, state, text, since, by],
      );
      await this.actions.record(deedOf(before), tx);
      await this.signals.publish(CHANGED, type, tx);
    });
    this.remembered.forget();
  }

  private async read(queryable: Queryable): Promise<Map<LookupType, LookupSwitch>> {
    const { rows } = await queryable.query<LookupSwitch & Record<string, unknown>>(READ);
    return new Map(rows.filter(({ type }) => isLookupType(type)).map((row) => [row.type, row]));
  }
}
