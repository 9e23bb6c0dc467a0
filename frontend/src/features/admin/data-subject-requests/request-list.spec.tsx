import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showProduct } from '../../../app/testing';
import { startSession } from '../../../shared/api/session';
import { useTestServer } from '../../../shared/testing/test-server';

const LIST = 'GET /api/admin/privacy-requests';

describe('the list of the requests of data subjects', () => {
  const server = useTestServer();
  beforeEach(() => {
    startSession({ token: 't', user: { id: 'a1', name: 'Administração', email: '' }, userType: 'admin' });
    server.on('GET /api/public/config', { body: { captcha: null, demonstration: false, termsVersion: '2026-11-01' } });
    server.on('GET /api/user/profile', { body: { success: true, user: { id: 'a1', userType: 'admin' } } });
    server.on(LIST, { body: { success: true, data: [], nextCursor: null, total: 0, totalCapped: false } });
    server.on(`${LIST}/export`, { status: 500, body: {} });
  });
  const asked = () => server.requests(LIST).at(-1)?.query;

  it('is of one kind and in another order when asked to, and is exported so', async () => {
    await showProduct('/admin/titulares');
    const order = await screen.findByLabelText('Ordem');
    expect(order).toHaveDisplayValue('Pela situação');
    await waitFor(() => expect(asked()).toBe('state=abertas'));
    await userEvent.selectOptions(screen.getByLabelText('Pedido'), 'Corrigir um dado errado');
    await userEvent.selectOptions(order, 'Mais novos');
    await waitFor(() => expect(asked()).toBe('state=abertas&kind=correcao&sort=newest'));
    await userEvent.click(screen.getByRole('button', { name: 'Exportar CSV' }));
    expect(await screen.findByText('Não foi possível exportar.')).toBeVisible();
    expect(server.requests(`${LIST}/export`)[0]?.query).toBe('state=abertas&kind=correcao&sort=newest');
    await userEvent.selectOptions(order, 'Pela situação');
    await waitFor(() => expect(asked()).toBe('state=abertas&kind=correcao'));
  });
});
