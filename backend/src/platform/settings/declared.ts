import type { FixedSetting, RuntimeSetting, SettingText, SettingValue } from './setting.js';

export interface DeclaredSetting {
  readonly setting: RuntimeSetting;
  readonly text: SettingText;
}

interface Declaration {
  readonly name: string;
  readonly changeable?: SettingText & { readonly least?: number; readonly most?: number };
  /** Of a configuration; else what the property of that name says. */
  readonly read?: (config: never) => unknown;
}

const DECLARATIONS = new Map<object, Declaration[]>();
const SETTINGS = new WeakMap<object, ReadonlyMap<string, DeclaredSetting>>();

/** Administrators change this number while the product runs, within bounds that are narrower than the environment's, or not. */
export function ChangeableNumber(least: number, most: number, text: SettingText): PropertyDecorator {
  return declare({ changeable: { ...text, least, most } });
}

/** Administrators change these domains while the product runs; `read` gives them as the environment says. */
export function ChangeableDomains<T>(text: SettingText, read: (config: T) => readonly string[]): PropertyDecorator {
  return declare({ changeable: text, read });
}

/** Administrators see this setting, which only a start with another environment changes: no secret, and nothing that opens a door. */
export function Shown<T>(read?: (config: T) => unknown): PropertyDecorator {
  return declare(read ? { read } : {});
}

/** What administrators change of a configuration, by name. */
export function changeableOf(config: object): ReadonlyMap<string, DeclaredSetting> {
  const known = SETTINGS.get(config);
  if (known) return known;
  const found = declarationsOf(config).flatMap(({ name, changeable, read }) => {
    if (!changeable) return [];
    const { least = 0, most = 0, ...text } = changeable;
    const initial = readingOf(config, name, read) as SettingValue;
    const setting: RuntimeSetting =
      typeof initial === 'number' ? { name, kind: 'number', initial, least, most } : { name, kind: 'domains', initial };
    return [[name, { setting, text }] as const];
  });
  const settings = new Map(found);
  SETTINGS.set(config, settings);
  return settings;
}

/** What administrators only see of a configuration. */
export function shownOf(config: object): readonly FixedSetting[] {
  return declarationsOf(config)
    .filter(({ changeable }) => !changeable)
    .map(({ name, read }) => ({ name, value: String(readingOf(config, name, read) ?? '') }));
}

function declare(declaration: Omit<Declaration, 'name'>): PropertyDecorator {
  return (target, name) => {
    const known = DECLARATIONS.get(target) ?? [];
    DECLARATIONS.set(target, [...known, { ...declaration, name: String(name) }]);
  };
}

function declarationsOf(config: object): readonly Declaration[] {
  return DECLARATIONS.get(Object.getPrototypeOf(config)) ?? [];
}

function readingOf(config: object, name: string, read?: (config: never) => unknown): unknown {
  return read ? read(config as never) : config[name as keyof typeof config];
}
