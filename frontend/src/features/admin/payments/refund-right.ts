import type { OpenedPaymentItem } from '../../../shared/api/generated';
import { formatDay } from '../../../shared/ui/dates';

/** Whether the buyer may still withdraw without saying why. */
export function isWithin(rightUntil: string): boolean {
  return new Date() < new Date(rightUntil);
}

/** The right that ends at this moment, which is a midnight: its last day is the one before. */
export function rightText(rightUntil: string): string {
  const lastDay = formatDay(new Date(Date.parse(rightUntil) - 1));
  return isWithin(rightUntil)
    ? `Quem comprou pode desistir até ${lastDay}, 7 dias depois da compra, sem dizer o motivo.`
    : `O prazo de 7 dias para desistir terminou em ${lastDay}. Devolver agora é decisão da administração.`;
}

/** What of a payment has not gone back, in reais. */
export function leftOf({ amount, events }: Pick<OpenedPaymentItem, 'amount' | 'events'>): number {
  const parts = events.filter(({ kind }) => kind.startsWith('estorno_parcial:'));
  return parts.reduce((cents, part) => cents + Math.round(part.amount * 100), Math.round(amount * 100)) / 100;
}
