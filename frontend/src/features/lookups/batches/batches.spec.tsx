import { File } from 'node:buffer';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showProduct } from '../../../app/testing';
import { noteMissingCode } from '../../../opening/stale-version';
import type { BatchItem, BatchLineItem } from '../../../shared/api/generated';
import { stopClock, until } from '../../../shared/testing/page-clock';
import type { Reply } from '../../../shared/testing/test-server';
import { untilAnswered } from '../../../shared/testing/wire';
import { openLookups, profile, USAGE, usageOf, useSubscriberServer } from '../testing/subscriber';

const ID = '0198f3a0-5d2a-7c4e-9d6b-3d3f0b7a9c11';
const LIST = 'GET /api/batches';
const ONE = `GET /api/batches/${ID}`;
const LINES = `GET /api/batches/${ID}/items`;
const START = 'POST /api/batches';

function batch(change: Partial<BatchItem> = {}): BatchItem {
  return {
    id: ID,
    type: 'cpf',
    purpose: 'protecao_credito',
    status: 'running',
    pauseReason: null,
    resumesAt: null,
    createdAt: '2026-11-21T12:30:00.000Z',
    endedAt: null,
    lines: 4,
    counts: { found: 1, nobody: 1, waiting: 2 },
    ...change,
  };
}

function line(change: Partial<BatchLineItem> = {}): BatchLineItem {
  return {
    line: 1,
    subject: '***.982.247-**',
    verdict: 'found',
    reason: null,
    sameAs: null,
    protocolo: '20261121-7Q2M-K9XD',
    attempts: 0,
    lookedUpAt: '2026-11-21T12:30:01.000Z',
    ...change,
  };
}

const listOf = (data: readonly BatchItem[]) => ({
  body: { success: true, data, nextCursor: null, total: data.length },
});
const linesOf = (data: readonly BatchLineItem[]) => ({
  body: { success: true, data, nextCursor: null, total: data.length },
});

