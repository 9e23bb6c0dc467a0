import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CompanySearchAnswer, FoundCompany } from '../../../shared/api/generated';
import { fillIn } from '../../../shared/testing/fill-in';
import { LOOKUP_CNPJ, openLookups, USAGE, usageOf, useSubscriberServer } from '../testing/subscriber';

const SEARCH = 'POST /api/companies/search';
const TITLE = 'Busca de empresas';

const padaria: FoundCompany = {
  cnpj: '11222333000181',
  razao_social: 'PADARIA CENTRAL LTDA',
  nome_fantasia: 'PAO DA PRACA',
  situacao_cadastral: 'ATIVA',
  tipo: 'MATRIZ',
  data_inicio_atividade: '2012-03-05',
  cnae_fiscal_principal: { codigo: '4721102', descricao: 'Padaria e confeitaria com predominância de revenda' },
  municipio: 'RIBEIRAO PRETO',
  uf: 'SP',
  porte: 'MICRO EMPRESA',
  natureza_juridica: 'Sociedade Empresária Limitada',
  capital_social: 50_000,
  opcao_pelo_simples: true,
  opcao_pelo_mei: false,
};
const baixada: FoundCompany = {
  ...padaria,
  cnpj: '12ABC34501DE35',
  razao_social: 'PADARIA DO PORTO LTDA',
  nome_fantasia: null,
  situacao_cadastral: 'BAIXADA',
};

function answerOf(data: readonly FoundCompany[], more: Partial<CompanySearchAnswer> = {}) {
  const facets = {
    uf: [
      { valor: 'SP', descricao: null, quantidade: 30 },
      { valor: 'RJ', descricao: null, quantidade: 12 },
    ],
    situacao: [{ valor: 'ativa', descricao: null, quantidade: 42 }],
    porte: [
      { valor: 'me', descricao: null, quantidade: 30 },
      { valor: 'demais', descricao: null, quantidade: 12 },
    ],
    cnae: [{ valor: '4721102', descricao: 'Padaria e confeitaria', quantidade: 42 }],
    municipio: [
      { valor: '6969', descricao: 'RIBEIRAO PRETO', uf: 'SP', quantidade: 9 },
      { valor: '1033', descricao: 'BOM JESUS', uf: 'PI', quantidade: 4 },
      { valor: '8459', descricao: 'BOM JESUS', uf: 'RS', quantidade: 3 },
    ],
  };
  const body: CompanySearchAnswer = {
    success: true,
    data: [...data],
    facets,
    nextCursor: null,
    total: data.length,
    capped: false,
    dadosDe: '2026-10',
    ...more,
  };
  return { body };
}

async function open(search = '') {
  const router = await openLookups(`/empresas${search}`, TITLE);
  if (search) await userEvent.click(await screen.findByRole('button', { name: 'Buscar empresas' }));
  return router;
}
const field = () => screen.getByLabelText('Razão social ou nome fantasia');
const chips = () => screen.getByRole('list', { name: 'Filtros em uso' });

async function seek(text: string) {
  await fillIn(field(), `${text}{Enter}`);
}

