import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showProduct } from '../../../app/testing';
import { startSession } from '../../../shared/api/session';
import { fillIn } from '../../../shared/testing/fill-in';
import { pass, stopClock, until } from '../../../shared/testing/page-clock';
import { useTestServer } from '../../../shared/testing/test-server';

const SETTINGS = 'GET /api/admin/settings';
const ADMINS = 'GET /api/admin/admins';
const RETENTION = 'PUT /api/admin/settings/HISTORY_RETENTION_DAYS';
const AT = '2026-11-20T12:00:00.000Z';
const retention = {
  name: 'HISTORY_RETENTION_DAYS',
  kind: 'number',
  group: 'Prazos',
  label: 'Resultados no histórico',
  unit: 'dias',
  effect: 'Com um prazo menor, os resultados mais velhos são apagados.',
  value: '90',
  initial: '90',
  previous: null,
  least: 1,
  most: 1825,
  changedAt: null,
  changedBy: null,
};
const unknown = { ...retention, name: 'NEW_ONE', group: 'Outras', label: 'NEW_ONE', unit: null, value: '3' };
const own = {
  id: 'a1',
  username: 'chefe',
  own: true,
  createdAt: AT,
  lastLoginAt: AT,
  deactivatedAt: null,
  invited: false,
  totp: true,
};
const other = { ...own, id: 'a2', username: 'ana', own: false, lastLoginAt: null, invited: true };

