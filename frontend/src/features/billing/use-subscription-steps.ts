import type { PlanId } from '@kernel/plans';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { type PaymentAnswer, useGetPendingPaymentQuery, useGetRenewalQuery } from '../../shared/api/generated';
import type { FailedQuery } from '../../shared/ui/failed-panel';
import { afterSettlement } from './billing.api';
import { useLeftCharge } from './use-left-charge';
import { useLostPayer } from './use-lost-payer';
import { type KeptCharge, usePixEntry } from './use-pix-entry';
import { usePromoCode } from './use-promo-code';
import { useUnseenCharge } from './use-unseen-charge';

type Step =
  | { readonly name: 'selecting'; readonly message?: string | undefined; readonly dropped?: KeptCharge }
  | { readonly name: 'processing'; readonly payment: PaymentAnswer }
  | { readonly name: 'completed'; readonly payment: KeptCharge };

/** `looking`: the page was gone while a charge was open, and what became of that is asked. */
type Shown = Step | { readonly name: 'looking'; readonly query: FailedQuery };

const DEFAULT_PLAN: PlanId = 'silver';

/** What another page handed over. */
interface Handed {
  readonly message?: string;
  readonly plan?: PlanId | null;
  readonly code?: string;
}

/** How far a purchase is: what is chosen (null until it is known what a payer has), which charge is open, and what each event makes of that. */
export function useSubscriptionSteps(
  payer: { readonly email: string } | null,
  { message, plan = null, code = '' }: Handed,
) {
  const dispatch = useDispatch();
  const [step, setStep] = useState<Step>({ name: 'selecting', message });
  const [chosen, setPlanId] = useState<PlanId | null>(null);
  const renewed = useGetRenewalQuery(undefined, {
    skip: !payer,
    refetchOnMountOrArgChange: true,
    refetchOnFocus: true,
  });
  const current = renewed.data?.current ?? null;
  const [search] = useSearchParams();
  const promo = usePromoCode(search.get('codigo') ?? code, payer?.email ?? null);
  const open = useGetPendingPaymentQuery(undefined, { skip: !payer, refetchOnMountOrArgChange: true });
  const { kept, enter, leave, forget } = usePixEntry();
  // Once and before any plan is shown: what is pressed is what was seen.
  if (payer && !chosen && !renewed.isFetching && !open.isFetching) setPlanId(plan ?? current?.planId ?? DEFAULT_PLAN);
  const planId = chosen ?? (payer ? null : (plan ?? DEFAULT_PLAN));

  // Why the plans were opened is not true any more once a plan that had ended runs.
  const status = current?.status;
  const before = useRef(status);
  useEffect(() => {
    if (before.current === 'expired' && status === 'active')
      setStep((at) => (at.name === 'selecting' && !at.dropped ? { name: 'selecting' } : at));
    before.current = status;
  }, [status]);

  const begun = step.name === 'selecting' && !step.dropped;
  const known = open.isSuccess && !open.isFetching;
  const pending = open.data?.payment;
  const { type: typeCode } = promo;
  useEffect(() => {
    if (!known || !begun || !pending) return;
    setPlanId(pending.planId);
    typeCode(pending.promoCode ?? '');
    setStep({ name: 'processing', payment: pending });
    enter(pending);
  }, [known, begun, pending, typeCode, enter]);

  const approve = useCallback(
    (payment: KeptCharge) => {
      dispatch(afterSettlement());
      setStep({ name: 'completed', payment });
    },
    [dispatch],
  );

  const drop = useCallback(
    (payment: KeptCharge, reason: string) => {
      dispatch(afterSettlement());
      setPlanId(payment.planId);
      typeCode(payment.promoCode ?? '');
      setStep({ name: 'selecting', message: reason, dropped: payment });
      leave();
    },
    [dispatch, typeCode, leave],
  );

  const left = step.name === 'processing' && !kept;
  const unseen = known && begun && !pending ? kept : null;
  const asked = useLeftCharge(
    left ? step.payment : step.name === 'selecting' ? (step.dropped ?? unseen) : null,
    approve,
  );
  useUnseenCharge(unseen, asked, drop, forget);
  useLostPayer(open.error ?? asked.error, kept ? 'pagamento' : 'assinar', promo.typed);

  const pay = (payment: PaymentAnswer) => {
    if (payment.status === 'approved') return approve(payment);
    setStep({ name: 'processing', payment });
    enter(payment);
  };

  const looking: Shown | null = payer && kept && begun ? { name: 'looking', query: unseen ? asked : open } : null;
  const shown: Shown = looking ?? (left ? { name: 'selecting' } : step);
  // Who has paid already while the page was gone.
  const running = known && begun && !kept && current?.status === 'active' ? current : null;
  return { shown, running, planId, choosePlan: setPlanId, promo, approve, pay, drop, leave };
}
