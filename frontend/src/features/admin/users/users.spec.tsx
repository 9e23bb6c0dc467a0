import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showProduct } from '../../../app/testing';
import { startSession } from '../../../shared/api/session';
import { fillIn } from '../../../shared/testing/fill-in';
import { pass, stopClock, until } from '../../../shared/testing/page-clock';
import { useTestServer } from '../../../shared/testing/test-server';

const LIST = 'GET /api/admin/users';
const SEARCH = 'POST /api/admin/users/search';
const OPEN = 'GET /api/admin/users/u1';
const EXTEND = 'POST /api/admin/users/u1/plan/extensions';
const AT = '2026-11-20T12:00:00.000Z';
const ana = {
  id: 'u1',
  name: 'Ana Souza',
  email: 'an***@gmail.com',
  status: 'ativo',
  planId: 'silver',
  expiresAt: '2099-12-01T12:00:00.000Z',
  createdAt: AT,
  lastLoginAt: null,
};
const grant = {
  id: 'g1',
  planId: 'silver',
  days: 3,
  reason: 'cortesia',
  paymentId: null,
  gift: false,
  grantedAt: AT,
  revokedAt: null,
  canTakeBack: true,
};
const session = {
  id: 's1',
  current: false,
  device: 'Chrome no Windows',
  kind: 'computer',
  address: '203.0.•.•',
  createdAt: AT,
  lastSeenAt: AT,
};
const file = {
  success: true,
  account: { ...ana, secondFactor: false, blockedAt: null, erasedAt: null, consents: [], sessions: [session] },
  plan: { active: true, planId: 'silver', expiresAt: ana.expiresAt, grants: [grant], payments: [], paymentsTotal: 0 },
  usage: { days: [{ day: '2026-11-20', type: 'cnpj', found: 2, others: 1 }], hold: null },
};

