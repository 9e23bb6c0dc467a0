import type { SessionUser } from './session-storage';

/** What someone without a session holds to pay a first or an expired plan. */
export interface PendingPayer {
  readonly token: string;
  readonly user: SessionUser;
}

const PENDING_KEYS = ['tempToken', 'tempUserId', 'tempUserEmail', 'tempUserName', 'tempUntil'];
/** As long as the server's temporary token is good. */
const LIFE_MS = 60 * 60_000;

export function readPendingPayer(): PendingPayer | null {
  const token = localStorage.getItem('tempToken');
  if (!token) return null;
  return {
    token,
    user: {
      id: localStorage.getItem('tempUserId') ?? '',
      name: localStorage.getItem('tempUserName') ?? '',
      email: localStorage.getItem('tempUserEmail') ?? '',
    },
  };
}

export function writePendingPayer(payer: PendingPayer): void {
  localStorage.setItem('tempUserId', payer.user.id);
  localStorage.setItem('tempUserEmail', payer.user.email);
  localStorage.setItem('tempUserName', payer.user.name);
  localStorage.setItem('tempToken', payer.token);
  localStorage.setItem('tempUntil', String(Date.now() + LIFE_MS));
}

export function clearPendingPayer(): void {
  for (const key of PENDING_KEYS) localStorage.removeItem(key);
}

/** Forgets who came to pay once nothing can be paid with what is held, for whoever uses this browser next. */
export function forgetLatePayer(): void {
  if (Number(localStorage.getItem('tempUntil')) < Date.now()) clearPendingPayer();
}
