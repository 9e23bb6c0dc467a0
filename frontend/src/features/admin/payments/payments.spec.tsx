import { DAY_MS } from '@kernel/durations';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showProduct } from '../../../app/testing';
import { startSession } from '../../../shared/api/session';
import { fillIn } from '../../../shared/testing/fill-in';
import { useTestServer } from '../../../shared/testing/test-server';

const LIST = 'GET /api/admin/payments';
const SEARCH = 'POST /api/admin/payments/search';
const EXPORT = 'POST /api/admin/payments/export';
const OPEN = 'GET /api/admin/payments/p1';
const REFUND = 'POST /api/admin/payments/p1/refund';

const item = {
  id: 'p1',
  userId: 'u1',
  email: 'an***@gmail.com',
  planId: 'silver',
  status: 'approved',
  amount: 22.5,
  returnedAmount: null,
  discountAmount: 2.5,
  promoCode: 'NATAL10',
  provider: 'mercado-pago',
  createdAt: '2026-11-20T05:15:51.000Z',
  paidAt: '2026-11-20T05:16:51.000Z',
  withdrawalUntil: '2026-11-28T03:00:00.000Z',
  withdrawalAskedAt: null,
};
const gone = { ...item, id: 'p2', email: null, promoCode: null, status: 'disputed', provider: 'bacen' };
const term = (planId: string, expiresAt: string) => ({ planId, startsAt: '2026-11-20T05:16:51.000Z', expiresAt });
const opened = {
  ...item,
  originalAmount: 25,
  chargeId: '1795301128162',
  expiresAt: '2026-11-20T05:30:51.000Z',
  events: [
    { kind: 'criado', amount: 0, details: {}, at: '2026-11-20T05:15:51.000Z' },
    { kind: 'aprovado', amount: 22.5, details: {}, at: '2026-11-20T05:16:51.000Z' },
  ],
  notifications: [{ id: 'w1', receivedAt: '2026-11-20T05:16:50.000Z', outcome: 'aprovado', attempts: 1 }],
  refunds: [],
  access: { before: null, after: term('silver', '2099-12-05T05:16:51.000Z'), withoutIt: null },
  accessNow: term('silver', '2099-12-05T05:16:51.000Z'),
  refund: { possible: true, rightUntil: new Date(Date.now() + 3 * DAY_MS).toISOString() },
};
const page = (...data: object[]) => ({ body: { success: true, data, nextCursor: null, total: data.length } });
const file = (change: object = {}) => ({ body: { success: true, data: { ...opened, ...change } } });