describe('the screen Usuários', () => {
  const server = useTestServer();
  afterEach(() => jest.useRealTimers());
  beforeEach(() => {
    startSession({ token: 't', user: { id: 'a1', name: 'Administração', email: '' }, userType: 'admin' });
    server.on('GET /api/public/config', { body: { captcha: null, demonstration: false, termsVersion: '2026-11-01' } });
    server.on('GET /api/user/profile', { body: { success: true, user: { id: 'a1', userType: 'admin' } } });
    server.on(LIST, { body: { success: true, data: [ana], nextCursor: null, total: 1 } });
    server.on(OPEN, { body: file });
    server.on('GET /api/admin/audit/admin-actions', { body: { success: true, data: [], nextCursor: null, total: 0 } });
    server.on('GET /api/admin/users/u1/keys', { body: { success: true, data: [] } });
  });

  const opened = async () => {
    await showProduct('/admin/usuarios?conta=u1');
    await screen.findByRole('heading', { level: 1, name: 'Ana Souza' });
  };
  const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

  it('goes back to the list as it was left, and to the list where none was before', async () => {
    const router = await showProduct('/admin/usuarios?status=ativo');
    await userEvent.click(await screen.findByRole('button', { name: 'Ana Souza' }));
    await screen.findByRole('heading', { level: 1, name: 'Ana Souza' });
    expect(router.state.location.search).toBe('?status=ativo&conta=u1');
    await press('Voltar');
    await screen.findByRole('heading', { level: 1, name: 'Usuários' });
    expect([router.state.index, router.state.location.search]).toEqual([0, '?status=ativo']);
    cleanup();
    await opened();
    await press('Voltar');
    await screen.findByRole('heading', { level: 1, name: 'Usuários' });
  });

  it('tells how long ago somebody came in, and where and with which key, as time goes by', async () => {
    stopClock();
    const now = new Date().toISOString();
    const key = { id: 'k1', name: 'Loja virtual', prefix: 'nit_live_4fTq81Za', state: 'active', lastUsedAt: now };
    server.on(LIST, { body: { success: true, data: [{ ...ana, lastLoginAt: now }], nextCursor: null, total: 1 } });
    server.on(OPEN, { body: { ...file, account: { ...file.account, sessions: [{ ...session, lastSeenAt: now }] } } });
    server.on('GET /api/admin/users/u1/keys', { body: { success: true, data: [key] } });
    await showProduct('/admin/usuarios');
    await until(() => screen.queryByText('Agora mesmo') !== null);
    await pass(180_000);
    expect(screen.getByText('há 3 minutos')).toBeInTheDocument();
    cleanup();
    await showProduct('/admin/usuarios?conta=u1');
    await until(() => screen.queryByText('Usado há 3 minutos') !== null && screen.queryByText(/usada na/) !== null);
    await pass(2 * 3_600_000);
    expect(screen.getByText('Usado há 2 horas')).toBeInTheDocument();
    expect(screen.getByText(/usada há 2 horas/)).toBeInTheDocument();
  });

  it('says under a title that there is no such account', async () => {
    server.on(OPEN, { status: 404, body: { success: false, error: 'Conta não encontrada.', code: 'NOT_FOUND' } });
    await showProduct('/admin/usuarios?conta=u1');
    expect(await screen.findByText('Conta não encontrada.')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Conta' })).toBeInTheDocument();
    expect(document.title).toBe('Conta | Nítido');
  });

  it('shows the keys for programs that are in force, and revokes one after a question', async () => {
    const key = { id: 'k1', name: 'Loja virtual', prefix: 'nit_live_4fTq81Za', state: 'active', lastUsedAt: null };
    const old = { ...key, id: 'k0', name: 'Antiga', state: 'revoked' };
    server.on('GET /api/admin/users/u1/keys', { body: { success: true, data: [key, old] } });
    server.on('DELETE /api/admin/users/u1/keys/k1', { body: { success: true } });
    await opened();
    const card = within(await screen.findByRole('region', { name: 'Chaves de API' }));
    expect(card.queryByText('Antiga')).not.toBeInTheDocument();
    await userEvent.click(card.getByRole('button', { name: 'Revogar Loja virtual' }));
    const question = within(screen.getByRole('dialog', { hidden: true }));
    await userEvent.click(question.getByRole('button', { name: 'Revogar', hidden: true }));
    expect(await card.findByText('Chave revogada: Loja virtual.')).toBeInTheDocument();
    expect(server.requests('DELETE /api/admin/users/u1/keys/k1')).toHaveLength(1);
  });

  it('says that the keys for programs could not be read', async () => {
    server.on('GET /api/admin/users/u1/keys', { status: 503, body: {} });
    await opened();
    const card = within(await screen.findByRole('region', { name: 'Chaves de API' }));
    expect(card.getByRole('alert')).toHaveTextContent('Indisponível');
  });

  it('tells what the person did apart from what administrators did to the account', async () => {
    const act = { at: AT, target: 'account:u1', before: null, after: null };
    const made = { ...act, id: '1', action: 'make-api-key', adminId: 'u1', adminName: 'Ana Souza' };
    const revoked = { ...act, id: '2', action: 'revoke-api-key', adminId: 'a1', adminName: 'Marta' };
    server.on('GET /api/admin/audit/admin-actions', {
      body: { success: true, data: [revoked, made], nextCursor: null, total: 2 },
    });
    await opened();
    const acts = within(await screen.findByRole('list', { name: 'Ações registradas nesta conta' })).getAllByRole(
      'listitem',
    );
    expect(acts[0]).toHaveTextContent(/Marta, em/);
    expect(acts[1]).toHaveTextContent(/A própria pessoa, em/);
  });

  it('lists accounts as the address narrows them, and opens one', async () => {
    const router = await showProduct('/admin/usuarios?status=ativo&plan=silver&sort=expiry&status2=x');
    await userEvent.click(await screen.findByRole('button', { name: 'Ana Souza' }));
    expect(server.requests(LIST)[0]?.query).toBe('status=ativo&plan=silver&sort=expiry');
    expect(await screen.findByRole('heading', { level: 1, name: 'Ana Souza' })).toBeInTheDocument();
    expect(router.state.location.search).toContain('conta=u1');
  });

  it('asks for two letters at least before it searches', async () => {
    const problem = 'Digite ao menos 2 caracteres.';
    server.on(SEARCH, { body: { success: true, data: [ana], nextCursor: null, total: 1 } });
    await showProduct('/admin/usuarios');
    const field = await screen.findByLabelText('Busca');
    await userEvent.type(field, 'a {Enter}');
    expect(screen.getByText(problem)).toBeInTheDocument();
    expect(server.requests(SEARCH)).toEqual([]);
    await userEvent.clear(field);
    await userEvent.type(field, 'an{Enter}');
    await waitFor(() => expect(server.requests(SEARCH)).toHaveLength(1));
    expect(screen.queryByText(problem)).toBeNull();
    await userEvent.clear(field);
    await userEvent.type(field, 'a{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Buscar' }));
    expect(screen.getByText(problem)).toBeInTheDocument();
    expect(server.requests(SEARCH)).toHaveLength(1);
  });

  it('searches anew for the same text, and reads the list anew where there is none', async () => {
    server.on(SEARCH, { body: { success: true, data: [], nextCursor: null, total: 0 } });
    await showProduct('/admin/usuarios');
    const field = await screen.findByLabelText('Busca');
    await screen.findByRole('button', { name: 'Ana Souza' });
    const listed = server.requests(LIST).length;
    await userEvent.click(screen.getByRole('button', { name: 'Buscar' }));
    await waitFor(() => expect(server.requests(LIST)).toHaveLength(listed + 1));
    for (const times of [1, 2]) {
      await fillIn(field, times === 1 ? 'ana@gmail.com{Enter}' : '{Enter}');
      await waitFor(() => expect(server.requests(SEARCH)).toHaveLength(times));
    }
  });

  it('searches in a body, never in an address, and goes back to the list', async () => {
    server.on(SEARCH, { body: { success: true, data: [], nextCursor: null, total: 0 } });
    const router = await showProduct('/admin/usuarios');
    await fillIn(await screen.findByLabelText('Busca'), 'ana@gmail.com{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Limpar filtros' }));
    expect(await screen.findByRole('button', { name: 'Ana Souza' })).toBeInTheDocument();
    expect(screen.getByLabelText('Busca')).toHaveValue('');
    expect(server.requests(SEARCH).map(({ body }) => body)).toEqual([{ texto: 'ana@gmail.com' }]);
    expect(JSON.stringify([router.state.location, server.seen.map(({ path, query }) => path + query)])).not.toContain(
      'gmail',
    );
  });

  it('exports what a search shows, within the days of registration', async () => {
    server.on(SEARCH, { body: { success: true, data: [ana], nextCursor: null, total: 1 } });
    server.on('POST /api/admin/users/export', { status: 500, body: {} });
    await showProduct('/admin/usuarios?from=2026-11-01&to=2026-11-21');
    expect(await screen.findByLabelText('Cadastro de')).toHaveValue('2026-11-01');
    await waitFor(() => expect(server.requests(LIST)).toHaveLength(1));
    expect(server.requests(LIST)[0]?.query).toBe('from=2026-11-01&to=2026-11-21');
    await fillIn(screen.getByLabelText('Busca'), 'ana@gmail.com{Enter}');
    await waitFor(() => expect(server.requests(SEARCH)).toHaveLength(1));
    await press('Exportar CSV');
    expect(await screen.findByText('Não foi possível exportar.')).toBeInTheDocument();
    expect(server.requests('POST /api/admin/users/export')[0]?.body).toEqual({
      from: '2026-11-01',
      to: '2026-11-21',
      texto: 'ana@gmail.com',
    });
  });

  it('still looks for the same when an account is closed again', async () => {
    server.on(SEARCH, { body: { success: true, data: [ana], nextCursor: null, total: 1 } });
    await showProduct('/admin/usuarios');
    await fillIn(await screen.findByLabelText('Busca'), 'ana@gmail.com{Enter}');
    await waitFor(() => expect(server.requests(SEARCH)).toHaveLength(1));
    await userEvent.click(await screen.findByRole('button', { name: 'Ana Souza' }));
    await screen.findByRole('heading', { level: 1, name: 'Ana Souza' });
    await press('Voltar');
    expect(await screen.findByLabelText('Busca')).toHaveValue('ana@gmail.com');
    await waitFor(() => expect(server.requests(SEARCH)).toHaveLength(2));
  });

  it('says that a list is empty, and that it could not be loaded', async () => {
    server.on(LIST, { body: { success: true, data: [], nextCursor: null, total: 0 } });
    await showProduct('/admin/usuarios');
    expect(await screen.findByText('Nenhuma conta ainda')).toBeInTheDocument();
    server.on(LIST, { status: 500, body: { error: 'Erro no servidor', code: 'X' } });
    await userEvent.selectOptions(screen.getByLabelText('Situação'), 'expirado');
    expect(await screen.findByText('Não foi possível carregar a lista')).toBeInTheDocument();
  });

  it('says that an account could not be opened', async () => {
    server.on(OPEN, { status: 404, body: { error: 'Conta não encontrada.', code: 'ACCOUNT_NOT_FOUND' } });
    await showProduct('/admin/usuarios?conta=u1');
    expect(await screen.findByText('Conta não encontrada.')).toBeInTheDocument();
  });

  it('shows the whole e-mail only when asked to', async () => {
    server.on('POST /api/admin/users/u1/reveal-email', { body: { success: true, email: 'ana.souza@gmail.com' } });
    await opened();
    expect(document.body).toHaveTextContent('an***@gmail.com');
    await press('Mostrar');
    expect(await screen.findByText(/ana\.souza/)).toBeInTheDocument();
  });

  it('gives days once, also when the answer is lost and it is asked again, and takes them back', async () => {
    let answers = 0;
    server.on(EXTEND, () => {
      answers += 1;
      if (answers === 1) throw new Error('cut');
      return { body: { success: true, hasSubscription: true, subscription: null } };
    });
    await opened();
    await press('Estender o plano');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Estender' }));
    expect(dialog.getByText('Escolha o motivo.')).toBeInTheDocument();
    expect(server.requests(EXTEND)).toEqual([]);
    await userEvent.selectOptions(dialog.getByLabelText('Motivo'), 'cortesia');
    await userEvent.click(dialog.getByRole('button', { name: 'Estender' }));
    expect(await dialog.findByText('Erro de conexão. Tente novamente.')).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Estender' }));
    expect(await screen.findByText('7 dias a mais.')).toBeInTheDocument();
    const [first, second] = server.requests(EXTEND).map(({ body }) => body as { id: string });
    expect(second).toEqual(first);
    const undo = `POST /api/admin/users/u1/plan/extensions/${first?.id}/take-back`;
    server.on(undo, { body: { success: true, hasSubscription: true, subscription: null } });
    await userEvent.click(screen.getAllByRole('button', { name: 'Desfazer' })[0] as HTMLElement);
    expect(await screen.findByText('Extensão desfeita.')).toBeInTheDocument();
    expect(server.requests(undo)).toHaveLength(1);
  });

  it('tells no more that days could not be taken back once others are given', async () => {
    server.on(EXTEND, { body: { success: true, hasSubscription: true, subscription: null } });
    await opened();
    const extend = async () => {
      await press('Estender o plano');
      const dialog = within(await screen.findByRole('dialog'));
      await userEvent.selectOptions(dialog.getByLabelText('Motivo'), 'cortesia');
      await userEvent.click(dialog.getByRole('button', { name: 'Estender' }));
      return (await screen.findByText('7 dias a mais.')).parentElement as HTMLElement;
    };
    const notice = await extend();
    const [{ id }] = server.requests(EXTEND).map(({ body }) => body) as [{ id: string }];
    const error = 'Tente de novo.';
    server.on(`POST /api/admin/users/u1/plan/extensions/${id}/take-back`, { status: 503, body: { error } });
    await userEvent.click(within(notice).getByRole('button', { name: 'Desfazer' }));
    expect(await screen.findByText(error)).toBeInTheDocument();
    await extend();
    expect(screen.queryByText(error)).toBeNull();
  });

  it('takes days given earlier back after a question that says which', async () => {
    const takeBack = 'POST /api/admin/users/u1/plan/extensions/g1/take-back';
    server.on(takeBack, { body: { success: true, hasSubscription: true, subscription: null } });
    await opened();
    await press('Desfazer');
    expect(server.requests(takeBack)).toEqual([]);
    const dialog = within(await screen.findByRole('dialog', { name: 'Desfazer esta extensão?' }));
    expect(dialog.getByText(/Extensão de 3 dias, dada em 20\/11\/2026/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Desfazer' }));
    expect(await screen.findByText('Extensão desfeita.')).toBeInTheDocument();
    expect(server.requests(takeBack)).toHaveLength(1);
  });

  it('takes back what a code gave for nothing', async () => {
    const takeBack = 'POST /api/admin/users/u1/plan/extensions/g1/take-back';
    server.on(takeBack, { body: { success: true, hasSubscription: false, subscription: null } });
    const gift = { ...grant, reason: 'pagamento', paymentId: 'p1', gift: true };
    server.on(OPEN, { body: { ...file, plan: { ...file.plan, grants: [gift] } } });
    await opened();
    await press('Desfazer');
    const dialog = within(await screen.findByRole('dialog', { name: 'Desfazer o que o código deu?' }));
    expect(dialog.getByText(/^Código promocional de 3 dias, usado em 20\/11\/2026/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Desfazer' }));
    expect(await screen.findByText('Dias desfeitos.')).toBeInTheDocument();
    expect(server.requests(takeBack)).toHaveLength(1);
  });

  it('gives days once, also where they are asked for again from a second dialog, which the first answer leaves open', async () => {
    const letGo = server.hold(EXTEND, { body: { success: true, hasSubscription: true, subscription: null } });
    await opened();
    const ask = async () => {
      await press('Estender o plano');
      const dialog = within(await screen.findByRole('dialog'));
      await userEvent.selectOptions(dialog.getByLabelText('Motivo'), 'cortesia');
      await userEvent.click(dialog.getByRole('button', { name: 'Estender' }));
    };
    await ask();
    await press('Cancelar');
    const late = server.hold(EXTEND, { body: { success: true, hasSubscription: true, subscription: null } });
    await ask();
    await waitFor(() => expect(server.requests(EXTEND)).toHaveLength(2));
    letGo();
    expect(await screen.findByText('7 dias a mais.')).toBeInTheDocument();
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    late();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const [first, second] = server.requests(EXTEND).map(({ body }) => body);
    expect(second).toEqual(first);
  });

  it('says whether days were paid for, came with a code for nothing, or were given by an administrator', async () => {
    const bought = { ...grant, reason: 'pagamento', paymentId: 'p1', canTakeBack: false };
    const grants = [grant, { ...bought, id: 'g2' }, { ...bought, id: 'g3', gift: true }];
    server.on(OPEN, { body: { ...file, plan: { ...file.plan, grants } } });
    await opened();
    const given = within(screen.getByRole('list', { name: 'Dias concedidos' })).getAllByText(/ em 20\/11/);
    expect(given.map(({ textContent }) => textContent.split(' em ')[0])).toEqual([
      'Cortesia',
      'Pagamento',
      'Código promocional',
    ]);
  });

  it('blocks after a question and lets in again', async () => {
    server.on('POST /api/admin/users/u1/block', { body: { success: true } });
    server.on('POST /api/admin/users/u1/unblock', { body: { success: true } });
    await opened();
    await press('Bloquear');
    const dialog = within(await screen.findByRole('dialog', { name: 'Bloquear esta conta?' }));
    expect(dialog.getByText(/WhatsApp adicionado terá de ser confirmado de novo, também depois/)).toBeVisible();
    expect(dialog.getByText(/até o desbloqueio, e seus webhooks não enviam nada/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Bloquear' }));
    const notice = (await screen.findByText('Conta bloqueada e sessões encerradas.')).parentElement as HTMLElement;
    await userEvent.click(within(notice).getByRole('button', { name: 'Desfazer' }));
    expect(await screen.findByText('Conta desbloqueada.')).toBeInTheDocument();
  });

  it('tells of an account what was done last, or why it was not', async () => {
    server.on('POST /api/admin/users/u1/reset-link', { status: 429, body: { error: 'Espere um pouco.', code: 'X' } });
    server.on('POST /api/admin/users/u1/block', { body: { success: true } });
    server.on('POST /api/admin/users/u1/unblock', { status: 503, body: { error: 'Tente de novo.', code: 'X' } });
    await opened();
    await press('Enviar link de nova senha');
    expect(await screen.findByText('Espere um pouco.')).toBeInTheDocument();
    await press('Bloquear');
    const dialog = within(await screen.findByRole('dialog', { name: 'Bloquear esta conta?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Bloquear' }));
    const notice = (await screen.findByText('Conta bloqueada e sessões encerradas.')).parentElement as HTMLElement;
    expect(screen.queryByText('Espere um pouco.')).not.toBeInTheDocument();
    await userEvent.click(within(notice).getByRole('button', { name: 'Desfazer' }));
    expect(await screen.findByText('Tente de novo.')).toBeInTheDocument();
    expect(screen.queryByText('Conta bloqueada e sessões encerradas.')).not.toBeInTheDocument();
  });

  it('says, until that is read, that an account was not blocked whose question was closed meanwhile', async () => {
    const fail = server.hold('POST /api/admin/users/u1/block', { status: 409, body: { error: 'Já está bloqueada.' } });
    await opened();
    await press('Bloquear');
    const dialog = within(await screen.findByRole('dialog', { name: 'Bloquear esta conta?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Bloquear' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancelar' }));
    fail();
    const said = await screen.findByText('A ação da janela que você fechou não foi concluída: Já está bloqueada.');
    await userEvent.click(within(said.parentElement as HTMLElement).getByRole('button', { name: 'Fechar' }));
    expect(said).not.toBeInTheDocument();
  });

  it('takes the second factor away from whom has lost it, after a question', async () => {
    const taken = { ...file, account: { ...file.account, secondFactor: true } };
    server.on(OPEN, { body: taken });
    server.on('DELETE /api/admin/users/u1/totp', () => {
      server.on(OPEN, { body: file });
      return { body: { success: true } };
    });
    await opened();
    await press('Desligar duas etapas');
    const dialog = within(await screen.findByRole('dialog', { name: 'Desligar a verificação em duas etapas?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Desligar' }));
    expect(await screen.findByText('Verificação desligada. Avisamos a pessoa por e-mail.')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Desligar duas etapas' })).toBeNull());
  });

  it('ends all sessions after a question that says what has to be done anew', async () => {
    const sessions = [session, { ...session, id: 's2', device: 'Firefox no Linux' }];
    server.on(OPEN, { body: { ...file, account: { ...file.account, sessions } } });
    server.on('POST /api/admin/users/u1/sessions/end', { body: { success: true } });
    await opened();
    await press('Encerrar todas');
    const dialog = within(await screen.findByRole('dialog', { name: 'Encerrar todas as sessões?' }));
    expect(dialog.getByText(/WhatsApp adicionado terá de ser confirmado de novo/)).toBeVisible();
    expect(server.requests('POST /api/admin/users/u1/sessions/end')).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Encerrar todas' }));
    expect(await screen.findByText('Todas as sessões foram encerradas.')).toBeVisible();
    expect(server.requests('POST /api/admin/users/u1/sessions/end')).toHaveLength(1);
  });

  it('ends a session, sends a link and counts use without saying what was looked up', async () => {
    server.on('POST /api/admin/users/u1/sessions/s1/end', { body: { success: true } });
    server.on('POST /api/admin/users/u1/reset-link', { body: { success: true } });
    await opened();
    expect(screen.getByText(/2 com dados, 1 sem/)).toBeInTheDocument();
    await press('Encerrar Chrome no Windows');
    expect(await screen.findByText('Sessão encerrada: Chrome no Windows.')).toBeInTheDocument();
    await press('Enviar link de nova senha');
    expect(await screen.findByText('Link enviado ao e-mail da conta. Vale por uma hora.')).toBeInTheDocument();
  });
});
