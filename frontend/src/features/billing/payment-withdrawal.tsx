import { useState } from 'react';
import type { PaymentListItem } from '../../shared/api/generated';
import { formatDay } from '../../shared/ui/dates';
import classes from './payments-card.module.css';
import { WithdrawalDialog } from './withdrawal-dialog';

/** The way to withdraw from a purchase while the law gives it, then what became of it; `of` tells apart several such buttons. */
export function PaymentWithdrawal({ payment, of }: { payment: PaymentListItem; of: string }) {
  const { id, status, withdrawalUntil, withdrawalAskedAt } = payment;
  const [asking, setAsking] = useState(false);
  if (status !== 'approved') return null;
  if (withdrawalAskedAt) {
    return (
      <p className={classes.asked} role="status">
        Desistência pedida em {formatDay(withdrawalAskedAt)}. Não há um dia marcado: nossa equipe confere o pedido e
        devolve o Pix à conta de onde ele saiu. Se o meio de pagamento não responder, o sistema tenta de novo pelo menos
        a cada hora. Você recebe um e-mail assim que a devolução for confirmada; o dia em que o valor aparece na conta
        depende do banco.
      </p>
    );
  }
  if (!withdrawalUntil || new Date() >= new Date(withdrawalUntil)) return null;
  return (
    <>
      <button
        type="button"
        className={`link-button ${classes.withdraw}`}
        aria-label={`Desistir da compra: ${of}`}
        onClick={() => setAsking(true)}
      >
        Desistir da compra
      </button>
      {asking && <WithdrawalDialog paymentId={id} onClose={() => setAsking(false)} />}
    </>
  );
}
