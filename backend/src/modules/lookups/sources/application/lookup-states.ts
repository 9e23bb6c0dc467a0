import { Injectable } from '@nestjs/common';
import type { LookupType } from '../../../../kernel/lookup-catalogue.js';
import { ConfiguredSources } from '../../vendors/index.js';
import { HealthRecords } from '../adapters/health-records.store.js';
import { inTrouble, type ServiceState } from '../domain/health.js';
import { OpenLookups } from './open-lookups.js';

export interface TypeState {
  readonly state: ServiceState;
  /** Null when nobody has looked yet. */
  readonly since: Date | null;
  /** What callers read when it is in maintenance or off; null otherwise. */
  readonly text: string | null;
}

/** In what state a lookup type is at this moment: switches and register first, then what was measured. */
@Injectable()
export class LookupStates {
  constructor(
    private readonly lookups: OpenLookups,
    private readonly connected: ConfiguredSources,
    private readonly records: HealthRecords,
  ) {}

  async of(type: LookupType): Promise<TypeState> {
    const { state, flag } = await this.lookups.currentOf(type);
    const seen = (await this.records.latest()).get(`consulta:${type}`) ?? null;
    if (state !== 'aberta') {
      const since = state === 'manutencao' ? flag.since : seen?.state === state ? seen.since : null;
      return { state, since, text: flag.text };
    }
    const measured = seen && inTrouble(seen.state) ? seen.state : 'operacional';
    const now = measured === 'operacional' && this.cutOff(type) ? 'instavel' : measured;
    return { state: now, since: seen?.state === now ? seen.since : null, text: null };
  }

  /** This instance lets no call through to any source of the type. */
  private cutOff(type: LookupType): boolean {
    return this.connected.kindOf(type).sources.every((source) => this.connected.behind(source).circuit === 'open');
  }
}
