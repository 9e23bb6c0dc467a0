import { renderHook } from '@testing-library/react';
import { useTestServer } from '../testing/test-server';
import { createTestStore } from '../testing/test-store';
import { readApiError } from './api-error';
import { baseApi } from './base-api';
import { generatedApi } from './generated';
import { setLeave } from './leave';
import { writePendingPayer } from './pending-payer';
import { usePlaceLeft } from './place-left';
import { endSession, startSession } from './session';
import { readSession } from './session-storage';

const user = { id: 'u1', name: 'Ana Lima', email: 'ana@gmail.com' };
const api = baseApi.injectEndpoints({
  endpoints: (build) => ({ thing: build.query<{ ok: boolean }, number>({ query: (n) => `/api/thing/${n}` }) }),
});

describe('the base of every call', () => {
  const server = useTestServer();
  let left: string[];
  beforeEach(() => {
    left = [];
    setLeave((path) => left.push(path));
    startSession({ token: 'old', user, userType: 'user' });
  });

  const ask = (store: ReturnType<typeof createTestStore>, n: number) =>
    store.dispatch(api.endpoints.thing.initiate(n, { subscribe: false }));
  const onlyWith = (token: string) => (request: { authorization: string | undefined }) =>
    request.authorization === `Bearer ${token}`
      ? { body: { ok: true } }
      : { status: 401, body: { success: false, error: 'Token não encontrado', code: 'UNAUTHENTICATED' } };

  it('sends the session token and, after one refresh, repeats what was refused', async () => {
    server.on('POST /api/auth/refresh', { body: { token: 'new', user, userType: 'user' } });
    for (const n of [1, 2, 3]) server.on(`GET /api/thing/${n}`, onlyWith('new'));
    const store = createTestStore();
    const answers = await Promise.all([1, 2, 3].map((n) => ask(store, n)));
    expect(answers.map(({ data }) => data)).toEqual(Array(3).fill({ ok: true }));
    expect(server.requests('POST /api/auth/refresh')).toHaveLength(1);
    expect(server.requests('GET /api/thing/1').map(({ authorization }) => authorization)).toEqual([
      'Bearer old',
      'Bearer new',
    ]);
  });

  it('encodes what stands in an address once (ASVS 1.1.1, 1.2.2)', async () => {
    server.on('GET /api/user/history', { body: { success: true, history: [], nextCursor: null, total: 0 } });
    const cursor = 'newest..a b&c=d/é';
    const from = '2026-11-21T00:00:00-03:00';
    await createTestStore().dispatch(
      generatedApi.endpoints.listHistory.initiate({ cursor, from }, { subscribe: false }),
    );
    const [asked] = server.requests('GET /api/user/history');
    expect(Object.fromEntries(new URLSearchParams(asked?.query))).toEqual({ cursor, from });
  });

  it('forgets the session and leaves for /login when the refresh is refused', async () => {
    server.on('GET /api/thing/1', { status: 401 });
    server.on('POST /api/auth/refresh', { status: 401 });
    const { error } = await ask(createTestStore(), 1);
    expect(error).toMatchObject({ status: 401 });
    expect(readSession()).toBeNull();
    expect(left).toEqual(['/login?motivo=sessao']);
  });

  it('keeps where somebody was whose session ran out, for the same account alone', async () => {
    window.history.replaceState(null, '', '/consultas?aba=historico#topo');
    server.on('GET /api/thing/1', { status: 401 });
    server.on('POST /api/auth/refresh', { status: 401 });
    await ask(createTestStore(), 1);
    window.history.replaceState(null, '', '/');
    const session = { token: 't', user, userType: 'user' } as const;
    const placeOf = (id: string) => renderHook(() => usePlaceLeft({ ...session, user: { ...user, id } }));
    expect(renderHook(() => usePlaceLeft(null)).result.current).toBeUndefined();
    const page = placeOf('u1');
    expect(page.result.current).toBe('/consultas?aba=historico');
    page.unmount();
    expect(placeOf('u1').result.current).toBeUndefined();
  });

  it('leaves for nowhere when the session was ended here while the refusal was on its way', async () => {
    server.on('GET /api/thing/1', { status: 401 });
    const refuse = server.hold('POST /api/auth/refresh', { status: 401 });
    const asked = ask(createTestStore(), 1);
    while (server.requests('POST /api/auth/refresh').length === 0)
      await new Promise((resolve) => setTimeout(resolve, 5));
    endSession();
    refuse();
    expect((await asked).error).toMatchObject({ status: 401 });
    expect(left).toEqual([]);
  });

  it('keeps the session and reports a connection failure when the refresh gets no answer', async () => {
    server.on('GET /api/thing/1', { status: 401 });
    server.on('POST /api/auth/refresh', () => Promise.reject(new Error('cut')));
    const { error } = await ask(createTestStore(), 1);
    expect(error).toMatchObject({ status: 'FETCH_ERROR' });
    expect(readSession()?.token).toBe('old');
    expect(left).toEqual([]);
  });

  it('keeps the session and tells in the server’s words why the refresh was put off', async () => {
    const error = 'Serviço indisponível. Tente novamente em instantes.';
    server.on('GET /api/thing/1', { status: 401 });
    server.on('POST /api/auth/refresh', { status: 503, body: { success: false, code: 'UNAVAILABLE', error } });
    const answer = await ask(createTestStore(), 1);
    expect(readApiError(answer.error, 'Erro')).toMatchObject({ status: 503, text: error });
    expect(readSession()?.token).toBe('old');
    expect(left).toEqual([]);
  });

  it('does not ask for a second refresh when the renewed token is refused as well', async () => {
    server.on('GET /api/thing/1', { status: 401 });
    server.on('POST /api/auth/refresh', { body: { token: 'new', user, userType: 'user' } });
    await ask(createTestStore(), 1);
    expect(server.requests('POST /api/auth/refresh')).toHaveLength(1);
    expect(server.requests('GET /api/thing/1')).toHaveLength(2);
  });

  it('sends the temporary token of someone who still has to pay, and never refreshes it', async () => {
    endSession();
    writePendingPayer({ token: 'temp', user });
    server.on('GET /api/thing/1', { status: 401 });
    await ask(createTestStore(), 1);
    expect(server.requests('GET /api/thing/1')[0]?.authorization).toBe('Bearer temp');
    expect(server.requests('POST /api/auth/refresh')).toHaveLength(0);
    expect(left).toEqual([]);
  });
});
