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
