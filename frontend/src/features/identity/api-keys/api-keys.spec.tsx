import { API_SCOPES } from '@kernel/api-keys';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showProduct } from '../../../app/testing';
import { writeSession } from '../../../shared/api/session-storage';
import { fillIn } from '../../../shared/testing/fill-in';
import { useTestServer } from '../../../shared/testing/test-server';
import { profile } from '../../lookups/testing/subscriber';

const PLAN = { status: 'active', plan: 'Ouro', planId: 'gold', daysRemaining: 12 };
const KEY = {
  id: 'k1',
  name: 'Loja virtual',
  prefix: 'nit_live_4fTq81Za',
  mode: 'live',
  scopes: ['lookup:cnpj', 'history:read'],
  networks: ['203.0.113.0/24'],
  purpose: null,
  state: 'active',
  createdAt: '2026-10-01T12:00:00.000Z',
  expiresAt: null,
  lastUsedAt: null,
  revokedAt: null,
  replacedBy: null,
};
const OLD = { ...KEY, id: 'k0', name: 'Antiga', state: 'revoked', revokedAt: '2026-10-02T12:00:00.000Z' };
const MADE = {
  success: true,
  id: 'k2',
  key: 'nit_live_AbCdEfGh_segredo',
  prefix: 'nit_live_AbCdEfGh',
  expiresAt: null,
};
const USAGE = {
  success: true,
  chaves: [{ id: 'k1', hoje: 2, mes: 1234, semDados: 3, porTipo: { cnpj: 1234 } }],
  dias: [{ dia: '2026-11-01', comDados: 1234, semDados: 3 }],
};
const hidden = true;

