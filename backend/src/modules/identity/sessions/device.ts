export const DEVICE_KINDS = ['computer', 'phone', 'tablet', 'unknown'] as const;
export type DeviceKind = (typeof DEVICE_KINDS)[number];

/** Most browsers also claim to be those further down: the first mark that is found counts. */
const BROWSERS: ReadonlyArray<readonly [mark: string, name: string]> = [
  ['Edg', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser/', 'Samsung Internet'],
  ['FxiOS/', 'Firefox'],
  ['Firefox/', 'Firefox'],
  ['CriOS/', 'Chrome'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
];

const SYSTEMS: ReadonlyArray<readonly [mark: string, name: string, kind: DeviceKind]> = [
  ['iPhone', 'iPhone', 'phone'],
  ['iPad', 'iPad', 'tablet'],
  ['Android', 'Android', 'phone'],
  ['CrOS', 'ChromeOS', 'computer'],
  ['Windows', 'Windows', 'computer'],
  ['Mac OS X', 'macOS', 'computer'],
  ['Linux', 'Linux', 'computer'],
];

/** A hint for the owner's eye, nothing to rely on: anyone can send any agent. No version, since browsers disguise it. */
export function deviceOf(agent: string | null): { name: string; kind: DeviceKind } {
  const text = agent ?? '';
  const browser = BROWSERS.find(([mark]) => text.includes(mark))?.[1];
  const [, system, kind = 'unknown'] = SYSTEMS.find(([mark]) => text.includes(mark)) ?? [];
  if (!browser && !system) return { name: text ? 'Programa ou integração' : 'Dispositivo desconhecido', kind };
  const tablet = system === 'Android' && !text.includes('Mobile');
  return {
    name: browser && system ? `${browser} no ${system}` : (browser ?? system ?? ''),
    kind: tablet ? 'tablet' : kind,
  };
}

/** The network that an address belongs to, without the rest: 203.0.113.7 → 203.0.•.• */
export function shortAddress(address: string | null): string | null {
  if (!address) return null;
  const [first, second] = address.replace(/^::ffff:(?=\d+\.)/i, '').split(/[.:]/);
  if (address.includes('.')) return `${first}.${second}.•.•`;
  return first ? `${first}:${second}:…` : '::…';
}
