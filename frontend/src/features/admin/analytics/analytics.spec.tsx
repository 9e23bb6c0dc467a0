import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showProduct } from '../../../app/testing';
import { startSession } from '../../../shared/api/session';
import { useTestServer } from '../../../shared/testing/test-server';

const ANALYTICS = 'GET /api/admin/analytics';
const answer = {
  success: true,
  at: '2026-11-21T17:32:00.000Z',
  period: { from: '2026-11-20', to: '2026-11-21', hours: 15 },
  types: [
    { day: '2026-11-20', type: 'cpf', n: 30, found: 20 },
    { day: '2026-11-20', type: 'nome', n: 10, found: 10 },
    { day: '2026-11-21', type: 'cpf', n: 5, found: 4 },
  ],
  hours: Array.from({ length: 24 }, (_, hour) => ({ hour, n: hour === 9 ? 45 : 0, found: hour === 9 ? 34 : 0 })),
  failures: [
    { outcome: 'not_found', code: 'NOT_FOUND', type: 'cpf', n: 9 },
    { outcome: 'source_down', code: 'SOURCE_DOWN', type: 'nome', n: 2 },
  ],
  sources: [
    { day: '2026-11-20', id: 'bureau', name: 'Birô', calls: 40, refused: 1, successRate: 0.95, p50Ms: 90, p95Ms: 400 },
  ],
  plans: [{ day: '2026-11-20', planId: 'silver', payments: 2, given: 1, receivedCents: 5_000, returnedCents: 2_500 }],
  cohorts: [{ week: '2026-11-16', registered: 10, paid: 4, renewed: 1 }],
  codes: [{ code: 'VOLTA10', payments: 2, given: 1, receivedCents: 4_500, returnedCents: 0, discountCents: 3_000 }],
};
const empty = {
  ...answer,
  ...{ types: [], failures: [], sources: [], plans: [], cohorts: [], codes: [] },
  hours: answer.hours.map(({ hour }) => ({ hour, n: 0, found: 0 })),
};

