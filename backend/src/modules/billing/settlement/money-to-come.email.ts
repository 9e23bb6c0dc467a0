import { type Cents, formatCents } from '../../../kernel/money.js';
import { findPlan, type PlanId } from '../../../kernel/plans.js';
import { formatDateTime } from '../../../platform/mail/email.js';
import { withdrawalEndsAt } from '../payments/index.js';

/** An approved payment that cost something. */
export interface Bought {
  readonly id: string;
  readonly planId: PlanId;
  /** What of it has not gone back. */
  readonly leftCents: Cents;
  /** When it was paid; where we learned of that late, when its plan was given. */
  readonly boughtAt: Date;
  readonly withdrawalAskedAt: Date | null;
}

/** What becomes of a purchase whose buyer leaves, while there is money of it to come; nothing once there is none. */
export function moneyToCome({ id, planId, leftCents, boughtAt, withdrawalAskedAt }: Bought, now: Date): string[] {
  const money = `${formatCents(leftCents)} por Pix à conta de onde o pagamento saiu`;
  const plan = `plano ${findPlan(planId)?.name ?? planId}`;
  if (withdrawalAskedAt) {
    return [
      `Seu pedido para desistir da compra do ${plan}, de ${formatDateTime(withdrawalAskedAt)}, continua valendo: vamos devolver ${money}. Sem o seu endereço, não há outro aviso: veja o crédito no extrato do banco. Se precisar, escreva pela página de sugestões com o número do pagamento, ${id}.`,
    ];
  }
  const until = withdrawalEndsAt(boughtAt);
  if (now >= until) return [];
  return [
    `Da compra do ${plan} você ainda pode desistir até ${formatDateTime(new Date(until.getTime() - 1))}: escreva pela página de sugestões com o número do pagamento, ${id}, e devolvemos ${money}.`,
  ];
}
