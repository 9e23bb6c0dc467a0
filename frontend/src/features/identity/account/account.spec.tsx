import { TERMS_VERSION } from '@kernel/terms';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showProduct } from '../../../app/testing';
import { setLeave } from '../../../shared/api/leave';
import { writeSession } from '../../../shared/api/session-storage';
import { fillIn } from '../../../shared/testing/fill-in';
import { pass, stopClock, until } from '../../../shared/testing/page-clock';
import { useTestServer } from '../../../shared/testing/test-server';
import { profile } from '../../lookups/testing/subscriber';

const PLAN = {
  status: 'active',
  plan: 'Ouro',
  planId: 'gold',
  startsAt: '2026-11-10T12:00:00.000Z',
  expiresAt: '2026-11-25T12:00:00.000Z',
  daysRemaining: 12,
};
const SESSIONS = 'GET /api/user/sessions';

const session = (id: string, device: string, current = false) => ({
  id,
  current,
  device,
  kind: 'computer',
  address: '203.0.•.•',
  createdAt: '2026-11-20T12:00:00.000Z',
  lastSeenAt: '2026-11-21T12:00:00.000Z',
});

const card = async (name: string) => within(await screen.findByRole('region', { name }));

describe('the account’s cards in Meu Perfil', () => {
  const server = useTestServer();
  afterEach(() => jest.useRealTimers());
  let left: string[];

  beforeEach(() => {
    left = [];
    setLeave((path) => left.push(path));
    writeSession({ token: 'access', user: profile, userType: 'user' });
    server.on('GET /api/user/profile', { body: { success: true, user: profile } });
    server.on('GET /api/user/subscription', { body: { success: true, hasSubscription: true, subscription: PLAN } });
    devices(session('1', 'Chrome no Windows', true), session('2', 'Safari no iPhone'));
  });

  function devices(...data: ReturnType<typeof session>[]): void {
    server.on(SESSIONS, { body: { success: true, data, total: data.length } });
  }

  const open = () => showProduct('/consultas?aba=perfil');

  describe('devices', () => {
    it('are listed, this one marked and without a way to end it here', async () => {
      await open();
      const list = await card('Dispositivos');
      const [own, phone] = (await list.findAllByRole('listitem')).map((row) => within(row));
      expect(own?.getByText('Este dispositivo')).toBeInTheDocument();
      expect(own?.queryByRole('button')).toBeNull();
      expect(phone?.getByText('Safari no iPhone')).toBeInTheDocument();
      expect(phone?.getByText('Entrou em 20/11/2026 09:00')).toBeInTheDocument();
      expect(phone?.getByText('Rede 203.0.•.•')).toBeInTheDocument();
    });

    it('tell how long ago they were used as time goes by', async () => {
      stopClock();
      const phone = { ...session('2', 'Safari no iPhone'), lastSeenAt: new Date().toISOString() };
      devices(session('1', 'Chrome no Windows', true), phone);
      await open();
      await until(() => screen.queryByText('Usado agora mesmo') !== null);
      await pass(180_000);
      expect(screen.getByText('Usado há 3 minutos')).toBeInTheDocument();
    });

    it('are a handful at first, and all of them when asked for', async () => {
      devices(...Array.from({ length: 7 }, (_, one) => session(String(one), `Chrome ${one}`, one === 0)));
      await open();
      const list = await card('Dispositivos');
      expect(await list.findAllByRole('listitem')).toHaveLength(5);
      await userEvent.click(list.getByRole('button', { name: 'Mostrar os 7 dispositivos' }));
      expect(list.getAllByRole('listitem')).toHaveLength(7);
    });

    it('are signed out one by one', async () => {
      server.on('DELETE /api/user/sessions/2', () => {
        devices(session('1', 'Chrome no Windows', true));
        return { body: { success: true } };
      });
      await open();
      const list = await card('Dispositivos');
      await userEvent.click(await list.findByRole('button', { name: 'Sair de Safari no iPhone' }));
      expect(await list.findByText('Safari no iPhone saiu da sua conta.')).toBeInTheDocument();
      expect(await list.findByText('Você só está conectado neste dispositivo.')).toBeInTheDocument();
      expect(list.queryByRole('button', { name: 'Sair de todos os outros' })).toBeNull();
    });

    it('tell what was done last: no failure stands beside a success', async () => {
      devices(session('1', 'Chrome no Windows', true), session('2', 'Safari no iPhone'), session('3', 'Firefox'));
      server.on('DELETE /api/user/sessions/2', { status: 503, body: { error: 'Tente de novo.', code: 'UNAVAILABLE' } });
      server.on('DELETE /api/user/sessions', { body: { success: true, ended: 2 } });
      await open();
      const list = await card('Dispositivos');
      await userEvent.click(await list.findByRole('button', { name: 'Sair de Safari no iPhone' }));
      expect(await list.findByText('Tente de novo.')).toHaveClass('danger');
      await userEvent.click(list.getByRole('button', { name: 'Sair de todos os outros' }));
      await userEvent.click(screen.getByRole('button', { name: 'Sair dos outros', hidden: true }));
      expect(await list.findByText('2 dispositivos saíram.')).toHaveClass('success');
      expect(list.queryByText('Tente de novo.')).not.toBeInTheDocument();
    });

    it('are signed out together, after a question', async () => {
      server.on('DELETE /api/user/sessions', { body: { success: true, ended: 1 } });
      await open();
      const list = await card('Dispositivos');
      await userEvent.click(await list.findByRole('button', { name: 'Sair de todos os outros' }));
      expect(server.requests('DELETE /api/user/sessions')).toHaveLength(0);
      const question = 'O outro dispositivo sai da sua conta agora. Este continua.';
      const whatsapp = 'Um WhatsApp adicionado precisa ser confirmado de novo.';
      expect(screen.getByText(/^O outro dispositivo sai/)).toHaveTextContent(`${question} ${whatsapp}`);
      await userEvent.click(screen.getByRole('button', { name: 'Sair dos outros', hidden: true }));
      expect(await list.findByText('1 dispositivo saiu.')).toBeInTheDocument();
    });

    it('that cannot be read are asked for again', async () => {
      server.on(SESSIONS, { status: 503, body: { error: 'Tente de novo em instantes.', code: 'UNAVAILABLE' } });
      await open();
      const list = await card('Dispositivos');
      expect(await list.findByText('Tente de novo em instantes.')).toBeInTheDocument();
      devices(session('1', 'Chrome no Windows', true));
      await userEvent.click(list.getByRole('button', { name: 'Tentar Novamente' }));
      expect(await list.findByText('Este dispositivo')).toBeInTheDocument();
    });
  });

  describe('terms', () => {
    it('tell which version was accepted, and when', async () => {
      await open();
      const terms = await card('Termos e privacidade');
      const [year, month, day] = TERMS_VERSION.split('-');
      const text = `Você aceitou a versão de ${day}/${month}/${year} em 02/11/2026 10:00.`;
      expect(terms.getByText(text)).toBeInTheDocument();
      expect(terms.getByRole('link', { name: 'Termos de uso' })).toHaveAttribute('href', '/termos');
      expect(terms.queryByRole('button')).toBeNull();
    });

    it('ask again when they have changed', async () => {
      const old = { ...profile, termsVersion: '2025-01-31', termsAccepted: false };
      server.on('GET /api/user/profile', { body: { success: true, user: old } });
      server.on('POST /api/user/terms/accept', () => {
        server.on('GET /api/user/profile', { body: { success: true, user: profile } });
        return { body: { success: true } };
      });
      await open();
      const terms = await card('Termos e privacidade');
      expect(terms.getByText(/Você aceitou a versão de 31\/01\/2025/)).toBeInTheDocument();
      await userEvent.click(terms.getByRole('button', { name: 'Li e aceito' }));
      await waitFor(() => expect(terms.queryByRole('button')).toBeNull());
      expect(server.requests('POST /api/user/terms/accept')[0]?.body).toEqual({ termsVersion: TERMS_VERSION });
    });
  });

  describe('own data', () => {
    const clicked: string[] = [];
    const click = HTMLAnchorElement.prototype.click;
    beforeEach(() => {
      clicked.length = 0;
      URL.createObjectURL = () => 'blob:arquivo';
      URL.revokeObjectURL = () => undefined;
      HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
        clicked.push(this.download);
      };
    });
    afterEach(() => {
      HTMLAnchorElement.prototype.click = click;
    });

    it('are saved as a file', async () => {
      server.on('GET /api/user/export', { body: { conta: {} } });
      await open();
      const data = await card('Meus dados');
      await userEvent.click(data.getByRole('button', { name: 'Baixar meus dados' }));
      expect(await data.findByText('Arquivo baixado.')).toBeInTheDocument();
      expect(clicked).toEqual(['meus-dados.json']);
    });

    it('are not saved when the day’s files are used up', async () => {
      const text = 'Você já baixou seus dados três vezes hoje. Tente novamente amanhã.';
      server.on('GET /api/user/export', { status: 429, body: { error: text, code: 'RATE_LIMITED' } });
      await open();
      const data = await card('Meus dados');
      await userEvent.click(data.getByRole('button', { name: 'Baixar meus dados' }));
      expect(await data.findByText(text)).toBeInTheDocument();
      expect(clicked).toEqual([]);
    });
  });

  describe('the account’s end', () => {
    async function ask() {
      await open();
      await userEvent.click((await card('Encerrar conta')).getByRole('button', { name: 'Encerrar conta' }));
      return within(screen.getByRole('dialog', { hidden: true }));
    }
    const confirm = { name: 'Encerrar conta', hidden: true };

    it('tells what goes, what stays and what becomes of the plan', async () => {
      const dialog = await ask();
      expect(dialog.getByText('O que é apagado agora')).toBeInTheDocument();
      expect(dialog.getByText('O que a lei nos faz guardar')).toBeInTheDocument();
      expect(dialog.getByText(/Seu plano Ouro termina agora: perdem-se os 12 dias que restam/)).toBeInTheDocument();
    });

    it('tells what becomes of the money of withdrawn purchases, and until when others can be withdrawn from', async () => {
      const payment = (change: object) => ({
        id: 'p1',
        planId: 'bronze',
        status: 'approved',
        amount: 15,
        returnedAmount: null,
        createdAt: '2026-11-20T17:00:00.000Z',
        withdrawalUntil: '2099-11-28T03:00:00.000Z',
        withdrawalAskedAt: null,
        ...change,
      });
      const withdrawn = payment({ withdrawalAskedAt: '2026-11-21T17:00:00.000Z' });
      const data = [
        withdrawn,
        payment({ id: 'p2', planId: 'silver', amount: 25 }),
        payment({ id: 'p3', status: 'refunded' }),
      ];
      server.on('GET /api/payments', { body: { success: true, data, nextCursor: null, total: 3 } });
      const dialog = await ask();
      expect(
        await dialog.findByText(
          /^Seu pedido para desistir da compra do plano Bronze continua valendo: devolvemos R\$\s15,00 por Pix à conta/,
        ),
      ).toHaveTextContent('não há outro aviso por e-mail');
      expect(dialog.getByText(/^Da compra do plano Prata você pode desistir até 27\/11\/2099\./)).toBeInTheDocument();
      expect(dialog.getAllByText(/desistir/)).toHaveLength(2);
    });

    it('needs the password, and says when it is wrong', async () => {
      server.on('DELETE /api/user', {
        status: 400,
        body: {
          error: 'Senha incorreta.',
          code: 'WRONG_PASSWORD',
          fields: [{ field: 'password', message: 'Senha incorreta.' }],
        },
      });
      const dialog = await ask();
      await userEvent.click(dialog.getByRole('button', confirm));
      expect(await dialog.findByText('Senha é obrigatória')).toBeInTheDocument();
      expect(server.requests('DELETE /api/user')).toHaveLength(0);
      await fillIn(dialog.getByLabelText('Sua senha'), 'Errada123');
      await userEvent.click(dialog.getByRole('button', confirm));
      expect(await dialog.findByText('Senha incorreta.')).toBeInTheDocument();
      expect(left).toEqual([]);
    });

    it('forgets the session and what was being written, and leaves', async () => {
      sessionStorage.setItem('rascunhoSugestao:u1', 'O que Ana escrevia.');
      server.on('DELETE /api/user', { body: { success: true } });
      const dialog = await ask();
      await fillIn(dialog.getByLabelText('Sua senha'), 'Senha123');
      await userEvent.click(dialog.getByRole('button', confirm));
      await waitFor(() => expect(left).toEqual(['/login?motivo=conta-encerrada']));
      expect(server.requests('DELETE /api/user')[0]?.body).toEqual({ password: 'Senha123' });
      expect(localStorage.getItem('authToken')).toBeNull();
      expect(sessionStorage).toHaveLength(0);
    });
  });

  it.each([
    ['sessao', 'Sua sessão terminou. Entre novamente.'],
    ['conta-encerrada', 'Sua conta foi encerrada.'],
  ])('the login page says why one was brought there: %s', async (reason, text) => {
    localStorage.clear();
    await showProduct(`/login?motivo=${reason}`);
    expect(await screen.findByText(text)).toBeInTheDocument();
  });
});
