import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PaymentListItem } from '../../shared/api/generated';
import { openLookups, useSubscriberServer } from '../lookups/testing/subscriber';
import { ID } from './testing/payer';

const paid: PaymentListItem = {
  id: ID,
  planId: 'silver',
  status: 'approved',
  amount: 22.5,
  returnedAmount: null,
  discountAmount: 2.5,
  promoCode: 'NATAL-10',
  createdAt: '2026-11-21T17:00:00Z',
  paidAt: '2026-11-21T17:05:00Z',
  withdrawalUntil: null,
  withdrawalAskedAt: null,
};
const older: PaymentListItem = {
  ...paid,
  id: ID.replace('11', '10'),
  planId: 'bronze',
  status: 'expired',
  amount: 15,
  discountAmount: 0,
  promoCode: null,
  paidAt: null,
  createdAt: '2026-11-20T12:00:00Z',
};
const page = (data: PaymentListItem[], nextCursor: string | null = null) => ({
  body: { success: true, data, nextCursor, total: 2 },
});

describe('the card Pagamentos in the profile', () => {
  const server = useSubscriberServer();

  const open = async () => {
    await openLookups('/consultas?aba=perfil', 'Meu Perfil');
    return screen.findByRole('region', { name: 'Pagamentos' });
  };

  it('tells plan, amount, code, date and what became of each payment, and goes on where a page ends', async () => {
    server.on('GET /api/payments', ({ query }) => (query ? page([older]) : page([paid], paid.id)));
    const card = await open();
    const [first, ...rest] = await within(card).findAllByRole('listitem');
    expect(first).toHaveTextContent(
      /^Plano PrataR\$\s22,5021\/11\/2026 14:05 · código NATAL-10, − R\$\s2,50AprovadoBaixar recibo$/,
    );
    expect(rest).toEqual([]);
    await userEvent.click(within(card).getByRole('button', { name: 'Ver mais' }));
    expect(await within(card).findByText('Expirado')).toBeInTheDocument();
    expect(within(card).getAllByRole('listitem')[1]).toHaveTextContent(
      /^Plano BronzeR\$\s15,0020\/11\/2026 09:00Expirado$/,
    );
    expect(within(card).queryByRole('button', { name: 'Ver mais' })).not.toBeInTheDocument();
    expect(server.requests('GET /api/payments').map(({ query }) => query)).toEqual(['', `cursor=${paid.id}`]);
  });

  it('names what came back when it is not the amount of the payment', async () => {
    const wrong: PaymentListItem = { ...older, status: 'refunded', returnedAmount: 10 };
    server.on('GET /api/payments', page([wrong, { ...paid, status: 'refunded', returnedAmount: 22.5 }]));
    const [first, second] = await within(await open()).findAllByRole('listitem');
    expect(first).toHaveTextContent(/Devolvido; R\$\s10,00 de volta$/);
    expect(second).toHaveTextContent(/Devolvido$/);
  });

  it('says of a disputed payment whose bank took it back and that its days are over', async () => {
    server.on('GET /api/payments', page([{ ...paid, status: 'disputed', returnedAmount: 22.5 }]));
    const [line] = await within(await open()).findAllByRole('listitem');
    expect(line).toHaveTextContent(
      /ContestadoO Pix foi contestado no banco de quem pagou e o valor voltou para lá; os dias deste pagamento terminaram\.$/,
    );
  });

  describe('the receipt', () => {
    const clicked: string[] = [];
    const { click } = HTMLAnchorElement.prototype;
    beforeEach(() => {
      clicked.length = 0;
      URL.createObjectURL = () => 'blob:recibo';
      URL.revokeObjectURL = () => undefined;
      HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
        clicked.push(this.download);
      };
    });
    afterEach(() => {
      HTMLAnchorElement.prototype.click = click;
    });
    const receipt = `GET /api/payments/${ID}/receipt`;

    it('of an approved payment is downloaded, and no other payment has one', async () => {
      server.on('GET /api/payments', page([paid, older]));
      server.on(receipt, { body: {} });
      const card = await open();
      const [button, ...others] = await within(card).findAllByRole('button', { name: /^Baixar recibo/ });
      expect(others).toEqual([]);
      expect(button).toHaveAccessibleName('Baixar recibo: Plano Prata, 21/11/2026 14:05');
      await userEvent.click(button as HTMLElement);
      await waitFor(() => expect(clicked).toEqual(['recibo.pdf']));
    });

    it('that did not come is told, and can be asked for again', async () => {
      server.on('GET /api/payments', page([paid]));
      server.on(receipt, { status: 503, body: {} });
      const card = await open();
      const button = await within(card).findByRole('button', { name: /^Baixar recibo/ });
      await userEvent.click(button);
      expect(await within(card).findByText('Erro ao baixar o recibo')).toBeInTheDocument();
      server.on(receipt, { body: {} });
      await userEvent.click(button);
      await waitFor(() => expect(clicked).toEqual(['recibo.pdf']));
      expect(within(card).queryByText('Erro ao baixar o recibo')).not.toBeInTheDocument();
    });
  });

  describe('the right to withdraw', () => {
    const WITHDRAWAL = `/api/payments/${ID}/withdrawal`;
    const until = '2099-11-29T03:00:00.000Z';
    const recent = { ...paid, withdrawalUntil: until };
    const preview = (accessWithout: object | null = null) => ({
      body: { success: true, id: ID, amount: 22.5, until, askedAt: null, accessWithout },
    });
    const ask = async () => {
      const card = await open();
      await userEvent.click(await within(card).findByRole('button', { name: /^Desistir da compra: Plano Prata/ }));
      return within(await screen.findByRole('dialog', { name: 'Desistir da compra?' }));
    };

    it('is asked for once, told before what follows, and its state is seen', async () => {
      server.on('GET /api/payments', page([recent]));
      server.on(`GET ${WITHDRAWAL}`, preview());
      server.on(`POST ${WITHDRAWAL}`, preview());
      const dialog = await ask();
      expect(await dialog.findByText(/^R\$\s22,50 voltam por Pix/)).toBeInTheDocument();
      expect(dialog.getByText(/Com ela, o acesso termina\./)).toBeInTheDocument();
      expect(dialog.getByText(/O prazo desta compra vai até 28\/11\/2099/)).toBeInTheDocument();
      server.on('GET /api/payments', page([{ ...recent, withdrawalAskedAt: '2026-11-22T12:00:00Z' }]));
      await userEvent.click(dialog.getByRole('button', { name: 'Desistir e receber de volta' }));
      const asked = await screen.findByText(/^Desistência pedida em 22\/11\/2026\./);
      expect(asked).toHaveTextContent(/Não há um dia marcado: nossa equipe confere o pedido e devolve o Pix/);
      expect(asked).toHaveTextContent(
        /tenta de novo pelo menos a cada hora\. Você recebe um e-mail assim que a devolução for confirmada/,
      );
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      expect(screen.queryByRole('button', { name: /^Desistir da compra/ })).not.toBeInTheDocument();
      expect(server.requests(`POST ${WITHDRAWAL}`)).toHaveLength(1);
    });

    it('leaves what other payments bought, and says so', async () => {
      server.on('GET /api/payments', page([recent]));
      server.on(`GET ${WITHDRAWAL}`, preview({ planId: 'bronze', expiresAt: '2099-11-27T05:16:51.000Z' }));
      expect(await (await ask()).findByText(/iria até 27\/11\/2099 02:16 \(Bronze\)\./)).toBeInTheDocument();
    });

    it('that is over meanwhile is refused with its reason', async () => {
      server.on('GET /api/payments', page([recent]));
      const error = 'O prazo de 7 dias para desistir terminou em 28/11/2099.';
      server.on(`GET ${WITHDRAWAL}`, { status: 409, body: { success: false, code: 'WITHDRAWAL_OVER', error } });
      const dialog = await ask();
      expect(await dialog.findByText(error)).toBeInTheDocument();
      expect(dialog.getByRole('button', { name: 'Desistir e receber de volta' })).toBeDisabled();
    });

    it('is told of where it could not be asked for after its question was closed', async () => {
      server.on('GET /api/payments', page([recent]));
      server.on(`GET ${WITHDRAWAL}`, preview());
      const fail = server.hold(`POST ${WITHDRAWAL}`, {
        status: 409,
        body: { success: false, error: 'O prazo terminou.' },
      });
      const dialog = await ask();
      await dialog.findByText(/^R\$\s22,50 voltam por Pix/);
      await userEvent.click(dialog.getByRole('button', { name: 'Desistir e receber de volta' }));
      await userEvent.click(dialog.getByRole('button', { name: 'Manter a compra' }));
      fail();
      const said = await screen.findByText('A ação da janela que você fechou não foi concluída: O prazo terminou.');
      await userEvent.click(within(said.parentElement as HTMLElement).getByRole('button', { name: 'Fechar' }));
    });

    it('is not offered once its days are over, nor for what cost nothing', async () => {
      const old = { ...paid, withdrawalUntil: '2026-01-08T03:00:00.000Z' };
      server.on('GET /api/payments', page([old, { ...paid, id: older.id }]));
      const card = await open();
      expect(await within(card).findAllByText('Aprovado')).toHaveLength(2);
      expect(within(card).queryByRole('button', { name: /^Desistir/ })).not.toBeInTheDocument();
    });
  });

  it('says when there is none', async () => {
    server.on('GET /api/payments', page([]));
    expect(await within(await open()).findByText('Nenhum pagamento ainda.')).toBeInTheDocument();
  });

  it('can be asked for again when it did not come', async () => {
    server.on('GET /api/payments', { status: 503, body: {} });
    const card = await open();
    expect(await within(card).findByText('Erro ao obter pagamentos')).toBeInTheDocument();
    server.on('GET /api/payments', page([paid]));
    await userEvent.click(within(card).getByRole('button', { name: 'Tentar Novamente' }));
    expect(await within(card).findByText('Aprovado')).toBeInTheDocument();
  });

  it('can be read anew when that failed, beside what stands there', async () => {
    const withdrawal = `/api/payments/${ID}/withdrawal`;
    const recent = { ...paid, withdrawalUntil: '2099-11-29T03:00:00.000Z' };
    const asked = { body: { success: true, id: ID, amount: 22.5, until: recent.withdrawalUntil, askedAt: null } };
    server.on('GET /api/payments', page([recent]));
    server.on(`GET ${withdrawal}`, asked);
    server.on(`POST ${withdrawal}`, asked);
    const card = await open();
    await userEvent.click(await within(card).findByRole('button', { name: /^Desistir da compra/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Desistir da compra?' }));
    await dialog.findByText(/^R\$\s22,50 voltam por Pix/);
    server.on('GET /api/payments', { status: 503, body: {} });
    await userEvent.click(dialog.getByRole('button', { name: 'Desistir e receber de volta' }));
    expect(await within(card).findByText('Erro ao obter pagamentos')).toBeInTheDocument();
    server.on('GET /api/payments', page([{ ...recent, withdrawalAskedAt: '2026-11-22T12:00:00Z' }]));
    await userEvent.click(within(card).getByRole('button', { name: 'Tentar Novamente' }));
    expect(await within(card).findByText(/^Desistência pedida em 22\/11\/2026\./)).toBeInTheDocument();
    expect(within(card).queryByText('Erro ao obter pagamentos')).not.toBeInTheDocument();
  });
});
