import { findPlan } from '@kernel/plans';
import { type PaymentListItem, useListPaymentsQuery } from '../../../shared/api/generated';
import { formatDay } from '../../../shared/ui/dates';
import { formatReais } from '../../../shared/ui/numbers';
import classes from './what-goes.module.css';

/** What becomes of the money of purchases whose buyer leaves: no e-mail can tell of it later. */
export function MoneyToCome() {
  const { data } = useListPaymentsQuery(undefined, { refetchOnMountOrArgChange: true });
  const words = (data?.data ?? []).flatMap(wordsOf);
  return words.map((text) => (
    <p key={text} className={classes.loss}>
      {text}
    </p>
  ));
}

function wordsOf({
  planId,
  status,
  amount,
  returnedAmount,
  withdrawalAskedAt,
  withdrawalUntil: until,
}: PaymentListItem): string[] {
  if (status !== 'approved' || !until) return [];
  const plan = `plano ${findPlan(planId)?.name ?? planId}`;
  const money = `${formatReais(amount - (returnedAmount ?? 0))} por Pix à conta de onde o pagamento saiu`;
  if (withdrawalAskedAt) {
    return [
      `Seu pedido para desistir da compra do ${plan} continua valendo: devolvemos ${money}. Depois de encerrada a conta, não há outro aviso por e-mail.`,
    ];
  }
  if (new Date() >= new Date(until)) return [];
  const lastDay = formatDay(new Date(Date.parse(until) - 1));
  return [
    `Da compra do ${plan} você pode desistir até ${lastDay}. O mais simples é pedir antes, em Pagamentos; depois, escreva pela página de sugestões com o número do pagamento, que vai no e-mail de encerramento. Devolvemos ${money}.`,
  ];
}
