import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { readApiError } from '../../../shared/api/api-error';
import {
  type OpenedPaymentItem,
  type RefundPaymentBody,
  useRefundPaymentMutation,
} from '../../../shared/api/generated';
import { Choice } from '../../../shared/ui/choice';
import { choicesOf } from '../../../shared/ui/choices';
import { formatMoment } from '../../../shared/ui/dates';
import { DialogActions } from '../../../shared/ui/dialog';
import { FormProblem } from '../../../shared/ui/form-problem';
import { formatReais, typedAmount } from '../../../shared/ui/numbers';
import { useFirstWrong } from '../../../shared/ui/use-first-wrong';
import { planLabel } from '../plan-labels';
import { REASONS } from './payment-labels';
import classes from './payments.module.css';
import { isWithin, leftOf } from './refund-right';

type Reason = RefundPaymentBody['reason'];

interface Props {
  readonly payment: OpenedPaymentItem;
  readonly onDone: (text: string) => void;
  readonly onClose: () => void;
}

const DONE = {
  refunded: 'Dinheiro devolvido. Os dias que ele comprou terminaram.',
  pending: 'Devolução pedida. Ela segue sozinha até o banco concluir; os dias terminam então.',
} as const;

/** Why, what it does, and the amount typed once more: money that has gone does not come back. */
export function RefundForm({ payment, onDone, onClose }: Props) {
  const { id, refund, access, withdrawalAskedAt } = payment;
  const amount = leftOf(payment);
  const within = withdrawalAskedAt !== null || (refund.rightUntil !== null && isWithin(refund.rightUntil));
  const [reason, setReason] = useState<Reason>(within ? 'arrependimento' : 'outro');
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState(false);
  const [giveBack, { isLoading, error }] = useRefundPaymentMutation();
  const refused = useFirstWrong(isLoading);
  const reasons = choicesOf(REASONS).filter(({ value }) => within || value !== 'arrependimento');

  const send = async (event: FormEvent) => {
    event.preventDefault();
    const agrees = typedAmount(typed) === amount;
    setWrong(!agrees);
    if (!agrees) return;
    const { data } = await giveBack({ id, refundPaymentBody: { reason } });
    if (data) onDone(DONE[data.refund]);
  };

  return (
    <form className={classes.refund} {...refused} onSubmit={send} noValidate>
      <FormProblem text={error && readApiError(error, 'Não foi possível devolver.').text} />
      <p>
        {formatReais(amount)} voltam pelo Pix a quem pagou.{' '}
        {access?.withoutIt
          ? `O acesso passa a terminar em ${formatMoment(access.withoutIt.expiresAt)} (${planLabel(access.withoutIt.planId)}).`
          : 'O acesso da conta termina na hora.'}
      </p>
      <Choice
        label="Motivo"
        data={reasons}
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value as Reason)}
      />
      <TextInput
        label={`Digite o valor para confirmar: ${amount.toFixed(2).replace('.', ',')}`}
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        error={wrong && 'O valor não é o do pagamento.'}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          setWrong(false);
        }}
      />
      <DialogActions>
        <Button variant="default" disabled={isLoading} onClick={onClose}>
          Cancelar
        </Button>
        <Button type="submit" color="red" loading={isLoading}>
          Devolver {formatReais(amount)}
        </Button>
      </DialogActions>
    </form>
  );
}
