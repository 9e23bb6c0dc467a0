import '../../shared/ui/forms.css';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readPendingPayer } from '../../shared/api/pending-payer';
import { useSession } from '../../shared/api/session';
import type { SessionUser } from '../../shared/api/session-storage';
import { usePageTitle } from '../../shared/ui/page-title';
import { useMounted } from '../../shared/ui/use-mounted';
import { PaidAlready } from './paid-already';
import { PaymentApproved } from './payment-approved';
import { PixLooking } from './pix-looking';
import { PixPayment } from './pix-payment';
import { PlanChoice } from './plan-choice';
import { FreshView } from './subscription-fresh-view';
import { usePayerTurn } from './use-payer-turn';
import { useSubscriptionSteps } from './use-subscription-steps';

/** What another page may hand over. */
export interface SubscriptionPageState {
  readonly message?: string;
  readonly userId?: string;
  readonly userEmail?: string;
  readonly userName?: string;
  readonly fromLogin?: boolean;
}

/** Plan choice, then the Pix charge, then its approval, of one account. */
export function SubscriptionPage() {
  usePageTitle('Assinatura');
  const session = useSession();
  const mounted = useMounted();
  const payer = session?.user ?? (mounted ? readPendingPayer()?.user : null) ?? null;
  return <Purchase key={usePayerTurn(payer?.id)} payer={payer} loggedIn={session !== null} />;
}

interface PurchaseProps {
  readonly payer: SessionUser | null;
  readonly loggedIn: boolean;
}

/** A charge that is still open is taken up again after a reload. */
function Purchase({ payer, loggedIn }: PurchaseProps) {
  const state = (useLocation().state ?? {}) as SubscriptionPageState;
  const navigate = useNavigate();
  const steps = useSubscriptionSteps(payer, state.message);
  const { shown, approve } = steps;
  const paid = loggedIn ? null : steps.running;
  return <FreshView name={paid ? 'paid' : shown.name}>{view()}</FreshView>;

  function view(): ReactNode {
    if (paid) return <PaidAlready plan={paid} email={payer?.email ?? ''} />;
    switch (shown.name) {
      case 'looking':
        return <PixLooking query={shown.query} />;
      case 'processing': {
        const { payment } = shown;
        return (
          <PixPayment
            payment={payment}
            onApproved={() => approve(payment)}
            onOver={(reason) => steps.drop(payment, reason)}
            onBack={steps.leave}
          />
        );
      }
      case 'completed':
        return <PaymentApproved payment={shown.payment} email={payer?.email ?? ''} loggedIn={loggedIn} />;
      default:
        return (
          <PlanChoice
            planId={steps.planId}
            onChoose={steps.choosePlan}
            promo={steps.promo}
            payer={payer}
            message={shown.message}
            expired={shown.dropped !== undefined}
            onCharge={steps.pay}
            onBack={() => navigate(state.fromLogin ? '/login' : '/')}
          />
        );
    }
  }
}
