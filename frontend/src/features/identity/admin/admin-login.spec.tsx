import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showProduct } from '../../../app/testing';
import { readPendingPayer, writePendingPayer } from '../../../shared/api/pending-payer';
import { startSession } from '../../../shared/api/session';
import { pendingLogout, readSession } from '../../../shared/api/session-storage';
import { fillIn } from '../../../shared/testing/fill-in';
import { useTestServer } from '../../../shared/testing/test-server';

const user = { id: 'a1', name: 'Administração', email: '' };
const LOGIN = 'POST /api/auth/admin/login';
const opened = { body: { success: true, token: 'access', user, userType: 'admin' } };
const refused = (status: number, body: object) => ({ status, body: { success: false, ...body } });

describe('the administrators’ login page', () => {
  const server = useTestServer();
  beforeEach(() => {
    server.on('GET /api/public/config', { body: { captcha: null, demonstration: false, termsVersion: 'x' } });
    server.on('GET /api/user/profile', { body: { success: true, user: { ...user, userType: 'admin' } } });
    server.on('GET /api/user/sessions', { body: { success: true, data: [], total: 0 } });
    server.on('GET /api/admin/me/totp', {
      body: { success: true, enabled: false, enabledAt: null, recoveryCodesLeft: 0 },
    });
  });

  const send = () => userEvent.click(screen.getByRole('button', { name: 'Entrar' }));

  async function enter() {
    const router = await showProduct('/admin/login');
    await fillIn(await screen.findByLabelText('Usuário'), ' chefe ');
    await fillIn(screen.getByLabelText('Senha'), 'Chefe-12345');
    await send();
    return router;
  }

  it('wants a name and a password before it asks the server', async () => {
    await showProduct('/admin/login');
    await screen.findByLabelText('Usuário');
    await send();
    expect(await screen.findByText('Usuário é obrigatório')).toBeInTheDocument();
    expect(screen.getByText('Senha é obrigatória')).toBeInTheDocument();
    expect(server.requests(LOGIN)).toHaveLength(0);
  });

  it('keeps the session under the administrators’ keys and leads to /admin', async () => {
    server.on(LOGIN, opened);
    writePendingPayer({ token: 'temp', user: { id: 'u1', name: 'Ana Lima', email: 'ana@gmail.com' } });
    const router = await enter();
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin'));
    expect(readPendingPayer()).toBeNull();
    expect(server.requests(LOGIN)[0]?.body).toEqual({ username: 'chefe', password: 'Chefe-12345' });
    const kept = ['userType', 'adminToken', 'authToken', 'userToken'].map((key) => localStorage.getItem(key));
    expect(kept).toEqual(['admin', 'access', 'access', 'access']);
    expect(JSON.parse(localStorage.getItem('adminData') ?? '')).toEqual(user);
  });

  it('leads back to where the session of the same administrator ran out', async () => {
    sessionStorage.setItem('nitido-place-left', JSON.stringify(['a1', '/admin/seguranca']));
    server.on(LOGIN, opened);
    const router = await enter();
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/seguranca'));
  });

  it('ends a subscriber’s session that was open in this browser, on the server too, and keeps its own', async () => {
    startSession({ token: 'ana', user: { id: 'u1', name: 'Ana', email: 'ana@gmail.com' }, userType: 'user' });
    server.on(LOGIN, opened);
    server.on('POST /api/auth/logout', { body: { success: true } });
    const router = await enter();
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin'));
    await waitFor(() => expect(server.requests('POST /api/auth/logout')).toHaveLength(1));
    const [left] = server.requests('POST /api/auth/logout');
    expect([left?.query, left?.authorization]).toEqual(['userType=user', 'Bearer ana']);
    await waitFor(() => expect(pendingLogout()).toBeNull());
    expect(readSession()?.user.id).toBe('a1');
  });

  it('says what was wrong and how many attempts are left', async () => {
    server.on(LOGIN, refused(401, { error: 'Credenciais inválidas', message: 'Tentativas restantes: 4' }));
    await enter();
    expect(await screen.findByText('Credenciais inválidas. Tentativas restantes: 4')).toBeInTheDocument();
  });

  it('closes and counts down after the last attempt', async () => {
    const error = 'Muitas tentativas. Tente novamente em 5 minutos.';
    server.on(LOGIN, refused(429, { error, details: { retryAfterSeconds: 299 } }));
    await enter();
    const told = await screen.findByRole('alert');
    expect(told).toHaveTextContent(/^Muitas tentativas\. Tente novamente em 5 minutos\. Faltam 4:5\d\.$/);
    // Or it would be read out again each second.
    expect(within(told).getByText(/^Faltam/)).toHaveAttribute('aria-hidden', 'true');
    expect(screen.getByRole('button', { name: 'Entrar' })).toBeDisabled();
  });

  it.each([
    ['the server fails without a word', () => ({ status: 500, body: null }), 'Erro no servidor'],
    ['no answer comes', () => Promise.reject(new Error('cut')), 'Erro de conexão. Tente novamente.'],
  ])('tells when %s', async (_, answer, text) => {
    server.on(LOGIN, answer);
    await enter();
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  it('asks for the second factor with what was typed, and takes a recovery code too', async () => {
    server.on(LOGIN, ({ body }) =>
      (body as { totp?: string }).totp === 'abcde-23456' ? opened : refused(401, { code: 'TOTP_REQUIRED', error: 'x' }),
    );
    const router = await enter();
    await screen.findByLabelText('Código de verificação');
    await userEvent.click(screen.getByRole('button', { name: 'Usar um código de recuperação' }));
    await fillIn(screen.getByLabelText('Código de recuperação'), 'abcde-23456');
    await send();
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin'));
  });

  describe('where the security check’s script is blocked', () => {
    const scriptUrl = 'http://127.0.0.1:1/recaptcha/blocked.js';
    const captcha = { provider: 'recaptcha', siteKey: 'site-key', v2SiteKey: 'visible-key', scriptUrl };
    const block = () => {
      for (const script of document.head.querySelectorAll(`script[src^="${scriptUrl}"]`)) fireEvent.error(script);
    };

    beforeEach(() =>
      server.on('GET /api/public/config', { body: { captcha, demonstration: false, termsVersion: 'x' } }),
    );

    it('opens all the same, since no check is asked for at first', async () => {
      server.on(LOGIN, opened);
      const router = await enter();
      await waitFor(() => {
        block();
        expect(router.state.location.pathname).toBe('/admin');
      });
      expect(server.requests(LOGIN)[0]?.body).toEqual({ username: 'chefe', password: 'Chefe-12345' });
    });

    it('says what to do once the check is asked for', async () => {
      const error = 'Por favor, complete a verificação de segurança';
      server.on(LOGIN, refused(400, { code: 'CAPTCHA_REQUIRED', error }));
      await enter();
      await waitFor(() => {
        block();
        expect(screen.getByText(/A verificação não carregou/)).toBeInTheDocument();
      });
      expect(await screen.findByText(error)).toBeInTheDocument();
    });
  });

  it('is reached from /login too, where the designated address leads to /admin', async () => {
    server.on('POST /api/auth/login', opened);
    const router = await showProduct('/login');
    await fillIn(await screen.findByLabelText('E-mail'), 'chefe@gmail.com');
    await fillIn(screen.getByLabelText('Senha'), 'Chefe-12345');
    await send();
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin'));
    expect(localStorage.getItem('userType')).toBe('admin');
  });

  it('tells in Minha segurança only what the last act came to', async () => {
    const error = 'Confirme sua senha para continuar.';
    startSession({ token: 'access', user, userType: 'admin' });
    server.on('GET /api/admin/me/totp', {
      body: { success: true, enabled: true, enabledAt: '2026-11-20T12:00:00.000Z', recoveryCodesLeft: 9 },
    });
    server.on('DELETE /api/admin/me/totp', refused(403, { code: 'STEP_UP_REQUIRED', error }));
    server.on('POST /api/admin/me/totp/recovery-codes', { body: { success: true, recoveryCodes: ['abcde-23456'] } });
    await showProduct('/admin/seguranca');
    const card = within(await screen.findByRole('region', { name: 'Verificação em duas etapas' }));
    await userEvent.click(await card.findByRole('button', { name: 'Desligar' }));
    const question = within(await screen.findByRole('dialog', { name: 'Confirme que é você' }));
    await userEvent.click(question.getByRole('button', { name: 'Cancelar' }));
    expect(await card.findByText(error)).toBeInTheDocument();
    await userEvent.click(card.getByRole('button', { name: 'Gerar novos códigos' }));
    expect(await card.findByText('abcde-23456')).toBeInTheDocument();
    expect(card.queryByText(error)).toBeNull();
  });
});
