import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showProduct } from '../../../app/testing';
import { startSession } from '../../../shared/api/session';
import { fillIn } from '../../../shared/testing/fill-in';
import { useTestServer } from '../../../shared/testing/test-server';

const STATS = 'GET /api/admin/cleanup/stats';
const PREVIEW = 'GET /api/admin/cleanup/preview';
const EXECUTE = 'POST /api/admin/cleanup/execute';
const RUNS = 'GET /api/admin/cleanup/runs';

const stats = {
  success: true,
  total: 1200,
  active: 900,
  expired: 200,
  toRemove: 2,
  gracePeriodinDays: 7,
  neverPaid: 100,
  unpaidToRemove: 1,
  unpaidPeriodInDays: 30,
  unpaidRemoved: true,
  nextRunAt: '2026-11-22T15:00:00.000Z',
  at: '2026-11-21T15:00:00.000Z',
};
const departure = {
  id: '0198f3a0-0000-7000-8000-000000000001',
  email: 'an***@gmail.com',
  planId: 'silver',
  endedAt: '2026-11-01T15:00:00.000Z',
  dueAt: '2026-11-08T15:00:00.000Z',
};
const preview = {
  success: true,
  rule: 'plano_vencido',
  data: [departure, { ...departure, id: departure.id.replace(/1$/, '2') }],
  nextCursor: null,
  total: 2,
  asOf: '2026-11-21T15:00:00.000Z',
  toRemove: 2,
  list: 'a'.repeat(64),
  stays: { pagamento_em_andamento: 1, devolucao_em_andamento: 0, bloqueada: 4 },
};
const none = { ...preview, data: [], total: 0, toRemove: 0, stays: { ...preview.stays, bloqueada: 0 } };
const unpaid = {
  ...none,
  rule: 'nunca_pagou',
  data: [{ ...departure, id: departure.id.replace(/1$/, '3'), planId: null }],
  total: 1,
  toRemove: 1,
  list: 'b'.repeat(64),
};
const run = {
  id: 'r1',
  rule: 'plano_vencido',
  days: 7,
  startedAt: '2026-11-20T15:00:00.000Z',
  finishedAt: '2026-11-20T15:00:01.000Z',
  askedBy: null,
  chosen: 5,
  removed: 4,
  spared: 1,
};
const removal = {
  accountId: departure.id,
  state: 'removida',
  endedAt: departure.endedAt,
  removedAt: '2026-11-20T15:00:01.000Z',
};

