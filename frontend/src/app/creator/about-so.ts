const WHOLE = new Intl.NumberFormat('pt-BR');
const TENTHS = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1, roundingMode: 'floor' });

/** A count that was rounded down, as people say it: 1200 is "1,2 mil+". Null for none. */
export function aboutSo(count: number): string | null {
  if (count <= 0) return null;
  if (count < 10) return WHOLE.format(count);
  if (count < 1_000) return `${WHOLE.format(count)}+`;
  if (count < 1_000_000) return `${TENTHS.format(count / 1_000)} mil+`;
  const millions = count / 1_000_000;
  return `${TENTHS.format(millions)} ${millions < 2 ? 'milhão' : 'milhões'}+`;
}
