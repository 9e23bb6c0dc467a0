/** "R$ 1.234,50" → 1234.5; null for what is no amount. */
export function amountIn(typed: string): number | null {
  const plain = typed.replace(/^\s*R\$/, '').trim();
  return /^[\d.]+(,\d{1,2})?$/.test(plain) ? Number(plain.replaceAll('.', '').replace(',', '.')) : null;
}
