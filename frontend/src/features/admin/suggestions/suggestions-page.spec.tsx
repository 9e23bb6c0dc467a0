import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showProduct } from '../../../app/testing';
import { startSession } from '../../../shared/api/session';
import { fillIn } from '../../../shared/testing/fill-in';
import { useTestServer } from '../../../shared/testing/test-server';

const LIST = 'GET /api/admin/suggestions';
const first = {
  id: 's1',
  type: 'suggestion',
  message: 'Mais cores.',
  email: 'vi***@exemplo.com.br',
  timestamp: '2026-11-20T12:00:00.000Z',
  state: 'pendente',
  answer: null,
  answeredAt: null,
};
const second = { ...first, id: 's2', message: 'Menos cores.' };
const page = (...data: object[]) => ({ body: { success: true, data, nextCursor: null, total: data.length } });

describe('the screen Sugestões', () => {
  const server = useTestServer();
  beforeEach(() => {
    startSession({ token: 't', user: { id: 'a1', name: 'Administração', email: '' }, userType: 'admin' });
    server.on('GET /api/public/config', { body: { captcha: null, demonstration: false, termsVersion: '2026-11-01' } });
    server.on('GET /api/user/profile', { body: { success: true, user: { id: 'a1', userType: 'admin' } } });
    server.on(LIST, page(first, second));
  });

  it('leaves the answer to another message that is being written when the one before is sent late', async () => {
    const letGo = server.hold('POST /api/admin/suggestions/s1/answer', { body: { success: true } });
    await showProduct('/admin/suggestions');
    const open = async (message: string) => {
      const row = (await screen.findByText(message)).closest('tr') as HTMLElement;
      await userEvent.click(within(row).getByRole('button'));
      return within(await screen.findByRole('dialog'));
    };
    const one = await open(first.message);
    await fillIn(one.getByLabelText('Resposta'), 'Feito ontem.');
    await userEvent.click(one.getByRole('button', { name: 'Responder' }));
    await userEvent.click(one.getByRole('button', { name: 'Fechar' }));
    const answer = (await open(second.message)).getByLabelText('Resposta');
    await fillIn(answer, 'Também.');
    server.on(LIST, page({ ...first, state: 'respondida', answer: 'Feito ontem.' }, second));
    letGo();
    await waitFor(() => expect(screen.getByText('Respondida')).toBeInTheDocument());
    expect(answer).toBeInTheDocument();
    expect(answer).toHaveValue('Também.');
  });

  it('keeps an answer that was closed before it was sent, until it is sent', async () => {
    server.on('POST /api/admin/suggestions/s1/answer', { body: { success: true } });
    await showProduct('/admin/suggestions');
    const open = async () => {
      const row = (await screen.findByText(first.message)).closest('tr') as HTMLElement;
      await userEvent.click(within(row).getByRole('button'));
      return within(await screen.findByRole('dialog'));
    };
    const before = await open();
    await fillIn(before.getByLabelText('Resposta'), 'Uma resposta longa.');
    await userEvent.click(before.getByRole('button', { name: 'Fechar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const again = await open();
    expect(again.getByLabelText('Resposta')).toHaveValue('Uma resposta longa.');
    await userEvent.click(again.getByRole('button', { name: 'Responder' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((await open()).getByLabelText('Resposta')).toHaveValue('');
  });
});
