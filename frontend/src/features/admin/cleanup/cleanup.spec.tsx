import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showProduct } from '../../../app/testing';
import { endSession, startSession } from '../../../shared/api/session';
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
  neverPaid: 100,
  toRemove: 2,
  removed: 3,
  gracePeriodinDays: 7,
  unpaidPeriodInDays: 30,
  restorePeriodInDays: 30,
  nextRunAt: '2026-11-22T15:00:00.000Z',
  at: '2026-11-21T15:00:00.000Z',
};
const departure = {
  id: '0198f3a0-0000-7000-8000-000000000001',
  email: 'an***@gmail.com',
  reason: 'plano_vencido',
  planId: 'silver',
  endedAt: '2026-11-01T15:00:00.000Z',
  dueAt: '2026-11-08T15:00:00.000Z',
};
const preview = {
  success: true,
  data: [departure, { ...departure, id: departure.id.replace(/1$/, '2'), reason: 'nunca_pagou', planId: null }],
  nextCursor: null,
  total: 2,
  asOf: '2026-11-21T15:00:00.000Z',
  toRemove: 2,
  list: 'a'.repeat(64),
  stays: { pagamento_em_andamento: 1, devolucao_em_andamento: 0, bloqueada: 4 },
};
const none = {
  ...preview,
  data: [],
  total: 0,
  toRemove: 0,
  stays: { ...preview.stays, pagamento_em_andamento: 0, bloqueada: 0 },
};
const run = {
  id: 'r1',
  startedAt: '2026-11-20T15:00:00.000Z',
  finishedAt: '2026-11-20T15:00:01.000Z',
  askedBy: null,
  graceDays: 7,
  restoreDays: 30,
  chosen: 5,
  removed: 4,
  spared: 1,
  restored: 0,
  erased: 0,
};
const removal = {
  accountId: departure.id,
  reason: 'plano_vencido',
  state: 'removida',
  endedAt: departure.endedAt,
  removedAt: run.startedAt,
  eraseAfter: '2026-12-20T15:00:00.000Z',
  restoredAt: null,
  restoredBy: null,
  erasedAt: null,
};

describe('the screen Limpeza', () => {
  const server = useTestServer();
  beforeEach(() => {
    startSession({ token: 't', user: { id: 'a1', name: 'Administração', email: '' }, userType: 'admin' });
    server.on('GET /api/public/config', { body: { captcha: null, demonstration: false, termsVersion: '2026-11-01' } });
    server.on('GET /api/user/profile', { body: { success: true, user: { id: 'a1', userType: 'admin' } } });
    server.on(STATS, { body: stats });
    server.on(PREVIEW, { body: preview });
    server.on(RUNS, { body: { success: true, data: [], nextCursor: null, total: 0 } });
  });
  afterEach(() => act(endSession));

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
      await userEvent.type(within(dialog).getByLabelText('Senha'), 'Chefe-12345{Enter}');
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

  it('shows the figures, when the next run comes, who would go and who stays', async () => {
    await showProduct('/admin/limpeza');
    expect(await screen.findByText('1.200')).toBeInTheDocument();
    expect(screen.getByText('22/11/2026 12:00')).toBeInTheDocument();
    const table = await screen.findByRole('table', { name: 'Quem sairia agora' });
    expect(within(table).getByText('Prata')).toBeInTheDocument();
    expect(within(table).getByText('Cadastro sem pagamento')).toBeInTheDocument();
    expect(screen.getByText(/1 com “Pagamento em andamento”, 4 com “Bloqueada”/)).toBeInTheDocument();
  });

  it('lets nobody confirm a list of which a part is hidden', async () => {
    await showProduct('/admin/limpeza?reason=nunca_pagou');
    expect(await screen.findByText(/A limpeza vale para a lista inteira, de 2/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Executar limpeza' })).toBeNull();
    await userEvent.selectOptions(screen.getByLabelText('Motivo'), 'Todos');
    expect(await screen.findByRole('button', { name: 'Executar limpeza' })).toBeInTheDocument();
  });

  it('says so when nothing runs by itself, and when nobody is due', async () => {
    server.on(STATS, { body: { ...stats, nextRunAt: null } });
    server.on(PREVIEW, { body: none });
    await showProduct('/admin/limpeza');
    expect(await screen.findByText(/A limpeza automática está desligada/)).toBeInTheDocument();
    expect(await screen.findByText('Nenhuma conta a remover')).toBeInTheDocument();
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
    expect(server.requests(EXECUTE)[0]?.body).toEqual({ confirmed: 2, asOf: preview.asOf, list: preview.list });
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

  it('shows the new list when it is not the one that was confirmed', async () => {
    server.on(EXECUTE, { status: 409, body: { code: 'CLEANUP_CHANGED', error: 'A lista mudou.' } });
    await showProduct('/admin/limpeza');
    await screen.findByRole('table', { name: 'Quem sairia agora' });
    server.on(PREVIEW, { body: { ...preview, data: [departure], total: 1, toRemove: 1 } });
    await confirm('2');
    expect(await screen.findByText('Erro ao executar limpeza: A lista mudou.')).toBeInTheDocument();
    expect(await screen.findByText('1 de 1 contas')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('restores an account of a past run, and takes that back', async () => {
    server.on(RUNS, { body: { success: true, data: [run], nextCursor: null, total: 1 } });
    const accounts = `GET /api/admin/cleanup/runs/${run.id}/accounts`;
    const page = (data: unknown[]) => ({ body: { success: true, data, nextCursor: null, total: data.length } });
    server.on(accounts, page([removal]));
    const call = `POST /api/admin/cleanup/accounts/${departure.id}/restore`;
    server.on(call, { body: { success: true } });
    server.on(`${call}/undo`, { body: { success: true } });
    await showProduct('/admin/limpeza');
    const table = await screen.findByRole('table', { name: 'Limpezas feitas' });
    expect(within(table).getByText('Automática')).toBeInTheDocument();
    await userEvent.click(within(table).getByRole('button', { name: '20/11/2026 12:00' }));
    const dialog = await screen.findByRole('dialog', { name: 'Limpeza de 20/11/2026 12:00' });
    expect(await within(dialog).findByText('até 20/12/2026')).toBeInTheDocument();
    await userEvent.click(within(dialog).getByRole('button', { name: `Restaurar ${departure.id}` }));
    expect(await within(dialog).findByText('Conta restaurada, como era.')).toBeInTheDocument();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Desfazer' }));
    expect(await within(dialog).findByText('Restauração desfeita.')).toBeInTheDocument();
    await waitFor(() => expect(server.requests(`${call}/undo`)).toHaveLength(1));
  });
});
