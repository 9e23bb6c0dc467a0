import { useTestServer } from '../testing/test-server';
import { refreshSession } from './refresh';
import { endSession, startSession } from './session';
import { readSession } from './session-storage';

const user = { id: 'u1', name: 'Ana Lima', email: 'ana@gmail.com' };
const REFRESH = 'POST /api/auth/refresh';

describe('refreshing the session', () => {
  const server = useTestServer();
  beforeEach(() => startSession({ token: 'old', user, userType: 'user' }));

  it('asks the server once for many requests that were refused at the same time', async () => {
    server.on(REFRESH, async () => {
      await new Promise((resolve) => setTimeout(resolve, 30));
      return { body: { token: 'new', user, userType: 'user' } };
    });
    const answers = await Promise.all(Array.from({ length: 8 }, () => refreshSession('old')));
    expect(answers).toEqual(Array(8).fill({ outcome: 'renewed', token: 'new' }));
    expect(server.requests(REFRESH)).toHaveLength(1);
  });

  it('keeps the new token under both keys', async () => {
    server.on(REFRESH, { body: { token: 'new', user, userType: 'user' } });
    await refreshSession('old');
    expect(localStorage.getItem('authToken')).toBe('new');
    expect(localStorage.getItem('userToken')).toBe('new');
  });

  it("renews an administrator's session by its own cookie", async () => {
    startSession({ token: 'old', user, userType: 'admin' });
    server.on(REFRESH, { body: { token: 'new', user, userType: 'admin' } });
    await refreshSession('old');
    expect(server.requests(REFRESH)[0]?.query).toBe('userType=admin');
  });

  it('goes on with the token that another tab has renewed meanwhile', async () => {
    startSession({ token: 'renewed elsewhere', user, userType: 'user' });
    expect(await refreshSession('old')).toEqual({ outcome: 'renewed', token: 'renewed elsewhere' });
    expect(server.requests(REFRESH)).toHaveLength(0);
  });

  it('says that the session is over when the server refuses', async () => {
    server.on(REFRESH, { status: 401, body: { success: false } });
    expect(await refreshSession('old')).toEqual({ outcome: 'ended' });
  });

  it('says that the session is over when another tab has logged out', async () => {
    endSession();
    expect(await refreshSession('old')).toEqual({ outcome: 'ended' });
    expect(server.requests(REFRESH)).toHaveLength(0);
  });

  it.each([
    ['an outage', { status: 503, body: {} }],
    ['an answer without a token', { status: 200, body: { success: true } }],
  ])('keeps the session through %s', async (_, reply) => {
    server.on(REFRESH, reply);
    const { status, body: data } = reply;
    expect(await refreshSession('old')).toEqual({ outcome: 'postponed', status, data });
    expect(readSession()?.token).toBe('old');
  });

  it('asks again after a round that failed', async () => {
    server.on(REFRESH, { status: 503 });
    await refreshSession('old');
    server.on(REFRESH, { body: { token: 'new', user, userType: 'user' } });
    expect(await refreshSession('old')).toEqual({ outcome: 'renewed', token: 'new' });
    expect(readSession()).toEqual({ token: 'new', user, userType: 'user' });
  });
});
