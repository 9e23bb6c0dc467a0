import { screen, within } from '@testing-library/react';
import { showProduct } from '../../../app/testing';
import { startSession } from '../../../shared/api/session';
import { useTestServer } from '../../../shared/testing/test-server';

const health = { calls: 0, refused: 0, successRate: null, p50Ms: null, p95Ms: null, state: null };
const source = {
  id: 'brasilapi',
  name: 'BrasilAPI',
  configured: true,
  fictional: false,
  origin: 'aberta',
  askedBy: ['cnpj'],
  circuit: 'closed',
  suggestedBasis: null,
  missing: [],
  entry: null,
  health,
};
const asked = { ...source, id: 'viacep', name: 'ViaCEP', health: { ...health, calls: 4, successRate: 1 } };

describe('the screen Fontes', () => {
  const server = useTestServer();
  beforeEach(() => {
    startSession({ token: 't', user: { id: 'a1', name: 'Administração', email: '' }, userType: 'admin' });
    server.on('GET /api/public/config', { body: { captcha: null, demonstration: false, termsVersion: '2026-11-01' } });
    server.on('GET /api/user/profile', { body: { success: true, user: { id: 'a1', userType: 'admin' } } });
    server.on('GET /api/admin/providers', {
      body: { success: true, data: [source, asked], nextCursor: null, total: 2 },
    });
    server.on('GET /api/admin/feature-flags', { body: { success: true, data: [], nextCursor: null, total: 0 } });
  });

  it('claims no success of a source that nobody asked, and says for which time nothing was asked of the others', async () => {
    await showProduct('/admin/fontes');
    const row = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(name) }));
    const quiet = await row('BrasilAPI');
    expect(quiet.getByText('Sem chamadas em 5 min')).toBeInTheDocument();
    expect(quiet.queryByText(/%/)).toBeNull();
    const busy = await row('ViaCEP');
    expect(busy.getByText('Sem chamadas em 5 min')).toBeInTheDocument();
    expect(busy.getByText('100 %')).toHaveAttribute('data-label', 'Sucesso em 1 h');
  });
});