describe('the screen Limpeza', () => {
  const server = useTestServer();
  beforeEach(() => {
    startSession({ token: 't', user: { id: 'a1', name: 'Administração', email: '' }, userType: 'admin' });
    server.on('GET /api/public/config', { body: { captcha: null, demonstration: false, termsVersion: '2026-11-01' } });
    server.on('GET /api/user/profile', { body: { success: true, user: { id: 'a1', userType: 'admin' } } });
    server.on(STATS, { body: stats });
    showDue(preview);
    server.on(RUNS, { body: { success: true, data: [], nextCursor: null, total: 0 } });
  });

  /** Who would go by each rule. */
  function showDue(expired: object, neverPaid: object = unpaid) {
    server.on(PREVIEW, ({ query }) => ({ body: query.includes('nunca_pagou') ? neverPaid : expired }));
  }

  async function confirm(number: string) {
    await userEvent.click(await screen.findByRole('button', { name: 'Executar limpeza' }));
    const dialog = await screen.findByRole('dialog', { name: 'Confirma a remoção de 2 conta(s) expirada(s)?' });
    await userEvent.type(within(dialog).getByLabelText('Digite 2 para confirmar'), number);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remover' }));
    return dialog;
  }

  describe('a file that asks for the password', () => {
    const EXPORT = 'GET /api/admin/cleanup/runs/export';
    const files: Blob[] = [];
    const { createObjectURL, revokeObjectURL } = URL;
    beforeEach(() => {
      files.length = 0;
      URL.createObjectURL = (file: Blob) => `#${files.push(file)}`;
      URL.revokeObjectURL = () => {};
      let proven = false;
      server.on('POST /api/auth/admin/step-up', () => {
        proven = true;
        return { body: { success: true, provenUntil: stats.nextRunAt } };
      });
      const refusal = { success: false, code: 'STEP_UP_REQUIRED', error: 'Confirme sua senha para continuar.' };
      server.on(EXPORT, () => (proven ? { body: 'Começo (UTC)' } : { status: 403, body: refusal }));
    });
    afterEach(() => Object.assign(URL, { createObjectURL, revokeObjectURL }));

    async function ask() {
      await showProduct('/admin/limpeza');
      const part = await screen.findByRole('region', { name: 'Limpezas feitas' });
      await userEvent.click(within(part).getByRole('button', { name: 'Exportar CSV' }));
      return { part, dialog: await screen.findByRole('dialog', { name: 'Confirme que é você' }) };
    }

    it('is saved once it was given', async () => {
      const { dialog } = await ask();
      expect(files).toEqual([]);
      await fillIn(within(dialog).getByLabelText('Senha'), 'Chefe-12345{Enter}');
      await waitFor(() => expect(files).toHaveLength(1));
      expect(server.requests(EXPORT)).toHaveLength(2);
    });

    it('stays where it is when the question is dismissed, which is said', async () => {
      const { part, dialog } = await ask();
      await userEvent.click(within(dialog).getByRole('button', { name: 'Cancelar' }));
      await waitFor(() => expect(dialog).not.toBeInTheDocument());
      expect(await within(part).findByText('Confirme sua senha para continuar.')).toBeVisible();
      expect([files, server.requests(EXPORT).length]).toEqual([[], 1]);
    });
  });

  it('shows the figures, when the next run comes, who would go by each rule and who stays', async () => {
    await showProduct('/admin/limpeza');
    expect(await screen.findByText('1.200')).toBeInTheDocument();
    expect(screen.getByText('22/11/2026 12:00')).toBeInTheDocument();
    const expired = await screen.findByRole('region', { name: 'Planos vencidos' });
    expect(await within(expired).findAllByText('Prata')).toHaveLength(2);
    expect(within(expired).getByText('Sai quem está com o plano vencido há mais de 7 dias.')).toBeInTheDocument();
    expect(within(expired).getByText(/1 com “Pagamento em andamento”, 4 com “Bloqueada”/)).toBeInTheDocument();
    const neverPaid = screen.getByRole('region', { name: 'Cadastros sem pagamento' });
    expect(await within(neverPaid).findByText('1 de 1 conta além do prazo')).toBeInTheDocument();
    expect(within(neverPaid).getByText(/há mais de 30 dias/)).toBeInTheDocument();
  });

  it('asks of those who never paid with words and a number of their own', async () => {
    server.on(EXECUTE, { body: { success: true, removedCount: 1, message: '' } });
    await showProduct('/admin/limpeza');
    await userEvent.click(await screen.findByRole('button', { name: 'Remover cadastros' }));
    const dialog = await screen.findByRole('dialog', { name: 'Confirma a remoção de 1 cadastro(s) sem pagamento?' });
    await userEvent.type(within(dialog).getByLabelText('Digite 1 para confirmar'), '1');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remover' }));
    expect(await screen.findByText('Limpeza executada com sucesso! 1 conta(s) removida(s).')).toBeInTheDocument();
    const confirmed = { rule: 'nunca_pagou', confirmed: 1, asOf: unpaid.asOf, list: unpaid.list };
    expect(server.requests(EXECUTE)[0]?.body).toEqual(confirmed);
  });

  it('says that the rule of those who never paid is off, shows whom it would name, and offers no button', async () => {
    server.on(STATS, { body: { ...stats, unpaidRemoved: false } });
    await showProduct('/admin/limpeza');
    const neverPaid = await screen.findByRole('region', { name: 'Cadastros sem pagamento Regra desligada' });
    expect(within(neverPaid).getByText(/Ninguém sai por esta regra/)).toBeInTheDocument();
    expect(await within(neverPaid).findByText('1 de 1 conta além do prazo')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Remover cadastros' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Executar limpeza' })).toBeInTheDocument();
  });

  it('says so when nothing runs by itself, and when nobody is due', async () => {
    server.on(STATS, { body: { ...stats, nextRunAt: null } });
    showDue(none, { ...none, rule: 'nunca_pagou' });
    await showProduct('/admin/limpeza');
    expect(await screen.findByText(/A limpeza automática está desligada/)).toBeInTheDocument();
    expect(await screen.findByText('Nenhuma conta a remover')).toBeInTheDocument();
    expect(await screen.findByText('Nenhum cadastro a remover')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Executar limpeza' })).toBeNull();
    expect(await screen.findByText('Nenhuma limpeza ainda')).toBeInTheDocument();
  });

  it('invents no figure when they cannot be read, and tries again', async () => {
    server.on(STATS, { status: 503, body: {} });
    await showProduct('/admin/limpeza');
    expect(await screen.findAllByText('Indisponível')).toHaveLength(6);
    server.on(STATS, { body: stats });
    const [again] = screen.getAllByRole('button', { name: 'Tentar Novamente' });
    await userEvent.click(again as HTMLElement);
    expect(await screen.findByText('1.200')).toBeInTheDocument();
  });

  it('removes what was shown once its number is typed, and says so word for word', async () => {
    server.on(EXECUTE, { body: { success: true, removedCount: 2, message: '' } });
    await showProduct('/admin/limpeza');
    await confirm('2');
    expect(await screen.findByText('Limpeza executada com sucesso! 2 conta(s) removida(s).')).toBeInTheDocument();
    expect(server.requests(EXECUTE)[0]?.body).toEqual({
      rule: 'plano_vencido',
      confirmed: 2,
      asOf: preview.asOf,
      list: preview.list,
    });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each(['', '3', 'duas'])('removes nobody when “%s” is typed', async (typed) => {
    await showProduct('/admin/limpeza');
    const dialog = await confirm(typed === '' ? ' ' : typed);
    expect(await within(dialog).findByText('Digite o número de contas: 2.')).toBeInTheDocument();
    expect(server.requests(EXECUTE)).toHaveLength(0);
  });

  it('says in the words of the server why it failed', async () => {
    server.on(EXECUTE, { status: 500, body: { error: 'Motivo' } });
    await showProduct('/admin/limpeza');
    await confirm('2');
    expect(await screen.findByText('Erro ao executar limpeza: Motivo')).toBeInTheDocument();
  });

  it('says that no answer came, and the same confirmation can go out again', async () => {
    server.on(EXECUTE, () => {
      throw new Error('cut');
    });
    await showProduct('/admin/limpeza');
    const dialog = await confirm('2');
    expect(await screen.findByText('Erro de conexão ao executar limpeza.')).toBeInTheDocument();
    server.on(EXECUTE, { body: { success: true, removedCount: 2, message: '' } });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remover' }));
    expect(await screen.findByText('Limpeza executada com sucesso! 2 conta(s) removida(s).')).toBeInTheDocument();
    const [one, two] = server.requests(EXECUTE);
    expect(two?.body).toEqual(one?.body);
  });

  it('says that a cleanup failed whose question was closed meanwhile', async () => {
    const fail = server.hold(EXECUTE, { status: 500, body: { error: 'Motivo' } });
    await showProduct('/admin/limpeza');
    const dialog = await confirm('2');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Voltar' }));
    fail();
    const said = await screen.findByText('A ação da janela que você fechou não foi concluída: Motivo');
    await userEvent.click(within(said.parentElement as HTMLElement).getByRole('button', { name: 'Fechar' }));
    expect(said).not.toBeInTheDocument();
  });

  it('is read anew as a whole once it is too old to go on with', async () => {
    const error = 'Esta lista tem mais de 30 minutos. Leia a lista de novo.';
    server.on(PREVIEW, ({ query }) => {
      if (query.includes('cursor')) return { status: 409, body: { success: false, code: 'CLEANUP_LIST_OLD', error } };
      return { body: query.includes(unpaid.rule) ? none : { ...preview, nextCursor: 'c1', total: 3 } };
    });
    await showProduct('/admin/limpeza');
    await userEvent.click(await screen.findByRole('button', { name: 'Carregar mais' }));
    expect(await screen.findByText(error)).toBeInTheDocument();
    server.on(PREVIEW, { body: preview });
    await userEvent.click(screen.getByRole('button', { name: 'Tentar Novamente' }));
    await waitFor(() => expect(screen.queryByText(error)).toBeNull());
    expect(server.requests(PREVIEW).at(-1)?.query).toBe('rule=plano_vencido');
  });

  it('shows the new list when it is not the one that was confirmed', async () => {
    server.on(EXECUTE, { status: 409, body: { code: 'CLEANUP_CHANGED', error: 'A lista mudou.' } });
    await showProduct('/admin/limpeza');
    await screen.findByRole('table', { name: 'Planos vencidos' });
    showDue({ ...preview, data: [departure], total: 1, toRemove: 1 }, none);
    await confirm('2');
    expect(await screen.findByText('Erro ao executar limpeza: A lista mudou.')).toBeInTheDocument();
    const due = screen.getByRole('region', { name: /Planos vencidos/ });
    expect(await within(due).findByText('1 de 1 conta além do prazo')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('names the accounts of a past run by their pseudonym, narrowed and sorted as asked', async () => {
    server.on(RUNS, { body: { success: true, data: [run], nextCursor: null, total: 1 } });
    const spared = { ...removal, accountId: departure.id.replace(/1$/, '2'), state: 'poupada', removedAt: null };
    const ACCOUNTS = `GET /api/admin/cleanup/runs/${run.id}/accounts`;
    server.on(`${ACCOUNTS}/export`, { status: 500, body: {} });
    server.on(ACCOUNTS, {
      body: { success: true, data: [removal, spared], nextCursor: null, total: 2 },
    });
    await showProduct('/admin/limpeza');
    const table = await screen.findByRole('table', { name: 'Limpezas feitas' });
    expect(within(table).getByText('Automática')).toBeInTheDocument();
    await userEvent.click(within(table).getByRole('button', { name: '20/11/2026 12:00' }));
    const dialog = await screen.findByRole('dialog', { name: 'Planos vencidos: limpeza de 20/11/2026 12:00' });
    expect(await within(dialog).findByText(departure.id)).toBeInTheDocument();
    const accounts = within(within(dialog).getByRole('table', { name: 'Contas desta limpeza' }));
    expect(accounts.getByText('Removida')).toBeInTheDocument();
    expect(accounts.getByText('Mantida')).toBeInTheDocument();
    await userEvent.selectOptions(within(dialog).getByLabelText('Situação'), 'Removida');
    await userEvent.selectOptions(within(dialog).getByLabelText('Ordem'), 'Primeiras a sair');
    await waitFor(() => expect(server.requests(ACCOUNTS).at(-1)?.query).toBe('state=removida&sort=oldest'));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Exportar CSV' }));
    await waitFor(() => expect(server.requests(`${ACCOUNTS}/export`)[0]?.query).toBe('state=removida&sort=oldest'));
  });
});
