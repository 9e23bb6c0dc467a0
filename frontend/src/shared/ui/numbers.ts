import { formatCents } from '@kernel/money';

/** What binary fractions are off by: 0.57 × 100 is a hair below 57. */
const HAIR = 1e-9;

/** 1234 → 1.234. */
export function formatNumber(n: number): string {
  return n.toLocaleString('pt-BR');
}

/** 1 → "1 conta", 1234 → "1.234 contas". */
export function counted(n: number, one: string, many = `${one}s`): string {
  return `${formatNumber(n)} ${n === 1 ? one : many}`;
}

/**
 * 0.4567 → 45,6%: cut and never rounded up, so that nothing looks better than it is; – where nothing was measured. What
 * is told in fewer or more places says so.
 */
export function percent(part: number | null, places = 1): string {
  if (part === null) return '–';
  const cut = Math.floor(part * 100 * 10 ** places + HAIR) / 10 ** places;
  return `${cut.toLocaleString('pt-BR', { maximumFractionDigits: places })}%`;
}

/** 22.5 → R$ 22,50; money back with its sign. */
export function formatReais(reais: number): string {
  return formatCents(Math.round(reais * 100));
}

/** 1.234,50 → 1234.5. */
export function reaisIn(typed: string): number {
  return Number(typed.replaceAll('.', '').replace(',', '.'));
}

/** "R$ 1.234,50" as it is typed → 1234.5; null for what is no amount. */
export function typedAmount(typed: string): number | null {
  const plain = typed.replace(/^\s*R\$/, '').trim();
  return /^[\d.]+(,\d{1,2})?$/.test(plain) ? reaisIn(plain) : null;
}
