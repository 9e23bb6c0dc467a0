import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showProduct } from '../../app/testing';
import { pass, stopClock, until } from '../../shared/testing/page-clock';
import { charge, ID, status } from '../billing/testing/payer';
import { openLookups, useSubscriberServer } from '../lookups/testing/subscriber';

const LIST = 'GET /api/user/admin-messages';
const CHECK = 'GET /api/admin/messages/check';
const READ = 'POST /api/admin/messages/mark-read';
const first = { id: 'm1', content: 'Primeiro aviso.', createdAt: '2026-11-20T12:00:00.000Z' };
const second = { id: 'm2', content: 'Segundo aviso.', createdAt: '2026-11-20T13:00:00.000Z' };

describe('messages of the administration', () => {
  const server = useSubscriberServer();

  afterEach(() => jest.useRealTimers());

  /** A server on which these wait to be read, the oldest first. */
  function waiting(...messages: Array<typeof first>) {
    const unread = [...messages];
    const list = messages.map((message) => ({ ...message, readAt: null as string | null }));
    server.on(CHECK, () => ({
      body: {
        success: true,
        hasNewMessage: unread.length > 0,
        message: unread[0] ?? null,
        unreadCount: unread.length,
      },
    }));
    server.on(LIST, () => ({ body: { success: true, messages: list } }));
    server.on(READ, ({ body }) => {
      const { messageId } = body as { messageId: string };
      unread.splice(0, unread.length, ...unread.filter(({ id }) => id !== messageId));
      for (const message of list) if (message.id === messageId) message.readAt = '2026-11-21T12:00:00.000Z';
      return { body: { success: true } };
    });
  }

  const open = () => openLookups('/consultas', 'O que você quer consultar?');

  it('pop up one at a time, the oldest first, and closing one marks it as read', async () => {
    waiting(first, second);
    await open();
    const popup = await screen.findByRole('dialog', { name: 'Aviso da Administração' });
    expect(popup).toHaveTextContent('Primeiro aviso.');
    await userEvent.click(within(popup).getByRole('button', { name: 'Entendi' }));
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent('Segundo aviso.'));
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Fechar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const read = () => server.requests(READ).map(({ body }) => body);
    await waitFor(() => expect(read()).toEqual([{ messageId: 'm1' }, { messageId: 'm2' }]));
  });

  it('pop up where plans are chosen too, and wait while a charge is open', async () => {
    waiting(first);
    server.on('GET /api/payments/pending', { body: { success: true, payment: null } });
    server.on('POST /api/payments/create-pix', { status: 201, body: { success: true, payment: charge } });
    server.on(`GET /api/payments/status/${ID}`, status('pending'));
    await openLookups('/assinatura', 'Escolha seu plano');
    const popup = await screen.findByRole('dialog', { name: 'Aviso da Administração' });
    await userEvent.click(within(popup).getByRole('button', { name: 'Entendi' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(await screen.findByRole('button', { name: 'Pagar com Pix' }));
    await screen.findByText('Aguardando pagamento');
    waiting(second);
    fireEvent(window, new Event('focus'));
    await screen.findByText('Você tem um aviso novo da Administração.');
    await new Promise((resolve) => setTimeout(resolve, 1_200));
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: 'Voltar' }));
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent('Segundo aviso.'));
  });

  it('stay closed when reading could not be told, and are told as read at the next check', async () => {
    waiting(first);
    server.on(READ, { status: 503, body: {} });
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Entendi' }));
    await waitFor(() => expect(server.requests(READ).length).toBeGreaterThan(0));
    expect(screen.queryByRole('dialog')).toBeNull();
    waiting(first);
    fireEvent(window, new Event('focus'));
    await waitFor(() => expect(screen.getByText(/^Lido em/)).toBeInTheDocument());
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('stand in a box that folds away, with how many are new and when each was read', async () => {
    waiting(first);
    server.on(CHECK, { body: { success: true, hasNewMessage: false, message: null, unreadCount: 0 } });
    await open();
    const box = await screen.findByRole('region', { name: 'Avisos da Administração' });
    expect(await within(box).findByText('1 novo')).toBeInTheDocument();
    await userEvent.click(await within(box).findByRole('button', { name: 'Marcar como lido' }));
    expect(await within(box).findByText('Lido em 21/11/2026 09:00')).toBeInTheDocument();
    await userEvent.click(within(box).getByText('Avisos da Administração'));
    expect(box.querySelector('details')).not.toHaveAttribute('open');
  });

  it('are asked for again 30 s after the last answer, whatever the events say', async () => {
    stopClock();
    waiting();
    const asked = () => server.requests(CHECK).length;
    server.on(CHECK, () => ({
      body: { success: true, hasNewMessage: false, message: null, unreadCount: 1 + asked() },
    }));
    // The bell tells which answer has arrived: only then does the pause begin, a timer of 0 s after it (1 ms inside a tick).
    const answered = (times: number) =>
      until(() => screen.queryByRole('button', { name: `Avisos, ${1 + times} não lidos` }) !== null);
    await showProduct('/consultas');
    await until(() => asked() > 0, 100);
    await answered(1);
    await pass(25_000);
    expect(asked()).toBe(1);
    await pass(5_050);
    await answered(2);
    await pass(29_900);
    expect(asked()).toBe(2);
    await pass(150);
    await answered(3);
  });

  it('say so where there is none', async () => {
    await open();
    expect(await screen.findByText('Nenhum aviso recebido ainda')).toBeInTheDocument();
  });

  it('can be asked for again when they did not come', async () => {
    server.on(LIST, { status: 500, body: {} });
    await open();
    const box = await screen.findByRole('region', { name: 'Avisos da Administração' });
    expect(await within(box).findByText('Erro ao obter mensagens admin')).toBeInTheDocument();
    server.on(LIST, { body: { success: true, messages: [{ ...first, readAt: null }] } });
    await userEvent.click(within(box).getByRole('button', { name: 'Tentar Novamente' }));
    expect(await within(box).findByText('Primeiro aviso.')).toBeInTheDocument();
  });

  it('say that they could not be loaded where no answer came', async () => {
    server.on(LIST, () => {
      throw new Error('cut');
    });
    await open();
    const box = await screen.findByRole('region', { name: 'Avisos da Administração' });
    expect(await within(box).findByText('Erro ao carregar mensagens')).toBeInTheDocument();
    expect(within(box).getByRole('button', { name: 'Tentar Novamente' })).toBeInTheDocument();
  });

  it('close the bell’s panel once one of them leads to another page', async () => {
    waiting();
    const link = '/acompanhamento';
    server.on(LIST, { body: { success: true, messages: [{ ...first, link, readAt: second.createdAt }] } });
    const router = await openLookups('/consultas?aba=perfil', 'Meu Perfil');
    await screen.findByRole('button', { name: 'Avisos' });
    const panel = document.getElementById('avisos') as HTMLElement;
    const hidden = jest.fn();
    panel.hidePopover = hidden;
    fireEvent(panel, Object.assign(new Event('toggle'), { newState: 'open' }));
    await userEvent.click(await within(panel).findByText(first.content));
    expect(hidden).not.toHaveBeenCalled();
    await userEvent.click(within(panel).getByRole('link', { name: 'Ver o que mudou', hidden: true }));
    await waitFor(() => expect(router.state.location.pathname).toBe(link));
    expect(hidden).toHaveBeenCalledTimes(1);
  });

  it('are counted on the bell, which shows them', async () => {
    waiting(first, second);
    await openLookups('/consultas?aba=perfil', 'Meu Perfil');
    expect(await screen.findByRole('button', { name: 'Avisos, 2 não lidos' })).toHaveTextContent('2');
    const list = await screen.findByRole('region', { name: 'Mensagens' });
    expect(await within(list).findByText('Segundo aviso.')).toBeInTheDocument();
  });
});
