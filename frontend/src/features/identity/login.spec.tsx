import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showProduct } from '../../app/testing';
import { readPendingPayer } from '../../shared/api/pending-payer';
import { startSession } from '../../shared/api/session';
import { readSession } from '../../shared/api/session-storage';
import { fillIn } from '../../shared/testing/fill-in';
import { pass, stopClock, until } from '../../shared/testing/page-clock';
import { useTestServer } from '../../shared/testing/test-server';

const user = { id: 'u1', name: 'Ana Lima', email: 'ana@gmail.com' };
const LOGIN = 'POST /api/auth/login';
const config = { captcha: null, demonstration: false, termsVersion: '2026-11-01' };

async function openLogin(state?: unknown) {
  const router = await showProduct('/login', state);
  await screen.findByRole('heading', { name: 'Entrar' });
  return router;
}
const email = () => screen.getByLabelText('E-mail');
const password = () => screen.getByLabelText('Senha');
const send = () => userEvent.click(screen.getByRole('button', { name: 'Entrar' }));

async function logIn(address = 'ana@gmail.com', secret = 'Garoa-2026') {
  await fillIn(email(), address);
  await fillIn(password(), secret);
  await send();
}

describe('the login page', () => {
  const server = useTestServer();
  beforeEach(() => server.on('GET /api/public/config', { body: config }));
  afterEach(() => jest.useRealTimers());

  it('says under each field what is missing, puts the focus on the first and calls nobody', async () => {
    await openLogin();
    await send();
    expect(await screen.findByText('Email é obrigatório')).toBeInTheDocument();
    expect(screen.getByText('Senha é obrigatória')).toBeInTheDocument();
    expect(email()).toHaveFocus();
    expect(server.requests(LOGIN)).toHaveLength(0);
  });

  it('says nothing of a field that is left empty on the way elsewhere', async () => {
    await openLogin();
    await userEvent.click(email());
    await userEvent.click(password());
    await userEvent.click(screen.getByRole('heading', { name: 'Entrar' }));
    expect(screen.queryByText('Email é obrigatório')).toBeNull();
    expect(screen.queryByText('Senha é obrigatória')).toBeNull();
  });

  it.each([
    ['ana', 'Email inválido'],
    ['ana@hotmail.com', 'Apenas emails do Google são aceitos'],
  ])('answers %s with "%s" when the field is left, and is quiet once it is right', async (typed, text) => {
    await openLogin();
    await userEvent.type(email(), typed);
    expect(screen.queryByText(text)).toBeNull();
    await userEvent.tab();
    expect(await screen.findByText(text)).toBeInTheDocument();
    await userEvent.clear(email());
    await userEvent.type(email(), 'ana@gmail.com');
    await waitFor(() => expect(screen.queryByText(text)).toBeNull());
  });

  it('names the accepted domains beneath the error', async () => {
    await openLogin();
    await userEvent.type(email(), 'ana@hotmail.com');
    await userEvent.tab();
    expect(await screen.findByText('Apenas emails do Google são aceitos')).toBeInTheDocument();
    expect(email()).toHaveAccessibleDescription(/Use um endereço @gmail\.com, @google\.com ou @googlemail\.com\./);
  });

  it('sends an address of another domain all the same, since it may be the administrator’s, and says what the server does', async () => {
    const message = 'Apenas emails destes domínios são aceitos (@empresa.com.br)';
    server.on(LOGIN, {
      status: 400,
      body: { success: false, code: 'INVALID_INPUT', error: message, fields: [{ field: 'email', message }] },
    });
    await openLogin();
    await logIn('Chefe@hotmail.com');
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(server.requests(LOGIN).map(({ body }) => body)).toEqual([
      { email: 'chefe@hotmail.com', password: 'Garoa-2026' },
    ]);
  });

  it('names both fields, whether the page finds them empty or the server does', async () => {
    server.on(LOGIN, {
      status: 400,
      body: {
        success: false,
        code: 'INVALID_INPUT',
        error: 'Email inválido',
        fields: [
          { field: 'email', message: 'Email inválido' },
          { field: 'password', message: 'Senha inválida' },
        ],
      },
    });
    await openLogin();
    await userEvent.click(screen.getByRole('button', { name: 'Entrar' }));
    expect(await screen.findByText('Email é obrigatório')).toBeInTheDocument();
    expect(screen.getByText('Senha é obrigatória')).toBeInTheDocument();
    await logIn();
    expect(await screen.findByText('Email inválido')).toBeInTheDocument();
    expect(screen.getByText('Senha inválida')).toBeInTheDocument();
  });

  it('says Erro de conexão when no answer comes', async () => {
    server.on(LOGIN, () => Promise.reject(new Error('cut')));
    await openLogin();
    await logIn();
    expect(await screen.findByRole('alert')).toHaveTextContent('Erro de conexão. Tente novamente.');
  });

  it('keeps the session, drops what was needed to pay and goes where the visitor wanted to go', async () => {
    localStorage.setItem('tempToken', 'temp');
    server.on(LOGIN, { body: { success: true, token: 'access', user, userType: 'user' } });
    const router = await openLogin({ from: '/termos' });
    await logIn(' Ana@GMAIL.com');
    await screen.findByRole('heading', { name: 'Termos de uso' });
    expect(router.state.location.pathname).toBe('/termos');
    expect(readSession()).toEqual({ token: 'access', user, userType: 'user' });
    expect(readPendingPayer()).toBeNull();
    expect(server.requests(LOGIN)[0]?.body).toEqual({ email: 'ana@gmail.com', password: 'Garoa-2026' });
  });

  it.each([
    ['the same account', 'u1', '/termos', '/termos'],
    ['not for another account', 'u2', '/termos', '/consultas'],
    ['not to another server', 'u1', '//example.com/termos', '/consultas'],
  ])('leads back once to where the session ran out: %s', async (_, owner, left, path) => {
    server.on('GET /api/user/subscription', { status: 503, body: {} });
    server.on(LOGIN, { body: { success: true, token: 'access', user, userType: 'user' } });
    sessionStorage.setItem('nitido-place-left', JSON.stringify([owner, left]));
    const router = await openLogin();
    await logIn();
    await waitFor(() => expect(router.state.location.pathname).toBe(path));
    await waitFor(() => expect(sessionStorage.getItem('nitido-place-left')).toBeNull());
  });

  it("shows the server's refusal and keeps what was typed", async () => {
    server.on(LOGIN, { status: 401, body: { success: false, error: 'E-mail ou senha incorretos.', code: 'X' } });
    await openLogin();
    await logIn();
    expect(await screen.findByRole('alert')).toHaveTextContent('E-mail ou senha incorretos.');
    expect(email()).toHaveValue('ana@gmail.com');
    expect(password()).toHaveValue('Garoa-2026');
  });

  it('says Erro ao fazer login when a refusal brings no words', async () => {
    server.on(LOGIN, { status: 500, body: {} });
    await openLogin();
    await logIn();
    expect(await screen.findByRole('alert')).toHaveTextContent('Erro ao fazer login');
  });

  it('keeps a temporary token and leads to the plans when the subscription has expired', async () => {
    server.on(LOGIN, {
      status: 403,
      body: { success: false, error: 'x', requiresSubscription: true, userId: 'u1', tempToken: 'temp', user },
    });
    const router = await openLogin();
    await logIn();
    await waitFor(() => expect(router.state.location.pathname).toBe('/assinatura'));
    expect(router.state.location.state).toEqual({
      message: 'Sua assinatura expirou. Renove para continuar.',
      userId: 'u1',
      userEmail: 'ana@gmail.com',
      userName: 'Ana Lima',
      fromLogin: true,
    });
    expect(readPendingPayer()).toEqual({ token: 'temp', user });
    expect(readSession()).toBeNull();
  });

  it('leads on to the plan that was chosen before', async () => {
    const body = { success: false, error: 'x', requiresSubscription: true, userId: 'u1', tempToken: 'temp', user };
    server.on(LOGIN, { status: 403, body });
    const router = await openLogin({ plan: 'gold' });
    await logIn();
    await waitFor(() => expect(router.state.location.pathname).toBe('/assinatura'));
    expect(router.state.location.state).toMatchObject({ plan: 'gold', userId: 'u1' });
  });

  it('ends the session of who was signed in, on the server too, when the plan of another account is to be paid', async () => {
    startSession({ token: 'bia', user: { id: 'u2', name: 'Bia', email: 'bia@gmail.com' }, userType: 'user' });
    server.on(LOGIN, {
      status: 403,
      body: { success: false, error: 'x', requiresSubscription: true, userId: 'u1', tempToken: 'temp', user },
    });
    const router = await openLogin({ stranger: 'u2' });
    await logIn();
    await waitFor(() => expect(router.state.location.pathname).toBe('/assinatura'));
    expect(readSession()).toBeNull();
    await waitFor(() => expect(server.requests('POST /api/auth/logout')).toHaveLength(1));
    expect(server.requests('POST /api/auth/logout')[0]?.authorization).toBe('Bearer bia');
  });

  it('starts with the address and the good news that another page hands over; the news goes after 5 s', async () => {
    stopClock();
    await showProduct('/login', { email: 'ana@gmail.com', message: 'Pagamento confirmado. Faça login.' });
    const news = () => screen.queryByText('Pagamento confirmado. Faça login.');
    await until(() => news() !== null);
    expect(email()).toHaveValue('ana@gmail.com');
    await pass(4_900);
    expect(news()).toBeInTheDocument();
    await pass(100);
    expect(news()).toBeNull();
  });

  it('shows and hides the password (ASVS 6.2.6)', async () => {
    await openLogin();
    expect(password()).toHaveAttribute('type', 'password');
    await userEvent.click(screen.getByRole('button', { name: 'Mostrar senha' }));
    expect(password()).toHaveAttribute('type', 'text');
  });

  it('sends who is logged in already straight on', async () => {
    server.on('GET /api/user/subscription', { status: 503, body: {} });
    localStorage.setItem('authToken', 't');
    localStorage.setItem('userData', JSON.stringify(user));
    const router = await showProduct('/login');
    await waitFor(() => expect(router.state.location.pathname).toBe('/consultas'));
  });
});
