/** An amount in integer cents of real. */
export type Cents = number;

const REAIS = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });

/** 1500 → "R$ 15,00" (with the non-breaking space of pt-BR). */
export function formatCents(cents: Cents): string {
  return REAIS.format(cents / 100);
}
