/** Who is logged in, as the browser remembers it between pages and tabs. */
export interface Session {
  readonly token: string;
  readonly user: SessionUser;
  readonly userType: 'user' | 'admin';
}

export interface SessionUser {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

const PENDING_LOGOUT = 'pendingLogout';
const SESSION_KEYS = [
  'authToken',
  'userToken',
  'userEmail',
  'userName',
  'userData',
  'userType',
  'adminToken',
  'adminData',
];

/** The user in a value from outside, or null when it is none. */
export function asSessionUser(value: unknown): SessionUser | null {
  if (typeof value !== 'object' || value === null) return null;
  const { id, name, email } = value as Record<string, unknown>;
  return typeof id === 'string' && typeof name === 'string' && typeof email === 'string' ? { id, name, email } : null;
}

/** The stored session, or null when there is none or it cannot be read. */
export function readSession(): Session | null {
  const token = localStorage.getItem('authToken');
  const user = parseUser(localStorage.getItem('userData'));
  if (!token || !user) return null;
  return { token, user, userType: localStorage.getItem('userType') === 'admin' ? 'admin' : 'user' };
}

/** Whoever enters has a cookie of their own in the place of one that was left. */
export function writeSession(session: Session): void {
  forgetLogout(session.userType);
  const data = JSON.stringify(session.user);
  localStorage.setItem('userEmail', session.user.email);
  localStorage.setItem('userName', session.user.name);
  localStorage.setItem('userData', data);
  localStorage.setItem('userType', session.userType);
  localStorage.setItem('userToken', session.token);
  localStorage.setItem('authToken', session.token);
  if (session.userType === 'admin') {
    localStorage.setItem('adminToken', session.token);
    localStorage.setItem('adminData', data);
  }
}

export function clearSession(): void {
  for (const key of SESSION_KEYS) localStorage.removeItem(key);
}

/** Keeps in mind that somebody left, until the server has heard of it. */
export function rememberLogout(userType: Session['userType']): void {
  localStorage.setItem(PENDING_LOGOUT, userType);
}

/** Whose session it was that the server did not hear the end of; null: it heard of all. */
export function pendingLogout(): Session['userType'] | null {
  return localStorage.getItem(PENDING_LOGOUT) as Session['userType'] | null;
}

export function forgetLogout(userType: Session['userType']): void {
  if (pendingLogout() === userType) localStorage.removeItem(PENDING_LOGOUT);
}

function parseUser(text: string | null): SessionUser | null {
  try {
    return text ? asSessionUser(JSON.parse(text)) : null;
  } catch {
    return null;
  }
}
