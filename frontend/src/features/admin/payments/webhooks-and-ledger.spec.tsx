import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showProduct } from '../../../app/testing';
import { startSession } from '../../../shared/api/session';
import { useTestServer } from '../../../shared/testing/test-server';

const INBOX = 'GET /api/admin/webhooks';
const AUDIT = 'GET /api/admin/payments/audit';
const LEDGER = 'GET /api/admin/ledger';
const LINES = 'GET /api/admin/ledger/lines';
const webhook = {
  id: 'w1',
  provider: 'mercado-pago',
  eventId: '123:7',
  chargeId: '123',
  state: 'given-up',
  outcome: null,
  attempts: 32,
  receivedAt: '2026-11-20T05:15:51.000Z',
  processedAt: null,
  nextAttemptAt: null,
};
const page = (...data: object[]) => ({ body: { success: true, data, nextCursor: null, total: data.length } });

describe('the parts of the screen Pagamentos', () => {
  const server = useTestServer();
  beforeEach(() => {
    startSession({ token: 't', user: { id: 'a1', name: 'Administração', email: '' }, userType: 'admin' });
    server.on('GET /api/public/config', { body: { captcha: null, demonstration: false, termsVersion: '2026-11-01' } });
    server.on('GET /api/user/profile', { body: { success: true, user: { id: 'a1', userType: 'admin' } } });
  });

  const click = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

  describe('Notificações', () => {
    const show = (query = '') => showProduct(`/admin/pagamentos?aba=notificacoes${query}`);
    const open = (change: object = {}) =>
      server.on(`${INBOX}/w1`, {
        body: { success: true, data: { ...webhook, payload: '{\n  "id": 7\n}', signature: 'as-received', ...change } },
      });
    const openFirst = async () => {
      await show();
      const [first] = await screen.findAllByRole('button', { name: '20/11/2026 02:15' });
      await userEvent.click(first as HTMLElement);
    };
    beforeEach(() => {
      server.on(INBOX, page(webhook, { ...webhook, id: 'w2', state: 'processed', outcome: 'cobranca_desconhecida' }));
      open();
    });

    it('are listed with what became of them', async () => {
      await show();
      const table = within(await screen.findByRole('table', { name: 'Notificações' }));
      for (const text of ['Não processada', 'Processada', 'O meio de pagamento não conhece a cobrança']) {
        expect(table.getByText(text)).toBeInTheDocument();
      }
    });

    it('are narrowed by state, gateway and charge, in the address', async () => {
      const router = await show('&state=given-up&provider=bacen');
      await userEvent.type(await screen.findByLabelText('Cobrança'), '123{Enter}');
      await waitFor(() => {
        const query = new URLSearchParams(server.requests(INBOX).at(-1)?.query);
        expect(Object.fromEntries(query)).toEqual({ state: 'given-up', provider: 'bacen', chargeId: '123' });
      });
      expect(router.state.location.search).toContain('aba=notificacoes');
    });

    it('are exported as they are narrowed', async () => {
      server.on(`${INBOX}/export`, { status: 500, body: {} });
      await show('&state=given-up&sort=oldest');
      await click('Exportar CSV');
      expect(await screen.findByText('Não foi possível exportar.')).toBeInTheDocument();
      expect(server.requests(`${INBOX}/export`)[0]?.query).toBe('state=given-up&sort=oldest');
    });

    it('are opened with what came, worked off again, and tell what came of it', async () => {
      server.on('POST /api/admin/webhooks/w1/replay', () => {
        open({ state: 'processed', outcome: 'aprovado', processedAt: '2026-11-21T05:15:51.000Z' });
        return { status: 202, body: { success: true, id: 'w1' } };
      });
      await openFirst();
      expect(await screen.findByText(/"id": 7/)).toBeInTheDocument();
      await click('Processar outra vez');
      expect(await screen.findByText(/^Processada outra vez: pagamento aprovado\./)).toBeInTheDocument();
    });

    it('tell the new end of one that was worked off before, never the old one', async () => {
      const before = { state: 'processed', outcome: 'cobranca_desconhecida', processedAt: '2026-11-20T05:16:00.000Z' };
      const waiting = { ...webhook, state: 'waiting', payload: '', signature: 'as-received' };
      let letGo = (): void => undefined;
      open(before);
      server.on('POST /api/admin/webhooks/w1/replay', () => {
        letGo = server.hold(`${INBOX}/w1`, { body: { success: true, data: waiting } });
        return { status: 202, body: { success: true, id: 'w1' } };
      });
      await openFirst();
      await click('Processar outra vez');
      expect(await screen.findByText('Processando outra vez…')).toBeInTheDocument();
      letGo();
      await within(screen.getByRole('dialog')).findByText('Esperando');
      open({ ...before, outcome: 'aprovado', processedAt: '2026-11-21T05:15:51.000Z' });
      expect(await screen.findByText(/^Processada outra vez: pagamento aprovado\./)).toBeInTheDocument();
    });

    it('say that it failed again, and when the next try is, and are asked for seldom', async () => {
      const trying = { state: 'waiting', attempts: 1, nextAttemptAt: '2026-11-21T05:15:53.000Z' };
      open({ state: 'waiting', attempts: 9, nextAttemptAt: '2026-11-21T05:00:00.000Z' });
      server.on('POST /api/admin/webhooks/w1/replay', () => {
        open(trying);
        return { status: 202, body: { success: true, id: 'w1' } };
      });
      await openFirst();
      await click('Processar outra vez');
      expect(await screen.findByText('Processando outra vez…')).toBeInTheDocument();
      open({ ...trying, attempts: 2, nextAttemptAt: '2026-11-21T05:16:57.000Z' });
      expect(
        await screen.findByText('Ainda não deu certo. Próxima tentativa em 21/11/2026 02:16.'),
      ).toBeInTheDocument();
      const asked = server.requests(`${INBOX}/w1`).length;
      await new Promise((resolve) => setTimeout(resolve, 1_200));
      expect(server.requests(`${INBOX}/w1`)).toHaveLength(asked);
    });

    it('say why they could not be worked off again', async () => {
      server.on('POST /api/admin/webhooks/w1/replay', { status: 404, body: { error: 'Notificação não encontrada.' } });
      await openFirst();
      await click('Processar outra vez');
      expect(await screen.findByText('Notificação não encontrada.')).toBeInTheDocument();
    });
  });

  describe('Livro-razão', () => {
    const show = (query = '') => showProduct(`/admin/pagamentos?aba=livro${query}`);
    const balances = ['caixa', 'receita', 'devolucoes', 'a_devolver'].map((account, n) => ({
      account,
      balance: n * 10,
    }));
    const days = [{ day: '2026-11-20', account: 'receita', debit: 0, credit: 25, balance: 125 }];
    const line = {
      id: 'l1',
      paymentId: '0198f3a0-5d2a-7c4e-9d6b-3d3f0b7a9c11',
      kind: 'retido:9',
      at: '2026-11-20T05:15:51Z',
    };
    beforeEach(() => {
      server.on(LEDGER, { body: { success: true, from: '2026-10-22', to: '2026-11-20', data: days, balances } });
      server.on(LINES, page({ ...line, debit: 'caixa', credit: 'a_devolver', amount: 7 }));
    });

    it('is told by day and account, and line by line, with the balances', async () => {
      await show();
      const byDay = within(await screen.findByRole('table', { name: 'Livro-razão por dia e conta' }));
      for (const text of ['20/11/2026', 'Receita de planos', /^R\$\s25,00$/, /^R\$\s125,00$/]) {
        expect(byDay.getByText(text)).toBeInTheDocument();
      }
      const lines = within(await screen.findByRole('table', { name: 'Lançamentos' }));
      for (const text of ['Valor recebido sem plano', 'Caixa (Pix)', 'A devolver', /^R\$\s7,00$/]) {
        expect(lines.getByText(text)).toBeInTheDocument();
      }
      expect(lines.getByRole('link', { name: '…0b7a9c11' })).toHaveAttribute(
        'href',
        expect.stringContaining(line.paymentId),
      );
      expect(
        within(screen.getByRole('region', { name: 'Saldos em 20/11/2026' })).getByText(/30,00/),
      ).toBeInTheDocument();
    });

    it('is asked for the period and the order that the address names', async () => {
      await show('&from=2026-01-01&to=2026-01-31&sort=oldest');
      await screen.findByRole('table', { name: 'Lançamentos' });
      expect(server.requests(LEDGER).at(-1)?.query).toBe('from=2026-01-01&to=2026-01-31');
      expect(server.requests(LINES).at(-1)?.query).toBe('from=2026-01-01&to=2026-01-31&sort=oldest');
    });

    it('shows no figures of another period under a filter that was refused', async () => {
      const router = await show();
      await screen.findByRole('table', { name: 'Livro-razão por dia e conta' });
      const error = 'O período vai até 366 dias.';
      for (const path of [LEDGER, LINES]) server.on(path, { status: 400, body: { success: false, error } });
      await act(async () => {
        router.state.push('/admin/pagamentos?aba=livro&from=2020-01-01');
        router.state.go(0);
      });
      await waitFor(() => expect(screen.getAllByText(error)).toHaveLength(2));
      expect(screen.queryByRole('table')).toBeNull();
      expect(screen.queryByRole('region', { name: /^Saldos em/ })).toBeNull();
    });

    it('says that the books agree', async () => {
      server.on(AUDIT, { body: { success: true, data: [] } });
      await show();
      await click('Conferir livros');
      expect(await screen.findByText(/^Os livros conferem/)).toBeInTheDocument();
    });

    it('says where the books do not agree, or that they could not be looked at', async () => {
      server.on(AUDIT, { body: { success: true, data: [{ fault: 'pago_sem_plano', subject: 'p1' }] } });
      await show();
      await click('Conferir livros');
      expect(await screen.findByText('1 ponto a verificar:')).toBeInTheDocument();
      expect(screen.getByText(/Pago, e o plano não foi concedido/)).toBeInTheDocument();
      server.on(AUDIT, { status: 500, body: {} });
      await click('Conferir livros');
      expect(await screen.findByText('Não foi possível conferir os livros.')).toBeInTheDocument();
    });

    it('says that there may be more than are told where the check was cut short', async () => {
      const data = Array.from({ length: 200 }, (_, n) => ({ fault: 'pago_sem_plano', subject: `p${n}` }));
      server.on(AUDIT, { body: { success: true, data, nextCursor: null, total: 200, totalCapped: true } });
      await show();
      await click('Conferir livros');
      expect(await screen.findByText('200 pontos ou mais a verificar:')).toBeInTheDocument();
    });

    it('says that it could not be exported', async () => {
      server.on(`${LEDGER}/export`, { status: 500, body: {} });
      await show();
      await click('Exportar CSV');
      expect(await screen.findByText('Não foi possível exportar.')).toBeInTheDocument();
    });
  });
});
