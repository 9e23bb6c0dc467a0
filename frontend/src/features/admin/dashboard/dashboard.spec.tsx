import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showProduct } from '../../../app/testing';
import { setLeave } from '../../../shared/api/leave';
import { startSession } from '../../../shared/api/session';
import { useTestServer } from '../../../shared/testing/test-server';

const STATS = 'GET /api/admin/stats';
const same = (current: number, previous = current) => ({ current, compared: current, previous });
const plan = { given: 0, returnedCents: 0 };
const answer = {
  success: true,
  at: '2026-11-21T17:32:00.000Z',
  totalConsultations: 78_371,
  todayConsultations: 465,
  consultationTypes: { cpf: 50_000, name: 20_000, phone: 8_000, pix: 300, fotorj: 71 },
  failedConsultationTypes: { cpf: 900, name: 0, phone: 40, pix: 0, fotorj: 0 },
  totalSuggestions: 24,
  pendingSuggestions: 3,
  onlineUsers: 17,
  totalUsers: 2_765,
  activeUsers: 451,
  expiredUsers: 1_600,
  conversionRate: 0.4599,
  period: { from: '2026-11-15', to: '2026-11-21', hours: 15 },
  comparedPeriod: { from: '2026-11-15', to: '2026-11-21', hours: 14 },
  previousPeriod: { from: '2026-11-08', to: '2026-11-14', hours: 14 },
  lookups: {
    all: { current: 320, compared: 300, previous: 200 },
    found: { current: 250, compared: 240, previous: 240 },
    outcomes: [
      { outcome: 'success', ...same(240) },
      { outcome: 'source_down', ...same(60, 20) },
    ],
    types: [
      { type: 'cpf', n: 200, found: 180 },
      { type: 'cpf-2', n: 50, found: 20 },
      { type: 'telefone', n: 50, found: 40 },
    ],
    days: [
      { day: '2026-11-20', n: 100, found: 90 },
      { day: '2026-11-21', n: 200, found: 150 },
    ],
  },
  users: { registered: same(10, 20), erased: same(0), paid: 4, conversionRate: 0.4 },
  revenue: {
    received: same(209_733, 100_000),
    returned: same(2_500, 0),
    payments: same(80, 40),
    days: [
      { day: '2026-11-20', receivedCents: 9_733, returnedCents: 0 },
      { day: '2026-11-21', receivedCents: 200_000, returnedCents: 2_500 },
    ],
    plans: [{ planId: 'silver', payments: 80, receivedCents: 209_733, active: 451, ...plan }],
    codes: [],
  },
  sources: [
    { id: 'bureau', name: 'Birô de dados', calls: 100, refused: 2, successRate: 0.992, p50Ms: 106, p95Ms: 450 },
    { id: 'serpro', name: 'Serpro', calls: 0, refused: 0, successRate: null, p50Ms: null, p95Ms: null },
  ],
};
const empty = {
  ...answer,
  consultationTypes: {},
  failedConsultationTypes: {},
  lookups: {
    ...answer.lookups,
    all: same(0),
    found: same(0),
    types: [],
    days: [{ day: '2026-11-21', n: 0, found: 0 }],
  },
  revenue: { ...answer.revenue, received: same(0), returned: same(0), payments: same(0) },
  users: { ...answer.users, registered: same(0), paid: 0, conversionRate: null },
  sources: [],
};

