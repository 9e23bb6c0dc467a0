import '../../shared/ui/forms.css';
import type { PlanId } from '@kernel/plans';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readPendingPayer } from '../../shared/api/pending-payer';
import { useSession } from '../../shared/api/session';
import type { SessionUser } from '../../shared/api/session-storage';
import { FailedPanel, type FailedQuery } from '../../shared/ui/failed-panel';
import { usePageTitle } from '../../shared/ui/page-title';
import { useMounted } from '../../shared/ui/use-mounted';
import { PaidAlready } from './paid-already';
import { PaymentApproved } from './payment-approved';
import classes from './payment-approved.module.css';
import { PixPayment } from './pix-payment';
import { PlanChoice, PlansWaiting } from './plan-choice';
import { useSubscriptionSteps } from './use-subscription-steps';

/** What another page may hand over. */
export interface SubscriptionPageState {
  readonly message?: string;
  readonly userId?: string;
  readonly userEmail?: string;
  readonly userName?: string;
  readonly fromLogin?: boolean;
  /** What was chosen before the registration or the login. */
  readonly plan?: PlanId;
  readonly code?: string;
}

/** Plan choice, then the Pix charge, then its approval, of one account. */
export function SubscriptionPage() {
  usePageTitle('Assinatura');
  const session = useSession();
  const mounted = useMounted();
  const payer = session?.user ?? (mounted ? readPendingPayer()?.user : null) ?? null;
  return <Purchase key={usePayerTurn(payer?.id)} payer={payer} loggedIn={session !== null} />;
}

/** A charge that is still open is taken up again after a reload. */
function Purchase({ payer, loggedIn }: { payer: SessionUser | null; loggedIn: boolean }) {
  const state = (useLocation().state ?? {}) as SubscriptionPageState;
  const navigate = useNavigate();
  const steps = useSubscriptionSteps(payer, state);
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
        if (!steps.planId) return <PlansWaiting />;
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

/** While it is asked what became of a charge whose page was gone: nothing is offered to be paid before that is known. */
function PixLooking({ query }: { query: FailedQuery }) {
  return (
    <div className={classes.page}>
      {query.error ? (
        <FailedPanel title="Não foi possível verificar seu pagamento" query={query} />
      ) : (
        <p className="soft medium" role="status">
          Verificando pagamento...
        </p>
      )}
    </div>
  );
}

/** Starts each step at its top, with the focus on it, as a page of its own would. */
function FreshView({ name, children }: { name: string; children: ReactNode }) {
  const view = useRef<HTMLDivElement>(null);
  const seen = useRef(name);
  useEffect(() => {
    if (seen.current === name) return;
    seen.current = name;
    document.documentElement.scrollTop = 0;
    view.current?.focus({ preventScroll: true });
  }, [name]);
  return (
    <div ref={view} tabIndex={-1} className={classes.view}>
      {children}
    </div>
  );
}

/** Changes when another account comes to pay than the one before; a visitor who signs in goes on. */
function usePayerTurn(id: string | undefined): number {
  const [seen, setSeen] = useState({ id, turn: 0 });
  if (id && id !== seen.id) setSeen({ id, turn: seen.turn + (seen.id ? 1 : 0) });
  return seen.turn;
}
