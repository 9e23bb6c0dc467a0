import { act, renderHook, waitFor } from '@testing-library/react';
import { useTestServer } from '../testing/test-server';
import { createTestStore } from '../testing/test-store';
import { baseApi } from './base-api';
import { setLeave } from './leave';
import { startSession } from './session';
import { useStepUpRequest } from './step-up';

const api = baseApi.injectEndpoints({
  endpoints: (build) => ({
    dangerous: build.mutation<{ ok: boolean }, number>({
      query: (n) => ({ url: `/api/dangerous/${n}`, method: 'POST' }),
    }),
  }),
});
const REFUSED = { status: 403, body: { success: false, code: 'STEP_UP_REQUIRED', error: 'Confirme sua senha.' } };

describe('a call that wants the password once more', () => {
  const server = useTestServer();
  let proven: boolean;
  const left: string[] = [];

  beforeEach(() => {
    proven = false;
    setLeave((path) => left.push(path));
    startSession({ token: 't', user: { id: 'a', name: 'Administração', email: '' }, userType: 'admin' });
    for (const n of [1, 2]) server.on(`POST /api/dangerous/${n}`, () => (proven ? { body: { ok: true } } : REFUSED));
  });

  const send = (n: number) => createTestStore().dispatch(api.endpoints.dangerous.initiate(n));

  async function asked() {
    const place = renderHook(() => useStepUpRequest());
    const answers = [send(1), send(2)];
    await waitFor(() => expect(place.result.current).not.toBeNull());
    return { place, answers };
  }

  it('is repeated once after the proof, with one question for all that wait', async () => {
    const { place, answers } = await asked();
    proven = true;
    await act(async () => place.result.current?.settle(true));
    for (const answer of answers) expect((await answer).data).toEqual({ ok: true });
    expect(server.requests('POST /api/dangerous/1')).toHaveLength(2);
    expect(place.result.current).toBeNull();
    place.unmount();
  });

  it.each([
    [
      'the question is dismissed',
      (place: Awaited<ReturnType<typeof asked>>['place']) => place.result.current?.settle(false),
    ],
    ['the page is left', (place: Awaited<ReturnType<typeof asked>>['place']) => place.unmount()],
  ])('stays refused when %s', async (_, leave) => {
    const { place, answers } = await asked();
    await act(async () => leave(place));
    for (const answer of answers) expect((await answer).error).toMatchObject({ status: 403 });
    expect(server.requests('POST /api/dangerous/1')).toHaveLength(1);
  });

  it('is not asked about again when it is refused all the same', async () => {
    const { place, answers } = await asked();
    await act(async () => place.result.current?.settle(true));
    for (const answer of answers) expect((await answer).error).toMatchObject({ status: 403 });
    expect(server.requests('POST /api/dangerous/1')).toHaveLength(2);
    place.unmount();
  });

  it('leads to the administrators’ login when the session is over', async () => {
    server.on('POST /api/dangerous/1', { status: 401 });
    server.on('POST /api/auth/refresh', { status: 401 });
    await send(1);
    expect(left).toEqual(['/admin/login?motivo=sessao']);
  });
});
