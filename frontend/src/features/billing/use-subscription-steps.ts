import type { PlanId } from '@kernel/plans';
import { useCallback, useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { type PaymentAnswer, useGetPendingPaymentQuery, useGetRenewalQuery } from '../../shared/api/generated';
import { afterSettlement } from './billing.api';
import { useLeftCharge } from './use-left-charge';
import { usePixEntry } from './use-pix-entry';
import { usePromoCode } from './use-promo-code';

type Step =
  | { readonly name: 'selecting'; readonly message?: string | undefined; readonly dropped?: PaymentAnswer }
  | { readonly name: 'processing'; readonly payment: PaymentAnswer }
  | { readonly name: 'completed'; readonly payment: PaymentAnswer };

/** How far a purchase is: what is chosen, which charge is open, and what each event makes of that. */
export function useSubscriptionSteps(payer: { readonly email: string } | null, message: string | undefined) {
  const dispatch = useDispatch();
  const [step, setStep] = useState<Step>({ name: 'selecting', message });
  const [chosen, setPlanId] = useState<PlanId | null>(null);
  const { data: renewal } = useGetRenewalQuery(undefined, { skip: !payer, refetchOnMountOrArgChange: true });
  const planId = chosen ?? renewal?.current?.planId ?? 'silver';
  const [search] = useSearchParams();
  const promo = usePromoCode(search.get('codigo') ?? '', payer?.email ?? null);
  const open = useGetPendingPaymentQuery(undefined, { skip: !payer, refetchOnMountOrArgChange: true });
  const { inPix, enter, leave } = usePixEntry();

  const known = open.isSuccess && !open.isFetching;
  const pending = open.data?.payment;
  const { type: typeCode } = promo;
  useEffect(() => {
    if (!known || step.name !== 'selecting' || step.dropped) return;
    if (!pending) return leave();
    setPlanId(pending.planId);
    typeCode(pending.promoCode ?? '');
    setStep({ name: 'processing', payment: pending });
    enter();
  }, [known, pending, step, typeCode, enter, leave]);

  const approve = useCallback(
    (payment: PaymentAnswer) => {
      dispatch(afterSettlement());
      setStep({ name: 'completed', payment });
    },
    [dispatch],
  );

  const left = step.name === 'processing' && !inPix;
  useLeftCharge(left ? step.payment : (step.name === 'selecting' && step.dropped) || null, approve);

  const pay = (payment: PaymentAnswer) => {
    if (payment.status === 'approved') return approve(payment);
    setStep({ name: 'processing', payment });
    enter();
  };

  const drop = (payment: PaymentAnswer, reason: string) => {
    dispatch(afterSettlement());
    setStep({ name: 'selecting', message: reason, dropped: payment });
    leave();
  };

  const shown: Step = left ? { name: 'selecting' } : step;
  return { shown, planId, choosePlan: setPlanId, promo, approve, pay, drop, leave };
}
