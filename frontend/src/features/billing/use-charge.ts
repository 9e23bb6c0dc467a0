import { formatCents } from '@kernel/money';
import type { Plan } from '@kernel/plans';
import { centsToReais } from '@kernel/reais';
import { useState } from 'react';
import { type ApiError, readApiError } from '../../shared/api/api-error';
import { type PaymentAnswer, useCreatePixPaymentMutation } from '../../shared/api/generated';
import { clearPendingPayer } from '../../shared/api/pending-payer';
import { useRequestId } from '../../shared/api/request-id';
import type { SessionUser } from '../../shared/api/session-storage';
import { useNavigateHere } from '../../shared/ui/use-navigate-here';
import type { PlanPrice } from './plan-price';
import type { PromoField } from './use-promo-code';

const NO_PAYER = 'Sessão expirada. Faça o cadastro novamente.';

/**
 * Creates the Pix charge of a plan. A retry after a lost answer repeats the same idempotency key, so that it can
 * never make a second charge. When the price turns out to be another one, nothing is charged: the page shows the right one
 * and asks again. A refusal is told while plan and code are those that it was for. Without someone to charge, leads to the
 * registration with the given text; whose temporary token is over, to the login; plan and code go along.
 */
export function useCharge(
  plan: Plan,
  payer: SessionUser | null,
  promo: PromoField,
  onCharge: (payment: PaymentAnswer) => void,
) {
  const [create, { isLoading }] = useCreatePixPaymentMutation();
  const [refused, setRefused] = useState<{ choice: string; problem: ApiError } | null>(null);
  const choice = `${plan.id} ${promo.typed}`;
  if (refused && refused.choice !== choice) setRefused(null);
  const request = useRequestId();
  const navigate = useNavigateHere();

  const charge = async (price: PlanPrice): Promise<void> => {
    if (isLoading) return;
    if (!payer) return leave();
    setRefused(null);
    const answer = await create({
      'Idempotency-Key': request.of([plan.id, price.code, price.totalCents]),
      createPixPaymentBody: {
        planId: plan.id,
        amount: centsToReais(price.totalCents),
        originalAmount: centsToReais(price.originalCents),
        description: `Plano ${plan.name}`,
        promoCode: price.code,
        discount: price.percent,
      },
    });
    if (answer.data) {
      request.answered();
      return onCharge(answer.data.payment);
    }
    const failure = readApiError(answer.error, 'Erro ao gerar PIX');
    if (failure.status === 401) return leave();
    request.answered(failure.status);
    if (failure.code?.startsWith('PROMO_CODE_')) return withoutCode(failure);
    if (failure.code === 'PRICE_MISMATCH') promo.askAgain();
    setRefused({ choice, problem: failure });
  };

  /** The code went meanwhile, to somebody else or by its terms: the price without it is shown before anything is paid. */
  const withoutCode = (failure: ApiError): void => {
    promo.refuse(failure.text);
    const text = `${failure.text} Nada foi cobrado. Sem o código, o total é ${formatCents(plan.priceCents)}.`;
    setRefused({ choice, problem: { ...failure, text } });
  };

  const leave = async (): Promise<void> => {
    clearPendingPayer();
    const chosen = { plan: plan.id, code: promo.typed };
    if (payer) await navigate('/login?motivo=assinar', { state: { email: payer.email, ...chosen } });
    else await navigate('/cadastro', { state: { message: NO_PAYER, ...chosen } });
  };

  return { charge, busy: isLoading, problem: refused?.problem ?? null };
}