describe('the screen Pagamentos', () => {
  const server = useTestServer();
  beforeEach(() => {
    startSession({ token: 't', user: { id: 'a1', name: 'Administração', email: '' }, userType: 'admin' });
    server.on('GET /api/public/config', { body: { captcha: null, demonstration: false, termsVersion: '2026-11-01' } });
    server.on('GET /api/user/profile', { body: { success: true, user: { id: 'a1', userType: 'admin' } } });
    server.on(LIST, page(item, gone));
    server.on(OPEN, file());
  });

  const show = (query = '') => showProduct(`/admin/pagamentos${query}`);
  const click = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
  async function askRefund() {
    await show('?pagamento=p1');
    await click('Devolver o dinheiro');
  }

  it('says whole, beside its search, what may be typed there', async () => {
    await show();
    expect(await screen.findByLabelText('Busca')).toHaveAccessibleDescription(
      'E-mail inteiro, número do pagamento ou da cobrança, código',
    );
  });

  it('leaves the list where it stands while a payment is open, and goes back to it, once', async () => {
    const router = await show();
    act(() => router.state.push('/admin/pagamentos?plan=silver'));
    const [first] = await screen.findAllByRole('button', { name: '20/11/2026 02:15' });
    const scroll = jest.spyOn(window, 'scrollTo').mockImplementation();
    await userEvent.click(first as HTMLElement);
    const drawer = await screen.findByRole('dialog', { hidden: true });
    expect(scroll).not.toHaveBeenCalled();
    expect(router.state.index).toBe(2);
    // What Esc does.
    act(() => ['cancel', 'close'].forEach((name) => void drawer.dispatchEvent(new Event(name))));
    await waitFor(() => expect(drawer).not.toBeInTheDocument());
    expect([router.state.index, router.state.location.search]).toEqual([1, '?plan=silver']);
    scroll.mockRestore();
  });

  it('lists each payment with whose it is, masked, and how it stands', async () => {
    await show();
    const table = within(await screen.findByRole('table', { name: 'Pagamentos' }));
    const [, first, second] = table.getAllByRole('row') as [HTMLElement, HTMLElement, HTMLElement];
    for (const text of [
      '20/11/2026 02:15',
      'an***@gmail.com',
      'Prata',
      /^R\$\s22,50$/,
      'NATAL10',
      'Aprovado',
      'Mercado Pago',
    ]) {
      expect(within(first).getByText(text)).toBeInTheDocument();
    }
    for (const text of ['Conta encerrada', 'Contestado', 'Banco (API Pix)']) {
      expect(within(second).getByText(text)).toBeInTheDocument();
    }
  });

  it('shows when each was received while it is narrowed by that', async () => {
    server.on(LIST, page(item, { ...gone, paidAt: null }));
    await show('?dates=received');
    const table = within(await screen.findByRole('table', { name: 'Pagamentos' }));
    expect(table.getAllByRole('columnheader')[0]).toHaveTextContent('Recebido');
    expect(table.getByRole('button', { name: '20/11/2026 02:16' })).toBeInTheDocument();
    expect(table.queryByText('20/11/2026 02:15')).toBeNull();
  });

  it('asks for what the address narrows to, and for nothing else that stands there', async () => {
    server.on(LIST, page());
    await show('?status=refunded&plan=gold&from=2026-11-01&to=amanha&sort=highest&x=1');
    expect(await screen.findByText('Nada com estes filtros')).toBeInTheDocument();
    // Those who withdrew are asked for beside it.
    const asked = () => server.requests(LIST).map(({ query }) => Object.fromEntries(new URLSearchParams(query)));
    await waitFor(() => expect(asked()).toHaveLength(2));
    expect(asked()).toContainEqual({ status: 'refunded', plan: 'gold', from: '2026-11-01', sort: 'highest' });
  });

  it('says that the list could not be loaded, and tries again', async () => {
    server.on(LIST, { status: 500, body: { error: 'Erro interno.' } });
    await show();
    expect(await screen.findByText('Não foi possível carregar a lista')).toBeInTheDocument();
    server.on(LIST, page());
    await click('Tentar Novamente');
    expect(await screen.findByText('Nenhum pagamento ainda')).toBeInTheDocument();
  });

  it('searches without putting into the address whom, page after page', async () => {
    server.on(SEARCH, ({ body }) => {
      const later = (body as { cursor?: string }).cursor === 'p1';
      return { body: { success: true, data: [later ? gone : item], nextCursor: later ? null : 'p1', total: 2 } };
    });
    const router = await show('?status=approved');
    await fillIn(await screen.findByLabelText('Busca'), 'ana@gmail.com');
    await click('Buscar');
    expect(await screen.findByText('1 de 2 pagamentos')).toBeInTheDocument();
    await click('Carregar mais');
    expect(await screen.findByText('2 de 2 pagamentos')).toBeInTheDocument();
    expect(server.requests(SEARCH).map(({ body }) => body)).toEqual([
      { texto: 'ana@gmail.com', status: 'approved' },
      { texto: 'ana@gmail.com', status: 'approved', cursor: 'p1' },
    ]);
    expect(router.state.location.search).toBe('?status=approved');
    expect(server.seen.some(({ query }) => query.includes('gmail'))).toBe(false);
  });

  it('exports what is shown', async () => {
    server.on(EXPORT, { status: 500, body: {} });
    await show('?plan=gold');
    await click('Exportar CSV');
    expect(await screen.findByText('Não foi possível exportar.')).toBeInTheDocument();
    expect(server.requests(EXPORT)[0]?.body).toEqual({ plan: 'gold' });
  });

  it('opens one whole: what was paid, what happened, what was heard, what it made of the access', async () => {
    await show('?pagamento=p1');
    const drawer = within(await screen.findByRole('dialog', { name: 'Pagamento' }));
    for (const text of [
      '1795301128162',
      'Pagamento aberto',
      'Pago; plano concedido',
      'Pagamento aprovado',
      'Sem plano',
    ]) {
      expect(await drawer.findByText(text)).toBeInTheDocument();
    }
    expect(drawer.getAllByText('Prata, até 05/12/2099 02:16')).toHaveLength(2);
    expect(drawer.getByText(/Quem comprou pode desistir até .*, 7 dias depois da compra/)).toBeInTheDocument();
  });

  it('says of money that bought nothing how much came, that it went back, and that it ended no plan', async () => {
    const events = [
      { kind: 'retido', amount: 10, details: {}, at: '2026-11-20T05:16:51.000Z' },
      { kind: 'retido:E00000000202610101201aaaaaaaaaaa', amount: 5, details: {}, at: '2026-11-20T05:16:52.000Z' },
      { kind: 'estornado', amount: 0, details: { antes: 'falhou' }, at: '2026-11-20T05:17:51.000Z' },
    ];
    const back = { status: 'refunded', returnedAmount: 15, paidAt: null, access: null, accessNow: null, events };
    server.on(OPEN, file(back));
    server.on(LIST, page({ ...item, ...back }));
    await show('?pagamento=p1');
    expect(await screen.findByText('Dinheiro devolvido; nenhum plano tinha sido concedido')).toBeInTheDocument();
    expect(screen.getByText(/^20\/11\/2026 02:16, R\$\s15,00, sem plano$/)).toBeInTheDocument();
    expect(screen.getAllByText(/^Devolvido; R\$\s15,00 de volta$/)).toHaveLength(2);
  });

  it('tells one that is not there from one that could not be read', async () => {
    server.on(OPEN, { status: 404, body: { error: 'Pagamento não encontrado.', requestId: 'r1' } });
    await show('?pagamento=p1');
    expect(await screen.findByText('Pagamento não encontrado.')).toBeInTheDocument();
    expect(screen.getByText('r1')).toBeInTheDocument();
  });

  it('gives the money back only when the amount was typed again', async () => {
    server.on(REFUND, { body: { success: true, id: 'p1', refund: 'refunded' } });
    await askRefund();
    expect(screen.getByText(/O acesso da conta termina na hora\./)).toBeInTheDocument();
    expect(screen.getByLabelText('Motivo')).toHaveValue('arrependimento');
    const field = screen.getByLabelText('Digite o valor para confirmar: 22,50');
    for (const wrong of ['', '22,5x', '25,00']) {
      await userEvent.clear(field);
      if (wrong) await userEvent.type(field, wrong);
      await click(/^Devolver R\$/);
      expect(await screen.findByText('O valor não é o do pagamento.')).toBeInTheDocument();
      expect(field).toHaveFocus();
    }
    expect(server.requests(REFUND)).toEqual([]);
    await userEvent.clear(field);
    await userEvent.type(field, 'R$ 22,50');
    const refunds = [{ reason: 'arrependimento', byAdmin: true, outcome: 'refunded', attempts: 1 }];
    const when = { askedAt: '2026-11-21T05:15:51.000Z', endedAt: '2026-11-21T05:15:52.000Z' };
    server.on(
      OPEN,
      file({
        status: 'refunded',
        refunds: [{ ...refunds[0], ...when }],
        refund: { possible: false, rightUntil: null },
      }),
    );
    await click(/^Devolver R\$/);
    expect(await screen.findByText('Dinheiro devolvido. Os dias que ele comprou terminaram.')).toBeInTheDocument();
    expect(server.requests(REFUND).map(({ body }) => body)).toEqual([{ reason: 'arrependimento' }]);
    expect(await screen.findByText(/pela administração\. Devolvido em 21\/11\/2026 02:15/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Devolver o dinheiro' })).toBeNull();
    await waitFor(() => expect(server.requests(LIST).length).toBeGreaterThan(1));
  });

  it('names a part that went back before, and gives back what is left', async () => {
    const part = { kind: 'estorno_parcial:500', amount: -5, details: {}, at: '2026-11-21T05:16:51.000Z' };
    server.on(OPEN, file({ events: [...opened.events, part] }));
    await askRefund();
    expect(screen.getByText('Parte do dinheiro devolvida; o plano segue')).toBeInTheDocument();
    expect(screen.getByLabelText('Digite o valor para confirmar: 17,50')).toBeInTheDocument();
  });

  it('says what a later refund is, and what stays of the access', async () => {
    server.on(
      OPEN,
      file({
        access: { ...opened.access, withoutIt: term('bronze', '2099-11-27T05:16:51.000Z') },
        refund: { possible: true, rightUntil: '2026-01-08T03:00:00.000Z' },
      }),
    );
    await askRefund();
    expect(screen.getByText(/O prazo de 7 dias para desistir terminou em 07\/01\/2026/)).toBeInTheDocument();
    expect(screen.getByText(/passa a terminar em 27\/11\/2099 02:16 \(Bronze\)/)).toBeInTheDocument();
    expect(screen.queryByRole('option', { name: 'Arrependimento (7 dias)' })).toBeNull();
  });

  it('shows who wants to withdraw, leads there, and takes that for the reason also when the days are over', async () => {
    const asked = { withdrawalAskedAt: '2026-11-22T12:00:00.000Z' };
    server.on(LIST, ({ query }) =>
      query.includes('withdrawal=waiting') ? page({ ...item, ...asked }) : page(item, gone),
    );
    const router = await show();
    expect(await screen.findByText(/1 desistência espera a devolução do dinheiro\./)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: 'Ver o pagamento' }));
    expect(await screen.findByText('Desistência pedida')).toBeInTheDocument();
    expect(screen.getByText('1 de 1 pagamento')).toBeInTheDocument();
    expect(router.state.location.search).toContain('withdrawal=waiting');
    server.on(OPEN, file({ ...asked, refund: { possible: true, rightUntil: '2026-01-08T03:00:00.000Z' } }));
    cleanup();
    await askRefund();
    expect(screen.getByText('Quem comprou pediu para desistir em 22/11/2026 09:00.')).toBeInTheDocument();
    expect(screen.getByLabelText('Motivo')).toHaveValue('arrependimento');
  });

  it('says that a refund waits for the bank, and why one was refused', async () => {
    server.on(REFUND, { status: 409, body: { error: 'O meio de pagamento recusou a devolução.' } });
    await askRefund();
    await userEvent.type(screen.getByLabelText(/Digite o valor/), '22,5');
    await click(/^Devolver R\$/);
    expect(await screen.findByText('O meio de pagamento recusou a devolução.')).toBeInTheDocument();
    server.on(REFUND, { body: { success: true, id: 'p1', refund: 'pending' } });
    await click(/^Devolver R\$/);
    expect(await screen.findByText(/^Devolução pedida\./)).toBeInTheDocument();
  });
});
