import { formatCents } from '@kernel/money';
import { reaisToCents } from '@kernel/reais';
import { useEffect, useRef, useState } from 'react';
import { readApiError } from '../../shared/api/api-error';
import {
  type PaymentAnswer,
  type PaymentStatusAnswer,
  useCheckPaymentMutation,
  useGetPaymentStatusQuery,
} from '../../shared/api/generated';
import { useCountdown } from './use-countdown';
import { useLostPayer } from './use-lost-payer';
import { usePaymentEvents } from './use-payment-events';

export const POLL_MS = 5_000;
const EXPIRED_TEXT = 'PIX expirado. Selecione um plano novamente.';
const OVER_TEXT = 'Este Pix não pode mais ser pago. Selecione um plano novamente.';
export const NOT_YET_TEXT =
  'O pagamento ainda não chegou. Ele costuma levar alguns segundos; esta página avisa assim que chegar.';

const UNSURE: CheckAnswer = {
  text: 'Não foi possível verificar o pagamento. Se você já pagou, ele vale. Verifique de novo.',
  failed: true,
};

/** What "Já paguei" came to; `failed`: nothing could be learned. */
export interface CheckAnswer {
  readonly text: string;
  readonly failed: boolean;
}

/**
 * Watches a charge and tells once what became of it. The server says so at once; while its stream is not proven alive we ask
 * every 5 s, and in any case when the person comes back from the bank's app, and when its time is over. A question that fails
 * changes nothing: what nobody could look at after its time is `unsure`, and asked for on until it is known.
 */
export function usePaymentWatch(payment: PaymentAnswer, onApproved: () => void, onOver: (message: string) => void) {
  const { connection, status: heard } = usePaymentEvents(payment.id);
  const [lookedLast, setLookedLast] = useState(false);
  const {
    data,
    error,
    isFetching: polling,
    refetch,
  } = useGetPaymentStatusQuery(payment.id, {
    pollingInterval: connection === 'alive' && !lookedLast ? 0 : POLL_MS,
    refetchOnFocus: true,
    refetchOnReconnect: true,
    refetchOnMountOrArgChange: true,
  });
  const [check, { data: asked, error: refusal, isLoading: asking }] = useCheckPaymentMutation();
  const [answer, setAnswer] = useState<CheckAnswer | null>(null);
  // An answer is gone from `asked` once it is asked again.
  const known = useRef<Seen>(payment);
  known.current = newest([known.current, payment, data, asked, heard], payment.id);
  const latest = known.current;
  useLostPayer(error ?? refusal, 'pagamento');

  const seconds = useCountdown(latest.expiresAt, latest.serverTime);
  const isOver = seconds === 0;
  useEffect(() => {
    // One last look: what was paid in the last second is seen, and nothing else keeps a charge whose time is over.
    if (isOver) {
      void refetch().then(() => {
        setAnswer(null);
        setLookedLast(true);
      });
    }
  }, [isOver, refetch]);
  const unsure = lookedLast && error !== undefined;
  const unpaid = lookedLast && !polling && !unsure;

  const end = latest.status === 'pending' && unpaid ? 'expired' : latest.status;
  const reported = useRef(false);
  useEffect(() => {
    if (reported.current || end === 'pending') return;
    reported.current = true;
    if (end === 'approved') onApproved();
    else onOver(overText(known.current));
  }, [end, onApproved, onOver]);

  const ask = async (): Promise<void> => {
    setAnswer(null);
    const { data: now, error: problem } = await check(payment.id);
    if (problem) setAnswer({ text: readApiError(problem, 'Erro ao verificar pagamento').text, failed: true });
    else if (now.status === 'pending') setAnswer({ text: NOT_YET_TEXT, failed: false });
  };

  const checking = asking || polling || connection === 'waiting';
  return { latest, seconds, asking, checking, ask, unsure, answer: answer ?? (unsure ? UNSURE : null) };
}

/** Why a charge that ended unpaid is not shown any more; one that is still `pending` where it cannot be paid ran out. */
export function overText({ status, amount, returnedAmount = null }: Ended): string {
  if (status === 'expired' || status === 'pending') return EXPIRED_TEXT;
  return returnedAmount === null || returnedAmount === amount ? OVER_TEXT : wrongAmountText(returnedAmount);
}

function wrongAmountText(reais: number): string {
  const came = formatCents(reaisToCents(reais) ?? 0);
  return `Recebemos ${came}, que não é o valor deste Pix. Nenhum plano foi dado, e o dinheiro volta à conta de onde saiu. Para assinar, gere um novo código e pague o valor que ele mostra.`;
}

type Ended = Pick<PaymentStatusAnswer, 'status' | 'amount'> & Partial<Pick<PaymentStatusAnswer, 'returnedAmount'>>;
type Seen = Ended & Pick<PaymentStatusAnswer, 'id' | 'expiresAt' | 'serverTime'>;

function newest(answers: ReadonlyArray<Seen | undefined>, id: string): Seen {
  const own = answers.filter((answer): answer is Seen => answer?.id === id);
  return own.reduce((latest, answer) => (answer.serverTime >= latest.serverTime ? answer : latest));
}