describe('API keys in the page', () => {
  const server = useTestServer();
  beforeEach(() => {
    server.on('GET /api/public/config', { body: { captcha: null, demonstration: false } });
    server.on('GET /api/user/profile', { body: { success: true, user: profile } });
    server.on('GET /api/user/subscription', { body: { success: true, hasSubscription: true, subscription: PLAN } });
    server.on('GET /api/keys', { body: { success: true, data: [KEY, OLD] } });
    server.on('GET /api/keys/usage', { body: USAGE });
  });

  async function card() {
    writeSession({ token: 'access', user: profile, userType: 'user' });
    await showProduct('/consultas?aba=perfil');
    return within(await screen.findByRole('region', { name: 'Chaves de API' }));
  }

  const dialog = () => within(screen.getByRole('dialog', { hidden }));
  const press = (name: string) => userEvent.click(dialog().getByRole('button', { name, hidden }));

  it('are listed with what they may do and from where; those that ended on request', async () => {
    const own = await card();
    expect(await own.findByText('CNPJ, Ler o histórico')).toBeInTheDocument();
    expect(own.getByText('nit_live_4fTq81Za…')).toBeInTheDocument();
    expect(own.getByText('Só de 203.0.113.0/24')).toBeInTheDocument();
    expect(own.queryByText('Antiga')).not.toBeInTheDocument();
    await userEvent.click(own.getByRole('button', { name: 'Mostrar as encerradas (1)' }));
    expect(own.getByText('Antiga')).toBeInTheDocument();
    expect(own.queryByRole('button', { name: 'Revogar Antiga' })).not.toBeInTheDocument();
  });

  it('show how much they are used, as a picture and in figures', async () => {
    const own = await card();
    const usage = within(await own.findByRole('region', { name: 'Uso das chaves neste mês' }));
    expect(usage.getByRole('img', { name: 'Uso por dia; o maior teve 1.237.' })).toBeInTheDocument();
    expect(usage.getByRole('row', { name: 'Loja virtual CNPJ 1.234 2 1.234' })).toBeInTheDocument();
  });

  it('want a name and a permission, and are shown once', async () => {
    server.on('POST /api/keys', { status: 201, body: MADE });
    const own = await card();
    await userEvent.click(own.getByRole('button', { name: 'Criar chave de API' }));
    await press('Criar');
    expect(await dialog().findByText('Dê um nome à chave')).toBeInTheDocument();
    expect(dialog().getByText('Escolha ao menos uma permissão')).toBeInTheDocument();
    expect(server.requests('POST /api/keys')).toEqual([]);
    await fillIn(dialog().getByLabelText('Nome da chave'), ' Estoque ');
    await userEvent.click(dialog().getByLabelText('CNPJ'));
    await userEvent.selectOptions(dialog().getByLabelText('Validade'), 'Não expira');
    await fillIn(dialog().getByLabelText('Redes permitidas'), '203.0.113.7\n2001:db8::/32');
    await press('Criar');
    expect(await screen.findByText(MADE.key)).toBeInTheDocument();
    expect(server.requests('POST /api/keys')[0]?.body).toEqual({
      name: 'Estoque',
      mode: 'test',
      scopes: ['lookup:cnpj'],
      networks: ['203.0.113.7', '2001:db8::/32'],
    });
    await press('Já guardei');
    await waitFor(() => expect(screen.queryByText(MADE.key)).not.toBeInTheDocument());
    await waitFor(() => expect(server.requests('GET /api/keys')).toHaveLength(2));
  });

  it('may do everything with one press, and nothing again with another', async () => {
    const own = await card();
    await userEvent.click(own.getByRole('button', { name: 'Criar chave de API' }));
    const ticked = () => dialog().queryAllByRole('checkbox', { checked: true, hidden }).length;
    await press('Marcar todas');
    expect(ticked()).toBe(API_SCOPES.length);
    await press('Desmarcar todas');
    expect(ticked()).toBe(0);
  });

  it('tell which network the server did not take', async () => {
    const fields = [{ field: 'networks', message: 'Rede inválida.' }];
    server.on('POST /api/keys', { status: 400, body: { error: 'Rede inválida.', code: 'INVALID_INPUT', fields } });
    const own = await card();
    await userEvent.click(own.getByRole('button', { name: 'Criar chave de API' }));
    await fillIn(dialog().getByLabelText('Nome da chave'), 'Estoque');
    await userEvent.click(dialog().getByLabelText('CNPJ'));
    await fillIn(dialog().getByLabelText('Redes permitidas'), 'casa');
    await press('Criar');
    expect(await dialog().findByText('Rede inválida.')).toBeInTheDocument();
  });

  it('tell how long the one lasts that takes the place of another', async () => {
    const ends = '2027-10-01T12:00:00.000Z';
    server.on('GET /api/keys', { body: { success: true, data: [{ ...KEY, expiresAt: ends }] } });
    server.on('POST /api/keys/k1/rotate', { status: 201, body: { ...MADE, expiresAt: '2028-08-31T15:00:00.000Z' } });
    const own = await card();
    await userEvent.click(await own.findByRole('button', { name: 'Trocar Loja virtual' }));
    const day = new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo' });
    const then = day.format(Date.now() + 365 * 86_400_000);
    expect(dialog().getByText(new RegExp(`Ela vale até ${then}\\.`))).toBeInTheDocument();
    await press('Trocar');
    expect(await screen.findByText(/^Ela vale até 31\/08\/2028/)).toBeInTheDocument();
  });

  it('are changed for another one, and revoked after a question', async () => {
    server.on('POST /api/keys/k1/rotate', { status: 201, body: MADE });
    server.on('DELETE /api/keys/k1', { body: { success: true } });
    const own = await card();
    await userEvent.click(await own.findByRole('button', { name: 'Trocar Loja virtual' }));
    await press('Trocar');
    expect(await screen.findByText(MADE.key)).toBeInTheDocument();
    expect(server.requests('POST /api/keys/k1/rotate')[0]?.body).toEqual({ overlapHours: 24 });
    await press('Já guardei');
    await userEvent.click(own.getByRole('button', { name: 'Revogar Loja virtual' }));
    await press('Revogar');
    expect(await own.findByText('Chave revogada.')).toBeInTheDocument();
  });

  it('leave what is being filled in when the answer to a question comes that was closed', async () => {
    const letGo = server.hold('DELETE /api/keys/k1', { body: { success: true } });
    const own = await card();
    await userEvent.click(await own.findByRole('button', { name: 'Revogar Loja virtual' }));
    await press('Revogar');
    await press('Manter');
    await userEvent.click(own.getByRole('button', { name: 'Criar chave de API' }));
    await fillIn(dialog().getByLabelText('Nome da chave'), 'Estoque');
    letGo();
    expect(await own.findByText('Chave revogada.')).toBeInTheDocument();
    expect(dialog().getByLabelText('Nome da chave')).toHaveValue('Estoque');
  });
});
