import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { meta, person, personAnswer } from '../testing/answers';
import { HISTORY, historyOf, LOOKUP_CPF, openLookups, pastLookup, useSubscriberServer } from '../testing/subscriber';

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
const openHistory = (search = '') => openLookups(`/consultas?aba=historico${search}`, 'Histórico de Consultas');
const opened = { success: true, entry: found, consulta: { cpf: '52998224725' }, data: person, meta, details: null };

describe('the history tab', () => {
  const server = useSubscriberServer();
  const listed = () => server.requests(HISTORY).filter(({ query }) => query.includes('sort='));

  it('says that nothing has been looked up yet and how to begin', async () => {
    await openHistory();
    expect(await screen.findByText('Nenhuma consulta realizada')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Fazer uma consulta' })).toHaveAttribute('href', '/consultas');
    expect(screen.queryByLabelText('Status')).toBeNull();
  });

  it('lists what was looked up, masked, with how it ended, the count and the totals', async () => {
    server.on(HISTORY, ({ query }) => ({
      body: query.includes('status=success') ? historyOf([found]) : historyOf([found, missing], { total: 3 }),
    }));
    await openHistory();
    expect(await screen.findByText('2 de 3 consultas')).toBeInTheDocument();
    expect(screen.getByText('***.982.247-**')).toBeInTheDocument();
    expect(screen.getByText('Dados encontrados')).toBeInTheDocument();
    expect(screen.getByText('Sem dados')).toBeInTheDocument();
    expect(screen.getByText('Taxa de sucesso').parentElement).toHaveTextContent('33%');
  });

  it('calls an invented answer simulated, neither success nor error', async () => {
    server.on(HISTORY, { body: historyOf([pastLookup({ success: false, outcome: 'simulated', simulado: true })]) });
    await openHistory();
    const entry = within(await screen.findByRole('listitem'));
    expect(entry.getByText('Simulado')).toBeInTheDocument();
    expect(entry.queryByText('Erro')).toBeNull();
  });

  it('puts filters and order into the address and asks the server for them', async () => {
    server.on(HISTORY, { body: historyOf([found]) });
    const router = await openHistory();
    await userEvent.selectOptions(await screen.findByLabelText('Tipo'), 'cpf');
    await userEvent.selectOptions(screen.getByLabelText('Status'), 'Sucesso');
    await userEvent.selectOptions(screen.getByLabelText('Ordem'), 'Mais antigas');
    expect(router.state.location.search).toBe('?aba=historico&tipo=cpf&status=sucesso&ordem=antigas');
    await waitFor(() => expect(listed().at(-1)?.query).toBe('limit=20&sort=oldest&type=cpf&status=success'));
  });

  it('reads filters from the address, and offers to clear them when nothing passes', async () => {
    const router = await openHistory('&tipo=cep&de=2026-11-01');
    expect(await screen.findByText('Nenhuma consulta encontrada')).toBeInTheDocument();
    expect(listed()[0]?.query).toBe('limit=20&sort=newest&type=cep&from=2026-11-01');
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
    expect(listed().at(-1)?.query).toBe(`limit=20&sort=newest&cursor=newest..${found.id}`);
    expect(screen.queryByRole('button', { name: 'Carregar mais' })).toBeNull();
  });

  it('opens a saved result without asking a source', async () => {
    server.on(HISTORY, { body: historyOf([found]) });
    server.on(`GET /api/user/history/${found.id}`, { body: opened });
    const router = await openHistory();
    await userEvent.click(await screen.findByRole('link', { name: '***.982.247-**' }));
    await screen.findByRole('heading', { level: 1, name: 'HELENA PRADO VASQUES' });
    expect(screen.getByText(/Resultado salvo da consulta CPF de 20\/11\/2026 09:30/)).toBeInTheDocument();
    expect(server.requests(LOOKUP_CPF)).toHaveLength(0);
    expect(router.state.location.search).toBe(`?aba=historico&registro=${found.id}`);
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
    const body = { success: true, entry: missing, consulta: null, data: null, meta: null, details: null };
    server.on(`GET /api/user/history/${CNPJ_ID}`, { body });
    await openLookups(`/consultas?aba=historico&registro=${CNPJ_ID}`, 'CNPJ 12.ABC.345/01DE-35');
    expect(await screen.findByText(/A fonte respondeu que não há cadastro/)).toBeInTheDocument();
  });

  it('erases an entry only after it was confirmed', async () => {
    const route = `DELETE /api/user/history/${found.id}`;
    server.on(HISTORY, { body: historyOf([found]) });
    server.on(route, () => {
      server.on(HISTORY, { body: historyOf([]) });
      return { body: { success: true } };
    });
    await openHistory();
    await userEvent.click(await screen.findByRole('button', { name: 'Apagar CPF ***.982.247-**' }));
    await userEvent.click(screen.getByRole('button', { name: 'Manter' }));
    expect(server.requests(route)).toHaveLength(0);
    await userEvent.click(screen.getByRole('button', { name: 'Apagar CPF ***.982.247-**' }));
    await userEvent.click(screen.getByRole('button', { name: 'Apagar' }));
    expect(await screen.findByText('Nenhuma consulta realizada')).toBeInTheDocument();
    expect(server.requests(route)).toHaveLength(1);
  });

  it('says that the history could not be read and tries again', async () => {
    server.on(HISTORY, { status: 500, body: {} });
    await openHistory();
    const retry = await screen.findByRole('button', { name: 'Tentar Novamente' });
    expect(screen.getByText('Erro ao obter histórico de consultas')).toBeInTheDocument();
    server.on(HISTORY, { body: historyOf([found]) });
    await userEvent.click(retry);
    expect(await screen.findByText('1 de 1 consultas')).toBeInTheDocument();
  });
});