describe('The page of batches', () => {
  const server = useSubscriberServer();
  const withPurpose = () =>
    server.on('GET /api/user/profile', {
      body: { success: true, user: { ...profile, finalidadePadrao: 'protecao_credito' } },
    });
  const open = () => openLookups('/lotes', 'Lotes');
  const begin = async () => {
    const button = await screen.findByRole('button', { name: 'Começar: 1 consulta' });
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.click(button);
  };
  const goHome = async () => {
    await userEvent.click(within(screen.getByRole('navigation', { name: 'Principal' })).getByText('Início'));
    await waitFor(() => expect(screen.queryByRole('heading', { level: 1, name: /^Lote/ })).toBeNull());
  };
  const paste = (text: string) => fireEvent.change(screen.getByLabelText(/Cole a lista/), { target: { value: text } });

  beforeEach(() => {
    server.on(LIST, listOf([]));
    server.on(ONE, { body: { success: true, data: batch() } });
    server.on(LINES, linesOf([line()]));
  });
  afterEach(() => jest.useRealTimers());

  it('asks for no purpose before it is known whether the account has one', async () => {
    const known = server.hold('GET /api/user/profile', {
      body: { success: true, user: { ...profile, finalidadePadrao: 'cobranca' } },
    });
    await open();
    paste('529.982.247-25');
    expect(await screen.findByText(/1 a consultar/)).toBeVisible();
    expect(screen.queryByRole('radio', { name: 'Proteção ao crédito' })).toBeNull();
    expect(screen.getByRole('button', { name: /^Começar/ })).toBeDisabled();
    known();
    expect(await screen.findByText('Localização para cobrança')).toBeVisible();
    expect(screen.getByRole('button', { name: /^Começar/ })).toBeEnabled();
  });

  it('shows what a pasted list comes to before anything is asked, and what it takes of the day', async () => {
    server.on(USAGE, { body: usageOf(12, 300) });
    await open();
    expect(await screen.findByText(/Nenhum lote ainda/)).toBeVisible();
    paste('529.982.247-25\n52998224725\n123');
    expect(await screen.findByText(/1 a consultar/)).toBeVisible();
    expect(await screen.findByText(/Usa até 1 das 288 consultas que restam hoje/)).toBeVisible();
    const rows = within(screen.getByRole('table', { name: 'Prévia da lista' })).getAllByRole('row');
    expect(rows.map((row) => row.textContent)).toEqual([
      'LinhaConsultaSituação',
      expect.stringMatching(/^3123Inválido/),
      '2529.982.247-25RepetidoIgual à linha 1',
      '1529.982.247-25A consultar',
    ]);
    expect(server.requests(START)).toEqual([]);
  });

  it('says that a list takes the last lookup of the day', async () => {
    server.on(USAGE, { body: usageOf(299, 300) });
    await open();
    paste('529.982.247-25');
    expect(await screen.findByText(/Usa a consulta que resta hoje\./)).toBeVisible();
  });

  it('says that a list is longer than the one lookup that is left', async () => {
    server.on(USAGE, { body: usageOf(299, 300) });
    await open();
    paste('529.982.247-25\n111.444.777-35');
    expect(await screen.findByText(/Hoje resta 1 consulta do seu plano/)).toBeVisible();
  });

  it('asks for the purpose of personal data, then begins and opens the batch', async () => {
    server.on(START, { status: 202, body: { success: true, id: ID, status: 'waiting' } });
    await open();
    paste('529.982.247-25');
    await begin();
    expect(await screen.findByText('Escolha a finalidade da consulta.')).toBeVisible();
    await userEvent.click(screen.getByLabelText('Proteção ao crédito'));
    await begin();
    await screen.findByRole('heading', { level: 1, name: 'Lote de CPF' });
    const [sent] = server.requests(START);
    expect(sent?.body).toEqual({ type: 'cpf', items: ['529.982.247-25'], lines: [1], finalidade: 'protecao_credito' });
  });

  it('keeps a pasted list on the way back to it, until it is begun', async () => {
    withPurpose();
    server.on(START, { status: 202, body: { success: true, id: ID, status: 'waiting' } });
    const router = await open();
    paste('529.982.247-25');
    await userEvent.click(screen.getAllByRole('link', { name: /Perfil/ }).at(-1) as HTMLElement);
    await waitFor(() => expect(screen.queryByLabelText(/Cole a lista/)).toBeNull());
    act(() => router.state.go(-1));
    expect(await screen.findByLabelText(/Cole a lista/)).toHaveValue('529.982.247-25');
    await begin();
    await screen.findByRole('heading', { level: 1, name: 'Lote de CPF' });
    act(() => router.state.go(-1));
    expect(await screen.findByLabelText(/Cole a lista/)).toHaveValue('');
  });

  it('begins a batch that was left meanwhile, and carries nobody off to it', async () => {
    withPurpose();
    const answer = server.hold(START, { status: 202, body: { success: true, id: ID, status: 'waiting' } });
    const router = await open();
    paste('529.982.247-25');
    await begin();
    await goHome();
    server.on(LIST, listOf([batch()]));
    answer();
    await act(untilAnswered);
    expect(router.state.location.pathname).toBe('/');
    act(() => router.state.go(-1));
    expect(await screen.findByText('2 de 4')).toBeVisible();
    expect(screen.getByLabelText(/Cole a lista/)).toHaveValue('');
  });

  it('takes no picture and no older spreadsheet for a list', async () => {
    await open();
    const input = screen.getByLabelText('Arquivo com a lista');
    fireEvent.change(input, { target: { files: [new File(['\x89PNG\r\n\0\0\0\rIHDR\n1,2\n'], 'lista.png')] } });
    expect(await screen.findByText(/Não foi possível ler este arquivo/)).toBeVisible();
  });

  it('offers what it found as files before its lines, however many these are', async () => {
    await openLookups(`/lotes/${ID}`, 'Lote de CPF');
    const file = await screen.findByRole('button', { name: 'Exportar XLSX' });
    const table = await screen.findByRole('table', { name: 'Linhas do lote' });
    expect(file.compareDocumentPosition(table)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('does not blame the file where the code that reads it does not come', async () => {
    const missing = new TypeError('Failed to fetch dynamically imported module');
    noteMissingCode();
    window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: missing }));
    jest.doMock('./read-file', () => {
      throw missing;
    });
    await open();
    const list = new File(['Nome;CNPJ\nA;11.222.333/0001-81\n'], 'lista.csv');
    fireEvent.change(await screen.findByLabelText('Arquivo com a lista'), { target: { files: [list] } });
    expect(await screen.findByText(/^O leitor de arquivos não pôde ser carregado/)).toBeVisible();
    expect(screen.queryByText(/Não foi possível ler este arquivo/)).toBeNull();
    jest.dontMock('./read-file');
  });

  it('takes a file, with its column, and says where it cannot be read', async () => {
    withPurpose();
    await open();
    const input = screen.getByLabelText('Arquivo com a lista');
    fireEvent.change(input, { target: { files: [new File(['x'], 'lista.xlsx')] } });
    expect(await screen.findByText(/Não foi possível ler este arquivo/)).toBeVisible();
    fireEvent.change(input, { target: { files: [new File(['\n;\n'], 'vazia.csv')] } });
    expect(await screen.findByText(/O arquivo não tem nenhuma linha preenchida/)).toBeVisible();
    expect(screen.queryByText('vazia.csv')).toBeNull();
    fireEvent.change(input, { target: { files: [new File(['Nome;CNPJ\nA;11.222.333/0001-81\n'], 'lista.csv')] } });
    expect(await screen.findByText('lista.csv')).toBeVisible();
    expect(screen.getByText(/coluna CNPJ/)).toBeVisible();
    expect(screen.getByLabelText('Tipo')).toHaveValue('cnpj');
    await userEvent.click(screen.getByRole('button', { name: 'Trocar' }));
    expect(await screen.findByLabelText(/Cole a lista/)).toHaveValue('');
  });

  it('keeps a pasted list, and no type that was chosen for it, beside a file that is begun instead', async () => {
    withPurpose();
    server.on(START, { status: 202, body: { success: true, id: ID, status: 'waiting' } });
    const router = await open();
    paste('529.982.247-25');
    await userEvent.selectOptions(screen.getByLabelText('Tipo'), 'cep');
    const choose = async () => {
      const csv = new File(['Nome;CNPJ\nA;11.222.333/0001-81\n'], 'lista.csv');
      fireEvent.change(screen.getByLabelText('Arquivo com a lista'), { target: { files: [csv] } });
      expect(await screen.findByText('lista.csv')).toBeVisible();
      expect(screen.getByLabelText('Tipo')).toHaveValue('cnpj');
    };
    await choose();
    await userEvent.click(screen.getByRole('button', { name: 'Trocar' }));
    expect(await screen.findByLabelText(/Cole a lista/)).toHaveValue('529.982.247-25');
    expect(screen.getByLabelText('Tipo')).toHaveValue('cpf');
    await choose();
    await begin();
    await screen.findByRole('heading', { level: 1, name: 'Lote de CPF' });
    act(() => router.state.go(-1));
    expect(await screen.findByLabelText(/Cole a lista/)).toHaveValue('529.982.247-25');
  });

  it('tells the lines of a file by their rows in it, before and after it is begun', async () => {
    withPurpose();
    server.on(START, { status: 202, body: { success: true, id: ID, status: 'waiting' } });
    await open();
    const csv = new File(['Nome;CNPJ\n\nA;11.222.333/0001-81\nB;\nC;11222333000181\n'], 'lista.csv');
    fireEvent.change(screen.getByLabelText('Arquivo com a lista'), { target: { files: [csv] } });
    const table = await screen.findByRole('table', { name: 'Prévia da lista' });
    expect(
      within(table)
        .getAllByRole('row')
        .slice(1)
        .map((row) => row.textContent),
    ).toEqual([expect.stringMatching(/^5.*Igual à linha 3$/), expect.stringMatching(/^3.*A consultar$/)]);
    expect(screen.getByText(/^2 linhas:/)).toHaveTextContent(/1 linha sem valor na coluna fica de fora\.$/);
    await begin();
    await screen.findByRole('heading', { level: 1, name: 'Lote de CPF' });
    expect(server.requests(START)[0]?.body).toMatchObject({ lines: [3, 5] });
  });

  it('begins the same batch again when no answer came, and another one for another list', async () => {
    withPurpose();
    server.on(START, () => {
      throw new Error('cut');
    });
    await open();
    const beginCut = async () => {
      const tried = server.requests(START).length + 1;
      await begin();
      await waitFor(() => expect(server.requests(START)).toHaveLength(tried));
      await screen.findByText('Erro de conexão. Tente novamente.');
    };
    paste('01001-000');
    await beginCut();
    await beginCut();
    paste('14062-252');
    await beginCut();
    const [one, again, other] = server.requests(START).map(({ idempotencyKey }) => idempotencyKey);
    expect(one).toMatch(/^[0-9a-f-]{36}$/);
    expect(again).toBe(one);
    expect(other).not.toBe(one);
  });

  it('says in the server’s words why a batch was not taken on', async () => {
    withPurpose();
    server.on(START, {
      status: 409,
      body: { success: false, error: 'Sua conta já tem 10 lotes em aberto.', code: 'BATCH_LIMIT' },
    });
    await open();
    paste('01001-000');
    await begin();
    expect(await screen.findByText('Sua conta já tem 10 lotes em aberto.')).toBeVisible();
  });

  it('lists batches with how far they are, and why one stands still', async () => {
    const paused = { status: 'paused', pauseReason: 'quota', resumesAt: '2026-11-22T03:00:00.000Z' } as const;
    server.on(LIST, listOf([batch({ ...paused, type: 'cnpj' })]));
    await open();
    expect(
      await screen.findByText(/O limite de consultas do dia acabou. Continua sozinho em 22\/11\/2026/),
    ).toBeVisible();
    expect(screen.getByText('2 de 4')).toBeVisible();
    expect(screen.getByRole('link', { name: /CNPJ/ })).toHaveAttribute('href', `/lotes/${ID}`);
  });

  it.each([
    ['in the frame in which the list begins to be read again', false],
    ['while the list is read again', true],
  ])('shows further batches where that is pressed %s, and says when it could not', async (_, heard) => {
    const page = (one: BatchItem, nextCursor: string | null) => ({
      body: { success: true, data: [one], nextCursor, total: 2 },
    });
    const first = page(batch(), 'c2');
    const further = (reply: Reply) => server.on(LIST, ({ query }) => (query.includes('cursor=') ? reply : first));
    server.on(LIST, first);
    stopClock();
    await showProduct('/lotes');
    const more = () => screen.getByRole('button', { name: 'Mostrar mais lotes' });
    await until(() => screen.queryByText('2 de 4') !== null);
    const answer = server.hold(LIST, first);
    const before = server.requests(LIST).length;
    await until(() => server.requests(LIST).length > before, 500);
    // The page hears of it with the next frame.
    if (heard) await act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())));
    expect(more()).not.toHaveAttribute('data-loading');
    fireEvent.click(more());
    expect(more()).toHaveAttribute('data-loading');
    further({ status: 400, body: { success: false, error: 'Não agora.' } });
    answer();
    await until(() => screen.queryByText('Não agora.') !== null);
    further(page(batch({ id: ID.replace('11', '22'), type: 'cnpj' }), null));
    fireEvent.click(more());
    await until(() => screen.queryByRole('link', { name: /CNPJ/ }) !== null);
    expect(screen.queryByText('Não agora.')).toBeNull();
  });

  it('offers the plans instead of a start that cannot be while the day is used up', async () => {
    const usage = { usadas: 100, limite: 100, renovaEm: '2026-11-22T03:00:00.000Z', porTipo: {}, limitacao: null };
    server.on('GET /api/user/usage', { body: { success: true, ...usage, restantes: 0 } });
    const paused = { status: 'paused', pauseReason: 'quota', resumesAt: usage.renovaEm } as const;
    server.on(ONE, { body: { success: true, data: batch(paused) } });
    await openLookups(`/lotes/${ID}`, 'Lote de CPF');
    expect(await screen.findByRole('link', { name: 'Ver planos' })).toHaveAttribute('href', '/assinatura');
    expect(screen.queryByRole('button', { name: 'Retomar' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Cancelar lote' })).toBeVisible();
  });

  it('shows what became of each line, of one verdict where that is chosen, with the way to each result', async () => {
    server.on(
      LINES,
      linesOf([line(), line({ line: 2, verdict: 'waiting', attempts: 1, protocolo: null, lookedUpAt: null })]),
    );
    await openLookups(`/lotes/${ID}`, 'Lote de CPF');
    const table = await screen.findByRole('table', { name: 'Linhas do lote' });
    expect(within(table).getByRole('link', { name: '20261121-7Q2M-K9XD' })).toHaveAttribute(
      'href',
      '/consultas/registro/20261121-7Q2M-K9XD',
    );
    expect(within(table).getByText('A fonte estava fora do ar; será consultada de novo.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Encontrado 1' }));
    await waitFor(() => expect(server.requests(LINES).at(-1)?.query).toContain('verdict=found'));
    expect(screen.getByRole('button', { name: 'Encontrado 1' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('reads its lines once more where the batch went on while they were being read', async () => {
    const of = (verdict: BatchLineItem['verdict']) => linesOf([line({ verdict })]);
    const countsAre = (change: Partial<BatchItem>) => server.on(ONE, { body: { success: true, data: batch(change) } });
    const answer = server.hold(LINES, of('waiting'));
    stopClock();
    await showProduct(`/lotes/${ID}`);
    await until(() => screen.queryByText('Em andamento') !== null);
    countsAre({ status: 'finished', endedAt: '2026-11-21T12:40:00.000Z', counts: { found: 4 } });
    await until(() => screen.queryByText('Terminado') !== null, 500);
    server.on(LINES, of('found'));
    answer();
    await until(() => screen.queryByRole('cell', { name: 'Encontrado' }) !== null);
    expect(server.requests(LINES)).toHaveLength(2);
  });

  it('pauses, resumes, and cancels once that is confirmed', async () => {
    const answer = (change: Partial<BatchItem>) => ({ body: { success: true, data: batch(change) } });
    await openLookups(`/lotes/${ID}`, 'Lote de CPF');
    // Only what stood there before is sure to be read aloud.
    const announced = (await screen.findByText('Em andamento')).closest('[role=status]');
    expect(announced).not.toBeNull();
    const paused = { status: 'paused', pauseReason: 'owner' } as const;
    server.on(`POST /api/batches/${ID}/pause`, answer(paused));
    server.on(ONE, answer(paused));
    await userEvent.click(screen.getByRole('button', { name: 'Pausar' }));
    expect(await screen.findByText('Pausado até que você o retome.')).toBeVisible();
    const cancelled = { status: 'cancelled', endedAt: '2026-11-21T12:40:00.000Z' } as const;
    server.on(`POST /api/batches/${ID}/cancel`, answer(cancelled));
    await userEvent.click(await screen.findByRole('button', { name: 'Cancelar lote' }));
    const dialog = await screen.findByRole('dialog');
    server.on(ONE, answer(cancelled));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancelar lote' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Retomar' })).not.toBeInTheDocument());
    expect(server.requests(`POST /api/batches/${ID}/cancel`)).toHaveLength(1);
    expect(screen.getByText('Cancelado').closest('[role=status]')).toBe(announced);
  });

  it('tells why it was not paused only until it is resumed or paused anew', async () => {
    const answer = (change: Partial<BatchItem>) => ({ body: { success: true, data: batch(change) } });
    const [running, paused] = [answer({}), answer({ status: 'paused', pauseReason: 'owner' })];
    server.on(`POST /api/batches/${ID}/pause`, { status: 409, body: { error: 'Já está em pausa.', code: 'X' } });
    server.on(`POST /api/batches/${ID}/resume`, running);
    await openLookups(`/lotes/${ID}`, 'Lote de CPF');
    server.on(ONE, paused);
    await userEvent.click(await screen.findByRole('button', { name: 'Pausar' }));
    expect(await screen.findByText('Já está em pausa.')).toBeVisible();
    const resume = await screen.findByRole('button', { name: 'Retomar' });
    server.on(ONE, running);
    await userEvent.click(resume);
    await screen.findByRole('button', { name: 'Pausar' });
    expect(screen.queryByText('Já está em pausa.')).not.toBeInTheDocument();
  });

  it('says of a batch that is gone only that, and leads back to the list', async () => {
    server.on(ONE, { status: 404, body: { success: false, error: 'Este lote não existe.', code: 'NOT_FOUND' } });
    const router = await openLookups(`/lotes/${ID}`, 'Lote');
    expect(await screen.findByText('Lote não encontrado')).toBeVisible();
    expect(document.title).toBe('Lote | Nítido');
    expect(screen.queryByRole('button', { name: 'Tentar Novamente' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Ver lotes' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/lotes'));
  });

  it('asks again the lines whose source was down, once it has ended', async () => {
    const ended = {
      status: 'finished',
      endedAt: '2026-11-21T12:40:00.000Z',
      counts: { found: 2, source_down: 2 },
    } as const;
    const answer = (change: Partial<BatchItem>) => ({ body: { success: true, data: batch(change) } });
    server.on(ONE, answer(ended));
    const path = `POST /api/batches/${ID}/retry`;
    server.on(path, {
      status: 409,
      body: { success: false, error: 'Sua conta já tem 10 lotes.', code: 'BATCH_LIMIT' },
    });
    await openLookups(`/lotes/${ID}`, 'Lote de CPF');
    const button = await screen.findByRole('button', { name: 'Consultar de novo as 2 que falharam' });
    await userEvent.click(button);
    expect(await screen.findByText('Sua conta já tem 10 lotes.')).toBeVisible();
    const going = { status: 'waiting', counts: { found: 2, waiting: 2 } } as const;
    server.on(path, answer(going));
    server.on(ONE, answer(going));
    await userEvent.click(button);
    expect(await screen.findByRole('button', { name: 'Pausar' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Consultar de novo/ })).not.toBeInTheDocument();
  });

  const finished = batch({ status: 'finished', endedAt: '2026-11-21T12:40:00.000Z', counts: { found: 4 } });
  const takeAway = async () => {
    server.on(ONE, { body: { success: true, data: finished } });
    const router = await openLookups(`/lotes/${ID}`, 'Lote de CPF');
    await userEvent.click(await screen.findByRole('button', { name: 'Apagar lote' }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Apagar lote' }));
    return router;
  };

  it('takes a list away that was left meanwhile, and carries nobody off', async () => {
    const answer = server.hold(`DELETE /api/batches/${ID}`, { body: { success: true, data: finished } });
    const router = await takeAway();
    await userEvent.click(screen.getByRole('button', { name: 'Manter' }));
    await goHome();
    answer();
    await act(untilAnswered);
    expect(server.requests(`DELETE /api/batches/${ID}`)).toHaveLength(1);
    expect(router.state.location.pathname).toBe('/');
  });

  it('takes a list away once it has ended and that is confirmed', async () => {
    server.on(`DELETE /api/batches/${ID}`, { body: { success: true, data: finished } });
    const router = await takeAway();
    await waitFor(() => expect(router.state.location.pathname).toBe('/lotes'));
    expect(server.requests(`DELETE /api/batches/${ID}`)).toHaveLength(1);
  });
});
