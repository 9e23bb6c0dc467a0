import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showProduct } from '../../../app/testing';
import { setLeave } from '../../../shared/api/leave';
import { readSession, writeSession } from '../../../shared/api/session-storage';
import { fillIn } from '../../../shared/testing/fill-in';
import { useTestServer } from '../../../shared/testing/test-server';
import { profile } from '../../lookups/testing/subscriber';

const PLAN = { status: 'active', plan: 'Ouro', planId: 'gold', daysRemaining: 12 };
const hidden = true;

describe('what one signs in with', () => {
  const server = useTestServer();
  beforeEach(() => {
    writeSession({ token: 'access', user: profile, userType: 'user' });
    server.on('GET /api/public/config', { body: { captcha: null, demonstration: false } });
    server.on('GET /api/user/profile', { body: { success: true, user: profile } });
    server.on('GET /api/user/subscription', { body: { success: true, hasSubscription: true, subscription: PLAN } });
  });

  async function ask(card: string, button: string) {
    await showProduct('/consultas?aba=perfil');
    const region = within(await screen.findByRole('region', { name: card }));
    await userEvent.click(region.getByRole('button', { name: button }));
    return { region, dialog: within(screen.getByRole('dialog', { hidden })) };
  }

  describe('the password in Meu Perfil', () => {
    const CHANGE = 'POST /api/user/password';
    const DONE = 'Senha alterada. As outras sessões foram encerradas.';

    it('is changed with the current one', async () => {
      server.on(CHANGE, { body: { success: true, message: DONE } });
      const { region, dialog } = await ask('Senha', 'Trocar senha');
      await fillIn(dialog.getByLabelText('Senha atual'), 'Garoa-2026');
      await fillIn(dialog.getByLabelText('Nova senha'), 'Neblina-2027');
      await fillIn(dialog.getByLabelText('Confirmar nova senha'), 'Neblina-2027');
      await userEvent.click(dialog.getByRole('button', { name: 'Trocar senha', hidden }));
      expect(await region.findByText(DONE)).toBeInTheDocument();
      expect(screen.queryByRole('dialog', { hidden })).toBeNull();
      expect(server.requests(CHANGE)[0]?.body).toEqual({ currentPassword: 'Garoa-2026', newPassword: 'Neblina-2027' });
    });

    it('takes the devices that it ended out of their list', async () => {
      const at = '2026-11-21T12:00:00.000Z';
      const seen = { kind: 'computer', address: null, createdAt: at, lastSeenAt: at };
      const here = { ...seen, id: 's1', current: true, device: 'Firefox no Linux' };
      const there = { ...seen, id: 's2', current: false, device: 'Safari no iPhone' };
      const open = (...data: object[]) => ({ body: { success: true, data, total: data.length } });
      server.on('GET /api/user/sessions', open(here, there));
      server.on(CHANGE, () => {
        server.on('GET /api/user/sessions', open(here));
        return { body: { success: true, message: DONE } };
      });
      const { dialog } = await ask('Senha', 'Trocar senha');
      expect(await screen.findByText('Safari no iPhone')).toBeInTheDocument();
      await fillIn(dialog.getByLabelText('Senha atual'), 'Garoa-2026');
      await fillIn(dialog.getByLabelText('Nova senha'), 'Neblina-2027');
      await fillIn(dialog.getByLabelText('Confirmar nova senha'), 'Neblina-2027');
      await userEvent.click(dialog.getByRole('button', { name: 'Trocar senha', hidden }));
      await waitFor(() => expect(screen.queryByText('Safari no iPhone')).toBeNull());
      expect(screen.getByText('Firefox no Linux')).toBeInTheDocument();
    });

    it('is set anew by e-mail where it was forgotten', async () => {
      const message = 'Email de redefinição enviado! Verifique sua caixa de entrada.';
      server.on('POST /api/auth/forgot-password', { body: { success: true, message } });
      const { dialog } = await ask('Senha', 'Trocar senha');
      await userEvent.click(dialog.getByRole('button', { name: 'Esqueceu sua senha?', hidden }));
      const forgotten = within(await screen.findByRole('dialog', { hidden }));
      expect(forgotten.getByLabelText('E-mail da conta')).toHaveValue('ana@gmail.com');
      await userEvent.click(forgotten.getByRole('button', { name: 'Enviar link', hidden }));
      expect(await forgotten.findByText(message)).toBeInTheDocument();
    });

    it('stays when the current one is wrong', async () => {
      const fields = [{ field: 'currentPassword', message: 'Senha incorreta.' }];
      server.on(CHANGE, { status: 400, body: { error: 'Senha incorreta.', code: 'WRONG_PASSWORD', fields } });
      const { dialog } = await ask('Senha', 'Trocar senha');
      await userEvent.click(dialog.getByRole('button', { name: 'Trocar senha', hidden }));
      expect(await dialog.findByText('Senha é obrigatória')).toBeInTheDocument();
      expect(dialog.getByText('Por favor, digite a nova senha')).toBeInTheDocument();
      await fillIn(dialog.getByLabelText('Senha atual'), 'Errada-2026');
      await fillIn(dialog.getByLabelText('Nova senha'), 'Neblina-2027');
      await fillIn(dialog.getByLabelText('Confirmar nova senha'), 'Neblina-2027');
      await userEvent.click(dialog.getByRole('button', { name: 'Trocar senha', hidden }));
      expect(await dialog.findByText('Senha incorreta.')).toBeInTheDocument();
    });
  });

  describe('the e-mail in Meu Perfil', () => {
    const CHANGE = 'POST /api/user/email';
    const SENT = 'Enviamos um link ao novo e-mail. A mudança vale depois que ele for confirmado.';

    async function fill(dialog: ReturnType<typeof within>, email: string) {
      await fillIn(dialog.getByLabelText('Novo e-mail'), email);
      await fillIn(dialog.getByLabelText('Sua senha'), 'Garoa-2026');
      await userEvent.click(dialog.getByRole('button', { name: 'Enviar confirmação', hidden }));
    }

    it('is asked for, and stands as it was until the new one is confirmed', async () => {
      server.on(CHANGE, { body: { success: true, message: SENT } });
      const { region, dialog } = await ask('E-mail', 'Trocar e-mail');
      await fill(dialog, 'Ana.Nova@gmail.com');
      expect(await region.findByText(SENT)).toBeInTheDocument();
      expect(region.getByText('ana@gmail.com')).toBeInTheDocument();
      expect(server.requests(CHANGE)[0]?.body).toEqual({ email: 'ana.nova@gmail.com', password: 'Garoa-2026' });
    });

    it('is refused under its field when it is of another provider, or somebody’s already', async () => {
      const message = 'Este e-mail já está cadastrado. Faça login ou use outro e-mail.';
      server.on(CHANGE, {
        status: 409,
        body: { error: message, code: 'EMAIL_TAKEN', fields: [{ field: 'email', message }] },
      });
      const { dialog } = await ask('E-mail', 'Trocar e-mail');
      await fill(dialog, 'ana@hotmail.com');
      expect(await dialog.findByText(/Apenas emails do Google são aceitos/)).toBeInTheDocument();
      expect(server.requests(CHANGE)).toHaveLength(0);
      await userEvent.clear(dialog.getByLabelText('Novo e-mail'));
      await fillIn(dialog.getByLabelText('Novo e-mail'), 'outra@gmail.com');
      await userEvent.click(dialog.getByRole('button', { name: 'Enviar confirmação', hidden }));
      expect(await dialog.findByText(message)).toBeInTheDocument();
    });
  });

  it('has an e-mail that is to be confirmed by a link to it', async () => {
    const SEND = 'POST /api/user/email/confirmation';
    const user = { ...profile, emailConfirmed: false };
    server.on('GET /api/user/profile', { body: { success: true, user } });
    server.on(SEND, { body: { success: true, message: 'Enviamos um link ao seu e-mail.' } });
    await showProduct('/consultas?aba=perfil');
    const region = within(await screen.findByRole('region', { name: 'E-mail' }));
    const tag = await region.findByText('Não confirmado');
    expect(tag.closest('p')).toHaveTextContent('ana@gmail.com');
    await userEvent.click(await region.findByRole('button', { name: 'Confirmar e-mail' }));
    expect(await region.findByText('Enviamos um link ao seu e-mail.')).toBeInTheDocument();
    expect(region.queryByRole('button', { name: 'Confirmar e-mail' })).toBeNull();
    expect(server.requests(SEND)).toHaveLength(1);
  });

  it('shows an e-mail as it is once its link was used in another tab', async () => {
    const is = (change: object) =>
      server.on('GET /api/user/profile', { body: { success: true, user: { ...profile, ...change } } });
    is({ emailConfirmed: false });
    await showProduct('/consultas?aba=perfil');
    const region = within(await screen.findByRole('region', { name: 'E-mail' }));
    expect(await region.findByText('Não confirmado')).toBeInTheDocument();
    is({ email: 'ana.nova@gmail.com' });
    act(() => void window.dispatchEvent(new Event('focus')));
    expect(await region.findByText('ana.nova@gmail.com')).toBeInTheDocument();
    expect(region.queryByText('Não confirmado')).toBeNull();
  });

  describe('of who has a second factor', () => {
    const STEP_UP = 'POST /api/auth/step-up';
    const refusal = (code: string, field: string, message: string) => ({
      status: 400,
      body: { code, error: message, fields: [{ field, message }] },
    });

    /** The call goes through once the code was given. */
    function guard(call: string, proofs: object[] = []) {
      let proven = false;
      const wanted = { status: 403, body: { code: 'STEP_UP_REQUIRED', error: 'Confirme sua senha para continuar.' } };
      server.on(call, () => (proven ? { body: { success: true, message: 'Feito.', options: {} } } : wanted));
      server.on(STEP_UP, () => {
        const refused = proofs.shift();
        if (refused) return refused;
        proven = true;
        return { body: { success: true, provenUntil: '2026-11-21T12:00:00.000Z' } };
      });
    }
    const step = async () => within(await screen.findByRole('dialog', { name: 'Confirme que é você', hidden }));
    const confirm = (dialog: ReturnType<typeof within>) =>
      userEvent.click(dialog.getByRole('button', { name: 'Confirmar', hidden }));
    const sent = () => server.requests(STEP_UP).map(({ body }) => body);

    it.each([
      ['POST /api/user/email', 'E-mail', 'Trocar e-mail', 'Enviar confirmação'],
      ['DELETE /api/user', 'Encerrar conta', 'Encerrar conta', 'Encerrar conta'],
    ])('asks the password of %s once, and then the code', async (call, card, open, submit) => {
      setLeave(() => undefined);
      guard(call);
      const { dialog } = await ask(card, open);
      const email = dialog.queryByLabelText('Novo e-mail');
      if (email) await fillIn(email, 'ana.nova@gmail.com');
      await fillIn(dialog.getByLabelText('Sua senha'), 'Garoa-2026');
      expect(dialog.queryByLabelText('Código de verificação')).toBeNull();
      await userEvent.click(dialog.getByRole('button', { name: submit, hidden }));
      const question = await step();
      expect(question.queryByLabelText('Senha')).toBeNull();
      await fillIn(question.getByLabelText('Código de verificação'), '123456');
      await confirm(question);
      await waitFor(() => expect(server.requests(call)).toHaveLength(2));
      expect(sent()).toEqual([{ password: 'Garoa-2026', totp: '123456' }]);
    });

    it('says beside the code that the password was wrong, and asks for it there', async () => {
      const call = 'POST /api/user/email';
      guard(call, [
        refusal('WRONG_PASSWORD', 'password', 'Senha incorreta.'),
        refusal('TOTP_INVALID', 'totp', 'Código de verificação inválido'),
      ]);
      const { dialog } = await ask('E-mail', 'Trocar e-mail');
      await fillIn(dialog.getByLabelText('Novo e-mail'), 'ana.nova@gmail.com');
      await fillIn(dialog.getByLabelText('Sua senha'), 'Errada-2026');
      await userEvent.click(dialog.getByRole('button', { name: 'Enviar confirmação', hidden }));
      const question = await step();
      await fillIn(question.getByLabelText('Código de verificação'), '123456');
      await confirm(question);
      const password = await question.findByLabelText('Senha');
      expect(password).toHaveAccessibleDescription(/Senha incorreta/);
      await userEvent.clear(password);
      await fillIn(password, 'Garoa-2026');
      await confirm(question);
      expect(await question.findByText('Código de verificação inválido')).toBeInTheDocument();
      expect(sent().at(-1)).toEqual({ password: 'Garoa-2026', totp: '123456' });
    });
  });

  describe('the page of the e-mail link', () => {
    const CONFIRM = 'POST /api/auth/confirm-email';

    it('waits for a click, then confirms and leads on', async () => {
      const message = 'E-mail confirmado. Use o novo endereço para entrar.';
      server.on(CONFIRM, { body: { success: true, message, outcome: 'changed', email: 'an***@gmail.com' } });
      await showProduct('/confirmar-email/segredo');
      const button = await screen.findByRole('button', { name: 'Confirmar este e-mail' });
      expect(server.requests(CONFIRM)).toHaveLength(0);
      // Only what stood there before is sure to be read aloud.
      const status = within(screen.getByRole('main')).getByRole('status');
      await userEvent.click(button);
      await waitFor(() => expect(status).toHaveTextContent(message));
      expect(status).toBeInTheDocument();
      expect(server.requests(CONFIRM)[0]?.body).toEqual({ token: 'segredo' });
      expect(screen.queryByText(/Falta um passo/)).toBeNull();
      expect(screen.getByRole('link', { name: 'Ir para o Meu Perfil' })).toBeInTheDocument();
    });

    it('undoes a change, and leads to the login since every session is over', async () => {
      const message = 'A mudança foi desfeita. Enviamos a este e-mail um link para definir uma nova senha.';
      server.on(CONFIRM, { body: { success: true, message, outcome: 'restored', email: 'an***@gmail.com' } });
      await showProduct('/confirmar-email/segredo?acao=desfazer');
      await userEvent.click(await screen.findByRole('button', { name: 'Desfazer a troca' }));
      expect(await screen.findByText(message)).toBeInTheDocument();
      expect(screen.getByRole('link', { name: 'Ir para o login' })).toHaveAttribute('href', '/login');
      expect(readSession()).toBeNull();
      await waitFor(() => expect(server.requests('POST /api/auth/logout')).toHaveLength(1));
      expect(server.requests('POST /api/auth/logout')[0]?.authorization).toBe('Bearer access');
    });

    it.each([
      ['', 'Confirmar este e-mail', 'Não foi possível confirmar o e-mail.'],
      ['?acao=desfazer', 'Desfazer a troca', 'Não foi possível desfazer a troca.'],
    ])('says what could not be done: %s', async (search, button, text) => {
      server.on(CONFIRM, { status: 502, body: {} });
      await showProduct(`/confirmar-email/segredo${search}`);
      await userEvent.click(await screen.findByRole('button', { name: button }));
      expect(await screen.findByText(text)).toBeInTheDocument();
    });

    it('names the address before the click, and offers none where the link is over already', async () => {
      const VALIDATE = 'POST /api/auth/validate-email-link';
      server.on(VALIDATE, { body: { success: true, valid: true, email: 'an***@gmail.com', message: 'Token válido' } });
      await showProduct('/confirmar-email/segredo');
      expect(await screen.findByText('an***@gmail.com')).toBeInTheDocument();
      expect(screen.getByRole('button', { name: 'Confirmar este e-mail' })).toBeInTheDocument();
      cleanup();
      server.on(VALIDATE, {
        body: { success: true, valid: false, email: null, message: 'Token inválido ou expirado' },
      });
      await showProduct('/confirmar-email/gasto');
      expect(await screen.findByText('Token inválido ou expirado')).toBeInTheDocument();
      expect(screen.queryByRole('button', { name: 'Confirmar este e-mail' })).toBeNull();
      expect(server.requests(CONFIRM)).toHaveLength(0);
    });

    it('says that a link is over', async () => {
      server.on(CONFIRM, { status: 400, body: { error: 'Token inválido ou expirado', code: 'LINK_INVALID' } });
      await showProduct('/confirmar-email/segredo');
      await userEvent.click(await screen.findByRole('button', { name: 'Confirmar este e-mail' }));
      expect(await screen.findByText('Token inválido ou expirado')).toBeInTheDocument();
    });
  });
});
