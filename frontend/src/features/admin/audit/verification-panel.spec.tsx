import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showProduct } from '../../../app/testing';
import { startSession } from '../../../shared/api/session';
import { pass, stopClock, until } from '../../../shared/testing/page-clock';
import { useTestServer } from '../../../shared/testing/test-server';

const ID = '0198f3a0-5d2a-7c4e-9d6b-3d3f0b7a9c11';
const FOUND = {
  intact: false,
  blocks: 4,
  sealed: 7,
  sealedAdminActions: 1,
  sealedReports: 2,
  unsealed: 0,
  head: null,
  heads: 3,
};
const problem = (kind: string, records: string | null, block: number | null, id: string | null) => ({
  kind,
  records,
  block,
  id,
});

describe('the check of the audit’s chain', () => {
  const server = useTestServer();
  afterEach(() => jest.useRealTimers());
  beforeEach(() => {
    startSession({ token: 't', user: { id: 'a1', name: 'Administração', email: '' }, userType: 'admin' });
    server.on('GET /api/public/config', { body: { captcha: null, demonstration: false, termsVersion: '2026-11-01' } });
    server.on('GET /api/user/profile', { body: { success: true, user: { id: 'a1', userType: 'admin' } } });
    server.on('POST /api/admin/audit/search', { body: { success: true, data: [], nextCursor: null, total: 0 } });
    server.on('GET /api/admin/audit/state', {
      body: { success: true, unsealed: 2, lastBlock: 4, lastVerification: null },
    });
  });

  it('tells how long ago somebody checked as time goes by', async () => {
    stopClock();
    const lastVerification = { at: new Date().toISOString(), adminName: 'Marta', problemCount: 0 };
    server.on('GET /api/admin/audit/state', { body: { success: true, unsealed: 2, lastBlock: 4, lastVerification } });
    await showProduct('/admin/auditoria');
    await until(() => screen.queryByText('agora mesmo') !== null);
    await pass(180_000);
    expect(screen.getByText('há 3 minutos')).toBeInTheDocument();
  });

  it('says in words what was found, of lookups and of administrators, and opens a lookup’s record alone', async () => {
    const problems = [
      problem('altered', 'lookups', 1, ID),
      problem('forged', 'lookups', null, ID),
      problem('missing', 'admin-actions', 2, ID),
      problem('forged', 'admin-actions', 2, ID),
      problem('seal_broken', null, 3, null),
      problem('head_lost', null, 4, null),
    ];
    const body = { success: true, ...FOUND, problemCount: problems.length, problems };
    server.on('GET /api/admin/audit/verify', { body });
    await showProduct('/admin/auditoria');
    const panel = await screen.findByRole('region', { name: 'Cadeia de selos' });
    await userEvent.click(within(panel).getByRole('button', { name: 'Conferir agora' }));
    expect(await within(panel).findByText('Não confere: 6 diferenças.')).toBeInTheDocument();
    expect(panel).toHaveTextContent(
      '7 registros, 1 ação de administradores e 2 relatórios em 4 blocos, 0 à espera de selo',
    );
    expect(
      within(panel)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Registro alterado depois do selo, bloco 1Abrir',
      'Registro sem a marca da aplicação: forjado, ou alterado antes do seloAbrir',
      `Registro apagado depois do selo (ação de administrador), bloco 2 ${ID}`,
      `Registro sem a marca da aplicação: forjado, ou alterado antes do selo (ação de administrador), bloco 2 ${ID}`,
      'Bloco alterado, forjado ou trocado de lugar, bloco 3',
      'A cadeia não chega ao que foi anotado fora do banco, bloco 4',
    ]);
  });

  it('says of one head outside the database that it was compared', async () => {
    const body = { success: true, ...FOUND, intact: true, heads: 1, problemCount: 0, problems: [] };
    server.on('GET /api/admin/audit/verify', { body });
    await showProduct('/admin/auditoria');
    const panel = await screen.findByRole('region', { name: 'Cadeia de selos' });
    await userEvent.click(within(panel).getByRole('button', { name: 'Conferir agora' }));
    expect(await within(panel).findByText(/, 1 anotação externa comparada\.$/)).toBeInTheDocument();
  });
});
