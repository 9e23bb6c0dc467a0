import { setLeave } from './leave';
import { logout } from './logout';
import { endSession, onSessionChange, startSession } from './session';
import { clearSession, pendingLogout, readSession } from './session-storage';

const session = { token: 't', user: { id: 'u1', name: 'Ana', email: 'ana@gmail.com' }, userType: 'user' } as const;

describe('the session of a browser', () => {
  afterEach(endSession);

  it('is told to this tab when it starts and when it ends', () => {
    const seen: Array<string | undefined> = [];
    const stop = onSessionChange((now) => seen.push(now?.user.id));
    startSession(session);
    endSession();
    stop();
    expect(seen).toEqual(['u1', undefined]);
  });

  it('is over here as soon as the storage shows what another tab did, whichever word came first', () => {
    startSession(session);
    const seen: unknown[] = [];
    const stop = onSessionChange((now) => seen.push(now));
    clearSession();
    window.dispatchEvent(new StorageEvent('storage', { key: 'authToken' }));
    stop();
    window.dispatchEvent(new StorageEvent('storage', { key: 'authToken' }));
    expect(seen).toEqual([null]);
    expect(readSession()).toBeNull();
  });

  describe('is left', () => {
    const realFetch = globalThis.fetch;
    const left = jest.fn();
    beforeEach(() => {
      left.mockClear();
      setLeave(left);
      startSession(session);
    });
    afterEach(() => {
      globalThis.fetch = realFetch;
    });

    it('at once, however long the server takes to hear of it', () => {
      const asked = jest.fn(() => new Promise<Response>(() => undefined));
      globalThis.fetch = asked;
      logout();
      expect(readSession()).toBeNull();
      expect(left).toHaveBeenCalledWith('/');
      expect(pendingLogout()).toBe('user');
      expect(asked).toHaveBeenCalledWith(
        expect.objectContaining({ pathname: '/api/auth/logout' }),
        expect.objectContaining({ keepalive: true, headers: { authorization: 'Bearer t' } }),
      );
    });

    it('also where it is renewed while the server does not hear of the logout', () => {
      globalThis.fetch = async () => {
        startSession({ ...session, token: 'renewed' });
        throw new TypeError('no network');
      };
      logout();
      expect(readSession()).toBeNull();
      expect(pendingLogout()).toBe('user');
    });

    it('and nothing is pending once the server has heard of it', async () => {
      globalThis.fetch = async () => new Response('{}');
      logout();
      await Promise.resolve();
      await Promise.resolve();
      expect(pendingLogout()).toBeNull();
    });
  });
});
