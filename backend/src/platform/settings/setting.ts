export type SettingValue = number | readonly string[];

interface Named {
  /** The environment variable that gives the value at the start. */
  readonly name: string;
}

export interface NumberSetting extends Named {
  readonly kind: 'number';
  readonly initial: number;
  readonly least: number;
  readonly most: number;
}

export interface DomainsSetting extends Named {
  readonly kind: 'domains';
  readonly initial: readonly string[];
}

/** What may be changed while the product runs. `initial` is what the environment says, or the default. */
export type RuntimeSetting = NumberSetting | DomainsSetting;

/** What only a start with another environment changes, as it may be shown: no secret, and nothing that opens a door. */
export interface FixedSetting extends Named {
  readonly value: string;
}

/** In the order in which the screen has them. */
export const SETTING_GROUPS = ['Cadastro', 'Ritmo e limites', 'Prazos'] as const;

/** What administrators read of a setting that they may change. */
export interface SettingText {
  readonly group: (typeof SETTING_GROUPS)[number];
  readonly label: string;
  /** What a number counts, in the plural. */
  readonly unit?: string;
  /** What follows from a change. */
  readonly effect: string;
}

const DOMAIN = /^[a-z0-9](-?[a-z0-9])*(\.[a-z0-9](-?[a-z0-9])*)+$/;
const MOST_DOMAINS = 20;
const LONGEST_DOMAIN = 253;

/** The value that a text stands for, written as in the environment; or why it stands for none. */
export function readSetting(setting: RuntimeSetting, text: string): { value: SettingValue } | { problem: string } {
  return setting.kind === 'number' ? readNumber(setting, text) : readDomains(text);
}

/** A value as it stands in the environment. */
export function writtenSetting(value: SettingValue): string {
  return typeof value === 'number' ? String(value) : value.join(', ');
}

function readNumber({ least, most }: NumberSetting, text: string): { value: number } | { problem: string } {
  const value = /^\d{1,9}$/.test(text.trim()) ? Number(text) : Number.NaN;
  return value >= least && value <= most ? { value } : { problem: `Informe um número de ${least} a ${most}.` };
}

function readDomains(text: string): { value: readonly string[] } | { problem: string } {
  const domains = [
    ...new Set(
      text
        .toLowerCase()
        .split(/[\s,;]+/)
        .filter(Boolean),
    ),
  ];
  if (domains.length === 0) return { problem: 'Informe ao menos um domínio.' };
  if (domains.length > MOST_DOMAINS) return { problem: `Informe no máximo ${MOST_DOMAINS} domínios.` };
  const wrong = domains.find((domain) => domain.length > LONGEST_DOMAIN || !DOMAIN.test(domain));
  return wrong ? { problem: 'Domínio inválido. Use a forma gmail.com, separando por vírgulas.' } : { value: domains };
}
