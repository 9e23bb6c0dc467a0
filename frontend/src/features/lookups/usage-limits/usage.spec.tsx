import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showProduct } from '../../../app/testing';
import { fillIn } from '../../../shared/testing/fill-in';
import { pass, stopClock, until } from '../../../shared/testing/page-clock';
import { companyAnswer } from '../testing/answers';
import { LOOKUP_CNPJ, openLookups, USAGE, usageOf, useSubscriberServer } from '../testing/subscriber';

const LIMITED = {
  nivel: 'parado' as const,
  explicacao:
    'Muitos documentos ou contatos em sequência, ou próximos uns dos outros, foram consultados em pouco tempo.',
  ate: '2026-11-21T18:40:00.000Z',
  protocolo: '20261121-7Q2M-K9XD',
};
const left = (remaining: number) => ({
  'ratelimit-policy': '"diario";q=300;w=86400',
  ratelimit: `"diario";r=${remaining};t=41212`,
});

async function lookUpCompany() {
  await openLookups('/consultas?tipo=cnpj', 'Consultar CNPJ');
  await fillIn(screen.getByLabelText('CNPJ'), '12abc34501de35');
  await userEvent.click(screen.getByRole('button', { name: 'Consultar' }));
}

describe('the meter of the day', () => {
  const server = useSubscriberServer();
  afterEach(() => jest.useRealTimers());

  it.each([
    [12, '12 de 300 consultas hoje', 'Consultas sem resultado não contam.'],
    [240, '240 de 300 consultas hoje', 'Restam 60 até a meia-noite.'],
    [299, '299 de 300 consultas hoje', 'Resta 1 até a meia-noite.'],
    [300, '300 de 300 consultas hoje', 'Limite do plano atingido. Renova à meia-noite, no horário de Brasília.'],
  ])('says what is used and what is left: %i of 300', async (used, words, rest) => {
    server.on(USAGE, { body: usageOf(used, 300) });
    await openLookups('/consultas', 'O que você quer consultar?');
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(screen.getByText(rest)).toBeInTheDocument();
  });

  it('adds up by type, with what is in no history', async () => {
    server.on(USAGE, { body: { ...usageOf(26, 100), porTipo: { cpf: 20, cnpj: 4 } } });
    await openLookups('/consultas?aba=perfil', 'Meu Perfil');
    const card = await screen.findByRole('region', { name: 'Consultas de hoje' });
    const rows = within(card).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'CPF20',
      'CNPJ4',
      'Buscas e grupos de empresas, e consultas apagadas do histórico2',
    ]);
  });

  it('is not shown to who has no limit, nor before it is known', async () => {
    server.on(USAGE, { body: { ...usageOf(5, 300), limite: null, restantes: null } });
    await openLookups('/consultas', 'O que você quer consultar?');
    await waitFor(() => expect(server.requests(USAGE)).toHaveLength(1));
    expect(screen.queryByText(/consultas hoje/)).not.toBeInTheDocument();
  });

  it('follows each lookup by its answer alone, whether it found something or not', async () => {
    server.on(LOOKUP_CNPJ, { body: companyAnswer, headers: left(287) });
    await lookUpCompany();
    expect(await screen.findByText('13 de 300 consultas hoje')).toBeInTheDocument();
    expect(server.requests(USAGE)).toHaveLength(1);
  });

  it('counts a lookup that ended while the day was being asked for', async () => {
    const before = server.hold(USAGE, { body: usageOf(12, 300) });
    server.on(LOOKUP_CNPJ, { body: companyAnswer, headers: left(287) });
    await lookUpCompany();
    await screen.findByRole('heading', { name: /^Prado Ltda/ });
    server.on(USAGE, { body: usageOf(13, 300) });
    before();
    expect(await screen.findByText('13 de 300 consultas hoje')).toBeInTheDocument();
    expect(server.requests(USAGE)).toHaveLength(2);
  });

  it('says that lookups are limited only as long as they are', async () => {
    server.on(USAGE, { body: usageOf(12, 300, LIMITED) });
    server.on(LOOKUP_CNPJ, () => {
      server.on(USAGE, { body: usageOf(13, 300) });
      return { body: companyAnswer, headers: left(287) };
    });
    await lookUpCompany();
    expect(await screen.findByText('13 de 300 consultas hoje')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('heading', { name: /^Consultas em pausa/ })).not.toBeInTheDocument());
  });

  it('says that lookups are slower from the answer on that was the first to be slow', async () => {
    server.on(LOOKUP_CNPJ, () => {
      server.on(USAGE, { body: usageOf(13, 300, { ...LIMITED, nivel: 'lento' }) });
      return {
        body: companyAnswer,
        headers: { ...left(287), 'ratelimit-policy': '"diario";q=300;w=86400, "lenta";q=1;w=2' },
      };
    });
    await lookUpCompany();
    expect(await screen.findByRole('heading', { name: /^Consultas mais lentas até/ })).toBeInTheDocument();
    expect(screen.getByText('13 de 300 consultas hoje')).toBeInTheDocument();
  });

  it('says no more that lookups are limited once the time has come', async () => {
    stopClock();
    server.on(USAGE, { body: usageOf(12, 300, { ...LIMITED, ate: new Date(Date.now() + 60_000).toISOString() }) });
    await showProduct('/consultas');
    const notice = () => screen.queryByRole('heading', { name: /^Consultas em pausa/ });
    await until(() => notice() !== null);
    server.on(USAGE, { body: usageOf(12, 300) });
    await pass(59_000);
    expect(notice()).toBeInTheDocument();
    await pass(1_000);
    await until(() => notice() === null);
  });

  it('asks anew why when a lookup is refused, and says it with what to do', async () => {
    const error = 'Muitas consultas em pouco tempo. Aguarde e tente novamente.';
    server.on(LOOKUP_CNPJ, () => {
      server.on(USAGE, { body: usageOf(12, 300, LIMITED) });
      const details = { motivo: 'CONSULTAS_EM_PAUSA', ...LIMITED };
      return {
        status: 429,
        body: { success: false, error, code: 'RATE_LIMITED', requestId: 'r1', details },
        headers: left(288),
      };
    });
    await lookUpCompany();
    expect(await screen.findByRole('heading', { name: 'Consultas em pausa até 21/11/2026 15:40' })).toBeInTheDocument();
    expect(screen.getByText(LIMITED.protocolo)).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: error })).toBeInTheDocument();
    expect(screen.getByText(/As consultas voltam em 21\/11\/2026 15:40\./)).toBeInTheDocument();
  });

  it.each([
    [
      'from when on there are new lookups when the day is used up',
      300,
      /Novas consultas a partir de 22\/11\/2026 00:00\./,
    ],
    [
      'that the last ones are under way when not all of the day is used',
      298,
      /As últimas consultas do dia estão em andamento\. Tente de novo em alguns segundos\./,
    ],
  ])('says %s', async (_, usadas, advice) => {
    const details = { limite: 300, usadas, renovaEm: '2026-11-22T03:00:00.000Z' };
    const body = {
      success: false,
      error: 'Limite do plano atingido.',
      code: 'QUOTA_EXCEEDED',
      requestId: 'r1',
      details,
    };
    server.on(LOOKUP_CNPJ, { status: 429, body, headers: left(0) });
    await lookUpCompany();
    expect(await screen.findByText(advice)).toBeInTheDocument();
    expect(screen.queryAllByText(/Novas consultas a partir de/)).toHaveLength(usadas === 300 ? 1 : 0);
  });
});
