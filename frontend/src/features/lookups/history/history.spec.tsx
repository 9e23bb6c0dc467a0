import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { appStore } from '../../../app/app-store';
import { showProduct } from '../../../app/testing';
import { fillIn } from '../../../shared/testing/fill-in';
import { pass, stopClock, until } from '../../../shared/testing/page-clock';
import { typeAtOnce } from '../../../shared/testing/type-at-once';
import { untilAnswered } from '../../../shared/testing/wire';
import { meta, person, personAnswer } from '../testing/answers';
import {
  HISTORY,
  historyOf,
  LOOKUP_CPF,
  openLookups,
  pastLookup,
  profile,
  useSubscriberServer,
} from '../testing/subscriber';

const CNPJ_ID = '0198f3a0-5d2a-7c4e-9d6b-3d3f0b7a9c12';
const found = pastLookup();
const missing = pastLookup({
  id: CNPJ_ID,
  consultationType: 'cnpj',
  query: '12.ABC.345/01DE-35',
  success: false,
  outcome: 'not_found',
  resultSummary: { hasResults: false },
});
const SEARCH = 'POST /api/user/history/search';
const ERASE = 'POST /api/user/history/erase';
const EXPORT = 'POST /api/user/history/export';
const openHistory = (search = '') => openLookups(`/consultas?aba=historico${search}`, 'Histórico');
const opened = { success: true, entry: found, consulta: { cpf: '52998224725' }, data: person, meta, details: null };

