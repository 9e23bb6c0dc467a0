import type { SessionAnswer } from '../model/index.js';
import type { OpenedSession } from './session-tokens.js';

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
