import { Injectable } from '@nestjs/common';
import { dayInBrazil, daysUntil } from '../../../../kernel/brazilian-day.js';
import { DAY_MS } from '../../../../kernel/durations.js';
import { LOOKUP_TYPES } from '../../../../kernel/lookup-catalogue.js';
import { MEASURED_DAYS_KEPT } from '../../../../kernel/sources.js';
import { Clock } from '../../../../platform/clock.js';
import { LookupsConfig } from '../../lookups.config.js';
import { HealthRecords, type Recent } from '../adapters/health-records.store.js';
import {
  type Component,
  inTrouble,
  judge,
  MEMORY_BUCKETS,
  OUTAGE_ACCOUNTS,
  OWN_PARTS,
  type ServiceState,
  WINDOW_BUCKETS,
} from '../domain/health.js';
import { OpenLookups } from './open-lookups.js';

/** Looks at what all instances have measured, and writes down in what state each lookup type and own part is. */
@Injectable()
export class JudgeHealth {
  constructor(
    private readonly records: HealthRecords,
    private readonly lookups: OpenLookups,
    private readonly config: LookupsConfig,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<void> {
    const now = this.clock.now();
    const ago = (buckets: number) => new Date(now.getTime() - buckets * this.config.healthBucketMs);
    const window = await this.records.recent(ago(WINDOW_BUCKETS));
    const active = await this.records.recent(ago(MEMORY_BUCKETS));
    const latest = await this.records.latest();
    const states = new Map<Component, ServiceState>();
    const judged = (component: Component) => {
      const recent = window.get(component);
      if (recent && !isOfOneAccount(component, recent)) return judge(recent);
      const last = latest.get(component)?.state;
      const unanswered = active.has(component) && !recent?.ok;
      return last && inTrouble(last) && unanswered ? last : 'operacional';
    };
    for (const type of LOOKUP_TYPES) {
      const { state } = await this.lookups.currentOf(type);
      const component: Component = `consulta:${type}`;
      states.set(component, state === 'aberta' ? judged(component) : state);
    }
    for (const part of OWN_PARTS) states.set(part, judged(part));
    const missedMs = Math.max(2 * this.config.healthBucketMs, 3_000 * this.config.HEALTH_FLUSH_SECONDS);
    await this.records.see(states, missedMs);
  }

  /** What nobody reads any more. */
  async sweep(): Promise<void> {
    const now = this.clock.now();
    const [firstDay] = daysUntil(dayInBrazil(now), MEASURED_DAYS_KEPT);
    await this.records.sweep(new Date(now.getTime() - 2 * DAY_MS), firstDay ?? dayInBrazil(now));
  }
}

/** One account's failures alone tell nothing new. */
function isOfOneAccount(component: Component, { failingAccounts }: Recent): boolean {
  return component.startsWith('consulta:') && failingAccounts < OUTAGE_ACCOUNTS;
}
