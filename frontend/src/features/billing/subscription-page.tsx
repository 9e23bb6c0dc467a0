import '../../shared/ui/forms.css';
import type { PlanId } from '@kernel/plans';
import { type ReactNode, useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { readPendingPayer } from '../../shared/api/pending-payer';
import { useSession } from '../../shared/api/session';
import { usePageTitle } from '../../shared/ui/page-title';
import { useMounted } from '../../shared/ui/use-mounted';
import { afterSettlement, type PaymentAnswer, useGetPendingPaymentQuery } from './billing.api';
import { PaymentApproved } from './payment-approved';
import { PixPayment } from './pix-payment';
import { PlanChoice } from './plan-choice';
import { FreshView } from './subscription-fresh-view';
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
  const [planId, setPlanId] = useState<PlanId>('silver');
  const [search] = useSearchParams();
  const promo = usePromoCode(search.get('codigo') ?? '', payer?.email ?? null);
  const open = useGetPendingPaymentQuery(undefined, { skip: !payer, refetchOnMountOrArgChange: true });
  const [leftOpen, setLeftOpen] = useState(false);

  const pending = open.data?.payment;
  const { type: typeCode } = promo;
  useEffect(() => {
    if (!pending || leftOpen || step.name !== 'selecting' || step.expired) return;
    setPlanId(pending.planId);
    typeCode(pending.promoCode ?? '');
    setStep({ name: 'processing', payment: pending });
  }, [pending, leftOpen, step, typeCode]);

  const pay = (payment: PaymentAnswer) => {
    if (payment.status === 'approved') {
      dispatch(afterSettlement());
      setStep({ name: 'completed', payment });
      return;
    }
    setStep({ name: 'processing', payment });
  };

  return <FreshView name={step.name}>{view()}</FreshView>;

  function view(): ReactNode {
    switch (step.name) {
      case 'processing':
        return (
          <PixPayment
            payment={step.payment}
            onApproved={() => {
              dispatch(afterSettlement());
              setStep({ name: 'completed', payment: step.payment });
            }}
            onOver={(message) => {
              dispatch(afterSettlement());
              setStep({ name: 'selecting', message, expired: true });
            }}
            onBack={() => {
              setLeftOpen(true);
              setStep({ name: 'selecting' });
            }}
          />
        );
      case 'completed':
        return <PaymentApproved payment={step.payment} email={payer?.email ?? ''} loggedIn={session !== null} />;
      default:
        return (
          <PlanChoice
            planId={planId}
            onChoose={setPlanId}
            promo={promo}
            payer={payer}
            message={step.message}
            expired={step.expired ?? false}
            onCharge={pay}
            onBack={() => navigate(state.fromLogin ? '/login' : '/')}
          />
        );
    }
  }
}