describe('the history tab', () => {
  const server = useSubscriberServer();
  afterEach(() => jest.useRealTimers());
  const listed = () => server.requests(HISTORY).filter(({ query }) => query.includes('sort='));

  it('says that nothing has been looked up yet and how to begin', async () => {
    await openHistory();
    expect(await screen.findByText('Nenhuma consulta realizada')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Fazer uma consulta' })).toHaveAttribute('href', '/consultas');
    expect(screen.queryByLabelText('Status')).toBeNull();
  });

  it('lists what was looked up, masked, with how it ended, and the count', async () => {
    server.on(HISTORY, { body: historyOf([found, missing], { total: 3 }) });
    await openHistory();
    expect(await screen.findByText('2 de 3 consultas')).toBeInTheDocument();
    expect(screen.getByText('***.982.247-**')).toBeInTheDocument();
    expect(screen.getByText('Dados encontrados')).toBeInTheDocument();
    expect(screen.getByText('Sem dados')).toBeInTheDocument();
  });

  it('writes names as people do', async () => {
    const named = { consultationType: 'nome' as const, query: 'HELENA PRADO', encontrado: null };
    server.on(HISTORY, {
      body: historyOf([
        { ...found, encontrado: 'CAIO DA SILVA' },
        { ...found, id: found.protocolo, encontrado: 'ANA PRADO e mais 2' },
        { ...missing, ...named },
      ]),
    });
    await openHistory();
    expect(await screen.findByText('Caio da Silva')).toBeInTheDocument();
    expect(screen.getByText('Ana Prado e mais 2')).toBeInTheDocument();
    expect(screen.getByText('Helena Prado')).toBeInTheDocument();
    expect(screen.getAllByText('***.982.247-**')).toHaveLength(2);
  });

  it('shows whole what was looked up, and masks it again', async () => {
    let modoPrivacidade = true;
    server.on('GET /api/user/profile', () => ({ body: { success: true, user: { ...profile, modoPrivacidade } } }));
    server.on(HISTORY, () => ({ body: historyOf([modoPrivacidade ? found : { ...found, query: '529.982.247-25' }]) }));
    server.on('PUT /api/user/preferences', ({ body }) => {
      ({ modoPrivacidade } = body as { modoPrivacidade: boolean });
      return { body: { success: true, finalidadePadrao: null, modoPrivacidade } };
    });
    await openHistory();
    await userEvent.click(await screen.findByRole('button', { name: 'Mostrar por extenso' }));
    expect(await screen.findByText('529.982.247-25')).toBeInTheDocument();
    await userEvent.click(await screen.findByRole('button', { name: 'Mascarar' }));
    expect(await screen.findByText('***.982.247-**')).toBeInTheDocument();
    const sent = server.requests('PUT /api/user/preferences').map(({ body }) => body);
    expect(sent).toEqual([{ modoPrivacidade: false }, { modoPrivacidade: true }]);
  });

  it('says that the privacy mode could not be changed', async () => {
    server.on(HISTORY, { body: historyOf([found]) });
    server.on('PUT /api/user/preferences', { status: 500, body: {} });
    await openHistory();
    await userEvent.click(await screen.findByRole('button', { name: 'Mostrar por extenso' }));
    expect(await screen.findByText('Não foi possível mudar o modo de privacidade.')).toBeInTheDocument();
    expect(screen.getByText('***.982.247-**')).toBeInTheDocument();
  });

  it('counts what is shown out of the whole history, however it is narrowed', async () => {
    server.on(HISTORY, ({ query }) => ({
      body: query.includes('type=cpf')
        ? historyOf([found], { total: 7 })
        : historyOf([found, missing], { total: 1_234 }),
    }));
    await openHistory('&tipo=cpf');
    expect(await screen.findByText('1 de 1.234 consultas')).toBeInTheDocument();
  });

  it('calls an invented answer simulated, neither success nor error', async () => {
    server.on(HISTORY, { body: historyOf([pastLookup({ success: false, outcome: 'simulated', simulado: true })]) });
    await openHistory();
    const entry = within(await screen.findByRole('listitem'));
    expect(entry.getByText('Simulado')).toBeInTheDocument();
    expect(entry.queryByText('Erro')).toBeNull();
  });

  it('says of what nobody has that it was not found, which is no error', async () => {
    server.on(HISTORY, {
      body: historyOf([pastLookup({ success: false, outcome: 'not_found', resultSummary: { hasResults: false } })]),
    });
    await openHistory();
    const entry = within(await screen.findByRole('listitem'));
    expect(entry.getByText('Não encontrado')).toHaveAttribute('data-tone', 'plain');
    expect(entry.queryByText('Erro')).toBeNull();
  });

  it('puts filters and order into the address and asks the server for them', async () => {
    server.on(HISTORY, { body: historyOf([found]) });
    const router = await openHistory();
    const plansAsked = () => server.requests('GET /api/user/subscription').length;
    const asked = plansAsked();
    await userEvent.selectOptions(await screen.findByLabelText('Tipo'), 'cpf');
    await userEvent.selectOptions(screen.getByLabelText('Status'), 'Sucesso');
    await userEvent.selectOptions(screen.getByLabelText('Ordem'), 'Mais antigas');
    expect(router.state.location.search).toBe('?aba=historico&tipo=cpf&status=sucesso&ordem=antigas');
    await waitFor(() => expect(listed().at(-1)?.query).toBe('limit=50&sort=oldest&type=cpf&status=success'));
    expect(plansAsked()).toBe(asked);
  });

  it('reads filters from the address, and offers to clear them when nothing passes', async () => {
    const router = await openHistory('&tipo=cep&de=2026-11-01');
    expect(await screen.findByText('Nenhuma consulta encontrada')).toBeInTheDocument();
    expect(listed()[0]?.query).toBe('limit=50&sort=newest&type=cep&from=2026-11-01');
    await userEvent.click(screen.getAllByRole('button', { name: 'Limpar filtros' })[0] as HTMLElement);
    expect(router.state.location.search).toBe('?aba=historico');
  });

  it('appends the next page from where the last one ended', async () => {
    server.on(HISTORY, ({ query }) => ({
      body: query.includes('cursor=')
        ? historyOf([missing], { total: 2 })
        : historyOf([found], { total: 2, nextCursor: `newest..${found.id}` }),
    }));
    await openHistory();
    await userEvent.click(await screen.findByRole('button', { name: 'Carregar mais' }));
    expect(await screen.findByText('2 de 2 consultas')).toBeInTheDocument();
    expect(listed().at(-1)?.query).toBe(`limit=50&sort=newest&cursor=newest..${found.id}`);
    expect(screen.queryByRole('button', { name: 'Carregar mais' })).toBeNull();
    expect(screen.getAllByRole('listitem')[1]).toContainElement(document.activeElement as HTMLElement);
  });

  it('shows what was looked up in another tab once this one is looked at again, ticks and filters kept', async () => {
    server.on(HISTORY, { body: historyOf([found]) });
    const router = await openHistory('&status=sucesso');
    await userEvent.click(await screen.findByRole('checkbox', { name: /^Selecionar CPF/ }));
    const asked = () => server.requests(HISTORY).length;
    const before = asked();
    const lookAgain = async () => {
      fireEvent(window, new Event('focus'));
      await untilAnswered();
    };
    await lookAgain();
    expect(asked()).toBe(before + 1);
    const newer = { ...found, id: CNPJ_ID, query: '***.111.222-**', timestamp: '2026-11-20T12:31:00.000Z' };
    server.on(HISTORY, { body: historyOf([newer, found]) });
    await lookAgain();
    expect(await screen.findByText('***.111.222-**')).toBeInTheDocument();
    expect(asked()).toBe(before + 3);
    expect(listed().at(-1)?.query).toBe('limit=50&sort=newest&status=success');
    expect(screen.getByText('1 selecionada')).toBeInTheDocument();
    expect(router.state.location.search).toBe('?aba=historico&status=sucesso');
  });

  it('opens a saved result without asking a source', async () => {
    server.on(HISTORY, { body: historyOf([found]) });
    server.on(`GET /api/user/history/by-protocol/${found.protocolo}`, { body: opened });
    const router = await openHistory('&status=sucesso');
    await userEvent.click(await screen.findByRole('link', { name: '***.982.247-**' }));
    await screen.findByRole('heading', { level: 1, name: 'Helena Prado Vasques' });
    expect(screen.getByText(/Resultado salvo da consulta CPF de 20\/11\/2026 09:30/)).toBeInTheDocument();
    expect(screen.getByRole('complementary', { name: 'Aviso de segurança' })).toBeInTheDocument();
    expect(server.requests(LOOKUP_CPF)).toHaveLength(0);
    expect(router.state.location.pathname).toBe(`/consultas/registro/${found.protocolo}`);
    await userEvent.click(screen.getByRole('link', { name: 'Voltar' }));
    expect(router.state.location.search).toBe('?aba=historico&status=sucesso');
  });

  it('fills the form with what was looked up to do it again, and runs nothing by itself', async () => {
    server.on(HISTORY, { body: historyOf([found]) });
    server.on(`GET /api/user/history/${found.id}`, { body: opened });
    server.on(LOOKUP_CPF, { body: personAnswer });
    await openHistory();
    await userEvent.click(await screen.findByRole('button', { name: /Consultar de novo/ }));
    await screen.findByRole('heading', { name: 'Consultar CPF' });
    expect(screen.getByLabelText('CPF')).toHaveValue('529.982.247-25');
    expect(server.requests(LOOKUP_CPF)).toHaveLength(0);
  });

  it('says why a past lookup has no data', async () => {
    const body = { success: true, entry: missing, consulta: null, data: null, motivo: 'sem_dados' };
    server.on(`GET /api/user/history/by-protocol/${missing.protocolo}`, { body });
    await openLookups(`/consultas/registro/${missing.protocolo}`, 'CNPJ 12.ABC.345/01DE-35');
    expect(await screen.findByText(/A fonte respondeu que não há cadastro/)).toBeInTheDocument();
  });

  it.each(['success', 'diverged'])(
    'says that the data of a past lookup (%s) were deleted after their time',
    async (outcome) => {
      const body = {
        success: true,
        entry: { ...missing, outcome },
        consulta: null,
        data: null,
        motivo: 'prazo_de_guarda',
      };
      server.on(`GET /api/user/history/by-protocol/${missing.protocolo}`, { body });
      await openLookups(`/consultas/registro/${missing.protocolo}`, 'CNPJ 12.ABC.345/01DE-35');
      expect(await screen.findByText('O resultado já foi apagado pelo prazo de guarda.')).toBeInTheDocument();
    },
  );

  it('says that a person may not be told of any more, and offers no new lookup', async () => {
    const body = { success: true, entry: found, consulta: null, data: null, motivo: 'pessoa_protegida' };
    server.on(`GET /api/user/history/by-protocol/${found.protocolo}`, { body });
    await openLookups(`/consultas/registro/${found.protocolo}`, 'CPF ***.982.247-**');
    expect(await screen.findByText('Os dados desta pessoa não estão disponíveis.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Consultar de novo' })).not.toBeInTheDocument();
  });

  it('erases an entry only after it was confirmed', async () => {
    server.on(HISTORY, { body: historyOf([found]) });
    server.on(ERASE, { body: { success: true, erased: 1 } });
    await openHistory();
    await userEvent.click(await screen.findByRole('button', { name: 'Apagar CPF ***.982.247-**' }));
    await userEvent.click(screen.getByRole('button', { name: 'Manter' }));
    expect(server.requests(ERASE)).toHaveLength(0);
    await userEvent.click(screen.getByRole('button', { name: 'Apagar CPF ***.982.247-**' }));
    await userEvent.click(screen.getByRole('button', { name: 'Apagar' }));
    expect(await screen.findByText('Nenhuma consulta realizada')).toBeInTheDocument();
    expect(server.requests(ERASE).map(({ body }) => body)).toEqual([{ ids: [found.id] }]);
  });

  it('gives the focus of an erased entry to the one that stands in its place', async () => {
    server.on(HISTORY, { body: historyOf([found, missing]) });
    server.on(ERASE, { body: { success: true, erased: 1 } });
    await openHistory();
    await userEvent.click(await screen.findByRole('button', { name: 'Apagar CPF ***.982.247-**' }));
    await userEvent.click(screen.getByRole('button', { name: 'Apagar' }));
    await waitFor(() => expect(screen.queryByText('***.982.247-**')).toBeNull());
    expect(screen.getByRole('button', { name: /^Apagar CNPJ 12\.ABC/ })).toHaveFocus();
  });

  it('leaves what is asked and ticked meanwhile when an erasure is answered late', async () => {
    const letGo = server.hold(ERASE, { body: { success: true, erased: 1 } });
    server.on(HISTORY, { body: historyOf([found, missing]) });
    await openHistory();
    await userEvent.click(await screen.findByRole('button', { name: /^Apagar .*982/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Apagar' }));
    await userEvent.click(screen.getByRole('button', { name: 'Manter' }));
    const tick = screen.getByRole('checkbox', { name: /12\.ABC/ });
    await userEvent.click(tick);
    await userEvent.click(screen.getByRole('button', { name: /^Apagar .*12\.ABC/ }));
    letGo();
    await waitFor(() => expect(screen.queryByText('***.982.247-**')).toBeNull());
    expect(screen.getByRole('dialog', { name: 'Apagar esta consulta?' })).toHaveTextContent('12.ABC');
    expect(tick).toBeChecked();
  });

  it('opens an erased result no more, one that was open before neither', async () => {
    const ENTRY = `GET /api/user/history/by-protocol/${found.protocolo}`;
    server.on(HISTORY, { body: historyOf([found]) });
    server.on(ENTRY, { body: opened });
    server.on(ERASE, { body: { success: true, erased: 1 } });
    const router = await openHistory();
    await userEvent.click(await screen.findByRole('link', { name: '***.982.247-**' }));
    await screen.findByRole('heading', { level: 1, name: 'Helena Prado Vasques' });
    act(() => router.state.go(-1));
    await userEvent.click(await screen.findByRole('button', { name: 'Apagar CPF ***.982.247-**' }));
    await userEvent.click(screen.getByRole('button', { name: 'Apagar' }));
    expect(await screen.findByText('Nenhuma consulta realizada')).toBeInTheDocument();
    server.on(ENTRY, { status: 404, body: { success: false, error: 'x', code: 'NOT_FOUND' } });
    act(() => router.state.go(1));
    expect(await screen.findByText('Consulta não encontrada no histórico')).toBeInTheDocument();
    expect(screen.queryByText('Helena Prado Vasques')).toBeNull();
  });

  it('opens an erased result no more when it was looked up just now', async () => {
    const { protocolo } = meta;
    server.on(LOOKUP_CPF, { body: personAnswer });
    server.on(HISTORY, { body: historyOf([{ ...found, protocolo }]) });
    server.on(ERASE, { body: { success: true, erased: 1 } });
    const gone = { status: 404, body: { success: false, error: 'x', code: 'NOT_FOUND' } };
    server.on(`GET /api/user/history/by-protocol/${protocolo}`, gone);
    const router = await openLookups('/consultas?tipo=cpf', 'Consultar CPF');
    await fillIn(screen.getByLabelText('CPF'), '52998224725');
    await userEvent.click(await screen.findByLabelText('Prevenção a fraude'));
    await userEvent.click(screen.getByRole('button', { name: 'Consultar' }));
    await screen.findByRole('heading', { level: 1, name: 'Helena Prado Vasques' });
    const tabs = within(screen.getByRole('navigation', { name: 'Abas' }));
    await userEvent.click(tabs.getByRole('link', { name: 'Histórico' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Apagar CPF ***.982.247-**' }));
    await userEvent.click(screen.getByRole('button', { name: 'Apagar' }));
    expect(await screen.findByText('Nenhuma consulta realizada')).toBeInTheDocument();
    expect(tabs.getByRole('link', { name: 'Consulta' })).toHaveAttribute('href', '/consultas');
    act(() => router.state.go(-1));
    expect(await screen.findByText('Consulta não encontrada no histórico')).toBeInTheDocument();
    expect(screen.queryByText('Helena Prado Vasques')).toBeNull();
  });

  it('stays where it is and says why within the entry, when that cannot be read for doing it again', async () => {
    const body = { success: false, error: 'Tente de novo em instantes.' };
    server.on(HISTORY, { body: historyOf([missing, found]) });
    server.on(`GET /api/user/history/${found.id}`, { status: 503, body });
    await openHistory();
    const again = await screen.findByRole('button', { name: 'Consultar de novo CPF ***.982.247-**' });
    await userEvent.click(again);
    const entry = within(again.closest('li') as HTMLElement);
    expect(await entry.findByRole('alert')).toHaveTextContent('Tente de novo em instantes.');
    expect(screen.getAllByText('Tente de novo em instantes.')).toHaveLength(1);
    expect(screen.getByRole('heading', { level: 1, name: 'Histórico' })).toBeInTheDocument();
    const answer = server.hold(`GET /api/user/history/${found.id}`, { body: opened });
    await userEvent.click(again);
    expect(screen.queryByText('Tente de novo em instantes.')).toBeNull();
    expect(again).toHaveAttribute('aria-busy', 'true');
    answer();
    await screen.findByRole('heading', { name: 'Consultar CPF' });
  });

  it('does not carry off who has gone on while a past lookup is read', async () => {
    server.on(HISTORY, { body: historyOf([found]) });
    const router = await openHistory();
    const answer = server.hold(`GET /api/user/history/${found.id}`, { body: opened });
    await userEvent.click(await screen.findByRole('button', { name: /Consultar de novo/ }));
    const tabs = within(screen.getByRole('navigation', { name: 'Abas' }));
    await userEvent.click(tabs.getByRole('link', { name: 'Perfil' }));
    await screen.findByRole('heading', { name: 'Meu Perfil' });
    answer();
    await waitFor(() => expect(server.requests(`GET /api/user/history/${found.id}`)).toHaveLength(1));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(router.state.location.search).toBe('?aba=perfil');
  });

  it('says that the history could not be read and tries again', async () => {
    server.on(HISTORY, { status: 500, body: {} });
    await openHistory();
    const retry = await screen.findByRole('button', { name: 'Tentar Novamente' });
    expect(screen.getByText('Erro ao obter histórico de consultas')).toBeInTheDocument();
    server.on(HISTORY, { body: historyOf([found]) });
    await userEvent.click(retry);
    expect(await screen.findByText('1 de 1 consulta')).toBeInTheDocument();
  });

  it('shows nothing of other filters where those that are set could not be read', async () => {
    server.on(HISTORY, ({ query }) =>
      query.includes('type=cnpj') ? { status: 500, body: {} } : { body: historyOf([found]) },
    );
    await openHistory();
    await screen.findByText('1 de 1 consulta');
    await userEvent.selectOptions(screen.getByLabelText('Tipo'), 'cnpj');
    expect(await screen.findByText('Erro ao obter histórico de consultas')).toBeInTheDocument();
    expect(screen.queryByText('***.982.247-**')).toBeNull();
    await userEvent.selectOptions(screen.getByLabelText('Tipo'), 'cpf');
    expect(await screen.findByText('***.982.247-**')).toBeInTheDocument();
  });

  it('shows what the filters say that were set last, whichever is answered first', async () => {
    server.on(HISTORY, { body: historyOf([found]) });
    await openHistory();
    const type = await screen.findByLabelText('Tipo');
    const late = server.hold(HISTORY, { body: historyOf([missing]) });
    await userEvent.selectOptions(type, 'cnpj');
    server.on(HISTORY, { body: historyOf([found, pastLookup({ id: CNPJ_ID, query: '***.111.222-**' })]) });
    await userEvent.selectOptions(type, 'cpf');
    expect(await screen.findByText('***.111.222-**')).toBeInTheDocument();
    late();
    await untilAnswered();
    expect(screen.getByText('***.111.222-**')).toBeInTheDocument();
    expect(screen.queryByText(missing.query)).toBeNull();
  });

  it('sorts the tab by successes, and the page of its own by status', async () => {
    server.on(HISTORY, { body: historyOf([found]) });
    await openHistory();
    const orders = async () =>
      within(await screen.findByLabelText('Ordem'))
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
    expect(await orders()).toEqual(['Mais recentes', 'Mais antigas', 'Por tipo', 'Sucessos primeiro']);
    await userEvent.click(screen.getByRole('link', { name: 'Abrir histórico completo' }));
    await screen.findByRole('heading', { level: 1, name: 'Histórico de Consultas' });
    expect(await orders()).toEqual(['Mais recentes', 'Mais antigas', 'Por tipo', 'Por status']);
  });

  it('has a page of its own with totals, from which a result is opened and left again with its filters', async () => {
    server.on(HISTORY, { body: historyOf([found, missing], { total: 3 }) });
    server.on(`GET /api/user/history/by-protocol/${found.protocolo}`, { body: opened });
    const router = await openLookups('/historico?tipo=cpf', 'Histórico de Consultas');
    expect((await screen.findByText('Taxa de sucesso')).parentElement).toHaveTextContent('33,3%');
    await userEvent.click(await screen.findByRole('link', { name: '***.982.247-**' }));
    await screen.findByRole('heading', { level: 1, name: 'Helena Prado Vasques' });
    await userEvent.click(screen.getByRole('link', { name: 'Voltar' }));
    await screen.findByRole('heading', { level: 1, name: 'Histórico de Consultas' });
    expect(router.state.location.pathname + router.state.location.search).toBe('/historico?tipo=cpf');
  });

  it('searches with a text that never reaches the address or the store', async () => {
    server.on(HISTORY, { body: historyOf([found]) });
    server.on(SEARCH, { body: historyOf([missing], { total: 1 }) });
    const router = await openHistory('&status=erro');
    typeAtOnce(await screen.findByLabelText('Buscar no histórico'), ' helena prado ');
    expect(await screen.findByText('12.ABC.345/01DE-35')).toBeInTheDocument();
    expect(server.requests(SEARCH).map(({ body }) => body)).toEqual([
      { limit: 50, sort: 'newest', status: 'error', texto: 'helena prado' },
    ]);
    expect(router.state.location.search).toBe('?aba=historico&status=erro');
    expect(JSON.stringify(appStore.getState())).not.toContain('helena');
    await userEvent.click(screen.getByRole('button', { name: 'Remover filtro Busca: helena prado' }));
    expect(await screen.findByText('***.982.247-**')).toBeInTheDocument();
    expect(screen.getByLabelText('Buscar no histórico')).toHaveValue('');
    typeAtOnce(screen.getByLabelText('Buscar no histórico'), 'helena');
    await userEvent.click(await screen.findByRole('button', { name: 'Limpar busca' }));
    expect(screen.getByLabelText('Buscar no histórico')).toHaveFocus();
  });

  it('leaves what is being typed as it stands, also a space, and takes a whole e-mail', async () => {
    server.on(HISTORY, { body: historyOf([found]) });
    server.on(SEARCH, { body: historyOf([missing], { total: 1 }) });
    await openHistory();
    const box = await screen.findByLabelText('Buscar no histórico');
    typeAtOnce(box, 'ana ');
    expect(await screen.findByText('12.ABC.345/01DE-35')).toBeInTheDocument();
    expect(box).toHaveValue('ana ');
    expect(box).toHaveAttribute('maxlength', '254');
  });

  it('keeps what stands above the list in its place while a search is under way', async () => {
    server.on(HISTORY, { body: historyOf([found]) });
    const answer = server.hold(SEARCH, { body: historyOf([found]) });
    await openHistory();
    typeAtOnce(await screen.findByLabelText('Buscar no histórico'), 'helena');
    expect(await screen.findByRole('button', { name: 'Remover filtro Busca: helena' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Mostrar por extenso' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Exportar CSV' })).toBeDisabled();
    answer();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Exportar CSV' })).toBeEnabled());
  });

  it('says how the search looks when it finds nothing, and clears it', async () => {
    server.on(HISTORY, { body: historyOf([found]) });
    server.on(SEARCH, { body: historyOf([]) });
    await openHistory();
    typeAtOnce(await screen.findByLabelText('Buscar no histórico'), 'hele');
    expect(await screen.findByText('Nenhuma consulta encontrada')).toBeInTheDocument();
    expect(screen.getByText(/olha o que você consultou, não o que foi encontrado/)).toBeInTheDocument();
    await userEvent.click(screen.getAllByRole('button', { name: 'Limpar filtros' }).at(-1) as HTMLElement);
    expect(await screen.findByText('1 de 1 consulta')).toBeInTheDocument();
  });

  it('goes on with a search from where its page ended, and says when that fails', async () => {
    server.on(HISTORY, { body: historyOf([found]) });
    server.on(SEARCH, { body: historyOf([found], { total: 2, nextCursor: 'c1' }) });
    await openHistory();
    typeAtOnce(await screen.findByLabelText('Buscar no histórico'), 'helena');
    await screen.findByText('1 de 2 consultas');
    server.on(SEARCH, { status: 503, body: { success: false, error: 'Tente de novo em instantes.' } });
    await userEvent.click(screen.getByRole('button', { name: 'Carregar mais' }));
    expect(await screen.findByText('Tente de novo em instantes.')).toBeInTheDocument();
    server.on(SEARCH, { body: historyOf([missing], { total: 2 }) });
    await userEvent.click(screen.getByRole('button', { name: 'Carregar mais' }));
    expect(await screen.findByText('2 de 2 consultas')).toBeInTheDocument();
    expect(server.requests(SEARCH).at(-1)?.body).toMatchObject({ texto: 'helena', cursor: 'c1' });
  });

  it('shows a chip for each filter, which takes it away, and clears them all, though it be one', async () => {
    server.on(HISTORY, { body: historyOf([found]) });
    const router = await openHistory('&tipo=cpf&status=sucesso&de=2026-11-01&ate=2026-11-21');
    const chips = within(await screen.findByRole('list', { name: 'Filtros em uso' }));
    await userEvent.click(chips.getByRole('button', { name: 'Remover filtro De 01/11/2026' }));
    expect(chips.getByRole('button', { name: 'Remover filtro Até 21/11/2026' })).toHaveFocus();
    await userEvent.click(chips.getByRole('button', { name: 'Remover filtro CPF' }));
    expect(router.state.location.search).toBe('?aba=historico&status=sucesso&ate=2026-11-21');
    await userEvent.click(chips.getByRole('button', { name: 'Remover filtro Sucesso' }));
    await userEvent.click(chips.getByRole('button', { name: 'Limpar filtros' }));
    expect(router.state.location.search).toBe('?aba=historico');
    await userEvent.tab();
    expect(screen.getByLabelText('Selecionar todas na tela')).toHaveFocus();
  });

  it('tells how long ago as time goes by, and at once on the way back to the tab', async () => {
    stopClock();
    server.on(HISTORY, { body: historyOf([pastLookup({ timestamp: new Date().toISOString() })]) });
    await showProduct('/consultas?aba=historico');
    await until(() => screen.queryByText('Agora mesmo') !== null);
    await pass(180_000);
    expect(screen.getByText('há 3 minutos')).toBeInTheDocument();
    jest.setSystemTime(Date.now() + 7_200_000);
    fireEvent(document, new Event('visibilitychange'));
    expect(screen.getByText('há 2 horas')).toBeInTheDocument();
  });

  describe('far from the screen', () => {
    class Far {
      constructor(private readonly tell: (seen: object[]) => void) {}
      observe = () => this.tell([{ isIntersecting: false, boundingClientRect: { height: 3_200 } }]);
      disconnect = () => undefined;
    }
    beforeEach(() => void Object.assign(window, { IntersectionObserver: Far }));
    afterEach(() => void Reflect.deleteProperty(window, 'IntersectionObserver'));

    it('takes its entries out of the page, but not off the paper', async () => {
      server.on(HISTORY, { body: historyOf([found]) });
      await openHistory();
      await screen.findByText('1 de 1 consulta');
      expect(screen.queryByText('***.982.247-**')).toBeNull();
      fireEvent(window, new Event('beforeprint'));
      expect(screen.getByText('***.982.247-**')).toBeInTheDocument();
      fireEvent(window, new Event('afterprint'));
      expect(screen.queryByText('***.982.247-**')).toBeNull();
    });
  });

  describe('with several entries', () => {
    const many = ['1', '2', '3', '4'].map((end) =>
      pastLookup({ id: `0198f3a0-5d2a-7c4e-9d6b-3d3f0b7a9c2${end}`, query: `***.00${end}.247-**` }),
    );
    const tick = (end: number) =>
      screen.getByRole('checkbox', { name: new RegExp(`^Selecionar CPF \\*\\*\\*\\.00${end}`) });
    const bar = () => within(screen.getByRole('region', { name: 'Seleção' }));
    beforeEach(async () => {
      server.on(HISTORY, { body: historyOf(many, { total: 7 }) });
      await openHistory();
      await screen.findByText('4 de 7 consultas');
    });

    it('selects a range with the shift key, and erases what was selected once confirmed', async () => {
      server.on(ERASE, () => {
        server.on(HISTORY, { body: historyOf(many.slice(3), { total: 4 }) });
        return { body: { success: true, erased: 3 } };
      });
      expect(screen.queryByRole('region', { name: 'Seleção' })).toBeNull();
      const user = userEvent.setup();
      await user.click(tick(1));
      expect(bar().getByText('1 selecionada')).toBeInTheDocument();
      await user.keyboard('{Shift>}');
      await user.click(tick(3));
      await user.keyboard('{/Shift}');
      expect(bar().getByText('3 selecionadas')).toBeInTheDocument();
      await user.click(bar().getByRole('button', { name: 'Apagar' }));
      const dialog = within(screen.getByRole('dialog', { name: 'Apagar 3 consultas?' }));
      await user.click(dialog.getByRole('button', { name: 'Apagar' }));
      expect(await screen.findByText('1 de 4 consultas')).toBeInTheDocument();
      expect(server.requests(ERASE)[0]?.body).toEqual({ ids: many.slice(0, 3).map(({ id }) => id) });
      expect(screen.queryByRole('region', { name: 'Seleção' })).toBeNull();
    });

    it('keeps the entries and says so when they could not be erased', async () => {
      server.on(ERASE, { status: 503, body: { success: false, error: 'Tente de novo em instantes.' } });
      await userEvent.click(screen.getByRole('checkbox', { name: 'Selecionar todas na tela' }));
      await userEvent.click(bar().getByRole('button', { name: 'Apagar' }));
      const dialog = within(screen.getByRole('dialog'));
      await userEvent.click(dialog.getByRole('button', { name: 'Apagar' }));
      expect(await dialog.findByText('Tente de novo em instantes.')).toBeInTheDocument();
      await userEvent.click(dialog.getByRole('button', { name: 'Manter' }));
      expect(bar().getByText('4 selecionadas')).toBeInTheDocument();
    });

    it('exports the selection, and everything that passes the filters', async () => {
      const files: string[] = [];
      jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function keep(this: HTMLAnchorElement) {
        files.push(this.download);
      });
      URL.createObjectURL = () => 'blob:x';
      URL.revokeObjectURL = () => undefined;
      server.on(EXPORT, { body: 'Data/Hora;Tipo' });
      await userEvent.click(tick(2));
      await userEvent.click(bar().getByRole('button', { name: 'Exportar' }));
      await waitFor(() => expect(files).toHaveLength(1));
      await userEvent.selectOptions(screen.getByLabelText('Tipo'), 'cpf');
      await userEvent.click(await screen.findByRole('button', { name: 'Exportar CSV' }));
      await waitFor(() => expect(files).toHaveLength(2));
      expect(files[0]).toMatch(/^historico-consultas-\d{4}-\d{2}-\d{2}\.csv$/);
      expect(server.requests(EXPORT).map(({ body }) => body)).toEqual([
        { ids: [many[1]?.id] },
        { sort: 'newest', type: 'cpf' },
      ]);
      jest.restoreAllMocks();
    });

    it('exports more than a hundred newest first, however they are listed', async () => {
      const ids = Array.from({ length: 130 }, (_, n) => `0198f3a0-5d2a-7c4e-9d6b-${String(n).padStart(12, '0')}`);
      server.on(HISTORY, { body: historyOf(ids.map((id) => pastLookup({ id }))) });
      server.on(EXPORT, { body: 'Data/Hora;Tipo' });
      const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
      URL.createObjectURL = () => 'blob:x';
      URL.revokeObjectURL = () => undefined;
      await userEvent.selectOptions(screen.getByLabelText('Tipo'), 'cpf');
      await screen.findByText('130 de 130 consultas');
      await userEvent.click(screen.getByRole('checkbox', { name: 'Selecionar todas na tela' }));
      await userEvent.click(bar().getByRole('button', { name: 'Exportar' }));
      await waitFor(() => expect(saved).toHaveBeenCalled());
      const [first, second] = server.requests(EXPORT).map(({ body }) => (body as { ids: string[] }).ids);
      expect([first, second]).toEqual([ids.toReversed().slice(0, 100), ids.toReversed().slice(100)]);
      jest.restoreAllMocks();
    });

    it('says when the export failed', async () => {
      server.on(EXPORT, { status: 429, body: { success: false, error: 'Aguarde um instante.' } });
      await userEvent.click(screen.getByRole('button', { name: 'Exportar CSV' }));
      expect(await screen.findByText('Aguarde um instante.')).toBeInTheDocument();
    });
  });
});
