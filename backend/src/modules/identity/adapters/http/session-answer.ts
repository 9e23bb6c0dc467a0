import type { OpenedSession } from '../../application/open-session.js';
import type { SessionAnswer } from './answers.js';

export function sessionAnswer({ account, kind, accessToken, expiresIn }: OpenedSession): SessionAnswer {
  return {
    success: true,
    token: accessToken,
    expiresIn,
    userType: kind,
    mustChangePassword: account.mustChangePassword,
    user: { id: account.id, email: account.email ?? '', name: account.name },
  };
}
