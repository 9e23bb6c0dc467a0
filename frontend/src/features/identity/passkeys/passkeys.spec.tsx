import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showProduct } from '../../../app/testing';
import { writeSession } from '../../../shared/api/session-storage';
import { fillIn } from '../../../shared/testing/fill-in';
import { pass, stopClock, until } from '../../../shared/testing/page-clock';
import { useTestServer } from '../../../shared/testing/test-server';
import { profile } from '../../lookups/testing/subscriber';

const PLAN = { status: 'active', plan: 'Ouro', planId: 'gold', daysRemaining: 12 };
const LIST = 'GET /api/user/passkeys';
const PHONE = { id: 'p1', name: 'Celular', createdAt: '2026-10-01T12:00:00.000Z', lastUsedAt: null };
const hidden = true;

describe('passkeys in the page', () => {
  const server = useTestServer();
  beforeEach(() => {
    server.on('GET /api/public/config', { body: { captcha: null, demonstration: false } });
    server.on('GET /api/user/profile', { body: { success: true, user: profile } });
    server.on('GET /api/user/subscription', { body: { success: true, hasSubscription: true, subscription: PLAN } });
    server.on(LIST, { body: { success: true, data: [PHONE] } });
    Object.defineProperty(window, 'PublicKeyCredential', {
      configurable: true,
      value: function PublicKeyCredential() {},
    });
  });
  afterEach(() => {
    jest.useRealTimers();
    Reflect.deleteProperty(window, 'PublicKeyCredential');
  });

  async function card() {
    writeSession({ token: 'access', user: profile, userType: 'user' });
    await showProduct('/consultas?aba=perfil');
    return within(await screen.findByRole('region', { name: 'Chaves de acesso' }));
  }

  const dialog = () => within(screen.getByRole('dialog', { hidden }));
  const press = (name: string) => userEvent.click(dialog().getByRole('button', { name, hidden }));

  it('want a name and the right password before the browser is asked', async () => {
    const fields = [{ field: 'password', message: 'Senha incorreta.' }];
    server.on('POST /api/user/passkeys/options', {
      status: 400,
      body: { error: 'Senha incorreta.', code: 'WRONG_PASSWORD', fields },
    });
    const own = await card();
    await userEvent.click(own.getByRole('button', { name: 'Adicionar chave' }));
    await press('Adicionar');
    expect(await dialog().findByText('Dê um nome à chave de acesso')).toBeInTheDocument();
    await fillIn(dialog().getByLabelText('Nome da chave'), '\u200b');
    expect(await dialog().findByText(/^Há caracteres invisíveis no texto/)).toBeInTheDocument();
    await userEvent.clear(dialog().getByLabelText('Nome da chave'));
    await fillIn(dialog().getByLabelText('Nome da chave'), 'Notebook');
    await fillIn(dialog().getByLabelText('Sua senha'), 'Errada-2026');
    await press('Adicionar');
    expect(await dialog().findByText('Senha incorreta.')).toBeInTheDocument();
    expect(server.requests('POST /api/user/passkeys')).toEqual([]);
  });

  it('tell how long ago they were used as time goes by', async () => {
    stopClock();
    server.on(LIST, { body: { success: true, data: [{ ...PHONE, lastUsedAt: new Date().toISOString() }] } });
    writeSession({ token: 'access', user: profile, userType: 'user' });
    await showProduct('/consultas?aba=perfil');
    await until(() => screen.queryByText('Usada agora mesmo') !== null);
    await pass(180_000);
    expect(screen.getByText('Usada há 3 minutos')).toBeInTheDocument();
  });

  it('are named anew and removed', async () => {
    server.on('PUT /api/user/passkeys/p1', () => {
      server.on(LIST, { body: { success: true, data: [{ ...PHONE, name: 'Celular novo' }] } });
      return { body: { success: true } };
    });
    server.on('DELETE /api/user/passkeys/p1', () => {
      server.on(LIST, { body: { success: true, data: [] } });
      return { body: { success: true } };
    });
    const own = await card();
    await userEvent.click(await own.findByRole('button', { name: 'Renomear Celular' }));
    await fillIn(dialog().getByLabelText('Nome da chave'), ' novo');
    await press('Salvar');
    expect(await own.findByText('Nome trocado.')).toBeInTheDocument();
    await userEvent.click(await own.findByRole('button', { name: 'Remover Celular novo' }));
    await press('Remover');
    expect(await own.findByText('Chave removida.')).toBeInTheDocument();
    await waitFor(() => expect(own.queryByText('Celular novo')).toBeNull());
  });

  it.each(['/login', '/admin/login'])('are offered at %s, where what went wrong is said', async (place) => {
    const error = 'Muitas tentativas em pouco tempo. Aguarde alguns minutos e tente novamente.';
    server.on('POST /api/auth/passkey/options', { status: 429, body: { code: 'RATE_LIMITED', error } });
    await showProduct(place);
    await userEvent.click(await screen.findByRole('button', { name: 'Entrar com chave de acesso' }));
    expect(await screen.findByText(error)).toBeInTheDocument();
  });

  describe('whose code does not come', () => {
    beforeEach(() => {
      jest.doMock('@simplewebauthn/browser', () => {
        throw new TypeError('Failed to fetch dynamically imported module');
      });
    });
    afterEach(() => jest.dontMock('@simplewebauthn/browser'));

    it('say at the login that they could not be asked for', async () => {
      server.on('POST /api/auth/passkey/options', { body: { success: true, options: {} } });
      await showProduct('/login');
      const button = await screen.findByRole('button', { name: 'Entrar com chave de acesso' });
      await userEvent.click(button);
      expect(await screen.findByText('Não foi possível entrar com uma chave de acesso.')).toBeInTheDocument();
      expect(button).toBeEnabled();
    });

    it('say in their dialog that none could be added', async () => {
      server.on('POST /api/user/passkeys/options', { body: { success: true, options: {} } });
      const own = await card();
      await userEvent.click(own.getByRole('button', { name: 'Adicionar chave' }));
      await fillIn(dialog().getByLabelText('Nome da chave'), 'Notebook');
      await fillIn(dialog().getByLabelText('Sua senha'), 'Garoa-2026');
      await press('Adicionar');
      expect(await dialog().findByText('Não foi possível adicionar a chave.')).toBeInTheDocument();
    });
  });

  it('are nowhere at the login of a browser that has none', async () => {
    Reflect.deleteProperty(window, 'PublicKeyCredential');
    await showProduct('/login');
    await screen.findByRole('button', { name: 'Entrar' });
    expect(screen.queryByRole('button', { name: 'Entrar com chave de acesso' })).toBeNull();
  });
});