describe('the screen Configurações', () => {
  const server = useTestServer();
  afterEach(() => jest.useRealTimers());
  beforeEach(() => {
    startSession({ token: 't', user: { id: 'a1', name: 'Administração', email: '' }, userType: 'admin' });
    server.on('GET /api/public/config', { body: { captcha: null, demonstration: false, termsVersion: '2026-11-01' } });
    server.on('GET /api/user/profile', { body: { success: true, user: { id: 'a1', userType: 'admin' } } });
    const environment = [{ name: 'RATE_LIMIT', value: 'on' }];
    server.on(SETTINGS, { body: { success: true, data: [retention, unknown], environment } });
    server.on(ADMINS, { body: { success: true, data: [own, other] } });
  });

  const shown = async () => {
    await showProduct('/admin/settings');
    await screen.findByText('Resultados no histórico');
  };
  const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
  async function change(to: string) {
    await press('Mudar Resultados no histórico');
    const dialog = within(await screen.findByRole('dialog'));
    const field = dialog.getByLabelText('Valor, em dias');
    await userEvent.clear(field);
    await fillIn(field, to);
    return dialog;
  }

  it('changes a value from what was seen, and takes it back from what then is', async () => {
    const changed = { ...retention, value: '30', previous: '90', changedAt: AT, changedBy: 'Administração' };
    server.on(RETENTION, { body: { success: true, data: changed } });
    await shown();
    const dialog = await change('30');
    expect(dialog.getByText(/é apagado e não volta/)).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Mudar' }));
    expect(await screen.findByText('Resultados no histórico: 30 dias.')).toBeInTheDocument();
    await press('Desfazer');
    expect(await screen.findByText('Resultados no histórico voltou a ser como era.')).toBeInTheDocument();
    expect(server.requests(RETENTION).map(({ body }) => body)).toEqual([
      { value: '30', seenAt: null },
      { value: null, seenAt: AT },
    ]);
  });

  it.each([
    ['CLEANUP_GRACE_DAYS', true],
    ['CLEANUP_UNPAID_DAYS', true],
    ['ABUSE_WINDOW_DAYS', false],
  ])('says of a shorter %s whether something goes that does not come back: %s', async (name, said) => {
    server.on(SETTINGS, { body: { success: true, data: [{ ...retention, name }], environment: [] } });
    await shown();
    const dialog = await change('91');
    expect(dialog.queryByText(/é apagado e não volta/)).toBeNull();
    const field = dialog.getByLabelText('Valor, em dias');
    await userEvent.clear(field);
    await fillIn(field, '30');
    expect(dialog.queryAllByText(/é apagado e não volta/)).toHaveLength(said ? 1 : 0);
  });

  it.each([
    ['30', /passa de 30 dias é apagado e não volta/],
    ['365', null],
  ])('asks once more before the environment’s %s days, where they delete', async (initial, words) => {
    const longer = { ...retention, value: '90', initial, changedAt: AT, changedBy: 'Administração' };
    server.on(SETTINGS, { body: { success: true, data: [longer], environment: [] } });
    server.on(RETENTION, { body: { success: true, data: { ...longer, value: initial, changedAt: null } } });
    await shown();
    await press('Mudar Resultados no histórico');
    await press('Usar o do ambiente');
    if (words) {
      expect(await screen.findByText(words)).toBeInTheDocument();
      expect(server.requests(RETENTION)).toEqual([]);
      await press('Usar 30 dias');
    }
    expect(await screen.findByText(`Resultados no histórico: ${initial} dias.`)).toBeInTheDocument();
    expect(server.requests(RETENTION).map(({ body }) => body)).toEqual([{ value: null, seenAt: AT }]);
  });

  it.each([
    ['under the field', { fields: [{ field: 'value', message: 'Informe um número de 1 a 1825.' }] }],
    ['for the form', {}],
  ])('shows what the server refuses %s', async (_, more) => {
    server.on(RETENTION, { status: 400, body: { error: 'Informe um número de 1 a 1825.', code: 'X', ...more } });
    await shown();
    const dialog = await change('9999');
    await userEvent.click(dialog.getByRole('button', { name: 'Mudar' }));
    expect(await dialog.findByText('Informe um número de 1 a 1825.')).toBeInTheDocument();
  });

  it('goes to the value that the server refuses', async () => {
    const fields = [{ field: 'value', message: 'Informe um número de 1 a 1825.' }];
    server.on(RETENTION, { status: 400, body: { error: 'Dados inválidos', code: 'X', fields } });
    await shown();
    const dialog = await change('9999');
    await userEvent.click(dialog.getByRole('button', { name: 'Mudar' }));
    await waitFor(() => expect(dialog.getByLabelText('Valor, em dias')).toHaveFocus());
    expect(dialog.getByText('Informe um número de 1 a 1825.')).toBeInTheDocument();
  });

  describe('of which somebody else has changed one meanwhile', () => {
    const before = { ...retention, value: '90', initial: '30', changedAt: AT, changedBy: 'Administração' };
    const theirs = { ...before, value: '60', changedAt: '2026-11-20T12:30:00.000Z', changedBy: 'ana' };
    const error = 'Alguém mudou esta configuração. Veja o valor atual e tente de novo.';
    const settings = (data: object) => ({ body: { success: true, data: [data], environment: [] } });
    const sent = () => server.requests(RETENTION).map(({ body }) => body);
    beforeEach(() => {
      server.on(SETTINGS, settings(before));
      server.on(RETENTION, () => {
        server.on(SETTINGS, settings(theirs));
        return { status: 409, body: { success: false, code: 'SETTING_CHANGED', error } };
      });
    });

    it('shows their value, keeps what was typed, and saves it over theirs alone', async () => {
      await shown();
      const dialog = await change('45');
      const save = () => userEvent.click(dialog.getByRole('button', { name: 'Mudar' }));
      await save();
      expect(await dialog.findByText(error)).toBeInTheDocument();
      expect(await dialog.findByText(/^Valor atual: 60 dias, de ana/)).toBeInTheDocument();
      expect(dialog.getByLabelText('Valor, em dias')).toHaveValue('45');
      const mine = { ...theirs, value: '45', changedAt: '2026-11-20T12:31:00.000Z', changedBy: 'Administração' };
      server.on(RETENTION, { body: { success: true, data: mine } });
      await save();
      expect(await screen.findByText('Resultados no histórico: 45 dias.')).toBeInTheDocument();
      await press('Desfazer');
      expect(await screen.findByText('Resultados no histórico voltou a ser como era.')).toBeInTheDocument();
      expect(sent()).toEqual([
        { value: '45', seenAt: AT },
        { value: '45', seenAt: theirs.changedAt },
        { value: '60', seenAt: mine.changedAt },
      ]);
    });

    it('shows their value before the environment’s is taken over it', async () => {
      await shown();
      await press('Mudar Resultados no histórico');
      await press('Usar o do ambiente');
      await press('Usar 30 dias');
      expect(await screen.findByText(/^Valor atual: 60 dias, de ana/)).toBeInTheDocument();
      expect(screen.getByText(error)).toBeInTheDocument();
      server.on(RETENTION, { body: { success: true, data: { ...theirs, value: '30', changedAt: null } } });
      await press('Usar o do ambiente');
      await press('Usar 30 dias');
      expect(await screen.findByText('Resultados no histórico: 30 dias.')).toBeInTheDocument();
      expect(sent()).toEqual([
        { value: null, seenAt: AT },
        { value: null, seenAt: theirs.changedAt },
      ]);
    });

    it('offers no more to take back what is not there any more', async () => {
      const mine = { ...before, value: '45', changedAt: '2026-11-20T12:10:00.000Z' };
      server.on(RETENTION, { body: { success: true, data: mine } });
      await shown();
      const dialog = await change('45');
      await userEvent.click(dialog.getByRole('button', { name: 'Mudar' }));
      server.on(RETENTION, { status: 409, body: { success: false, code: 'SETTING_CHANGED', error } });
      await press('Desfazer');
      expect(await screen.findByText(error)).toBeInTheDocument();
      await waitFor(() => expect(screen.queryByRole('button', { name: 'Desfazer' })).toBeNull());
    });
  });

  it('shows a setting without words by its variable, and what only the environment says', async () => {
    await shown();
    expect(screen.getByRole('region', { name: 'Outras' })).toHaveTextContent('NEW_ONE');
    await userEvent.click(screen.getByText('Ver as variáveis'));
    expect(screen.getByText('RATE_LIMIT')).toBeInTheDocument();
  });

  it('says that the settings could not be loaded, and who administers all the same', async () => {
    server.on(SETTINGS, { status: 500, body: { error: 'Erro no servidor', code: 'X' } });
    await showProduct('/admin/settings');
    expect(await screen.findByText('Não foi possível carregar as configurações')).toBeInTheDocument();
    expect(await screen.findByText('ana')).toBeInTheDocument();
  });

  it('invites an administrator and shows the password once', async () => {
    const made = { success: true, id: 'a3', username: 'bia', password: 'kT7m-xP2v' };
    server.on('POST /api/admin/admins', { status: 201, body: made });
    await shown();
    await press('Convidar administrador');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Convidar' }));
    expect(await dialog.findByText('Usuário é obrigatório')).toBeInTheDocument();
    expect(dialog.getByLabelText('Usuário')).toHaveFocus();
    await fillIn(dialog.getByLabelText('Usuário'), 'bia');
    await userEvent.click(dialog.getByRole('button', { name: 'Convidar' }));
    expect(await screen.findByText('kT7m-xP2v')).toBeInTheDocument();
    await press('Já guardei');
    expect(screen.queryByText('kT7m-xP2v')).toBeNull();
  });

  it('shows the password of who was invited though the dialog was closed before the answer', async () => {
    const made = { success: true, id: 'a3', username: 'bia', password: 'kT7m-xP2v' };
    const letGo = server.hold('POST /api/admin/admins', { status: 201, body: made });
    await shown();
    await press('Convidar administrador');
    await fillIn(screen.getByLabelText('Usuário'), 'bia');
    await press('Convidar');
    await press('Cancelar');
    letGo();
    expect(await screen.findByText('kT7m-xP2v')).toBeInTheDocument();
    expect(screen.getByText(/^Entregue a bia/)).toBeInTheDocument();
  });

  it('tells how long ago an administrator came in as time goes by', async () => {
    stopClock();
    server.on(ADMINS, { body: { success: true, data: [{ ...own, lastLoginAt: new Date().toISOString() }] } });
    await showProduct('/admin/settings');
    await until(() => screen.queryByText('Entrou agora mesmo.') !== null);
    await pass(180_000);
    expect(screen.getByText('Entrou há 3 minutos.')).toBeInTheDocument();
  });

  it('shuts an administrator out, not oneself, and lets them in again', async () => {
    server.on('POST /api/admin/admins/a2/deactivate', { body: { success: true } });
    server.on('POST /api/admin/admins/a2/reactivate', { body: { success: true } });
    await shown();
    await press('Desativar ana');
    expect(screen.queryByRole('button', { name: 'Desativar chefe' })).toBeNull();
    expect(await screen.findByText('ana não entra mais.')).toBeInTheDocument();
    await press('Desfazer');
    expect(await screen.findByText('ana pode entrar de novo.')).toBeInTheDocument();
  });

  it('tells of administrators what was done last, or why it was not', async () => {
    const [shutOut, letIn] = ['POST /api/admin/admins/a2/deactivate', 'POST /api/admin/admins/a2/reactivate'];
    server.on(shutOut, { status: 503, body: { error: 'Tente de novo.', code: 'UNAVAILABLE' } });
    await shown();
    await press('Desativar ana');
    expect(await screen.findByText('Tente de novo.')).toBeInTheDocument();
    server.on(shutOut, { body: { success: true } });
    server.on(letIn, { status: 409, body: { error: 'Já está ativa.', code: 'CONFLICT' } });
    await press('Desativar ana');
    expect(await screen.findByText('ana não entra mais.')).toBeInTheDocument();
    expect(screen.queryByText('Tente de novo.')).not.toBeInTheDocument();
    await press('Desfazer');
    expect(await screen.findByText('Já está ativa.')).toBeInTheDocument();
    expect(screen.queryByText('ana não entra mais.')).not.toBeInTheDocument();
    await press('Desativar ana');
    expect(await screen.findByText('ana não entra mais.')).toBeInTheDocument();
    expect(screen.queryByText('Já está ativa.')).not.toBeInTheDocument();
  });

  it('leaves another value that is being typed when a change is answered late, and says what it came to', async () => {
    const changed = { ...retention, value: '30', previous: '90', changedAt: AT, changedBy: 'Administração' };
    const letGo = server.hold(RETENTION, { body: { success: true, data: changed } });
    await shown();
    await userEvent.click((await change('30')).getByRole('button', { name: 'Mudar' }));
    await press('Cancelar');
    await press('Mudar NEW_ONE');
    await fillIn(screen.getByLabelText('Valor'), '4');
    letGo();
    expect(await screen.findByText('Resultados no histórico: 30 dias.')).toBeInTheDocument();
    expect(screen.getByLabelText('Valor')).toHaveValue('34');
  });
});
