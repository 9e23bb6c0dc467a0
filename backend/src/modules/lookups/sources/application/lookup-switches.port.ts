import type { AdminDeed } from '../../../../kernel/admin-deed.js';
import type { LookupType } from '../../../../kernel/lookup-catalogue.js';
import type { LookupSwitch } from '../domain/lookup-switch.js';

export interface SwitchChange extends Pick<LookupSwitch, 'type' | 'state' | 'text'> {
  readonly since: Date;
  /** The administrator's id. */
  readonly by: string;
}

/** The switch of each lookup type. */
export abstract class LookupSwitches {
  /** All that were ever switched, by type; at most a second old, on every instance. */
  abstract all(): Promise<ReadonlyMap<LookupType, LookupSwitch>>;

  /** Writes the switch and the deed together, and tells every instance. */
  abstract set(change: SwitchChange, deedOf: (before: LookupSwitch) => AdminDeed): Promise<void>;
}
