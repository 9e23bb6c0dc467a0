import { fireEvent, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setPendingLookup, usePendingLookup } from '../../features/lookups/run-lookup/pending-lookup';
import { startSession } from '../../shared/api/session';
import { useTestServer } from '../../shared/testing/test-server';
import { showProduct } from '../testing';

const user = { id: 'u1', name: 'Ana Lima', email: 'ana@gmail.com' };
const SUBSCRIPTION = 'GET /api/user/subscription';
const active = { status: 'active', plan: 'silver', expiresAt: '2030-01-01T00:00:00Z', daysRemaining: 9 };

describe('the guard of the lookup area', () => {
  const server = useTestServer();
  beforeEach(() =>
    server.on('GET /api/public/config', { body: { captcha: null, demonstration: false, termsVersion: 'x' } }),
  );

  it('sends a visitor to /login and remembers where they wanted to go', async () => {
    const router = await showProduct('/consultas?tipo=cpf');
    await screen.findByRole('heading', { name: 'Entrar' });
    expect(router.state.location).toMatchObject({ pathname: '/login', state: { from: '/consultas?tipo=cpf' } });
    expect(screen.queryByText(/Sua sessão terminou/)).toBeNull();
  });

  it('says Verificando acesso... until the server has answered', async () => {
    startSession({ token: 't', user, userType: 'user' });
    const release = server.hold(SUBSCRIPTION, { body: { success: true, hasSubscription: true, subscription: active } });
    const router = await showProduct('/consultas');
    expect(await screen.findByText('Verificando acesso...')).toBeInTheDocument();
    release();
    await waitFor(() => expect(screen.queryByText('Verificando acesso...')).toBeNull());
    expect(router.state.location.pathname).toBe('/consultas');
  });

  const ENDED = 'Sua assinatura expirou. Renove para continuar.';
  const none = { success: true, hasSubscription: false, subscription: null };
  const expired = { success: true, hasSubscription: true, subscription: { ...active, status: 'expired' } };
  it.each([
    ['none', none, undefined],
    ['an expired one, with the reason', expired, ENDED],
  ])('sends a user with %s to the plans', async (_, body, message) => {
    startSession({ token: 't', user, userType: 'user' });
    server.on(SUBSCRIPTION, { body });
    const router = await showProduct('/consultas');
    await waitFor(() => expect(router.state.location.pathname).toBe('/assinatura'));
    const payer = { userId: 'u1', userEmail: 'ana@gmail.com', userName: 'Ana Lima' };
    expect(router.state.location.state).toEqual(message ? { ...payer, message } : payer);
    await screen.findByRole('heading', { name: 'Escolha seu plano' });
    expect(screen.queryAllByText(ENDED)).toHaveLength(message ? 1 : 0);
  });

  it.each([
    ['none', { body: none }],
    ['an expired one', { body: expired }],
    ['one that cannot be read', { status: 503, body: { success: false, error: 'Fora do ar.' } }],
  ])('lets a user with %s come to what is theirs, and to nothing else', async (_, reply) => {
    startSession({ token: 't', user, userType: 'user' });
    server.on(SUBSCRIPTION, reply);
    server.on('GET /api/user/profile', { body: { success: true, user: { ...user, createdAt: active.expiresAt } } });
    const limits = { usadas: 0, limite: 100, renovaEm: active.expiresAt, porTipo: {} };
    server.on('GET /api/user/usage', { body: { success: true, ...limits } });
    const router = await showProduct('/consultas?aba=perfil');
    expect(await screen.findByRole('button', { name: 'Baixar meus dados' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Encerrar conta' })).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Consultas de hoje' })).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'Consulta' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Baixar meus dados' })).toBeNull());
    if (!('status' in reply)) expect(router.state.location.pathname).toBe('/assinatura');
  });

  it('notices, where somebody goes on inside the page, that the plan ended meanwhile', async () => {
    startSession({ token: 't', user, userType: 'user' });
    server.on(SUBSCRIPTION, { body: { success: true, hasSubscription: true, subscription: active } });
    const router = await showProduct('/consultas');
    await waitFor(() => expect(screen.queryByText('Verificando acesso...')).toBeNull());
    server.on(SUBSCRIPTION, { body: expired });
    const [history] = (await screen.findAllByRole('link', { name: 'Histórico' })) as [HTMLElement];
    await userEvent.click(history);
    await waitFor(() => expect(router.state.location.pathname).toBe('/assinatura'));
    expect(router.state.location.state).toMatchObject({ message: ENDED });
  });

  it.each([
    ['a search of companies', '/empresas', 'POST /api/companies/search', /Razão social/, 'padaria', 'Buscar'],
    ['a batch', '/lotes', 'POST /api/batches', /Cole a lista/, '11.222.333/0001-81', /^Começar/],
  ])(
    'leads to the plans, with the reason, when %s is refused for want of one',
    async (_, place, call, field, typed, name) => {
      startSession({ token: 't', user, userType: 'user' });
      server.on(SUBSCRIPTION, { body: { success: true, hasSubscription: true, subscription: active } });
      server.on(call, { status: 403, body: { success: false, error: ENDED, code: 'SUBSCRIPTION_REQUIRED' } });
      const router = await showProduct(place);
      const typing = await screen.findByLabelText(field);
      server.on(SUBSCRIPTION, { body: expired });
      fireEvent.change(typing, { target: { value: typed } });
      await userEvent.click(await screen.findByRole('button', { name }));
      await waitFor(() => expect(router.state.location.pathname).toBe('/assinatura'));
      expect(router.state.location.state).toMatchObject({ message: ENDED });
    },
  );

  it('forgets a lookup that was asked for elsewhere by who is sent to the plans', async () => {
    startSession({ token: 't', user, userType: 'user' });
    server.on(SUBSCRIPTION, { body: { success: true, hasSubscription: false, subscription: null } });
    setPendingLookup({ type: 'cnpj', values: { cnpj: '12ABC34501DE35' } });
    const router = await showProduct('/consultas');
    await waitFor(() => expect(router.state.location.pathname).toBe('/assinatura'));
    expect(renderHook(usePendingLookup).result.current).toBeNull();
  });

  it('lets an administrator in without asking for a subscription', async () => {
    startSession({ token: 't', user, userType: 'admin' });
    const router = await showProduct('/consultas');
    await screen.findByRole('button', { name: 'Ana Lima' });
    expect(router.state.location.pathname).toBe('/consultas');
    expect(server.requests(SUBSCRIPTION)).toHaveLength(0);
  });

  it('offers to try again when the subscription cannot be read, instead of sending the user away', async () => {
    startSession({ token: 't', user, userType: 'user' });
    server.on(SUBSCRIPTION, { status: 503, body: { success: false, error: 'Fora do ar.', requestId: 'req-7' } });
    const router = await showProduct('/consultas');
    expect(await screen.findByText('Fora do ar.')).toBeInTheDocument();
    expect(screen.getByText(/req-7/)).toBeInTheDocument();
    server.on(SUBSCRIPTION, { body: { success: true, hasSubscription: true, subscription: active } });
    await userEvent.click(screen.getByRole('button', { name: 'Tentar Novamente' }));
    await waitFor(() => expect(screen.queryByText('Fora do ar.')).toBeNull());
    expect(router.state.location.pathname).toBe('/consultas');
  });

  it('leaves the area as soon as another tab logs out', async () => {
    startSession({ token: 't', user, userType: 'admin' });
    const router = await showProduct('/consultas');
    await screen.findByRole('button', { name: 'Ana Lima' });
    const otherTab = new BroadcastChannel('nitido-session');
    localStorage.removeItem('authToken');
    otherTab.postMessage('changed');
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(await screen.findByText('Sua sessão terminou em outra aba. Entre novamente.')).toBeInTheDocument();
    otherTab.close();
  });
});
