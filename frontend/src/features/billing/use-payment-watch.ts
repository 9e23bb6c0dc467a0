import { useEffect, useRef, useState } from 'react';
import { readApiError } from '../../shared/api/api-error';
import {
  type PaymentAnswer,
  type PaymentStatusAnswer,
  useCheckPaymentMutation,
  useGetPaymentStatusQuery,
} from './billing.api';
import { usePaymentEvents } from './use-payment-events';

const POLL_MS = 5_000;
export const EXPIRED_TEXT = 'PIX expirado. Selecione um plano novamente.';
const OVER_TEXT = 'Este Pix não pode mais ser pago. Selecione um plano novamente.';

/**
 * Watches a charge and tells once what became of it. The server says so at once; while its stream is not open we ask every
 * 5 s, and in any case when the person comes back from the bank's app. A question that fails changes nothing.
 */
export function usePaymentWatch(payment: PaymentAnswer, onApproved: () => void, onOver: (message: string) => void) {
  const { open, status: heard } = usePaymentEvents(payment.id);
  const { data } = useGetPaymentStatusQuery(
    { id: payment.id },
    {
      pollingInterval: open ? 0 : POLL_MS,
      refetchOnFocus: true,
      refetchOnReconnect: true,
      refetchOnMountOrArgChange: true,
    },
  );
  const [ask, { data: asked, isLoading: checking }] = useCheckPaymentMutation();
  const [problem, setProblem] = useState<string | null>(null);
  const latest = newest([payment, data, asked, heard], payment.id);

  const reported = useRef(false);
  useEffect(() => {
    if (reported.current || latest.status === 'pending') return;
    reported.current = true;
    if (latest.status === 'approved') onApproved();
    else onOver(latest.status === 'expired' ? EXPIRED_TEXT : OVER_TEXT);
  }, [latest.status, onApproved, onOver]);

  const check = async (): Promise<void> => {
    setProblem(null);
    const answer = await ask({ id: payment.id });
    if (answer.error) return setProblem(readApiError(answer.error, 'Erro ao verificar pagamento').text);
    if (answer.data.status === 'pending') {
      setProblem(
        'O pagamento ainda não chegou. Ele costuma levar alguns segundos; esta página avisa assim que chegar.',
      );
    }
  };

  return { latest, checking, check, problem };
}

type Seen = Pick<PaymentStatusAnswer, 'id' | 'status' | 'expiresAt' | 'serverTime'>;

function newest(answers: ReadonlyArray<Seen | undefined>, id: string): Seen {
  const own = answers.filter((answer): answer is Seen => answer?.id === id);
  return own.reduce((latest, answer) => (answer.serverTime >= latest.serverTime ? answer : latest));
}
