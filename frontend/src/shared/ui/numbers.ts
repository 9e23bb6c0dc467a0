import { formatCents } from '@kernel/money';

/** 1234 → 1.234. */
export function formatNumber(n: number): string {
  return n.toLocaleString('pt-BR');
}

/** 1 → "1 conta", 1234 → "1.234 contas". */
export function counted(n: number, one: string, many = `${one}s`): string {
  return `${formatNumber(n)} ${n === 1 ? one : many}`;
}

/** 22.5 → R$ 22,50; money back with its sign. */
export function formatReais(reais: number): string {
  return formatCents(Math.round(reais * 100));
}
