import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showProduct } from '../../../app/testing';
import { startSession } from '../../../shared/api/session';
import { readSession } from '../../../shared/api/session-storage';
import { fillIn } from '../../../shared/testing/fill-in';
import { pass, stopClock, until } from '../../../shared/testing/page-clock';
import { useTestServer } from '../../../shared/testing/test-server';

const FORGOT = 'POST /api/auth/forgot-password';
const VALIDATE = 'POST /api/auth/validate-reset-token';
const RESET = 'POST /api/auth/reset-password';
const SENT = 'Email de redefinição enviado! Verifique sua caixa de entrada.';
const CHANGED = 'Senha alterada com sucesso! Faça login com sua nova senha.';
const UNKNOWN = 'Email não encontrado no banco de dados. Verifique se o email está correto ou cadastre-se primeiro.';

describe('a forgotten password', () => {
  const server = useTestServer();
  beforeEach(() => server.on('GET /api/public/config', { body: { captcha: null, demonstration: false } }));
  afterEach(() => jest.useRealTimers());

  describe('Esqueceu sua senha?', () => {
    const dialog = () => within(screen.getByRole('dialog', { hidden: true }));
    const send = () => userEvent.click(dialog().getByRole('button', { name: 'Enviar link', hidden: true }));

    async function open(state?: unknown) {
      await showProduct('/login', state);
      await screen.findByRole('heading', { name: 'Entrar' });
    }

    it('opens from the login, with the address that stands there', async () => {
      await open();
      await fillIn(screen.getByLabelText('E-mail'), 'ana@gmail.com');
      await userEvent.click(screen.getByRole('button', { name: 'Esqueceu sua senha?' }));
      expect(dialog().getByLabelText('E-mail da conta')).toHaveValue('ana@gmail.com');
    });

    it.each([
      ['', 'Por favor, digite seu email'],
      ['ana', 'Email inválido'],
      ['ana@hotmail.com', 'Apenas emails do Google são aceitos'],
    ])('answers %p with "%s" and calls nobody', async (typed, text) => {
      await open({ openForgotPassword: true });
      if (typed) await fillIn(dialog().getByLabelText('E-mail da conta'), typed);
      await send();
      expect(await dialog().findByText(text)).toBeInTheDocument();
      expect(server.requests(FORGOT)).toHaveLength(0);
    });

    it('tells where one is by then of a link that could not be sent, when the question was closed meanwhile', async () => {
      const fail = server.hold(FORGOT, { status: 503, body: { success: false, error: 'O correio não responde.' } });
      await open({ openForgotPassword: true });
      await fillIn(dialog().getByLabelText('E-mail da conta'), 'ana@gmail.com');
      await send();
      await userEvent.click(dialog().getByRole('button', { name: 'Cancelar', hidden: true }));
      fail();
      const said = await screen.findByText(
        'A ação da janela que você fechou não foi concluída: O correio não responde.',
      );
      await userEvent.click(within(said.parentElement as HTMLElement).getByRole('button', { name: 'Fechar' }));
    });

    it('tells that the link was sent, and closes by itself after three seconds', async () => {
      server.on(FORGOT, { body: { success: true, message: SENT } });
      await open({ openForgotPassword: true });
      await fillIn(dialog().getByLabelText('E-mail da conta'), ' Ana@Gmail.com');
      stopClock();
      fireEvent.submit(dialog().getByLabelText('E-mail da conta'));
      await until(() => dialog().queryByText(SENT) !== null);
      expect(server.requests(FORGOT)[0]?.body).toEqual({ email: 'ana@gmail.com' });
      await pass(2_900);
      expect(screen.queryByRole('dialog', { hidden: true })).not.toBeNull();
      await pass(100);
      expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
    });

    it.each([
      [{ status: 404, body: { error: UNKNOWN, code: 'EMAIL_NOT_FOUND' } }, UNKNOWN],
      [{ status: 500, body: {} }, 'Erro ao enviar email de redefinição'],
    ])('keeps the address and says what the server says: %#', async (reply, text) => {
      server.on(FORGOT, reply);
      await open({ openForgotPassword: true });
      await fillIn(dialog().getByLabelText('E-mail da conta'), 'ana@gmail.com');
      await send();
      expect(await dialog().findByText(text)).toBeInTheDocument();
      expect(dialog().getByLabelText('E-mail da conta')).toHaveValue('ana@gmail.com');
    });
  });

  describe('the page of a reset link', () => {
    const open = () => showProduct('/redefinir-senha/segredo');
    const user = { id: 'u1', name: 'Ana', email: 'ana@gmail.com' };
    const valid = { success: true, valid: true, email: 'an***@gmail.com', message: 'Token válido' };
    const type = async (password: string, confirmation = password) => {
      await fillIn(await screen.findByLabelText('Nova senha'), password);
      await fillIn(screen.getByLabelText('Confirmar nova senha'), confirmation);
      await userEvent.click(screen.getByRole('button', { name: 'Redefinir senha' }));
    };

    it('says that it looks at the link until it knows', async () => {
      const answer = server.hold(VALIDATE, { body: valid });
      await open();
      expect(await screen.findByText('Validando o link...')).toBeInTheDocument();
      answer();
      expect(await screen.findByText('an***@gmail.com')).toBeInTheDocument();
      expect(server.requests(VALIDATE)[0]?.body).toEqual({ token: 'segredo' });
    });

    it.each([null, user])('offers a new link where one is invalid, with %p signed in', async (signedIn) => {
      if (signedIn) startSession({ token: 'ana', user: signedIn, userType: 'user' });
      server.on(VALIDATE, {
        body: { success: true, valid: false, email: null, message: 'Token inválido ou expirado' },
      });
      server.on(FORGOT, { body: { success: true, message: SENT } });
      await open();
      expect(await screen.findByText('Token inválido ou expirado')).toBeInTheDocument();
      expect(screen.getByRole('link', { name: 'Voltar ao login' })).toHaveAttribute('href', '/login');
      await userEvent.click(screen.getByRole('button', { name: 'Solicitar Novo Link' }));
      const dialog = within(await screen.findByRole('dialog', { hidden: true }));
      await fillIn(dialog.getByLabelText('E-mail da conta'), 'ana@gmail.com');
      await userEvent.click(dialog.getByRole('button', { name: 'Enviar link', hidden: true }));
      expect(await dialog.findByText(SENT)).toBeInTheDocument();
    });

    it('can look again when the server could not say', async () => {
      server.on(VALIDATE, { status: 500, body: {} });
      await open();
      expect(await screen.findByText('Erro ao validar token de redefinição')).toBeInTheDocument();
      server.on(VALIDATE, { body: valid });
      await userEvent.click(screen.getByRole('button', { name: 'Tentar Novamente' }));
      expect(await screen.findByLabelText('Nova senha')).toBeInTheDocument();
    });

    it.each([
      ['Abc12', 'Abc12', 'A senha deve ter pelo menos 6 caracteres'],
      ['garoa-2026', 'garoa-2026', 'Senha deve conter pelo menos uma letra maiúscula'],
      ['Garoa-2026', 'Garoa-2027', 'As senhas não coincidem'],
    ])('refuses %s with %s and calls nobody', async (password, confirmation, text) => {
      server.on(VALIDATE, { body: valid });
      await open();
      await type(password, confirmation);
      expect(await screen.findByText(text)).toBeInTheDocument();
      expect(server.requests(RESET)).toHaveLength(0);
    });

    it('wants a password at all', async () => {
      server.on(VALIDATE, { body: valid });
      await open();
      await screen.findByLabelText('Nova senha');
      await userEvent.click(screen.getByRole('button', { name: 'Redefinir senha' }));
      expect(await screen.findByText('Por favor, digite a nova senha')).toBeInTheDocument();
    });

    it('forgets the session, tells the success and goes to the login after three seconds', async () => {
      localStorage.setItem('authToken', 'velho');
      server.on(VALIDATE, { body: valid });
      server.on(RESET, { body: { success: true, message: CHANGED } });
      const router = await open();
      await type('Neblina-2027');
      expect(await screen.findByText(CHANGED)).toBeInTheDocument();
      expect(localStorage.getItem('authToken')).toBeNull();
      expect(server.requests(RESET)[0]?.body).toEqual({ token: 'segredo', newPassword: 'Neblina-2027' });
      await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
      expect(router.state.location.state).toEqual({ message: CHANGED });
    });

    it('ends the session of another account on the server too', async () => {
      startSession({ token: 'bia', user: { id: 'u2', name: 'Bia', email: 'bia@gmail.com' }, userType: 'user' });
      server.on('POST /api/auth/logout', { body: { success: true } });
      server.on(VALIDATE, { body: valid });
      server.on(RESET, { body: { success: true, message: CHANGED } });
      await open();
      await type('Neblina-2027');
      expect(await screen.findByText(CHANGED)).toBeInTheDocument();
      expect(readSession()).toBeNull();
      await waitFor(() => expect(server.requests('POST /api/auth/logout')).toHaveLength(1));
      expect(server.requests('POST /api/auth/logout')[0]?.authorization).toBe('Bearer bia');
    });

    it('puts a refused password under its field, and shows a link that ran out meanwhile', async () => {
      server.on(VALIDATE, { body: valid });
      const message = 'Esta senha está entre as mais usadas. Escolha outra.';
      const fields = [{ field: 'newPassword', message }];
      server.on(RESET, { status: 400, body: { error: message, code: 'PASSWORD_TOO_COMMON', fields } });
      await open();
      await type('Senha123');
      expect(await screen.findByText(message)).toBeInTheDocument();
      server.on(RESET, { status: 400, body: { error: 'Token inválido ou expirado', code: 'LINK_INVALID' } });
      await userEvent.click(screen.getByRole('button', { name: 'Redefinir senha' }));
      expect(await screen.findByRole('button', { name: 'Solicitar Novo Link' })).toBeInTheDocument();
    });

    it('says so when nothing came of it', async () => {
      server.on(VALIDATE, { body: valid });
      server.on(RESET, { status: 500, body: {} });
      await open();
      await type('Neblina-2027');
      expect(await screen.findByText('Erro ao redefinir senha')).toBeInTheDocument();
    });
  });
});
