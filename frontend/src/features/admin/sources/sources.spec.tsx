import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showProduct } from '../../../app/testing';
import { startSession } from '../../../shared/api/session';
import { fillIn } from '../../../shared/testing/fill-in';
import { useTestServer } from '../../../shared/testing/test-server';
import { untilAnswered } from '../../../shared/testing/wire';

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
const flag = {
  type: 'cnpj',
  switchState: 'manutencao',
  text: 'Voltamos às 18h.',
  since: '2026-11-18T12:00:00.000Z',
  changedAt: '2026-11-20T12:00:00.000Z',
  changedBy: null,
  state: 'manutencao',
  sources: [],
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
    server.on('GET /api/admin/lookup-types', { body: { success: true, data: [], nextCursor: null, total: 0 } });
  });

  it('claims no success of a source that nobody asked, and says for which time nothing was asked of the others', async () => {
    await showProduct('/admin/fontes');
    const row = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(name) }));
    const quiet = await row('BrasilAPI');
    expect(quiet.getByText('Sem chamadas em 5 min')).toBeInTheDocument();
    expect(quiet.queryByText(/%/)).toBeNull();
    const busy = await row('ViaCEP');
    expect(busy.getByText('Sem chamadas em 5 min')).toBeInTheDocument();
    expect(busy.getByText('100%')).toHaveAttribute('data-label', 'Sucesso em 1 h');
    expect(busy.getByText('Normal')).toHaveAttribute('data-label', 'Circuito');
    expect(screen.getByText(/^p50 · p95: o tempo em que metade e 95% das respostas chegaram\./)).toBeVisible();
  });

  it('keeps a notice that was not taken, and says of a changed one that it was changed, not that the lookup is back', async () => {
    const CHANGE = 'PUT /api/admin/lookup-types/cnpj';
    const hidden = true;
    server.on('GET /api/admin/lookup-types', { body: { success: true, data: [flag], nextCursor: null, total: 1 } });
    server.on(CHANGE, { status: 503, body: { success: false, error: 'Tente de novo em instantes.' } });
    await showProduct('/admin/fontes');
    await userEvent.click(await screen.findByRole('button', { name: 'CNPJ' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Manutenção de CNPJ', hidden }));
    const notice = dialog.getByLabelText('Aviso a quem consulta');
    const save = () => userEvent.click(dialog.getByRole('button', { name: 'Mudar o aviso', hidden }));
    await userEvent.clear(notice);
    await fillIn(notice, 'Voltamos amanhã.');
    await save();
    expect(await dialog.findByText('Tente de novo em instantes.')).toBeInTheDocument();
    expect(notice).toHaveValue('Voltamos amanhã.');
    server.on(CHANGE, { body: { success: true, data: [{ ...flag, text: 'Voltamos amanhã.' }] } });
    await save();
    expect(await screen.findByText('O aviso de manutenção de CNPJ foi mudado.')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog', { hidden })).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Desfazer' }));
    await waitFor(() => expect(server.requests(CHANGE)).toHaveLength(3));
    expect(server.requests(CHANGE).at(-1)?.body).toEqual({
      state: 'manutencao',
      text: 'Voltamos às 18h.',
      seenState: 'manutencao',
      seenText: 'Voltamos amanhã.',
    });
  });

  it('keeps the notice that was written when somebody else was faster, says so, and saves it over theirs alone', async () => {
    const CHANGE = 'PUT /api/admin/lookup-types/cnpj';
    const list = (item: object) => ({ body: { success: true, data: [item], nextCursor: null, total: 1 } });
    server.on('GET /api/admin/lookup-types', list({ ...flag, switchState: 'ativo' }));
    const error = 'Outra pessoa mudou esta consulta: está em manutenção, com o aviso “Volta às 9h.”.';
    server.on(CHANGE, () => {
      server.on('GET /api/admin/lookup-types', list({ ...flag, text: 'Volta às 9h.' }));
      return { status: 409, body: { success: false, code: 'LOOKUP_TYPE_CHANGED', error } };
    });
    await showProduct('/admin/fontes');
    await userEvent.click(await screen.findByRole('button', { name: 'CNPJ' }));
    const hidden = true;
    const dialog = within(await screen.findByRole('dialog', { name: 'Manutenção de CNPJ', hidden }));
    const notice = dialog.getByLabelText('Aviso a quem consulta');
    await userEvent.clear(notice);
    await fillIn(notice, 'Voltamos amanhã.');
    await userEvent.click(dialog.getByRole('button', { name: 'Pôr em manutenção', hidden }));
    expect(await dialog.findByText(error)).toBeInTheDocument();
    const again = await dialog.findByRole('button', { name: 'Mudar o aviso', hidden });
    expect(notice).toHaveValue('Voltamos amanhã.');
    server.on(CHANGE, list({ ...flag, text: 'Voltamos amanhã.' }));
    await userEvent.click(again);
    expect(await screen.findByText('O aviso de manutenção de CNPJ foi mudado.')).toBeInTheDocument();
    const seen = { state: 'manutencao', text: 'Voltamos amanhã.' };
    expect(server.requests(CHANGE).map(({ body }) => body)).toEqual([
      { ...seen, seenState: 'ativo', seenText: 'Voltamos às 18h.' },
      { ...seen, seenState: 'manutencao', seenText: 'Volta às 9h.' },
    ]);
  });

  it('keeps what was typed of an entry that somebody else has changed, and shows what they saved in the other fields', async () => {
    const SAVE = 'PUT /api/admin/providers/brasilapi';
    const entry = {
      owner: 'BrasilAPI',
      ownerRole: 'operador',
      cnpj: null,
      contractNumber: '1/2026',
      contractStart: '2026-01-01',
      contractEnd: null,
      legalBasis: 'protecao_credito',
      dataMonth: null,
      lookupTypes: ['cnpj'],
      notes: null,
      changedAt: '2026-11-20T12:00:00.000Z',
      changedBy: null,
    };
    const theirs = { ...entry, contractNumber: '2/2026', lookupTypes: [], changedAt: '2026-11-20T12:30:00.000Z' };
    const one = (now: object) => ({ body: { success: true, data: { ...source, entry: now }, changes: [] } });
    server.on('GET /api/admin/providers', {
      body: { success: true, data: [{ ...source, entry }], nextCursor: null, total: 1 },
    });
    server.on('GET /api/admin/providers/brasilapi', one(entry));
    const error = 'Outra pessoa mudou o registro desta fonte.';
    server.on(SAVE, () => {
      server.on('GET /api/admin/providers/brasilapi', one(theirs));
      return { status: 409, body: { success: false, code: 'SOURCE_CHANGED', error } };
    });
    await showProduct('/admin/fontes');
    await userEvent.click(await screen.findByRole('button', { name: 'BrasilAPI' }));
    const hidden = true;
    const dialog = within(await screen.findByRole('dialog', { name: 'BrasilAPI', hidden }));
    const owner = dialog.getByLabelText('Responsável');
    await userEvent.clear(owner);
    await fillIn(owner, 'Comunidade');
    const save = () => userEvent.click(dialog.getByRole('button', { name: 'Salvar', hidden }));
    await save();
    expect(await dialog.findByText(error)).toBeInTheDocument();
    expect(owner).toHaveValue('Comunidade');
    expect(dialog.getByLabelText('Número do contrato')).toHaveValue('2/2026');
    expect(dialog.getByRole('checkbox', { name: 'CNPJ', hidden })).not.toBeChecked();
    server.on(SAVE, one({ ...theirs, owner: 'Comunidade' }));
    await save();
    await waitFor(() => expect(screen.queryByRole('dialog', { hidden })).toBeNull());
    expect(server.requests(SAVE).map(({ body }) => body)).toEqual([
      expect.objectContaining({ owner: 'Comunidade', contractNumber: '1/2026', seenAt: entry.changedAt }),
      expect.objectContaining({ owner: 'Comunidade', contractNumber: '2/2026', seenAt: theirs.changedAt }),
    ]);
  });

  it('leaves the notice of another lookup open that is being written when the one before is saved', async () => {
    const hidden = true;
    const other = { ...flag, type: 'cpf', text: '' };
    server.on('GET /api/admin/lookup-types', {
      body: { success: true, data: [flag, other], nextCursor: null, total: 2 },
    });
    const answer = server.hold('PUT /api/admin/lookup-types/cnpj', { body: { success: true, data: [flag] } });
    await showProduct('/admin/fontes');
    const open = async (name: string) => {
      await userEvent.click(await screen.findByRole('button', { name }));
      return within(await screen.findByRole('dialog', { name: `Manutenção de ${name}`, hidden }));
    };
    const saved = await open('CNPJ');
    await userEvent.click(saved.getByRole('button', { name: 'Mudar o aviso', hidden }));
    await userEvent.click(saved.getByRole('button', { name: 'Cancelar', hidden }));
    const notice = (await open('CPF')).getByLabelText('Aviso a quem consulta');
    await fillIn(notice, 'Voltamos amanhã.');
    answer();
    expect(await screen.findByText(/CNPJ .*mudado/)).toBeInTheDocument();
    expect(notice).toBeInTheDocument();
    expect(notice).toHaveValue('Voltamos amanhã.');
  });

  it('says in no other dialog that a notice was not saved whose dialog was closed', async () => {
    const hidden = true;
    const other = { ...flag, type: 'cpf', text: '' };
    server.on('GET /api/admin/lookup-types', {
      body: { success: true, data: [flag, other], nextCursor: null, total: 2 },
    });
    const error = 'Outra pessoa mudou esta consulta: está em manutenção, com o aviso “Volta às 9h.”.';
    const letGo = server.hold('PUT /api/admin/lookup-types/cnpj', {
      status: 409,
      body: { success: false, code: 'LOOKUP_TYPE_CHANGED', error },
    });
    await showProduct('/admin/fontes');
    const open = async (name: string) => {
      await userEvent.click(await screen.findByRole('button', { name }));
      return within(await screen.findByRole('dialog', { name: `Manutenção de ${name}`, hidden }));
    };
    const refused = await open('CNPJ');
    await userEvent.click(refused.getByRole('button', { name: 'Mudar o aviso', hidden }));
    await userEvent.click(refused.getByRole('button', { name: 'Cancelar', hidden }));
    const dialog = await open('CPF');
    letGo();
    expect(await screen.findByText(`A ação da janela que você fechou não foi concluída: ${error}`)).toBeInTheDocument();
    expect(dialog.queryByText(/Outra pessoa/)).toBeNull();
    expect(dialog.getByLabelText('Aviso a quem consulta')).toHaveValue('');
  });

  it('says of an open source that without an entry it is asked for all that it answers', async () => {
    const hidden = true;
    const entry = { owner: 'BrasilAPI', ownerRole: 'operador', cnpj: null, contractNumber: null, contractStart: null };
    const more = { contractEnd: null, legalBasis: null, dataMonth: null, lookupTypes: [], notes: null };
    const entered = { ...source, entry: { ...entry, ...more, changedAt: flag.changedAt, changedBy: null } };
    server.on('GET /api/admin/providers', { body: { success: true, data: [entered], nextCursor: null, total: 1 } });
    server.on('GET /api/admin/providers/brasilapi', { body: { success: true, data: entered, changes: [] } });
    await showProduct('/admin/fontes');
    await userEvent.click(await screen.findByRole('button', { name: 'BrasilAPI' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Tirar do registro', hidden }));
    expect(screen.getByText(/^Sem registro, esta fonte de dados abertos é consultada/)).toBeInTheDocument();
  });

  it('leaves another source open when the entry of the one before is saved late', async () => {
    const hidden = true;
    const entry = { owner: 'BrasilAPI', ownerRole: 'operador', cnpj: null, contractNumber: null, contractStart: null };
    const more = { contractEnd: null, legalBasis: 'protecao_credito', dataMonth: null, lookupTypes: ['cnpj'] };
    const whole = { ...source, entry: { ...entry, ...more, notes: null, changedAt: flag.changedAt, changedBy: null } };
    const seen = (data: object) => ({ body: { success: true, data, changes: [] } });
    server.on('GET /api/admin/providers', {
      body: { success: true, data: [whole, asked], nextCursor: null, total: 2 },
    });
    server.on('GET /api/admin/providers/brasilapi', seen(whole));
    server.on('GET /api/admin/providers/viacep', seen(asked));
    const letGo = server.hold('PUT /api/admin/providers/brasilapi', seen(whole));
    await showProduct('/admin/fontes');
    const open = async (name: string) => {
      await userEvent.click(await screen.findByRole('button', { name }));
      return within(await screen.findByRole('dialog', { name, hidden }));
    };
    const saved = await open('BrasilAPI');
    await userEvent.click(saved.getByRole('button', { name: 'Salvar', hidden }));
    await userEvent.click(saved.getByRole('button', { name: 'Cancelar', hidden }));
    const owner = (await open('ViaCEP')).getByLabelText('Responsável');
    await fillIn(owner, 'Comunidade');
    const lists = server.requests('GET /api/admin/providers').length;
    letGo();
    await waitFor(() => expect(server.requests('GET /api/admin/providers').length).toBeGreaterThan(lists));
    await untilAnswered();
    expect(owner).toBeInTheDocument();
    expect(owner).toHaveValue('Comunidade');
  });

  it('sorts the sources and the types as asked, what has no figure last, and takes them away as they are seen', async () => {
    const failing = { ...source, id: 'brasilcep', name: 'Correios', health: { ...health, calls: 9, successRate: 0.5 } };
    server.on('GET /api/admin/providers', {
      body: { success: true, data: [source, asked, failing], nextCursor: null, total: 3 },
    });
    const older = { ...flag, type: 'cpf', since: null, changedAt: null };
    server.on('GET /api/admin/lookup-types', {
      body: { success: true, data: [older, flag], nextCursor: null, total: 2 },
    });
    for (const path of ['providers', 'lookup-types'])
      server.on(`GET /api/admin/${path}/export`, { status: 500, body: {} });
    await showProduct('/admin/fontes?fontesPor=sucesso');
    const part = async (name: string) => within(await screen.findByRole('region', { name }));
    const sources = await part('Registro das fontes');
    const types = await part('Tipos de consulta');
    const names = (list: typeof types) =>
      list
        .getAllByRole('row')
        .slice(1)
        .map((row) => row.firstChild?.textContent);
    await waitFor(() => expect(names(sources)).toEqual(['Correios', 'ViaCEP', 'BrasilAPI']));
    await userEvent.selectOptions(sources.getByLabelText('Ordem'), 'Nome, de A a Z');
    await waitFor(() => expect(names(sources)).toEqual(['BrasilAPI', 'Correios', 'ViaCEP']));
    expect(names(types)).toEqual(['CPF', 'CNPJ']);
    await userEvent.selectOptions(types.getByLabelText('Ordem'), 'Última mudança');
    await waitFor(() => expect(names(types)).toEqual(['CNPJ', 'CPF']));
    await userEvent.selectOptions(types.getByLabelText('Estado'), 'Fora do ar');
    await waitFor(() => expect(types.queryByRole('row')).toBeNull());
    for (const [list, path, only] of [
      [sources, 'providers', 'brasilapi+brasilcep+viacep'],
      [types, 'lookup-types', ''],
    ] as const) {
      await userEvent.click(list.getByRole('button', { name: 'Exportar CSV' }));
      expect(await list.findByText('Não foi possível exportar.')).toBeInTheDocument();
      expect(server.requests(`GET /api/admin/${path}/export`)[0]?.query).toBe(`only=${only}`);
    }
  });

  it('say beside the old figures that they could not be read anew', async () => {
    await showProduct('/admin/fontes');
    await screen.findByRole('row', { name: /BrasilAPI/ });
    const error = 'O banco de dados não responde.';
    for (const path of ['providers', 'lookup-types'])
      server.on(`GET /api/admin/${path}`, { status: 503, body: { success: false, error } });
    for (const name of ['Limpeza', 'Fontes']) await userEvent.click(screen.getByRole('link', { name }));
    const sources = within(await screen.findByRole('region', { name: 'Registro das fontes' }));
    expect(await sources.findByText(error)).toBeInTheDocument();
    expect(sources.getByRole('row', { name: /BrasilAPI/ })).toBeInTheDocument();
    server.on('GET /api/admin/providers', { body: { success: true, data: [asked], nextCursor: null, total: 1 } });
    await userEvent.click(sources.getByRole('button', { name: 'Tentar Novamente' }));
    await waitFor(() => expect(sources.queryByText(error)).toBeNull());
  });

  it('go into no file before the list is known that the address narrows', async () => {
    const come = [
      server.hold('GET /api/admin/providers', { body: { success: true, data: [] } }),
      server.hold('GET /api/admin/lookup-types', { body: { success: true, data: [] } }),
    ];
    await showProduct('/admin/fontes?fontes=faltando&estado=fora');
    const buttons = await screen.findAllByRole('button', { name: 'Exportar CSV' });
    expect(buttons).toHaveLength(2);
    for (const button of buttons) expect(button).toBeDisabled();
    for (const letGo of come) letGo();
    for (const button of buttons) await waitFor(() => expect(button).toBeEnabled());
  });
});