describe('the screen Dashboard', () => {
  const server = useTestServer();
  beforeEach(() => {
    startSession({ token: 't', user: { id: 'a1', name: 'Administração', email: '' }, userType: 'admin' });
    server.on('GET /api/public/config', { body: { captcha: null, demonstration: false, termsVersion: '2026-11-01' } });
    server.on('GET /api/user/profile', { body: { success: true, user: { id: 'a1', userType: 'admin' } } });
    server.on(STATS, { body: answer });
  });

  const section = async (name: string) => within(await screen.findByRole('region', { name }));
  const refresh = () => userEvent.click(screen.getByRole('button', { name: 'Atualizar' }));

  it('counts the one call of a source', async () => {
    const sources = answer.sources.map((source) => ({ ...source, calls: 1, refused: 0 }));
    server.on(STATS, { body: { ...answer, sources } });
    await showProduct('/admin');
    expect((await section('Fontes')).getAllByText(/^de 1 chamada ·/)[0]).toBeVisible();
  });

  it.each(['/admin', '/admin/dashboard'])('is what %s shows, with figures now and of the period', async (path) => {
    await showProduct(path);
    const general = await section('Estatísticas gerais');
    expect(general.getByText('78.371')).toBeVisible();
    expect(general.getByText('17')).toBeVisible();
    expect(general.getByText('de 24 guardadas')).toBeVisible();
    expect(general.getByRole('link', { name: 'Sugestões pendentes' })).toHaveAttribute('href', '/admin/suggestions');
    const users = await section('Usuários');
    expect(users.getByText('45,9%')).toBeVisible();
    expect(
      screen.getByText(
        '15/11/2026 a 21/11/2026 até as 14:32; comparado até as 14 h com 08/11/2026 a 14/11/2026 até as 14 h',
      ),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page');
  });

  it('says how each figure has changed, and that there is nothing to compare with where there is not', async () => {
    await showProduct('/admin');
    const period = await section('No período');
    expect(period.getAllByText('50%').map((mark) => mark.textContent)).toEqual([
      '50% a mais que no período anterior',
      '50% a menos que no período anterior',
    ]);
    expect(period.getByText('Antes: nada a comparar')).toBeVisible();
    expect(period.getByText('320')).toBeVisible();
  });

  it('opens the lists of what came in the period', async () => {
    await showProduct('/admin');
    const period = await section('No período');
    const days = '?from=2026-11-15&to=2026-11-21';
    expect(period.getByRole('link', { name: 'Receita' })).toHaveAttribute(
      'href',
      `/admin/pagamentos${days}&dates=received`,
    );
    expect(period.getByRole('link', { name: 'Novos usuários' })).toHaveAttribute(
      'href',
      `/admin/usuarios${days}&status=todas`,
    );
    expect(screen.getByRole('link', { name: 'Ver pagamentos' })).toHaveAttribute(
      'href',
      `/admin/pagamentos${days}&dates=received`,
    );
  });

  it('compares nothing before the day’s first hour is over', async () => {
    const period = { from: '2026-11-21', to: '2026-11-21', hours: 1 };
    const none = { ...same(0), current: 3 };
    server.on(STATS, {
      body: {
        ...answer,
        ...{ at: '2026-11-21T03:20:00.000Z', period, comparedPeriod: { ...period, hours: 0 } },
        previousPeriod: { from: '2026-11-20', to: '2026-11-20', hours: 0 },
        lookups: { ...answer.lookups, all: none, found: none },
      },
    });
    await showProduct('/admin?periodo=hoje');
    expect(await screen.findByText('21/11/2026 até a 00:20; ainda sem hora inteira para comparar')).toBeVisible();
    expect((await section('No período')).queryByText(/igual/)).toBeNull();
  });

  it('says of the day that runs that it does, in the chart and in its table', async () => {
    await showProduct('/admin');
    const days = await section('Consultas por dia');
    expect(days.getByText('21/11 (em curso)')).toBeInTheDocument();
    await userEvent.click(days.getByRole('button', { name: 'Ver tabela' }));
    expect(days.getByRole('rowheader', { name: '20/11/2026' })).toBeVisible();
    expect(days.getByRole('rowheader', { name: '21/11/2026 (em curso)' })).toBeVisible();
  });

  it('tells in the table of the outcomes what is compared', async () => {
    await showProduct('/admin');
    const outcomes = await section('Como terminaram');
    await userEvent.click(outcomes.getByRole('button', { name: 'Ver tabela' }));
    expect(outcomes.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Desfecho',
      'No período',
      'Comparado até as 14 h',
      'Período anterior até as 14 h',
    ]);
  });

  it('draws the types that make up the total, with the attempts that failed beside them', async () => {
    await showProduct('/admin');
    const types = await section('Tipos de consulta');
    const bars = types.getAllByRole('listitem').map((bar) => bar.textContent ?? '');
    expect(bars.slice(0, 3)).toEqual(['CPF50.000 e 900 sem dados', 'Nome20.000', 'Telefone8.000 e 40 sem dados']);
    const drawn = bars.map((bar) => Number(/([\d.]+)(?: e |$)/.exec(bar)?.[1]?.replace('.', '')));
    expect(drawn.reduce((sum, n) => sum + n, 0)).toBe(answer.totalConsultations);
    for (const series of ['Com dados', 'Tentativas sem dados']) expect(types.getByText(series)).toBeVisible();
  });

  it('counts all that belongs to CPF as CPF, and shows the figures behind a chart', async () => {
    await showProduct('/admin');
    const types = await section('Tipos de consulta');
    await userEvent.click(types.getByRole('button', { name: 'Ver tabela' }));
    expect(types.getAllByRole('row')[1]).toHaveTextContent('CPF50000900250200');
  });

  it('hands the figures over as a file', async () => {
    const saved: Blob[] = [];
    URL.createObjectURL = (file: Blob) => `blob:${saved.push(file)}`;
    URL.revokeObjectURL = () => undefined;
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await showProduct('/admin');
    await userEvent.click(await screen.findByRole('button', { name: 'Baixar Receita por dia em CSV' }));
    expect(saved[0]?.type).toContain('text/csv');
    const lines = (await saved[0]?.text())?.split('\r\n');
    expect(lines).toEqual([
      expect.stringContaining('Dia;Recebido (R$);Devolvido (R$)'),
      '20/11/2026;97,33;0,00',
      '21/11/2026 (em curso);2000,00;25,00',
    ]);
    click.mockRestore();
  });

  it('has the refresh and the way out in the top bar, which leads home', async () => {
    const left: string[] = [];
    setLeave((path) => left.push(path));
    await showProduct('/admin');
    await screen.findByText('78.371');
    const bar = within(screen.getByRole('banner'));
    server.on(STATS, { body: { ...answer, totalConsultations: 78_372 } });
    await userEvent.click(bar.getByRole('button', { name: 'Atualizar' }));
    expect(await screen.findByText('78.372')).toBeVisible();
    server.on('POST /api/auth/logout', { body: { success: true } });
    await userEvent.click(bar.getByRole('button', { name: 'Sair' }));
    await waitFor(() => expect(left).toEqual(['/']));
  });

  it('asks for the period that is chosen', async () => {
    await showProduct('/admin?periodo=30d');
    await screen.findByRole('region', { name: 'No período' });
    expect(server.requests(STATS).map(({ query }) => query)).toEqual(['periodo=30d']);
    await userEvent.click(screen.getByRole('button', { name: 'Hoje' }));
    await waitFor(() => expect(server.requests(STATS).at(-1)?.query).toBe('periodo=hoje'));
    expect(screen.getByRole('button', { name: 'Hoje' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('says that nothing happened, where nothing did', async () => {
    server.on(STATS, { body: empty });
    await showProduct('/admin');
    expect(await screen.findAllByText('Nenhuma consulta neste período.')).toHaveLength(2);
    expect(screen.getByText('Nenhuma consulta ainda.')).toBeVisible();
    expect(screen.getByText('Nenhum pagamento neste período.')).toBeVisible();
    expect(screen.getByText('Nenhuma fonte foi consultada neste período.')).toBeVisible();
  });

  it('says Indisponível and shows no figure when none was ever had; a retry brings them', async () => {
    server.on(STATS, { status: 503, body: { success: false, error: 'Tente novamente em instantes.' } });
    await showProduct('/admin');
    expect(await screen.findByRole('heading', { name: 'Indisponível' })).toBeVisible();
    expect(screen.getByText('Tente novamente em instantes.')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Estatísticas gerais' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Ver sugestões' })).toBeVisible();
    server.on(STATS, { body: answer });
    await userEvent.click(screen.getByRole('button', { name: 'Tentar Novamente' }));
    expect(await screen.findByText('78.371')).toBeVisible();
    expect(screen.queryByText('Indisponível')).toBeNull();
  });

  it('keeps the figures known last, with their time, when new ones cannot be had', async () => {
    await showProduct('/admin');
    await screen.findByText('78.371');
    server.on(STATS, () => {
      throw new Error('cut');
    });
    await refresh();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Indisponível. Estes são os últimos números conhecidos, de 21/11/2026 14:32.');
    expect(screen.getByText('78.371')).toBeVisible();
    server.on(STATS, { body: { ...answer, totalConsultations: 78_372 } });
    await userEvent.click(within(alert).getByRole('button', { name: 'Tentar Novamente' }));
    expect(await screen.findByText('78.372')).toBeVisible();
  });

  it('waits in its shape', async () => {
    const give = server.hold(STATS, { body: answer });
    await showProduct('/admin');
    expect(await screen.findByRole('status', { name: 'Carregando' })).toBeInTheDocument();
    give();
    expect(await screen.findByText('78.371')).toBeVisible();
  });
});
