import '../../shared/ui/forms.css';
import type { PlanId } from '@kernel/plans';
import { type ReactNode, useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { type PaymentAnswer, useGetPendingPaymentQuery, useGetRenewalQuery } from '../../shared/api/generated';
import { readPendingPayer } from '../../shared/api/pending-payer';
import { useSession } from '../../shared/api/session';
import { usePageTitle } from '../../shared/ui/page-title';
import { useMounted } from '../../shared/ui/use-mounted';
import { afterSettlement } from './billing.api';
import { PaymentApproved } from './payment-approved';
import { PixPayment } from './pix-payment';
import { PlanChoice } from './plan-choice';
import { FreshView } from './subscription-fresh-view';
import { usePixEntry } from './use-pix-entry';
import { usePromoCode } from './use-promo-code';

/** What another page may hand over. */
export interface SubscriptionPageState {
  readonly message?: string;
  readonly userId?: string;
  readonly userEmail?: string;
  readonly userName?: string;
  readonly fromLogin?: boolean;
}

type Step =
  | { readonly name: 'selecting'; readonly message?: string | undefined; readonly expired?: boolean }
  | { readonly name: 'processing'; readonly payment: PaymentAnswer }
  | { readonly name: 'completed'; readonly payment: PaymentAnswer };

/** Plan choice, then the Pix charge, then its approval. A charge that is still open is taken up again after a reload. */
export function SubscriptionPage() {
  usePageTitle('Assinatura');
  const state = (useLocation().state ?? {}) as SubscriptionPageState;
  const session = useSession();
  const mounted = useMounted();
  const payer = session?.user ?? (mounted ? readPendingPayer()?.user : null) ?? null;
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const [step, setStep] = useState<Step>({ name: 'selecting', message: state.message });
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
    if (!known || step.name !== 'selecting' || step.expired) return;
    if (!pending) return leave();
    setPlanId(pending.planId);
    typeCode(pending.promoCode ?? '');
    setStep({ name: 'processing', payment: pending });
    enter();
  }, [known, pending, step, typeCode, enter, leave]);

  const approve = (payment: PaymentAnswer) => {
    dispatch(afterSettlement());
    setStep({ name: 'completed', payment });
  };

  const pay = (payment: PaymentAnswer) => {
    if (payment.status === 'approved') return approve(payment);
    setStep({ name: 'processing', payment });
    enter();
  };

  const drop = (message: string) => {
    dispatch(afterSettlement());
    setStep({ name: 'selecting', message, expired: true });
    leave();
  };

  const shown: Step = step.name === 'processing' && !inPix ? { name: 'selecting' } : step;
  return <FreshView name={shown.name}>{view()}</FreshView>;

  function view(): ReactNode {
    switch (shown.name) {
      case 'processing': {
        const { payment } = shown;
        return <PixPayment payment={payment} onApproved={() => approve(payment)} onOver={drop} onBack={leave} />;
      }
      case 'completed':
        return <PaymentApproved payment={shown.payment} email={payer?.email ?? ''} loggedIn={session !== null} />;
      default:
        return (
          <PlanChoice
            planId={planId}
            onChoose={setPlanId}
            promo={promo}
            payer={payer}
            message={shown.message}
            expired={shown.expired ?? false}
            onCharge={pay}
            onBack={() => navigate(state.fromLogin ? '/login' : '/')}
          />
        );
    }
  }
}
