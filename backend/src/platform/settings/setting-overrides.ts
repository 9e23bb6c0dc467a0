import { Injectable } from '@nestjs/common';
import { changeableOf } from './declared.js';
import type { RuntimeSetting, SettingValue } from './setting.js';

/** What administrators changed, as this instance knows it: read at each use, since it may change between two. */
@Injectable()
export class SettingOverrides {
  private values: ReadonlyMap<string, SettingValue> = new Map();

  /** The number in force of a configuration's property that is declared as changeable. */
  number<T extends object>(config: T, name: keyof T & string): number {
    return this.of(settingOf(config, name)) as number;
  }

  domains<T extends object>(config: T, name: keyof T & string): readonly string[] {
    return this.of(settingOf(config, name)) as readonly string[];
  }

  replace(values: ReadonlyMap<string, SettingValue>): void {
    this.values = values;
  }

  private of({ name, initial }: RuntimeSetting): SettingValue {
    const changed = this.values.get(name);
    return typeof changed === typeof initial && changed !== undefined ? changed : initial;
  }
}

function settingOf(config: object, name: string): RuntimeSetting {
  const declared = changeableOf(config).get(name);
  if (!declared) throw new Error(`${name} is not declared as changeable`);
  return declared.setting;
}