describe('the screen Análises', () => {
  const server = useTestServer();
  beforeEach(() => {
    startSession({ token: 't', user: { id: 'a1', name: 'Administração', email: '' }, userType: 'admin' });
    server.on('GET /api/public/config', { body: { captcha: null, demonstration: false, termsVersion: '2026-11-01' } });
    server.on('GET /api/user/profile', { body: { success: true, user: { id: 'a1', userType: 'admin' } } });
    server.on(ANALYTICS, { body: answer });
  });

  const card = async (name: string) => within(await screen.findByRole('region', { name }));
  const rowsOf = async (name: string) => {
    const place = await card(name);
    await userEvent.click(place.getByRole('button', { name: 'Ver tabela' }));
    return place.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent).join(' '));
  };

  it.each([
    ['Horas do dia', '9h 45 34'],
    ['Falhas por código', 'NOT_FOUND Não encontrado CPF 9'],
    ['Fontes ao longo do tempo', '20/11/2026 Birô 40 1 95% 90 ms 400 ms'],
    ['Planos ao longo do tempo', '20/11/2026 Prata 2 1 50,00 25,00'],
    ['Do cadastro à renovação', '20/11/2026 a 21/11/2026 (em curso) 10 4 1 40% 25%'],
    ['Rendimento dos códigos', 'VOLTA10 2 1 45,00 0,00 30,00'],
  ])('has behind %s the table with %s', async (name, row) => {
    await showProduct('/admin/analytics');
    expect(await rowsOf(name)).toContain(row);
  });

  it('has no row of another period left in the table behind a chart', async () => {
    const nobody = (type: string, n: number) => ({ outcome: 'not_found', code: 'NOT_FOUND', type, n });
    const down = (type: string, n: number) => ({ outcome: 'source_down', code: 'SOURCE_DOWN', type, n });
    const failures = [nobody('cpf', 9), down('cpf', 2), nobody('nome', 5), down('nome', 1), nobody('cep', 4)];
    server.on(ANALYTICS, { body: { ...answer, failures } });
    await showProduct('/admin/analytics');
    expect(await rowsOf('Falhas por código')).toHaveLength(6);
    server.on(ANALYTICS, { body: { ...answer, failures: [down('nome', 3), nobody('cep', 8)] } });
    await userEvent.click(screen.getByRole('button', { name: 'Hoje' }));
    const { getAllByRole } = await card('Falhas por código');
    const rows = () => getAllByRole('row').map((row) => row.textContent);
    await waitFor(() => expect(rows()).toContain('NOT_FOUNDNão encontradoCEP8'));
    expect(rows()).toHaveLength(3);
  });

  it('shows all sources in a period in which the chosen one was not asked', async () => {
    const [bureau] = answer.sources;
    const sources = [bureau, { ...bureau, id: 'pix', name: 'Pix', calls: 7 }];
    server.on(ANALYTICS, { body: { ...answer, sources } });
    await showProduct('/admin/analytics');
    await userEvent.selectOptions((await card('Fontes ao longo do tempo')).getByLabelText('Fonte'), 'Pix');
    server.on(ANALYTICS, { body: answer });
    await userEvent.click(screen.getByRole('button', { name: 'Hoje' }));
    const place = await card('Fontes ao longo do tempo');
    await waitFor(() => expect(place.queryByRole('option', { name: 'Pix' })).toBeNull());
    expect(place.getByLabelText('Fonte')).toHaveDisplayValue('Todas');
    expect(await rowsOf('Fontes ao longo do tempo')).toContain('20/11/2026 Birô 40 1 95% 90 ms 400 ms');
  });

  it('names a week of registrations of which only some days are meant by these', async () => {
    const cohort = { registered: 10, paid: 4, renewed: 1 };
    const cohorts = ['2026-10-12', '2026-10-19', '2026-10-26'].map((week) => ({ week, ...cohort }));
    const period = { from: '2026-10-15', to: '2026-10-30', hours: 24 };
    server.on(ANALYTICS, { body: { ...answer, period, cohorts } });
    await showProduct('/admin/analytics?from=2026-10-15&to=2026-10-30');
    const weeks = ['15/10/2026 a 18/10/2026', '19/10/2026 a 25/10/2026', '26/10/2026 a 30/10/2026'];
    const place = await card('Do cadastro à renovação');
    for (const week of weeks) expect(place.getByText(week)).toBeVisible();
    const rows = await rowsOf('Do cadastro à renovação');
    expect(rows).toEqual([expect.any(String), ...weeks.map((week) => `${week} 10 4 1 40% 25%`)]);
  });

  it('tells of a day that runs only the hours that have begun', async () => {
    const period = { from: '2026-11-21', to: '2026-11-21', hours: 15 };
    server.on(ANALYTICS, { body: { ...answer, period } });
    await showProduct('/admin/analytics?periodo=hoje');
    const rows = await rowsOf('Horas do dia');
    expect([rows.length, rows.at(-2), rows.at(-1)]).toEqual([16, '13h 0 0', '14h (em curso) 0 0']);
  });

  it('compares two types, in the chart and in the table', async () => {
    await showProduct('/admin/analytics');
    const types = await card('Consultas ao longo do tempo');
    expect(types.getByText('Todas as consultas: 45')).toBeVisible();
    await userEvent.selectOptions(types.getByLabelText('Tipo'), 'CPF');
    await userEvent.selectOptions(types.getByLabelText('Comparar com'), 'Nome');
    expect(types.getByText('CPF: 35')).toBeVisible();
    expect(types.getByText('Nome: 10')).toBeVisible();
    expect(await rowsOf('Consultas ao longo do tempo')).toEqual([
      'Dia Tipo Consultas Com dados',
      '20/11/2026 CPF 30 20',
      '20/11/2026 Nome 10 10',
      '21/11/2026 (em curso) CPF 5 4',
    ]);
  });

  it('compares a type with itself no more, once it is chosen as the first one', async () => {
    await showProduct('/admin/analytics');
    const types = await card('Consultas ao longo do tempo');
    await userEvent.selectOptions(types.getByLabelText('Comparar com'), 'CPF');
    await userEvent.selectOptions(types.getByLabelText('Tipo'), 'CPF');
    expect(types.getAllByText('CPF: 35')).toHaveLength(1);
    expect(types.getByLabelText('Comparar com')).toHaveDisplayValue('Nenhum');
  });

  it('counts a code that was used once', async () => {
    server.on(ANALYTICS, {
      body: { ...answer, codes: answer.codes.map((code) => ({ ...code, payments: 1, given: 0 })) },
    });
    await showProduct('/admin/analytics');
    expect((await card('Rendimento dos códigos')).getByText(/^1 uso, desconto/)).toBeVisible();
  });

  it('shows a code whose only movement was money that went back', async () => {
    const codes = [
      { ...answer.codes[0], payments: 0, given: 0, receivedCents: 0, returnedCents: 1_500, discountCents: 0 },
    ];
    server.on(ANALYTICS, { body: { ...answer, codes } });
    await showProduct('/admin/analytics');
    expect((await card('Rendimento dos códigos')).getByText(/^0 usos.*, voltou R\$\s15,00$/)).toBeVisible();
  });

  it('asks for days of one’s own, and says what is wrong with them', async () => {
    await showProduct('/admin/analytics?from=2026-11-01&to=2026-11-20');
    await screen.findByRole('region', { name: 'Horas do dia' });
    expect(server.requests(ANALYTICS).at(-1)?.query).toBe('from=2026-11-01&to=2026-11-20');
    await userEvent.clear(screen.getByLabelText('Até'));
    await userEvent.click(screen.getByRole('button', { name: 'Ver' }));
    expect(screen.getByText('Informe o começo e o fim do período.')).toBeVisible();
    await userEvent.type(screen.getByLabelText('Até'), '2026-10-20');
    await userEvent.click(screen.getByRole('button', { name: 'Ver' }));
    expect(screen.getByText('O fim vem antes do começo.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '90 dias' }));
    await waitFor(() => expect(server.requests(ANALYTICS).at(-1)?.query).toBe('periodo=90d'));
    expect([screen.getByLabelText('De'), screen.getByLabelText('Até')].map((day) => day.getAttribute('value'))).toEqual(
      ['', ''],
    );
    expect(screen.queryByText('O fim vem antes do começo.')).toBeNull();
  });

  it.each([
    ['2026-11-01', '2099-01-01', 'O fim vem depois de hoje.'],
    ['2025-01-01', '2026-01-02', 'Escolha no máximo 366 dias.'],
    ['1999-12-30', '1999-12-31', 'Data inválida. Use um dia a partir de 01/01/2000.'],
  ])('asks for no days that the server refuses: %s to %s', async (from, to, text) => {
    await showProduct('/admin/analytics');
    await screen.findByRole('region', { name: 'Horas do dia' });
    await userEvent.type(screen.getByLabelText('De'), from);
    await userEvent.type(screen.getByLabelText('Até'), to);
    await userEvent.click(screen.getByRole('button', { name: 'Ver' }));
    expect(screen.getByText(text)).toBeVisible();
    expect(server.requests(ANALYTICS).map(({ query }) => query)).toEqual(['periodo=30d']);
  });

  it('says of each part that nothing happened, where nothing did', async () => {
    server.on(ANALYTICS, { body: empty });
    await showProduct('/admin/analytics');
    expect(await screen.findAllByText(/^(Nenhum|Ninguém|Nenhuma).* neste período\.$/)).toHaveLength(7);
  });

  it.each([
    ['2025-10-18', false],
    ['2025-10-17', true],
  ])('claims nothing of sources whose measurements are not kept any more, from %s on', async (from, gone) => {
    const sources = 'Nenhuma fonte foi consultada neste período.';
    server.on(ANALYTICS, { body: { ...empty, period: { from, to: '2025-10-30', hours: 24 } } });
    await showProduct('/admin/analytics');
    const place = await card('Fontes ao longo do tempo');
    expect(place.queryAllByText(/guardadas por 400 dias/)).toHaveLength(gone ? 1 : 0);
    expect(place.queryAllByText('Não há medições guardadas deste período.')).toHaveLength(gone ? 1 : 0);
    expect(place.queryAllByText(sources)).toHaveLength(gone ? 0 : 1);
  });

  it('says Indisponível without a figure, and then keeps those known last', async () => {
    server.on(ANALYTICS, { status: 503, body: { success: false, error: 'Tente novamente em instantes.' } });
    await showProduct('/admin/analytics');
    expect(await screen.findByRole('heading', { name: 'Indisponível' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Horas do dia' })).toBeNull();
    server.on(ANALYTICS, { body: answer });
    await userEvent.click(screen.getByRole('button', { name: 'Tentar Novamente' }));
    await screen.findByRole('region', { name: 'Horas do dia' });
    server.on(ANALYTICS, { status: 503, body: { success: false, error: 'Tente novamente em instantes.' } });
    await userEvent.click(screen.getByRole('button', { name: 'Atualizar' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('de 21/11/2026 14:32');
    expect(screen.getByRole('region', { name: 'Horas do dia' })).toBeVisible();
  });
});
