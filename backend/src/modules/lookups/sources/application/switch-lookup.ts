import { Injectable } from '@nestjs/common';
import type { LookupType } from '../../../../kernel/lookup-catalogue.js';
import { Clock } from '../../../../platform/clock.js';
import { IN_MAINTENANCE } from '../../model/index.js';
import { type SwitchState } from '../domain/lookup-switch.js';
import { LookupSwitches } from './lookup-switches.port.js';

/** Puts a lookup type into maintenance or takes it out again; it holds on every instance within a second. */
@Injectable()
export class SwitchLookup {
  constructor(
    private readonly switches: LookupSwitches,
    private readonly clock: Clock,
  ) {}

  async execute(adminId: string, type: LookupType, state: SwitchState, words: string | null): Promise<void> {
    const text = words?.trim() || IN_MAINTENANCE;
    await this.switches.set({ type, state, text, since: this.clock.now(), by: adminId }, (before) => ({
      adminId,
      action: 'switch-lookup',
      target: `lookup:${type}`,
      before: { state: before.state, text: before.text },
      after: { state, text },
    }));
  }
}
