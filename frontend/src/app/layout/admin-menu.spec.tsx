import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startSession } from '../../shared/api/session';
import { useTestServer } from '../../shared/testing/test-server';
import { showProduct } from '../testing';

const WAITING = 'GET /api/admin/companies/loads/waiting';
const DUE = 'GET /api/admin/privacy-requests/waiting';
const LIST = 'GET /api/admin/companies/loads';
const load = {
  ...{
    id: 'l3',
    month: '2026-11',
    state: 'aguardando',
    step: null,
    source: 'pasta pública',
    reason: '12% menos empresas',
  },
  ...{ askedBy: null, decidedBy: null, startedAt: '2026-12-02T06:00:00.000Z', finishedAt: null, secondsLeft: null },
  ...{ percent: 50, rows: 0, rowsPerSecond: 0, counts: {}, mended: {}, rejected: {} },
};

describe('the menu of the administration', () => {
  const server = useTestServer();
  const waits = (waiting: number) => server.on(WAITING, { body: { success: true, waiting } });
  const menu = async () => within(await screen.findByRole('navigation', { name: 'Administração' }));

  beforeEach(() => {
    startSession({ token: 't', user: { id: 'a1', name: 'Administração', email: '' }, userType: 'admin' });
    waits(0);
    server.on(DUE, { body: { success: true, waiting: 0 } });
    server.on('GET /api/public/config', { body: { captcha: null, demonstration: false, termsVersion: '2026-11-01' } });
    server.on('GET /api/user/profile', { body: { success: true, user: { id: 'a1', userType: 'admin' } } });
    server.on(LIST, { body: { success: true, data: [load], nextCursor: null, total: 1 } });
  });

  it('tells on whatever screen how many months of the register wait for somebody', async () => {
    waits(2);
    await showProduct('/admin/supressoes');
    expect(await (await menu()).findByRole('link', { name: 'Base de empresas 2 à espera' })).toHaveTextContent('2');
    // Of a narrow screen's menu that button is all that is seen.
    expect((await menu()).getByRole('button', { name: 'Supressões 2 à espera' })).toBeInTheDocument();
  });

  it('tells how many requests of data subjects are near or past their day', async () => {
    server.on(DUE, { body: { success: true, waiting: 3 } });
    await showProduct('/admin/supressoes');
    expect(await (await menu()).findByRole('link', { name: 'Titulares 3 à espera' })).toHaveTextContent('3');
  });

  it.each([
    ['nothing waits', { body: { success: true, waiting: 0 } }],
    ['it is not known', { status: 500, body: {} }],
  ])('tells nothing where %s', async (_, reply) => {
    server.on(WAITING, reply);
    await showProduct('/admin/supressoes');
    await waitFor(() => expect(server.requests(WAITING).length).toBeGreaterThan(0));
    expect((await menu()).getByRole('link', { name: 'Base de empresas' })).toBeInTheDocument();
    expect((await menu()).queryByText(/à espera/)).not.toBeInTheDocument();
  });

  it('tells it no longer once the month is decided', async () => {
    waits(1);
    server.on('DELETE /api/admin/companies/loads/l3', () => {
      waits(0);
      return { body: { success: true } };
    });
    await showProduct('/admin/empresas');
    expect(await (await menu()).findByRole('link', { name: 'Base de empresas 1 à espera' })).toBeInTheDocument();
    await userEvent.click(await screen.findByRole('button', { name: '11/2026' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Recusar o mês' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Recusar o mês 11/2026?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Recusar' }));
    expect(await (await menu()).findByRole('link', { name: 'Base de empresas' })).toBeInTheDocument();
  });
});
