import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startSession } from '../../shared/api/session';
import { useTestServer } from '../../shared/testing/test-server';
import { showProduct } from '../testing';

const PROFILE = 'GET /api/user/profile';
const user = { id: 'a1', name: 'Administração', email: '' };
const profile = (userType: string) => ({ body: { success: true, user: { ...user, userType } } });
const PLACES = ['/admin', '/admin/dashboard'];

describe('the guard of the administration', () => {
  const server = useTestServer();
  beforeEach(() => {
    server.on('GET /api/public/config', { body: { captcha: null, demonstration: false, termsVersion: 'x' } });
    server.on('GET /api/user/sessions', { body: { success: true, data: [], total: 0 } });
    server.on('GET /api/admin/me/totp', {
      body: { success: true, enabled: false, enabledAt: null, recoveryCodesLeft: 0 },
    });
    server.on(PROFILE, profile('admin'));
  });

  it.each(PLACES)('sends a visitor of %s to /login, remembers the place and shows the other door', async (place) => {
    const router = await showProduct(place);
    await screen.findByRole('heading', { name: 'Entrar' });
    expect(router.state.location).toMatchObject({ pathname: '/login', state: { from: place } });
    expect(screen.getByRole('link', { name: 'Entrar como administrador' })).toHaveAttribute('href', '/admin/login');
  });

  it.each(PLACES)('sends a subscriber who opens %s to /login without asking the server', async (place) => {
    startSession({ token: 't', user, userType: 'user' });
    const router = await showProduct(place);
    await screen.findByText('Esta página é da administração.', { exact: false });
    expect(router.state.location.pathname).toBe('/login');
    expect(server.requests(PROFILE)).toHaveLength(0);
  });

  it('sends away whom the storage calls an administrator and the server does not (ASVS 7.2.1, 8.3.1)', async () => {
    startSession({ token: 't', user, userType: 'admin' });
    server.on(PROFILE, profile('user'));
    const router = await showProduct('/admin');
    await waitFor(() => expect(router.state.location.pathname).not.toBe('/admin'));
    expect(screen.queryByRole('heading', { name: 'Dashboard' })).toBeNull();
  });

  it.each(PLACES)(
    'says Verificando acesso..., then lets an administrator into %s without a subscription',
    async (place) => {
      startSession({ token: 't', user, userType: 'admin' });
      const release = server.hold(PROFILE, profile('admin'));
      const router = await showProduct(place);
      expect(await screen.findByText('Verificando acesso...')).toBeInTheDocument();
      release();
      expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeInTheDocument();
      expect(router.state.location.pathname).toBe(place);
      expect(server.requests('GET /api/user/subscription')).toHaveLength(0);
    },
  );

  it('opens nothing but the choice of a password while it is a one-time one', async () => {
    startSession({ token: 't', user, userType: 'admin' });
    const refusal = { success: false, code: 'PASSWORD_CHANGE_REQUIRED', error: 'Troque sua senha para continuar.' };
    server.on(PROFILE, { status: 403, body: refusal });
    await showProduct('/admin');
    expect(await screen.findByRole('heading', { name: 'Escolha sua senha' })).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Dashboard' })).toBeNull();
  });

  it('opens nothing but the second factor while one is required and not in force', async () => {
    startSession({ token: 't', user, userType: 'admin' });
    const refusal = { success: false, code: 'SECOND_FACTOR_REQUIRED', error: 'Ligue a verificação em duas etapas.' };
    server.on(PROFILE, { status: 403, body: refusal });
    const begun = { success: true, secret: 'GEZDGNBV', otpauthUrl: 'otpauth://totp/x', qrCodeBase64: '' };
    server.on('POST /api/admin/me/totp', { body: begun });
    server.on('PUT /api/admin/me/totp', { body: { success: true, recoveryCodes: ['k7mxp-2v9ht'] } });
    await showProduct('/admin');
    expect(await screen.findByRole('heading', { name: 'Proteja sua conta' })).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Dashboard' })).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: 'Ligar verificação' }));
    await userEvent.type(await screen.findByLabelText('Código de 6 dígitos'), '123456');
    await userEvent.click(screen.getByRole('button', { name: 'Confirmar' }));
    expect(await screen.findByText('k7mxp-2v9ht')).toBeInTheDocument();
    server.on(PROFILE, profile('admin'));
    await userEvent.click(screen.getByRole('button', { name: 'Já guardei' }));
    expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeInTheDocument();
  });

  it('asks for the password in one dialog where the second factor begins', async () => {
    startSession({ token: 't', user, userType: 'admin' });
    server.on(PROFILE, { status: 403, body: { success: false, code: 'SECOND_FACTOR_REQUIRED', error: 'x' } });
    const refusal = { success: false, code: 'STEP_UP_REQUIRED', error: 'Confirme sua senha para continuar.' };
    server.on('POST /api/admin/me/totp', { status: 403, body: refusal });
    await showProduct('/admin');
    await userEvent.click(await screen.findByRole('button', { name: 'Ligar verificação' }));
    const dialogs = await screen.findAllByRole('dialog', { name: 'Confirme que é você', hidden: true });
    expect(dialogs).toHaveLength(1);
  });

  it('offers to try again when the server cannot say', async () => {
    startSession({ token: 't', user, userType: 'admin' });
    server.on(PROFILE, { status: 503, body: { success: false, error: 'Fora do ar.', requestId: 'req-7' } });
    await showProduct('/admin');
    expect(await screen.findByText('Fora do ar.')).toBeInTheDocument();
    server.on(PROFILE, profile('admin'));
    await userEvent.click(screen.getByRole('button', { name: 'Tentar Novamente' }));
    expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeInTheDocument();
  });
});
