import { useTestServer } from '../testing/test-server';
import { refreshSession } from './refresh';
import { endSession, startSession } from './session';
import { readSession } from './session-storage';

const user = { id: 'u1', name: 'Ana Lima', email: 'ana@gmail.com' };
const OLD = { token: 'old', user, userType: 'user' } as const;
const REFRESH = 'POST /api/auth/refresh';

describe('refreshing the session', () => {
  const server = useTestServer();
  beforeEach(() => startSession(OLD));

  it('asks the server once for many requests that were refused at the same time', async () => {
    server.on(REFRESH, async () => {
      await new Promise((resolve) => setTimeout(resolve, 30));
      return { body: { token: 'new', user, userType: 'user' } };
    });
    const answers = await Promise.all(Array.from({ length: 8 }, () => refreshSession(OLD)));
    expect(answers).toEqual(Array(8).fill({ outcome: 'renewed', token: 'new' }));
    expect(server.requests(REFRESH)).toHaveLength(1);
  });

  it('keeps the new token under both keys', async () => {
    server.on(REFRESH, { body: { token: 'new', user, userType: 'user' } });
    await refreshSession(OLD);
    expect(localStorage.getItem('authToken')).toBe('new');
    expect(localStorage.getItem('userToken')).toBe('new');
  });

  it("renews an administrator's session by its own cookie", async () => {
    const admin = { ...OLD, userType: 'admin' } as const;
    startSession(admin);
    server.on(REFRESH, { body: { token: 'new', user, userType: 'admin' } });
    await refreshSession(admin);
    expect(server.requests(REFRESH)[0]?.query).toBe('userType=admin');
  });

  it('goes on with the token that another tab has renewed meanwhile', async () => {
    startSession({ token: 'renewed elsewhere', user, userType: 'user' });
    expect(await refreshSession(OLD)).toEqual({ outcome: 'renewed', token: 'renewed elsewhere' });
    expect(server.requests(REFRESH)).toHaveLength(0);
  });

  it('says that the session is over when the server refuses', async () => {
    server.on(REFRESH, { status: 401, body: { success: false } });
    expect(await refreshSession(OLD)).toEqual({ outcome: 'ended' });
  });

  it('says that the session is over when another tab has logged out', async () => {
    endSession();
    expect(await refreshSession(OLD)).toEqual({ outcome: 'ended' });
    expect(server.requests(REFRESH)).toHaveLength(0);
  });

  it('does not sign in again who has logged out while the answer was on its way', async () => {
    const answer = server.hold(REFRESH, { body: { token: 'new', user, userType: 'user' } });
    const refreshed = refreshSession(OLD);
    await until(() => server.requests(REFRESH).length === 1);
    endSession();
    answer();
    expect(await refreshed).toEqual({ outcome: 'ended' });
    expect(readSession()).toBeNull();
  });

  it('neither asks for nor touches the session of somebody else who came meanwhile', async () => {
    const bia = { token: 'hers', user: { ...user, id: 'u2' }, userType: 'user' } as const;
    const answer = server.hold(REFRESH, { body: { token: 'new', user, userType: 'user' } });
    const refreshed = refreshSession(OLD);
    await until(() => server.requests(REFRESH).length === 1);
    startSession(bia);
    answer();
    expect(await refreshed).toEqual({ outcome: 'ended' });
    expect(await refreshSession(OLD)).toEqual({ outcome: 'ended' });
    expect(readSession()).toEqual(bia);
    expect(server.requests(REFRESH)).toHaveLength(1);
  });

  it.each([
    ['an outage', { status: 503, body: {} }],
    ['an answer without a token', { status: 200, body: { success: true } }],
  ])('keeps the session through %s', async (_, reply) => {
    server.on(REFRESH, reply);
    const { status, body: data } = reply;
    expect(await refreshSession(OLD)).toEqual({ outcome: 'postponed', status, data });
    expect(readSession()?.token).toBe('old');
  });

  it('asks again after a round that failed', async () => {
    server.on(REFRESH, { status: 503 });
    await refreshSession(OLD);
    server.on(REFRESH, { body: { token: 'new', user, userType: 'user' } });
    expect(await refreshSession(OLD)).toEqual({ outcome: 'renewed', token: 'new' });
    expect(readSession()).toEqual({ token: 'new', user, userType: 'user' });
  });
});

/** Until something has happened that nobody here is told of. */
async function until(happened: () => boolean): Promise<void> {
  while (!happened()) await new Promise((resolve) => setTimeout(resolve, 5));
}
