const ENDINGS: ReadonlyArray<readonly [plural: RegExp, singular: string]> = [
  [/ões$/, 'ão'],
  [/ens$/, 'em'],
  [/s$/, ''],
];

/** One of what a list counts: "ações" → "ação", "contas além do prazo" → "conta além do prazo". */
export function singularOf(counted: string): string {
  const [first = '', ...rest] = counted.split(' ');
  const [plural, singular] = ENDINGS.find(([ending]) => ending.test(first)) ?? [/$/, ''];
  return [first.replace(plural, singular), ...rest].join(' ');
}
