import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { WatchedCompanyItem } from '../../../shared/api/generated';
import { openLookups, useSubscriberServer } from '../testing/subscriber';

const LIST = 'GET /api/watchlist';
const FOLLOW = 'POST /api/watchlist';
const EVENTS = 'GET /api/watchlist/events';
const STOP = 'DELETE /api/watchlist/11222333000181';

const padaria: WatchedCompanyItem = {
  id: '11222333000181',
  cnpj: '11222333000181',
  nome: 'COMERCIO CENTRAL LTDA',
  na_base: true,
  nome_fantasia: null,
  situacao: 'ATIVA',
  situacao_desde: '2012-03-05',
  desde: '2026-10-20T12:00:00.000Z',
  pausada: false,
  ultima_mudanca: { mes: '2026-10', tipos: ['endereco', 'situacao'] },
};
const nova: WatchedCompanyItem = {
  ...padaria,
  id: '12ABC34501DE35',
  cnpj: '12ABC34501DE35',
  nome: null,
  na_base: false,
  situacao: null,
  situacao_desde: null,
  desde: '2026-11-20T12:00:00.000Z',
  ultima_mudanca: null,
};

describe('Acompanhamento', () => {
  const server = useSubscriberServer();
  const has = (data: readonly WatchedCompanyItem[], limit = 50, used = data.length) =>
    server.on(LIST, { body: { success: true, data, limit, used } });
  const open = () => openLookups('/acompanhamento', 'Acompanhamento');
  const rows = async () =>
    within(await screen.findByRole('list', { name: 'Empresas acompanhadas' })).getAllByRole('listitem');

  it('lists what changed last first, with state and month, and says how much of the plan is used', async () => {
    has([nova, padaria]);
    await open();
    const [first, second] = await rows();
    expect(first).toHaveTextContent('Comércio Central Ltda.');
    expect(first).toHaveTextContent('Ativa');
    expect(first).toHaveTextContent('10/2026 Endereço, Situação');
    expect(second).toHaveTextContent('12.ABC.345/01DE-35');
    expect(second).toHaveTextContent('Não está na base de dados abertos · acompanhada desde 20/11/2026');
    expect(second).toHaveTextContent('Nada mudou desde então');
    expect(screen.getByText('2 de 50 empresas')).toBeInTheDocument();
  });

  it('says that a company cannot be looked up where the code for it does not come', async () => {
    has([padaria]);
    jest.doMock('../run-lookup/pending-lookup', () => {
      throw new TypeError('Failed to fetch dynamically imported module');
    });
    const router = await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Consultar Comércio Central Ltda.' }));
    expect(await screen.findByText('Não foi possível abrir a consulta.')).toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/acompanhamento');
    jest.dontMock('../run-lookup/pending-lookup');
  });

  it('tells before and after of a company’s changes', async () => {
    has([padaria]);
    const event = { id: 'e1', cnpj: padaria.cnpj, nome: padaria.nome, mes: '2026-10', tipo: 'situacao' };
    const sides = {
      antes: { situacao_cadastral: 'ATIVA' },
      depois: { situacao_cadastral: 'SUSPENSA', data: '2026-10-05' },
    };
    server.on(EVENTS, { body: { success: true, data: [{ ...event, ...sides }], nextCursor: null } });
    await open();
    await userEvent.click(await screen.findByRole('button', { name: /Endereço, Situação/ }));
    const changes = await screen.findByRole('list', { name: 'O que mudou' });
    expect(changes).toHaveTextContent('ATIVA');
    expect(changes).toHaveTextContent('SUSPENSA, 05/10/2026');
    expect(server.requests(EVENTS).map(({ query }) => query)).toEqual([expect.stringContaining('cnpj=11222333000181')]);
  });

  it('says of which regime a yes or a no is, where a change tells of both', async () => {
    has([padaria]);
    const event = { cnpj: padaria.cnpj, nome: padaria.nome, mes: '2026-10' };
    const regime = (opcao_pelo_simples: boolean | null, opcao_pelo_mei: boolean | null) => ({
      opcao_pelo_simples,
      opcao_pelo_mei,
    });
    const data = [
      { ...event, id: 'e1', tipo: 'regime_incluido', antes: null, depois: regime(null, true) },
      { ...event, id: 'e2', tipo: 'regime_removido', antes: regime(true, false), depois: null },
      { ...event, id: 'e3', tipo: 'mei', antes: { opcao_pelo_mei: true }, depois: { opcao_pelo_mei: false } },
    ];
    server.on(EVENTS, { body: { success: true, data, nextCursor: null } });
    await open();
    await userEvent.click(await screen.findByRole('button', { name: /Endereço, Situação/ }));
    const changes = within(await screen.findByRole('list', { name: 'O que mudou' })).getAllByRole('listitem');
    expect(changes.map(({ textContent }) => textContent)).toEqual([
      'Simples ou MEI 10/2026MEI: Sim',
      'Simples ou MEI 10/2026Simples: Sim, MEI: Não',
      'MEI 10/2026SimNão',
    ]);
  });

  it('says of no company that the register lacks it while that cannot be read', async () => {
    has([{ ...nova, na_base: null }]);
    await open();
    const [row] = await rows();
    expect(row).toHaveTextContent('O cadastro não pôde ser lido agora · acompanhada desde 20/11/2026');
    expect(row).not.toHaveTextContent('Não está na base');
  });

  it('tells changes page by page, also behind a page of which nothing may be shown', async () => {
    has([padaria]);
    const change = { cnpj: padaria.cnpj, nome: padaria.nome, mes: '2026-10', tipo: 'capital' };
    const pages = new Map([
      [null, { data: [], nextCursor: 'e1' }],
      ['e1', { data: [{ ...change, id: 'e2', antes: { capital: 1 }, depois: { capital: 2 } }], nextCursor: 'e2' }],
      ['e2', { data: [{ ...change, id: 'e3', antes: { capital: 3 }, depois: { capital: 4 } }], nextCursor: null }],
    ]);
    server.on(EVENTS, ({ query }) => ({
      body: { success: true, ...pages.get(new URLSearchParams(query).get('cursor')) },
    }));
    await open();
    await userEvent.click(await screen.findByRole('button', { name: /Endereço, Situação/ }));
    const more = async () => userEvent.click(await screen.findByRole('button', { name: 'Ver mais mudanças' }));
    await more();
    const list = await screen.findByRole('list', { name: 'O que mudou' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(1);
    await more();
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(2));
    expect(screen.queryByRole('button', { name: 'Ver mais mudanças' })).not.toBeInTheDocument();
  });

  it('narrows by name without accents or by CNPJ, and says when nothing fits', async () => {
    has([padaria, nova]);
    await open();
    await rows();
    const filter = screen.getByRole('searchbox', { name: 'Filtrar' });
    await userEvent.type(filter, '12.abc');
    expect(await rows()).toHaveLength(1);
    await userEvent.clear(filter);
    await userEvent.type(filter, 'comercio');
    expect((await rows())[0]).toHaveTextContent('Comércio Central');
    await userEvent.type(filter, ' de ninguém');
    expect(await screen.findByText('Nenhuma empresa com esse nome ou CNPJ')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Limpar filtro' }));
    expect(await rows()).toHaveLength(2);
  });

  it('stops following, and says why when it could not', async () => {
    has([padaria]);
    server.on(STOP, { status: 503, body: { error: 'Tente de novo em instantes.', code: 'UNAVAILABLE' } });
    await open();
    const stop = await screen.findByRole('button', { name: 'Parar de acompanhar Comércio Central Ltda.' });
    await userEvent.click(stop);
    expect(await screen.findByText('Tente de novo em instantes.')).toBeInTheDocument();
    server.on(STOP, () => {
      has([]);
      return { body: { success: true } };
    });
    await userEvent.click(stop);
    expect(await screen.findByText('Nenhuma empresa na sua lista')).toBeInTheDocument();
  });

  it('says which company left the list, where the focus stays', async () => {
    has([padaria, nova]);
    server.on(STOP, () => {
      has([nova]);
      return { body: { success: true } };
    });
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Parar de acompanhar Comércio Central Ltda.' }));
    expect(await screen.findByText('Comércio Central Ltda. saiu da lista.')).toHaveAttribute('role', 'status');
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    expect(screen.getByRole('list', { name: 'Empresas acompanhadas' })).toHaveFocus();
  });

  it('leaves the focus to who has gone on meanwhile', async () => {
    has([padaria, nova]);
    await open();
    const stop = await screen.findByRole('button', { name: 'Parar de acompanhar Comércio Central Ltda.' });
    const answer = server.hold(STOP, { body: { success: true } });
    await userEvent.click(stop);
    const field = screen.getByRole('button', { name: 'Colar uma lista' });
    field.focus();
    answer();
    expect(await screen.findByText('Comércio Central Ltda. saiu da lista.')).toBeInTheDocument();
    expect(field).toHaveFocus();
  });

  it('takes a pasted list, and shows the verdict of each line', async () => {
    has([]);
    server.on(FOLLOW, () => {
      has([padaria]);
      const data = [
        { linha: '11.222.333/0001-81', cnpj: '11222333000181', veredito: 'acompanhando' },
        { linha: 'fornecedor', cnpj: null, veredito: 'invalida' },
      ];
      return { status: 201, body: { success: true, data, limit: 50, used: 1 } };
    });
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Colar uma lista' }));
    const field = await screen.findByLabelText('CNPJs, um por linha');
    await userEvent.click(field);
    await userEvent.paste('11.222.333/0001-81;\n\nfornecedor');
    await userEvent.click(screen.getByRole('button', { name: 'Acompanhar 2 linhas' }));
    const lines = within(await screen.findByRole('list', { name: 'O que foi feito de cada linha' })).getAllByRole(
      'listitem',
    );
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      '11.222.333/0001-81Acompanhando',
      'fornecedorCNPJ inválido',
    ]);
    expect(server.requests(FOLLOW).map(({ body }) => body)).toEqual([{ cnpjs: ['11.222.333/0001-81', 'fornecedor'] }]);
    await userEvent.click(screen.getByRole('button', { name: 'Concluir' }));
    expect(await rows()).toHaveLength(1);
  });

  it.each([
    [0, 0, 'Sem um plano ativo não há acompanhamento.'],
    [1, 0, 'Seu plano terminou: o acompanhamento está pausado. Sua lista fica guardada e volta com um plano novo.'],
    [10, 10, 'Lista cheia. Deixe de acompanhar uma para incluir outra.'],
    [11, 10, 'Seu plano acompanha 10: as mais antigas continuam, a última está pausada. Nada foi apagado.'],
    [15, 10, 'Seu plano acompanha 10: as mais antigas continuam, as 5 últimas estão pausadas. Nada foi apagado.'],
  ])('with %d of %d it says: %s', async (used, limit, text) => {
    has(used === 0 ? [] : [{ ...padaria, pausada: used > limit }], limit, used);
    await open();
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Colar uma lista' }) === null).toBe(limit === 0);
  });

  it('offers to try again where the list could not be read', async () => {
    server.on(LIST, { status: 503, body: { error: 'Serviço indisponível.', code: 'UNAVAILABLE' } });
    await open();
    expect(await screen.findByText('Não foi possível carregar suas empresas')).toBeInTheDocument();
    has([padaria]);
    await userEvent.click(screen.getByRole('button', { name: 'Tentar Novamente' }));
    expect(await rows()).toHaveLength(1);
  });

  it('is begun and ended from a company in the search, where it says why it could not', async () => {
    has([]);
    const found = { cnpj: padaria.cnpj, razao_social: padaria.nome, nome_fantasia: null, situacao_cadastral: 'ATIVA' };
    const company = {
      ...found,
      tipo: null,
      municipio: null,
      uf: null,
      cnae_fiscal_principal: null,
      data_inicio_atividade: null,
    };
    server.on('POST /api/companies/search', {
      body: {
        success: true,
        data: [company],
        facets: null,
        nextCursor: null,
        total: 1,
        capped: false,
        dadosDe: '2026-10',
      },
    });
    const full = 'Seu plano acompanha até 10 empresas. Deixe de acompanhar uma ou mude de plano.';
    server.on(FOLLOW, { status: 409, body: { error: full, code: 'WATCH_LIMIT' } });
    await openLookups('/empresas', 'Busca de empresas');
    await userEvent.type(screen.getByLabelText('Razão social ou nome fantasia'), 'padaria{Enter}');
    const button = await screen.findByRole('button', { name: /^Acompanhar Comércio Central/ });
    expect(button).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(button);
    expect(await screen.findByText(full)).toBeInTheDocument();
    server.on(FOLLOW, () => {
      has([padaria]);
      return { status: 201, body: { success: true, data: [], limit: 50, used: 1 } };
    });
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'true'));
    server.on(STOP, () => {
      has([]);
      return { body: { success: true } };
    });
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'false'));
  });
});
