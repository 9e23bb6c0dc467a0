import { Injectable } from '@nestjs/common';
import type { DomainsSetting, NumberSetting, RuntimeSetting, SettingValue } from './setting.js';

/** What administrators changed, as this instance knows it: read at each use, since it may change between two. */
@Injectable()
export class SettingOverrides {
  private values: ReadonlyMap<string, SettingValue> = new Map();

  /** The value in force. */
  of(setting: NumberSetting): number;
  of(setting: DomainsSetting): readonly string[];
  of(setting: RuntimeSetting): SettingValue;
  of({ name, initial }: RuntimeSetting): SettingValue {
    const changed = this.values.get(name);
    return typeof changed === typeof initial && changed !== undefined ? changed : initial;
  }

  replace(values: ReadonlyMap<string, SettingValue>): void {
    this.values = values;
  }
}
