import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showProduct } from '../../../app/testing';
import { startSession } from '../../../shared/api/session';
import { fillIn } from '../../../shared/testing/fill-in';
import { useTestServer } from '../../../shared/testing/test-server';

const SEND = 'POST /api/admin/messages/broadcast';
const LIST = 'GET /api/admin/messages';
const scheduled = {
  id: 'b1',
  content: 'Feliz ano novo.',
  segment: 'active',
  state: 'scheduled',
  createdAt: '2026-11-20T12:00:00.000Z',
  sendAt: '2026-12-31T15:00:00.000Z',
  sentAt: null,
  userCount: null,
  readCount: 0,
};
const sent = { ...scheduled, id: 'b2', state: 'sent', sentAt: '2026-11-20T12:00:00.000Z', userCount: 8, readCount: 3 };

describe('the screen Mensagens', () => {
  const server = useTestServer();
  beforeEach(() => {
    startSession({ token: 't', user: { id: 'a1', name: 'Administração', email: '' }, userType: 'admin' });
    server.on('GET /api/public/config', { body: { captcha: null, demonstration: false, termsVersion: '2026-11-01' } });
    server.on('GET /api/user/profile', { body: { success: true, user: { id: 'a1', userType: 'admin' } } });
    server.on('GET /api/admin/messages/audience', {
      body: { success: true, userCount: 12, connectedUsers: 8, onlineUsers: 3 },
    });
    server.on(LIST, { body: { success: true, data: [scheduled, sent], nextCursor: null, total: 2 } });
  });

  async function compose(text: string) {
    await showProduct('/admin/mensagens');
    const field = await screen.findByLabelText('Mensagem');
    if (text) await fillIn(field, text);
    await userEvent.click(screen.getByRole('button', { name: 'Enviar recado' }));
  }

  const confirm = async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Enviar este recado?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Enviar' }));
  };

  it('sends what was confirmed and says to how many', async () => {
    const message = 'Recado enviado com sucesso! Será exibido para 8 usuários conectados.';
    server.on(SEND, { body: { success: true, message, userCount: 8, data: sent } });
    await compose('  Olá.');
    await confirm();
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(server.requests(SEND)[0]?.body).toMatchObject({ content: 'Olá.', segment: 'all', sendAt: null });
    expect(screen.getByLabelText('Mensagem')).toHaveValue('');
  });

  it('leaves the next text, its moment and its question, when the one before is sent late', async () => {
    const letGo = server.hold(SEND, { body: { success: true, message: 'Enviado.', userCount: 8, data: sent } });
    await compose('Olá.');
    await confirm();
    await userEvent.click(screen.getByRole('button', { name: 'Voltar' }));
    const field = screen.getByLabelText('Mensagem');
    await userEvent.clear(field);
    await fillIn(field, 'Até logo.');
    await userEvent.selectOptions(screen.getByLabelText('Quando'), 'Em outro momento');
    await fillIn(screen.getByLabelText('Dia e hora'), '2026-12-31T12:00');
    await userEvent.click(screen.getByRole('button', { name: 'Agendar recado' }));
    letGo();
    expect(await screen.findByText('Enviado.')).toBeInTheDocument();
    expect(field).toHaveValue('Até logo.');
    expect(screen.getByLabelText('Dia e hora')).toHaveValue('2026-12-31T12:00');
    expect(screen.getByRole('dialog', { name: 'Agendar este recado?' })).toBeInTheDocument();
  });

  it.each([
    ['Todas as contas', 'todas as contas'],
    ['Assinaturas que vencem em até 7 dias', 'assinaturas que vencem em até 7 dias'],
    ['Contas do plano Prata', 'contas do plano Prata'],
  ])('asks before the sending, %s named within the sentence', async (segment, named) => {
    await showProduct('/admin/mensagens');
    await userEvent.selectOptions(await screen.findByLabelText('Para quem'), segment);
    await fillIn(screen.getByLabelText('Mensagem'), 'Olá.');
    await userEvent.click(screen.getByRole('button', { name: 'Enviar recado' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Enviar este recado?' }));
    const said = `Para ${named} (12 contas agora). O envio não pode ser desfeito.`;
    expect(await dialog.findByText(said)).toBeInTheDocument();
  });

  it('keeps a text that is not sent yet for the way back, and asks before it goes with the page', async () => {
    await showProduct('/admin/mensagens');
    await fillIn(await screen.findByLabelText('Mensagem'), 'Olá.');
    expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
    cleanup();
    await showProduct('/admin/mensagens');
    expect(await screen.findByLabelText('Mensagem')).toHaveValue('Olá.');
  });

  it('keeps with it whom it is for and when, until it is sent', async () => {
    const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    await showProduct('/admin/mensagens');
    await fillIn(await screen.findByLabelText('Mensagem'), 'Olá.');
    await userEvent.selectOptions(screen.getByLabelText('Para quem'), 'Contas do plano Prata');
    await userEvent.selectOptions(screen.getByLabelText('Quando'), 'Em outro momento');
    await fillIn(screen.getByLabelText('Dia e hora'), '2026-12-31T12:00');
    cleanup();
    await showProduct('/admin/mensagens');
    expect(await screen.findByLabelText('Para quem')).toHaveDisplayValue('Contas do plano Prata');
    expect(screen.getByLabelText('Dia e hora')).toHaveValue('2026-12-31T12:00');
    server.on(SEND, { body: { success: true, message: 'Agendado.', userCount: null, data: scheduled } });
    await userEvent.click(screen.getByRole('button', { name: 'Agendar recado' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Agendar' }));
    expect(await screen.findByText('Agendado.')).toBeInTheDocument();
    expect(screen.getByLabelText('Para quem')).toHaveDisplayValue('Todas as contas');
    expect(screen.getByLabelText('Quando')).toHaveDisplayValue('Agora');
    expect(asks()).toBe(false);
    await userEvent.selectOptions(screen.getByLabelText('Para quem'), 'Contas do plano Prata');
    await userEvent.selectOptions(screen.getByLabelText('Para quem'), 'Todas as contas');
    expect(asks()).toBe(false);
  });

  it('keeps another moment chosen while its day is not typed, or is emptied', async () => {
    await showProduct('/admin/mensagens');
    await userEvent.selectOptions(await screen.findByLabelText('Quando'), 'Em outro momento');
    await fillIn(screen.getByLabelText('Dia e hora'), '2026-12-31T12:00');
    await userEvent.clear(screen.getByLabelText('Dia e hora'));
    expect(screen.getByLabelText('Dia e hora')).toHaveValue('');
    expect(screen.getByRole('button', { name: 'Agendar recado' })).toBeDisabled();
    await userEvent.selectOptions(screen.getByLabelText('Quando'), 'Agora');
    expect(screen.queryByLabelText('Dia e hora')).toBeNull();
  });

  it('counts again whom a message reaches once one was sent', async () => {
    server.on(SEND, { body: { success: true, message: 'Enviado.', userCount: 9, data: sent } });
    await compose('Olá.');
    server.on('GET /api/admin/messages/audience', {
      body: { success: true, userCount: 14, connectedUsers: 10, onlineUsers: 3 },
    });
    await confirm();
    expect(await screen.findByText('Alcança 14 contas: 10 com sessão aberta, 3 online agora.')).toBeVisible();
  });

  it('tells before the sending how many have a session open and how many are online', async () => {
    await showProduct('/admin/mensagens');
    expect(await screen.findByText('Alcança 12 contas: 8 com sessão aberta, 3 online agora.')).toBeVisible();
  });

  it('sends nothing without a text', async () => {
    await compose('');
    expect(await screen.findByText('Por favor, digite uma mensagem')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    ['in the words of the server', { status: 400, body: { error: 'Motivo' } }, 'Erro ao enviar recado: Motivo'],
    ['in words of its own', { status: 500, body: {} }, 'Erro ao enviar recado: Erro ao enviar mensagem'],
  ])('says %s that it was refused', async (_, reply, text) => {
    server.on(SEND, reply);
    await compose('Olá.');
    await confirm();
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.getByLabelText('Mensagem')).toHaveValue('Olá.');
  });

  it('asks again under the same id when no answer came, so that nothing goes out twice', async () => {
    server.on(SEND, () => {
      throw new Error('cut');
    });
    await compose('Olá.');
    await confirm();
    expect(await screen.findByText('Erro de conexão ao enviar recado')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Enviar recado' }));
    await confirm();
    await waitFor(() => expect(server.requests(SEND)).toHaveLength(2));
    const [one, two] = server.requests(SEND).map(({ body }) => (body as { id: string }).id);
    expect(one).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(two).toBe(one);
  });

  it('sends another text under another id, also when no answer came to the first', async () => {
    server.on(SEND, () => {
      throw new Error('cut');
    });
    await compose('Olá.');
    await confirm();
    await screen.findByText('Erro de conexão ao enviar recado');
    await userEvent.clear(screen.getByLabelText('Mensagem'));
    await fillIn(screen.getByLabelText('Mensagem'), 'Até logo.');
    await userEvent.click(screen.getByRole('button', { name: 'Enviar recado' }));
    await confirm();
    await waitFor(() => expect(server.requests(SEND)).toHaveLength(2));
    const [one, two] = server.requests(SEND).map(({ body }) => body as { id: string; content: string });
    expect([one?.content, two?.content]).toEqual(['Olá.', 'Até logo.']);
    expect(two?.id).not.toBe(one?.id);
  });

  it('lists how much was read, and cancels what waits', async () => {
    server.on('DELETE /api/admin/messages/b1', { body: { success: true, message: 'Envio cancelado' } });
    await showProduct('/admin/mensagens');
    const table = await screen.findByRole('table', { name: 'Recados' });
    expect(within(table).getByText('3 (37,5%)')).toBeInTheDocument();
    expect(within(table).getByText('31/12/2026 12:00')).toBeInTheDocument();
    server.on(LIST, { body: { success: true, data: [sent], nextCursor: null, total: 1 } });
    await userEvent.click(within(table).getByRole('button', { name: 'Cancelar envio' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancelar envio' })).toBeNull());
  });
});
