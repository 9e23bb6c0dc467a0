import { centsToReais } from '@kernel/money';
import type { Plan } from '@kernel/plans';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type ApiError, readApiError } from '../../shared/api/api-error';
import { clearPendingPayer, type SessionUser } from '../../shared/api/session-storage';
import { type PaymentAnswer, useCreatePixPaymentMutation } from './billing.api';

const NO_PAYER = 'Sessão expirada. Faça o cadastro novamente.';

/**
 * Creates the Pix charge of a plan. A retry after a lost answer repeats the same idempotency key, so that it can
 * never make a second charge. Without someone to charge, leads to the registration with the given text.
 */
export function useCharge(payer: SessionUser | null, onCharge: (payment: PaymentAnswer) => void) {
  const [create, { isLoading }] = useCreatePixPaymentMutation();
  const [problem, setProblem] = useState<ApiError | null>(null);
  const attempt = useRef<{ plan: string; key: string } | null>(null);
  const navigate = useNavigate();

  const charge = async (plan: Plan): Promise<void> => {
    if (isLoading) return;
    if (!payer) return leave();
    if (attempt.current?.plan !== plan.id) attempt.current = { plan: plan.id, key: crypto.randomUUID() };
    setProblem(null);
    const price = centsToReais(plan.priceCents);
    const answer = await create({
      'Idempotency-Key': attempt.current.key,
      createPixPaymentBody: {
        planId: plan.id,
        amount: price,
        originalAmount: price,
        description: `Plano ${plan.name}`,
        promoCode: null,
        discount: 0,
      },
    });
    if (answer.data) {
      attempt.current = null;
      return onCharge(answer.data.payment);
    }
    const failure = readApiError(answer.error, 'Erro ao gerar PIX');
    if (failure.status === 401) return leave();
    if (failure.status !== null) attempt.current = null;
    setProblem(failure);
  };

  const leave = async (): Promise<void> => {
    clearPendingPayer();
    await navigate('/cadastro', { state: { message: NO_PAYER } });
  };

  return { charge, busy: isLoading, problem };
}
