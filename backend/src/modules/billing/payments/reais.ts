/** 22.5 → "22,50", as Brazilian spreadsheets read figures. */
export function reais(amount: number): string {
  return amount.toFixed(2).replace('.', ',');
}
