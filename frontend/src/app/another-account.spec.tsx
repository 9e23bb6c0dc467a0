import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { charge, ID, status } from '../features/billing/testing/payer';
import { personAnswer } from '../features/lookups/testing/answers';
import { LOOKUP_CPF, openLookups, profile, useSubscriberServer } from '../features/lookups/testing/subscriber';
import { endSession, startSession } from '../shared/api/session';
import { readSession } from '../shared/api/session-storage';
import { fillIn } from '../shared/testing/fill-in';
import { untilAnswered } from '../shared/testing/wire';
import { showProduct } from './testing';

const BIA = { token: 'bia', user: { id: 'u2', name: 'Bia Reis', email: 'bia@gmail.com' }, userType: 'user' } as const;
const ANA = {
  token: 'access',
  user: { id: 'u1', name: 'Ana Lima', email: 'ana@gmail.com' },
  userType: 'user',
} as const;
const LOGOUT = 'POST /api/auth/logout';
const EVENTS = 'GET /api/events';

describe('another account in the same page', () => {
  const server = useSubscriberServer();
  beforeEach(() => {
    server.on('GET /api/user/profile', { body: { success: true, user: { ...profile, finalidadePadrao: 'cobranca' } } });
    server.on('POST /api/auth/login', { body: { success: true, ...BIA } });
    server.on(LOGOUT, { body: { success: true } });
    server.on(EVENTS, {
      headers: { 'content-type': 'text/event-stream' },
      stream: (write) => write(': hello\n\n'),
    });
  });

  const turn = (session: typeof ANA | typeof BIA) => act(async () => startSession(session));

  const press = async (tab: string) => {
    const tabs = within(await screen.findByRole('navigation', { name: 'Abas' }));
    await userEvent.click(tabs.getByRole('link', { name: tab }));
  };

  async function signIn() {
    await screen.findByRole('heading', { name: 'Entrar' });
    await fillIn(screen.getByLabelText('E-mail'), 'bia@gmail.com');
    await fillIn(screen.getByLabelText('Senha'), 'Garoa-2026{Enter}');
  }

  it('chooses its own lookup where the result of the last one stood', async () => {
    server.on(LOOKUP_CPF, { body: personAnswer });
    await openLookups('/consultas?tipo=cpf', 'Consultar CPF');
    await screen.findByText('Localização para cobrança');
    await fillIn(screen.getByLabelText('CPF'), '52998224725{Enter}');
    await screen.findAllByText(/helena prado vasques/i);
    await press('Perfil');
    await screen.findByRole('button', { name: 'Encerrar conta' });
    await turn(BIA);
    await press('Consulta');
    expect(await screen.findByRole('heading', { name: 'O que você quer consultar?' })).toBeInTheDocument();
    expect(screen.queryAllByText(/helena prado vasques/i)).toEqual([]);
  });

  it('chooses its own plan where the charge of the last one stood', async () => {
    server.on('GET /api/payments/pending', { body: { success: true, payment: null } });
    server.on('POST /api/payments/create-pix', { status: 201, body: { success: true, payment: charge } });
    server.on(`GET /api/payments/status/${ID}`, status('pending'));
    await openLookups('/assinatura', 'Escolha seu plano');
    await userEvent.click(await screen.findByRole('button', { name: 'Pagar com Pix' }));
    await screen.findByText('Aguardando pagamento');
    server.on(`GET /api/payments/status/${ID}`, { status: 404, body: { code: 'NOT_FOUND' } });
    await turn(BIA);
    expect(await screen.findByRole('heading', { name: 'Escolha seu plano' })).toBeInTheDocument();
    expect(screen.queryByText('Aguardando pagamento')).toBeNull();
  });

  it.each([
    ['another account', BIA],
    ['the same account again', { ...ANA, token: 'anew' }],
  ])('leads on who signs in after the administration turned a subscriber away: %s', async (_, session) => {
    server.on('POST /api/auth/login', { body: { success: true, ...session } });
    const router = await showProduct('/admin');
    await screen.findByText('Esta página é da administração.', { exact: false });
    await signIn();
    await waitFor(() => expect(router.state.location.pathname).toBe('/consultas'));
    expect(readSession()?.token).toBe(session.token);
    await waitFor(() => expect(server.requests(LOGOUT)).toHaveLength(1));
    expect(server.requests(LOGOUT)[0]?.authorization).toBe('Bearer access');
  });

  it('finds none of the last one’s data in the request of a data subject, nor what was typed under it', async () => {
    await showProduct('/titular');
    const name = () => screen.getByLabelText('Nome completo');
    await waitFor(() => expect(name()).toHaveValue('Ana Lima'));
    await fillIn(screen.getByLabelText('CPF'), '52998224725');
    await turn(BIA);
    expect(name()).toHaveValue('Bia Reis');
    expect(screen.getByLabelText('E-mail para a resposta')).toHaveValue('bia@gmail.com');
    expect(screen.getByLabelText('CPF')).toHaveValue('');
    await act(async () => endSession());
    expect(name()).toHaveValue('');
    await fillIn(name(), 'Helena Prado');
    await turn(ANA);
    expect(name()).toHaveValue('Helena Prado');
  });

  it('hears of its own messages alone', async () => {
    const heardBy = () => server.requests(EVENTS).map(({ authorization }) => authorization);
    await showProduct('/termos');
    await waitFor(() => expect(heardBy()).toEqual(['Bearer access']));
    await turn(BIA);
    await untilAnswered();
    expect(heardBy()).toEqual(['Bearer access', 'Bearer bia']);
  });

  it('is neither asked for a password that another account’s call wanted nor told how that went', async () => {
    const admin = (session: typeof ANA | typeof BIA) => startSession({ ...session, userType: 'admin' });
    server.on('GET /api/user/profile', { body: { success: true, user: { ...profile, userType: 'admin' } } });
    server.on('GET /api/admin/users', { body: { success: true, data: [], nextCursor: null, total: 0 } });
    server.on('POST /api/admin/users/export', {
      status: 403,
      body: { success: false, code: 'STEP_UP_REQUIRED', error: 'Confirme sua senha.' },
    });
    server.hold('POST /api/auth/admin/step-up', { body: { success: true } });
    admin(ANA);
    await showProduct('/admin/usuarios');
    await userEvent.click(await screen.findByRole('button', { name: 'Exportar CSV' }));
    const question = await screen.findByRole('dialog', { name: 'Confirme que é você' });
    await fillIn(within(question).getByLabelText('Senha'), 'Garoa-2026{Enter}');
    await act(async () => admin(BIA));
    expect(await screen.findByRole('button', { name: 'Bia Reis' })).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByText('Erro no servidor')).toBeNull();
  });

  it('is not led to where the account before it was', async () => {
    const router = await showProduct('/consultas/registro/20261121-7Q2M-K9XD');
    await screen.findByRole('button', { name: 'Ana Lima' });
    await act(async () => endSession());
    await signIn();
    await waitFor(() => expect(router.state.location.pathname).toBe('/consultas'));
  });

  it.each(['/consultas?aba=historico', '/acompanhamento', '/admin/seguranca'])(
    'leads the same account back to %s',
    async (place) => {
      const userType = place.startsWith('/admin') ? 'admin' : 'user';
      server.on('GET /api/user/profile', { body: { success: true, user: { ...profile, userType } } });
      server.on('POST /api/auth/login', { body: { success: true, ...ANA, userType } });
      startSession({ ...ANA, userType });
      const router = await showProduct(place);
      await screen.findByRole('button', { name: 'Ana Lima' });
      await act(async () => endSession());
      expect(router.state.location.pathname).toBe('/login');
      await signIn();
      const { pathname, search } = new URL(place, window.location.origin);
      await waitFor(() => expect(router.state.location).toMatchObject({ pathname, search }));
    },
  );
});
