import { dayInBrazil } from '@kernel/brazilian-day.js';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fillIn } from '../../../shared/testing/fill-in';
import { companyAnswer, meta, namesakes, personAnswer } from '../testing/answers';
import { LOOKUP_CNPJ, LOOKUP_CPF, openLookups, profile, useSubscriberServer } from '../testing/subscriber';

const { resultado } = personAnswer.data;
/** Of this month: data of more than a year are a warning of their own. */
const recent = { ...meta, dadosDe: dayInBrazil(new Date()).slice(0, 7) };
const personWith = (changed: object) => ({
  ...personAnswer,
  meta: recent,
  data: { resultado: { ...resultado, ...changed } },
});
const bearer = (cpf: string, uf: string, nasc: string, nome_mae: string) => {
  const [one] = namesakes.resultados;
  return {
    dados_cpf: { ...one?.dados_cpf, cpf, nasc, nome_mae },
    enderecos: [{ ...resultado.enderecos[0], uf, cidade: uf === 'SP' ? 'SAO PAULO' : 'NITEROI' }],
  };
};
const SIX = ['52998224725', '11144477735', '12345678909', '19119119100', '90000000175', '90000000256'].map((cpf, i) =>
  bearer(cpf, i < 4 ? 'SP' : 'RJ', `01/01/${1950 + i * 10}`, i === 0 ? 'RUTE PRADO' : 'MARTA LIMA'),
);

async function lookUp(type: string, label: string, typed: string) {
  await openLookups(`/consultas?tipo=${type}`, /^Consultar/);
  if (type !== 'cnpj') await screen.findByText('Localização para cobrança');
  await fillIn(screen.getByLabelText(label, { selector: 'input' }), `${typed}{Enter}`);
  await screen.findByRole('button', { name: 'Nova consulta' });
}