describe('the search of companies', () => {
  const server = useSubscriberServer();
  const asked = () => server.requests(SEARCH).map(({ body }) => body);
  beforeEach(() => server.on(SEARCH, answerOf([padaria, baixada])));

  it('asks when it is told to, and tells of each company what decides', async () => {
    await open();
    expect(asked()).toEqual([]);
    await seek('padaria');
    const [first, second] = within(await screen.findByRole('list', { name: 'Empresas encontradas' })).getAllByRole(
      'listitem',
    );
    expect(first).toHaveTextContent('Padaria Central Ltda.');
    expect(first).toHaveTextContent('Ativa');
    await waitFor(() => expect(first).toHaveTextContent('11.222.333/0001-81 · Ribeirão Preto, SP · Matriz'));
    expect(first).toHaveTextContent('Padaria e confeitaria com predominância de revenda · aberta em 05/03/2012');
    expect(second).toHaveTextContent('Baixada');
    expect(second).toHaveTextContent('12.ABC.345/01DE-35');
    expect(screen.getByText('2 empresas')).toBeInTheDocument();
    expect(asked()).toEqual([{ text: 'padaria' }]);
  });

  it('has filters in the address, and never the words', async () => {
    const router = await open('?uf=SP&situacao=ativa&uf_de=x&porte=enorme');
    await waitFor(() => expect(asked()).toEqual([{ uf: 'SP', situacao: 'ativa' }]));
    await seek('zuleica prado');
    await waitFor(() => expect(asked().at(-1)).toEqual({ uf: 'SP', situacao: 'ativa', text: 'zuleica prado' }));
    expect(router.state.location.search).not.toContain('zuleica');
    expect(within(chips()).getByText('Nome: zuleica prado')).toBeInTheDocument();
    await userEvent.click(within(chips()).getByRole('button', { name: 'Remover filtro Ativa' }));
    await waitFor(() => expect(router.state.location.search).toBe('?uf=SP&uf_de=x&porte=enorme'));
  });

  it('spends nothing by an address alone, until it is told to', async () => {
    const router = await openLookups('/empresas?uf=SP', TITLE);
    expect(await screen.findByRole('heading', { name: 'Buscar com estes filtros?' })).toBeInTheDocument();
    expect(within(chips()).getByText('SP')).toBeInTheDocument();
    expect(asked()).toEqual([]);
    await seek('');
    expect(await screen.findByText('Padaria Central Ltda.')).toBeInTheDocument();
    expect(asked()).toEqual([{ uf: 'SP' }]);
    expect(router.state.location.search).toBe('?uf=SP');
  });

  it('narrows to a value that is clicked, and calls a code by its name', async () => {
    const router = await open('?uf=SP');
    const beside = await screen.findByRole('complementary', { name: 'Refinar a busca' });
    expect(within(beside).queryByRole('region', { name: 'Estado' })).toBeNull();
    expect(within(beside).getByRole('button', { name: 'Demais (nem ME nem EPP) 12' })).toBeInTheDocument();
    await userEvent.click(within(beside).getByRole('button', { name: 'Padaria e confeitaria 42' }));
    expect(router.state.location.search).toBe('?uf=SP&cnae=4721102');
    await waitFor(() => expect(asked().at(-1)).toEqual({ uf: 'SP', cnae: '4721102' }));
    expect(await within(chips()).findByText('Padaria e confeitaria')).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Resultados' })).toHaveFocus();
  });

  it('goes on where the last page ended, and says when that failed', async () => {
    server.on(SEARCH, answerOf([padaria], { total: 2, nextCursor: '0.1.1' }));
    await open('?uf=SP');
    const more = await screen.findByRole('button', { name: 'Mais resultados' });
    server.on(SEARCH, { status: 500, body: { success: false, error: 'Erro no servidor' } });
    await userEvent.click(more);
    expect(await screen.findByText('Erro no servidor')).toBeInTheDocument();
    server.on(SEARCH, answerOf([baixada], { facets: null, total: null }));
    await userEvent.click(screen.getByRole('button', { name: 'Mais resultados' }));
    expect(await screen.findByText('Padaria do Porto Ltda.')).toBeInTheDocument();
    expect(asked().at(-1)).toEqual({ uf: 'SP', cursor: '0.1.1' });
    expect(screen.queryByRole('button', { name: 'Mais resultados' })).toBeNull();
    expect(screen.getByText('2 empresas')).toBeInTheDocument();
  });

  it('opens the lookup of a company, and on the way back has the same found without asking again', async () => {
    server.on(LOOKUP_CNPJ, { status: 404, body: { success: false, code: 'NOT_FOUND', error: 'CNPJ não encontrado' } });
    const router = await open('?uf=SP');
    await seek('padaria');
    await screen.findByText('Padaria Central Ltda.');
    const before = asked().length;
    await userEvent.click(screen.getByRole('button', { name: /^Consultar Padaria Central/ }));
    await waitFor(() =>
      expect(server.requests(LOOKUP_CNPJ).map(({ body }) => body)).toEqual([{ cnpj: '11222333000181' }]),
    );
    expect(router.state.location.pathname).toBe('/consultas');
    expect(await screen.findByText('CNPJ não encontrado', { exact: false })).toBeInTheDocument();
    act(() => router.state.go(-1));
    expect(await screen.findByText('Padaria Central Ltda.')).toBeInTheDocument();
    expect(field()).toHaveValue('padaria');
    expect(asked()).toHaveLength(before);
  });

  describe('behind a link without the filters', () => {
    const leave = {
      'from another page': async () => {
        await userEvent.click(screen.getByRole('link', { name: 'Consulta' }));
        await userEvent.click(
          await screen.findByRole('link', { name: 'Buscar empresas por nome, atividade ou cidade' }),
        );
        return 2;
      },
      'from the search itself': async () => {
        await userEvent.click(screen.getAllByRole('link', { name: 'Empresas' })[0] as HTMLElement);
        return 1;
      },
    };

    it.each(Object.entries(leave))(
      'begins empty and asks nothing, %s, and has all again on the way back',
      async (_, away) => {
        const router = await open('?uf=SP');
        await seek('padaria');
        await waitFor(() => expect(asked().at(-1)).toEqual({ uf: 'SP', text: 'padaria' }));
        const before = asked().length;
        const steps = await away();
        await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/empresas', search: '' }));
        await waitFor(() => expect(field()).toHaveValue(''));
        expect(screen.queryByText('Nome: padaria')).toBeNull();
        expect(screen.getByText(/^Sem o nome\?/)).toBeInTheDocument();
        act(() => router.state.go(-steps));
        expect(await screen.findByText('Padaria Central Ltda.')).toBeInTheDocument();
        expect(field()).toHaveValue('padaria');
        expect(asked()).toHaveLength(before);
      },
    );
  });

  it('looks a CNPJ up instead of searching for it', async () => {
    await open();
    await seek('11.222.333/0001-81');
    await waitFor(() => expect(server.requests(LOOKUP_CNPJ)).toHaveLength(1));
    expect(asked()).toEqual([]);
  });

  it.each([
    ['11.222.333/0001-82', 'CNPJ inválido. Verifique o formato e os dígitos.'],
    ['1122233300018', 'CNPJ inválido. Verifique o formato e os dígitos.'],
    ['11.222.333/0001', 'CNPJ inválido. Verifique o formato e os dígitos.'],
    ['11.222.333', 'Digite o CNPJ inteiro, com 14 dígitos.'],
  ])('says of %s what is wrong instead of searching for it', async (typed, text) => {
    await open();
    await seek(typed);
    expect(await screen.findByText(text)).toHaveAttribute('role', 'alert');
    expect(field()).toHaveAttribute('aria-invalid', 'true');
    expect(field()).toHaveAccessibleDescription(text);
    expect(asked()).toEqual([]);
    await userEvent.clear(field());
    await seek('51 2024');
    await waitFor(() => expect(asked()).toEqual([{ text: '51 2024' }]));
    expect(screen.queryByText(text)).toBeNull();
    expect(server.requests(LOOKUP_CNPJ)).toEqual([]);
  });

  it('fills filters in before it asks, and refuses what they cannot be', async () => {
    const router = await open();
    await userEvent.click(screen.getByRole('button', { name: 'Filtros' }));
    const drawer = await screen.findByRole('dialog', { name: 'Filtros' });
    await userEvent.selectOptions(within(drawer).getByLabelText('Estado'), 'BA');
    await userEvent.type(within(drawer).getByLabelText('Capital de (R$)'), 'muito');
    await userEvent.click(within(drawer).getByRole('button', { name: 'Buscar' }));
    expect(within(drawer).getByText('Valor inválido.')).toBeInTheDocument();
    await userEvent.clear(within(drawer).getByLabelText('Capital de (R$)'));
    await userEvent.type(within(drawer).getByLabelText('Capital de (R$)'), '50.000,50');
    expect(asked()).toEqual([]);
    await userEvent.click(within(drawer).getByRole('button', { name: 'Buscar' }));
    await waitFor(() => expect(asked()).toEqual([{ uf: 'BA', capitalMin: 50_000.5 }]));
    expect(new URLSearchParams(router.state.location.search).get('capitalMin')).toBe('50.000,50');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('refuses a last day before the first and a greatest capital below the least, which nobody has', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Filtros' }));
    const drawer = await screen.findByRole('dialog', { name: 'Filtros' });
    const put = async (label: string, value: string) => {
      await userEvent.clear(within(drawer).getByLabelText(label));
      await userEvent.type(within(drawer).getByLabelText(label), value);
    };
    const seekAs = async (label: string, value: string) => {
      await put(label, value);
      await userEvent.click(within(drawer).getByRole('button', { name: 'Buscar' }));
    };
    await put('Aberta desde', '2020-01-01');
    await seekAs('Aberta até', '2010-01-01');
    expect(within(drawer).getByLabelText('Aberta até')).toHaveAccessibleDescription('Vem antes da primeira data.');
    expect(within(drawer).getByLabelText('Aberta até')).toHaveFocus();
    await put('Aberta até', '2024-01-01');
    await put('Capital de (R$)', '9.000');
    await seekAs('Capital até (R$)', '800,50');
    expect(within(drawer).getByLabelText('Capital até (R$)')).toHaveAccessibleDescription(
      'Fica abaixo do primeiro valor.',
    );
    expect(asked()).toEqual([]);
    await seekAs('Capital até (R$)', '10.000');
    await waitFor(() => expect(asked()).toHaveLength(1));
  });

  it('tells municipalities of one name apart, by their states', async () => {
    const router = await open('?uf=PI');
    expect(await screen.findByRole('button', { name: /^Bom Jesus, RS/ })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: /^Bom Jesus, PI/ }));
    expect(router.state.location.search).toBe('?uf=PI&municipio=1033');
    expect(await within(chips()).findByText('Bom Jesus, PI')).toBeInTheDocument();
  });

  it('writes municipalities with their accents in what narrows the search, as in what is found', async () => {
    await open('?uf=SP');
    expect(await screen.findByRole('button', { name: /^Ribeirão Preto/ })).toBeInTheDocument();
  });

  it('looks for a partner for a purpose alone, and keeps the name out of the address', async () => {
    const router = await open();
    await userEvent.click(screen.getByRole('button', { name: 'Filtros' }));
    const drawer = await screen.findByRole('dialog', { name: 'Filtros' });
    const name = within(drawer).getByLabelText('Nome do sócio');
    await userEvent.type(name, 'Helena');
    await userEvent.click(within(drawer).getByRole('button', { name: 'Buscar' }));
    expect(within(drawer).getByText('Informe nome e sobrenome.')).toBeInTheDocument();
    await userEvent.type(name, ' Prado');
    await userEvent.click(within(drawer).getByRole('button', { name: 'Buscar' }));
    expect(within(drawer).getByText(/A lei pede um motivo/)).toBeInTheDocument();
    await userEvent.selectOptions(within(drawer).getByLabelText('Finalidade da consulta'), 'cobranca');
    await userEvent.click(within(drawer).getByRole('button', { name: 'Buscar' }));
    await waitFor(() => expect(asked()).toEqual([{ socio: 'Helena Prado', finalidade: 'cobranca' }]));
    expect(router.state.location.search).toBe('');
    expect(within(chips()).getByText('Sócio: Helena Prado')).toBeInTheDocument();
  });

  it.each([
    [answerOf([]), 'Nenhuma empresa encontrada', 'Limpar busca'],
    [answerOf([], { dadosDe: null }), 'A base de empresas ainda não foi carregada', null],
    [{ status: 422, body: { code: 'COMPANY_SEARCH_BROAD', error: 'Ampla.' } }, 'Busca ampla demais', 'Abrir filtros'],
    [{ status: 429, body: { code: 'QUOTA_EXCEEDED', error: 'Limite' } }, 'Limite do plano atingido', null],
    [{ status: 400, body: { code: 'INVALID_INPUT', error: 'Informe mais.' } }, 'Confira a busca', 'Abrir filtros'],
    [{ status: 503, body: { code: 'UNAVAILABLE', error: 'Fora.' } }, 'Não foi possível buscar', 'Tentar Novamente'],
  ])('says what it is that it has not found, and what to do: %#', async (reply, title, action) => {
    server.on(SEARCH, reply);
    await open('?uf=AC');
    expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
    if (action) expect(screen.getByRole('button', { name: action })).toBeInTheDocument();
  });

  it('says that there are more than are counted', async () => {
    server.on(SEARCH, answerOf([padaria], { total: 1_000, capped: true }));
    await open('?uf=SP');
    expect(await screen.findByText('Mais de 1.000 empresas')).toBeInTheDocument();
    expect(screen.getByText('Contagens das primeiras 1.000 empresas.')).toBeInTheDocument();
    expect(screen.getByText('Exportar até 5.000 usa até 100 consultas do dia.')).toBeInTheDocument();
  });

  it('takes what was found away, at a price that is told before, and says when the day has not enough left', async () => {
    const EXPORT = 'POST /api/companies/search/export';
    server.on(SEARCH, answerOf([padaria], { total: 120 }));
    server.on(EXPORT, { status: 429, body: { code: 'QUOTA_EXCEEDED', error: 'Limite do plano atingido.' } });
    await open('?uf=SP');
    expect(await screen.findByText('Exportar usa 3 consultas do dia.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Exportar XLSX' }));
    expect(await screen.findByText('Limite do plano atingido.')).toBeInTheDocument();
    expect(server.requests(EXPORT).map(({ body }) => body)).toEqual([{ uf: 'SP', format: 'xlsx' }]);
  });

  it('is linked from where lookups are chosen', async () => {
    server.on(USAGE, { body: usageOf(1, 300) });
    const router = await openLookups('/consultas', 'O que você quer consultar?');
    await userEvent.click(screen.getByRole('link', { name: 'Buscar empresas por nome, atividade ou cidade' }));
    expect(await screen.findByRole('heading', { level: 1, name: TITLE })).toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/empresas');
  });
});
