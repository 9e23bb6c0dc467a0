import { AT_THE_MACHINE } from '@kernel/admin-audit-entry';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showProduct } from '../../../app/testing';
import { startSession } from '../../../shared/api/session';
import { fillIn } from '../../../shared/testing/fill-in';
import { useTestServer } from '../../../shared/testing/test-server';

const LIST = 'GET /api/admin/audit/admin-actions';
const CHIEF = '0198f3a0-5d2a-7c4e-9d6b-3d3f0b7a9c11';
const GONE = '0198f3a0-5d2a-7c4e-9d6b-3d3f0b7a9c99';

describe('the actions of administrators', () => {
  const server = useTestServer();
  beforeEach(() => {
    startSession({ token: 't', user: { id: 'a1', name: 'Administração', email: '' }, userType: 'admin' });
    server.on('GET /api/public/config', { body: { captcha: null, demonstration: false, termsVersion: '2026-11-01' } });
    server.on('GET /api/user/profile', { body: { success: true, user: { id: 'a1', userType: 'admin' } } });
    server.on('GET /api/admin/admins', { body: { success: true, data: [{ id: CHIEF, username: 'chefe' }] } });
    server.on(LIST, { body: { success: true, data: [], nextCursor: null, total: 0, totalCapped: false } });
  });

  it('are narrowed by who did them and to what, and sorted', async () => {
    await showProduct('/admin/auditoria?aba=acoes');
    await screen.findByRole('option', { name: 'chefe' });
    await userEvent.selectOptions(screen.getByLabelText('Administrador'), 'chefe');
    await userEvent.selectOptions(screen.getByLabelText('Ordem'), 'Mais antigas');
    await fillIn(screen.getByLabelText('Sobre'), 'promo-codes:all{Enter}');
    expect(await screen.findByRole('button', { name: 'Remover filtro Sobre promo-codes:all' })).toBeVisible();
    expect(server.requests(LIST).at(-1)?.query).toBe(`limit=50&adminId=${CHIEF}&target=promo-codes%3Aall&sort=oldest`);
  });

  it('of one who is gone stay those of that one', async () => {
    await showProduct(`/admin/auditoria?aba=acoes&adminId=${GONE}`);
    expect(await screen.findByRole('button', { name: 'Remover filtro 0b7a9c99' })).toBeVisible();
    await screen.findByRole('option', { name: 'chefe' });
    expect(await screen.findByText('Nada com estes filtros')).toBeVisible();
    expect(server.requests(LIST).map(({ query }) => query)).toEqual([`limit=50&adminId=${GONE}`]);
  });

  it('at the machine are so called, also as a filter', async () => {
    await showProduct(`/admin/auditoria?aba=acoes&adminId=${AT_THE_MACHINE}`);
    expect(await screen.findByRole('button', { name: 'Remover filtro Na máquina (comando)' })).toBeVisible();
    expect(await screen.findByRole('option', { name: 'Na máquina (comando)' })).toBeInTheDocument();
  });
});