describe('the answer above its record', () => {
  const server = useSubscriberServer();
  beforeEach(() => {
    server.on('GET /api/user/profile', { body: { success: true, user: { ...profile, finalidadePadrao: 'cobranca' } } });
  });

  it('asks before the eleventh of a list, which is one', async () => {
    const enderecos = Array.from({ length: 11 }, (_, at) => ({ ...resultado.enderecos[0], numero: String(at) }));
    server.on(LOOKUP_CPF, { body: personWith({ enderecos }) });
    await lookUp('cpf', 'CPF', '52998224725');
    await userEvent.click(screen.getByRole('button', { name: 'Mostrar o outro' }));
    expect(screen.queryByRole('button', { name: /^Mostrar os? outro/ })).toBeNull();
  });

  it('prints all of a long list, and shows its beginning again afterwards', async () => {
    const enderecos = Array.from({ length: 12 }, (_, at) => ({ ...resultado.enderecos[0], numero: String(at) }));
    server.on(LOOKUP_CPF, { body: personWith({ enderecos }) });
    await lookUp('cpf', 'CPF', '52998224725');
    const addresses = within(screen.getByRole('region', { name: /^Endereços/ }));
    const rows = () => addresses.getAllByRole('button', { name: /^Copiar .*\d$/ }).length;
    expect(rows()).toBe(10);
    // As a browser does: the paper is made before the call comes back.
    const printed: number[] = [];
    const print = jest.spyOn(window, 'print').mockImplementation(() => {
      window.dispatchEvent(new Event('beforeprint'));
      printed.push(rows());
      window.dispatchEvent(new Event('afterprint'));
    });
    await userEvent.click(screen.getByText('Exportar Dados'));
    await userEvent.click(screen.getByRole('button', { name: 'Imprimir' }));
    expect(printed).toEqual([12]);
    expect(rows()).toBe(10);
    print.mockRestore();
  });

  it('says who it is in natural case, and restores the accents of the municipality', async () => {
    const enderecos = [{ ...resultado.enderecos[0], cidade: 'RIBEIRAO PRETO', uf: 'SP', cep: '14062252' }];
    server.on(LOOKUP_CPF, { body: personWith({ enderecos }) });
    await lookUp('cpf', 'CPF', '52998224725');
    expect(screen.getByRole('heading', { level: 1, name: 'Helena Prado Vasques' })).toBeInTheDocument();
    expect(screen.getByText('CPF regular')).toBeInTheDocument();
    expect((await screen.findAllByText('Ribeirão Preto, SP')).length).toBeGreaterThan(0);
    expect(screen.getByRole('link', { name: 'Score CSB8' })).toHaveAttribute('href', '#score');
  });

  it('names a score in a warning as its section does', async () => {
    const score = [{ CSBA: '120', CSBA_FAIXA: 'ALTISSIMO RISCO' }];
    server.on(LOOKUP_CPF, { body: personWith({ score }) });
    await lookUp('cpf', 'CPF', '52998224725');
    const panel = screen.getByRole('region', { name: /^Chama atenção/ });
    expect(within(panel).getByRole('link', { name: /^CSBA: / })).toHaveAttribute('href', '#score');
  });

  it('warns in words, each warning with a link to the facts it rests on', async () => {
    const dados_gerais = { ...resultado.dados_gerais, situacao_cadastral: 'SUSPENSA', renda: '90000' };
    server.on(LOOKUP_CPF, { body: personWith({ dados_gerais }) });
    await lookUp('cpf', 'CPF', '52998224725');
    const panel = screen.getByRole('region', { name: /^Chama atenção/ });
    const [first, ...others] = within(panel).getAllByText(/^(Alerta|Atenção|Observe)$/);
    expect(first?.parentElement).toHaveTextContent('Alerta CPF com situação suspensa desde 29/01/2011');
    expect(others.map((one) => one.textContent)).toEqual(['Observe', 'Observe']);
    expect(within(panel).getByRole('link', { name: 'Situação cadastral: Suspensa' })).toHaveAttribute(
      'href',
      '#dados-gerais',
    );
    expect(within(panel).getByRole('link', { name: /^Renda: R\$\s90\.000,00$/ })).toHaveAttribute('href', '#renda');
  });

  it('says that nothing stands out, and by which rules', async () => {
    server.on(LOOKUP_CNPJ, { body: companyAnswer });
    await lookUp('cnpj', 'CNPJ', '12abc34501de35');
    const panel = screen.getByRole('region', { name: 'Nada chama atenção nas regras verificadas' });
    await userEvent.click(within(panel).getByText('9 regras em ordem'));
    expect(within(panel).getByText('A empresa está ativa')).toBeVisible();
  });

  it('offers a partner to look up, and says that a search by name finds namesakes', async () => {
    server.on(LOOKUP_CNPJ, { body: companyAnswer });
    await lookUp('cnpj', 'CNPJ', '12abc34501de35');
    const partners = screen.getByRole('region', { name: /^Sócios/ });
    expect(within(partners).getByText('Busca por nome: homônimos são prováveis.')).toBeInTheDocument();
    await userEvent.click(within(partners).getByRole('button', { name: 'Consultar Nome Helena Prado Vasques' }));
    await screen.findByRole('complementary', { name: 'Consulta ao lado' });
    await waitFor(() =>
      expect(server.requests('POST /api/external/nome')[0]?.body).toMatchObject({ nome: 'HELENA PRADO VASQUES' }),
    );
  });

  it('exports by one menu, in which the link names the protocol alone', async () => {
    const copied: string[] = [];
    const writeText = async (text: string) => void copied.push(text);
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    server.on(LOOKUP_CNPJ, { body: companyAnswer });
    await lookUp('cnpj', 'CNPJ', '12abc34501de35');
    await userEvent.click(screen.getByText('Exportar Dados'));
    const menu = screen.getByText('Exportar Dados').closest('details') as HTMLElement;
    expect(
      within(menu)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Relatório em PDF com verificaçãocom QR code para conferir',
      'Planilha XLSX',
      'CSV',
      'JSON',
      'Imprimir',
      'Copiar linkabre só na sua conta',
    ]);
    await userEvent.click(within(menu).getByRole('button', { name: /^Copiar link/ }));
    expect(await screen.findByText('Link copiado.')).toBeInTheDocument();
    expect(copied).toEqual([`${location.origin}/consultas/registro/${meta.protocolo}`]);
    expect(menu).not.toHaveAttribute('open');
  });

  it('keeps its menu open under a press that gives an entry no focus, as in Safari', async () => {
    server.on(LOOKUP_CNPJ, { body: companyAnswer });
    await lookUp('cnpj', 'CNPJ', '12abc34501de35');
    await userEvent.click(screen.getByText('Exportar Dados'));
    const menu = screen.getByText('Exportar Dados').closest('details') as HTMLElement;
    expect(fireEvent.mouseDown(within(menu).getByRole('button', { name: 'CSV' }))).toBe(false);
  });

  it('says that the browser did not let it copy', async () => {
    const writeText = () => Promise.reject(new Error('refused'));
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    server.on(LOOKUP_CNPJ, { body: companyAnswer });
    await lookUp('cnpj', 'CNPJ', '12abc34501de35');
    await userEvent.click(screen.getByRole('button', { name: 'Copiar CNPJ' }));
    expect(await screen.findByRole('button', { name: 'Não copiado' })).toBeInTheDocument();
  });

  it('says that a report is being made until it is known what became of it', async () => {
    server.on(LOOKUP_CNPJ, { body: companyAnswer });
    await lookUp('cnpj', 'CNPJ', '12abc34501de35');
    const refused = { status: 503, body: { success: false, error: 'Tente mais tarde.', code: 'UNAVAILABLE' } };
    const letGo = server.hold(`POST /api/user/history/${meta.protocolo}/report`, refused);
    await userEvent.click(screen.getByText('Exportar Dados'));
    await userEvent.click(screen.getByRole('button', { name: /^Relatório em PDF/ }));
    expect(screen.getByText('Fazendo o relatório…')).toBeVisible();
    letGo();
    expect(await screen.findByText('Tente mais tarde.')).toBeVisible();
    expect(screen.queryByText('Fazendo o relatório…')).toBeNull();
  });

  it('offers no report of an invented answer', async () => {
    const simulated = { ...meta, origem: 'simulada', fonte: 'Simulação', simulado: true };
    server.on(LOOKUP_CNPJ, { body: { ...companyAnswer, meta: simulated } });
    await lookUp('cnpj', 'CNPJ', '12abc34501de35');
    await userEvent.click(screen.getByText('Exportar Dados'));
    expect(screen.getByRole('button', { name: /^Copiar link/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Relatório em PDF/ })).toBeNull();
  });

  it('narrows and sorts a long list as far as it has been read', async () => {
    const data = { ...namesakes, total: 26, resultados: SIX };
    server.on('POST /api/external/nome', { body: { success: true, data, meta } });
    await lookUp('nome', 'Nome', 'Helena Prado Vasques');
    const people = screen.getByRole('region', { name: /^Pessoas/ });
    const ages = () =>
      within(people)
        .getAllByText(/^\d+ anos$/)
        .map(({ textContent }) => Number.parseInt(textContent, 10));
    expect(within(people).getByText(/^6 pessoas lidas até agora/)).toBeInTheDocument();
    await userEvent.selectOptions(within(people).getByLabelText('Ordenar por'), 'Mais jovens primeiro');
    expect(ages()).toEqual([...ages()].sort((one, other) => one - other));
    await userEvent.selectOptions(within(people).getByLabelText('UF'), 'RJ');
    expect(within(people).getByText('2 das 6 pessoas lidas até agora')).toBeInTheDocument();
    await userEvent.type(within(people).getByLabelText('Nome da mãe'), 'rute');
    expect(within(people).getByText('Ninguém da lista lida até agora passa pelos filtros.')).toBeInTheDocument();
    await userEvent.click(within(people).getByRole('button', { name: 'Limpar filtros' }));
    expect(ages()).toHaveLength(6);
  });
});
