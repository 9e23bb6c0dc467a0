import { useLocation } from 'react-router-dom';
import type { ApiError } from '../../shared/api/api-error';
import { leaveSession } from '../../shared/api/leave-session';
import { writePendingPayer } from '../../shared/api/pending-payer';

/** What the plan page is told when it is entered by someone who may not log in yet. */
export interface PlanState {
  readonly message?: string;
  readonly userId: string;
  readonly userEmail: string;
  readonly userName: string;
  readonly fromLogin?: boolean;
  readonly plan?: string;
  /** The promotional code. */
  readonly code?: string;
}

/** The plan that was chosen before the registration or the login, and the code, as they are handed on to the plans. */
export function useChosenPlan(): Pick<PlanState, 'plan' | 'code'> {
  const { plan, code } = (useLocation().state ?? {}) as Pick<PlanState, 'plan' | 'code'>;
  return { ...(plan && { plan }), ...(code && { code }) };
}

/**
 * When the login was refused for want of a subscription: keeps what is needed to pay and answers what the plan page
 * is told. Null for every other refusal.
 */
export function storeRenewal({ status, body }: ApiError): PlanState | null {
  if (status !== 403 || body.requiresSubscription !== true) return null;
  const user = (body.user ?? {}) as Record<string, unknown>;
  const id = text(body.userId) || text(user.id);
  const email = text(user.email) || text(body.userEmail);
  const name = text(user.name) || text(body.userName);
  leaveSession();
  writePendingPayer({ token: text(body.tempToken), user: { id, name, email } });
  return {
    message: 'Sua assinatura expirou. Renove para continuar.',
    userId: id,
    userEmail: email,
    userName: name,
    fromLogin: true,
  };
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
