import type { SettingItem } from '../../../shared/api/generated';

/** A value of this setting with what it counts. */
export function valueLabel({ unit }: SettingItem, value: string): string {
  if (unit === null) return value;
  const shown = Number(value).toLocaleString('pt-BR');
  return value === '1' ? `${shown} ${unit.replace(/s\b/, '')}` : `${shown} ${unit}`;
}

const DEADLINES = /RETENTION|^CLEANUP_.+_DAYS$/;

/** Whether a smaller number deletes something for good. */
export function deletes({ name, value }: SettingItem, wanted: string): boolean {
  return DEADLINES.test(name) && Number(wanted) < Number(value);
}
