import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showProduct } from '../../../app/testing';
import { startSession } from '../../../shared/api/session';
import { useTestServer } from '../../../shared/testing/test-server';
import { dayInBrazil } from '../../../shared/ui/dates';

const SEARCH = 'POST /api/admin/audit/search';

describe('the records of the audit', () => {
  const server = useTestServer();
  beforeEach(() => {
    startSession({ token: 't', user: { id: 'a1', name: 'Administração', email: '' }, userType: 'admin' });
    server.on('GET /api/public/config', { body: { captcha: null, demonstration: false, termsVersion: '2026-11-01' } });
    server.on('GET /api/user/profile', { body: { success: true, user: { id: 'a1', userType: 'admin' } } });
    server.on('GET /api/admin/audit/state', {
      body: { success: true, unsealed: 0, lastBlock: 4, lastVerification: null },
    });
  });

  it('of a purpose are those of the last thirty days, and a longer period is refused in words', async () => {
    const none = { success: true, data: [], nextCursor: null, total: 0, totalCapped: false };
    server.on(SEARCH, { body: none });
    await showProduct('/admin/auditoria');
    await userEvent.selectOptions(await screen.findByLabelText('Finalidade'), 'cobranca');
    expect(screen.getByLabelText('De')).toHaveValue(dayInBrazil(new Date(Date.now() - 30 * 86_400_000)));
    const error = 'A busca por finalidade vai até 31 dias. Escolha o início e o fim, ou um titular.';
    server.on(SEARCH, {
      status: 400,
      body: { success: false, error, code: 'AUDIT_PERIOD_TOO_WIDE' },
    });
    await userEvent.clear(screen.getByLabelText('De'));
    expect(await screen.findByText(error)).toBeVisible();
  });

  it('of a purpose and one account are those of the last thirty days too', async () => {
    const none = { success: true, data: [], nextCursor: null, total: 0, totalCapped: false };
    server.on(SEARCH, { body: none });
    await showProduct('/admin/auditoria?accountId=01a2275a-a3c8-70c7-a050-98297108b880');
    await userEvent.selectOptions(await screen.findByLabelText('Finalidade'), 'cobranca');
    expect(screen.getByLabelText('De')).toHaveValue(dayInBrazil(new Date(Date.now() - 30 * 86_400_000)));
  });

  it('of a subject are searched for anew', async () => {
    server.on(SEARCH, { body: { success: true, data: [], nextCursor: null, total: 0, totalCapped: false } });
    await showProduct('/admin/auditoria');
    await userEvent.type(await screen.findByRole('textbox', { name: 'CPF consultado' }), '52998224725');
    const ofSubject = () => server.requests(SEARCH).filter(({ body }) => JSON.stringify(body).includes('52998224725'));
    for (const times of [1, 2]) {
      await userEvent.click(screen.getByRole('button', { name: 'Buscar' }));
      await waitFor(() => expect(ofSubject()).toHaveLength(times));
    }
  });

  it('are found by a telephone as it is pasted', async () => {
    const none = { success: true, data: [], nextCursor: null, total: 0, totalCapped: false };
    server.on(SEARCH, { body: none });
    await showProduct('/admin/auditoria');
    await userEvent.selectOptions(await screen.findByLabelText('Procurar por'), 'Telefone consultado');
    await userEvent.type(screen.getByRole('textbox', { name: 'Telefone consultado' }), ' +55 (11) 98765-4321');
    await userEvent.click(screen.getByRole('button', { name: 'Buscar' }));
    await waitFor(() =>
      expect(server.requests(SEARCH).at(-1)?.body).toMatchObject({
        telefone: '(11) 98765-4321',
      }),
    );
  });
});
