import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DossierAbout, DossierLookup } from '../../../shared/api/generated';
import { fillIn } from '../../../shared/testing/fill-in';
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

const ID = '9f3ac1d2e4b5a678';
const DOSSIER = `GET /api/user/dossiers/${ID}`;
const WRITE = `PUT /api/user/dossiers/${ID}`;
const OF_LOOKUP = `GET /api/user/dossiers/by-protocol/${meta.protocolo}`;
const OLDER = '0198f3a0-5d2a-7c4e-9d6b-3d3f0b7a9c00';

const about: DossierAbout = {
  id: ID,
  tipo: 'cpf',
  nome: 'HELENA PRADO VASQUES',
  documento: '529.982.247-25',
  retido: false,
  consultas: 2,
  anotacoes: [],
  etiquetas: [],
  versao: null,
};
const was = {
  resultado: { ...person.resultado, dados_gerais: { ...person.resultado.dados_gerais, estado_civil: 'SOLTEIRA' } },
};
const lookup = (data: unknown, more: Parameters<typeof pastLookup>[0] = {}): DossierLookup => ({
  entry: pastLookup({ query: '529.982.247-25', ...more }),
  data: data as DossierLookup['data'],
  motivo: null,
  meta,
  details: null,
});
const two = [
  lookup(person),
  lookup(was, { id: OLDER, timestamp: '2026-10-20T12:30:00.000Z', protocolo: '20261020-AAAA-BBBB' }),
];
const answer = (more: Partial<DossierAbout> = {}, consultas = two, nextCursor: string | null = null) => ({
  body: { success: true, dossie: { ...about, ...more }, consultas, nextCursor },
});
const open = (heading: string | RegExp = 'Helena Prado Vasques') => openLookups(`/consultas/dossie/${ID}`, heading);

describe('the page of a dossier', () => {
  const server = useSubscriberServer();
  beforeEach(() => {
    server.on('GET /api/user/profile', { body: { success: true, user: { ...profile, modoPrivacidade: false } } });
    server.on(DOSSIER, answer());
  });

  it('has every lookup with its time, purpose, source, protocol and saved result, newest first', async () => {
    await open();
    const [first, second] = within(screen.getByRole('region', { name: 'Linha do tempo' }))
      .getAllByRole('listitem')
      .filter((item) => item.parentElement?.tagName === 'OL');
    expect(first).toHaveTextContent('20/11/2026 09:30');
    expect(first).toHaveTextContent('Finalidade');
    expect(first).toHaveTextContent('Proteção ao crédito');
    expect(first).toHaveTextContent('Birô de dados');
    expect(first).toHaveTextContent('20261120-7Q2M-K9XD');
    expect(second).toHaveTextContent('20261020-AAAA-BBBB');
    expect(within(second as HTMLElement).getByRole('link')).toHaveAttribute(
      'href',
      `/consultas/registro/20261020-AAAA-BBBB`,
    );
  });

  it('tells old and new of what changed since the lookup of the same type before', async () => {
    await open();
    const changes = screen.getByRole('region', { name: 'O que mudou' });
    expect(changes).toHaveTextContent('20/10/2026 09:30 → 20/11/2026 09:30');
    expect(changes).toHaveTextContent('Dados gerais · Estado civil');
    expect(changes).toHaveTextContent('SOLTEIRA → CASADA');
    expect(screen.getByText('1 mudança desde 20/10/2026 09:30')).toBeInTheDocument();
  });

  it('compares answers to the same question alone', async () => {
    const older = { id: OLDER, query: '390.533.447-05', timestamp: '2026-10-20T12:30:00.000Z' };
    server.on(DOSSIER, answer({}, [lookup(person), lookup(was, older)]));
    await open();
    expect(screen.queryByText(/mudança desde/)).toBeNull();
    expect(screen.getByRole('region', { name: 'O que mudou' })).toHaveTextContent('Com duas consultas iguais');
  });

  it('compares nothing with an answer that was invented', async () => {
    server.on(DOSSIER, answer({}, [lookup(person), lookup(was, { id: OLDER, simulado: true, outcome: 'simulated' })]));
    await open();
    expect(screen.queryByText(/mudança desde/)).toBeNull();
  });

  it('shows in the privacy mode where something changed, and neither values nor names', async () => {
    server.on('GET /api/user/profile', { body: { success: true, user: profile } });
    server.on(DOSSIER, answer({ nome: 'H***** P**** V******', documento: '***.982.247-**' }));
    await open('H***** P**** V******');
    expect(screen.getByRole('region', { name: 'O que mudou' })).toHaveTextContent('Estado civil');
    expect(document.body).not.toHaveTextContent(/CASADA|RUTE|DOS LIRIOS|Imprimir|3250/);
    expect(screen.getByText(/os resultados não foram impressos/)).toBeInTheDocument();
  });

  it('shows nothing whole any more once the privacy mode is switched on, also where the masked one cannot be read', async () => {
    await open();
    server.on('PUT /api/user/preferences', {
      body: { success: true, finalidadePadrao: null, modoPrivacidade: true },
    });
    server.on('GET /api/user/profile', { body: { success: true, user: profile } });
    const fail = server.hold(DOSSIER, { status: 503, body: {} });
    await userEvent.click(screen.getByRole('button', { name: 'Mascarar' }));
    await waitFor(() => expect(server.requests(DOSSIER)).toHaveLength(2));
    await waitFor(() => expect(document.body).not.toHaveTextContent(/Helena|529\.982/i));
    fail();
    expect(await screen.findByRole('heading', { name: 'Não foi possível abrir o dossiê' })).toBeInTheDocument();
    expect(document.body).not.toHaveTextContent(/Helena|529\.982/i);
  });

  it('says on paper of a single lookup that it is the only one', async () => {
    server.on(DOSSIER, answer({ consultas: 1 }, [lookup(person)]));
    await open();
    const paper = screen.getByRole('heading', { name: 'Resultados guardados' }).parentElement as HTMLElement;
    expect(paper).toHaveTextContent('A única consulta do dossiê.');
  });

  it('tells on paper how old the data are, where the source does', async () => {
    const dated = (dadosDe: string | null, id: string) => ({ ...lookup(person, { id }), meta: { ...meta, dadosDe } });
    const [told, untold] = ['0198f3a0-5d2a-7c4e-9d6b-3d3f0b7a9c02', OLDER];
    server.on(DOSSIER, answer({}, [dated('2019-05', told), dated(null, untold)]));
    await open();
    const paper = screen.getByRole('heading', { name: 'Resultados guardados' }).parentElement as HTMLElement;
    const traces = within(paper).getAllByText(/^Fonte: /);
    expect(traces.map(({ textContent }) => /Dados de [^\s]+/.exec(textContent ?? '')?.[0])).toEqual([
      'Dados de 05/2019',
      undefined,
    ]);
  });

  it('has on paper each kept result with source, time, purpose and protocol', async () => {
    await open();
    const paper = screen.getByRole('heading', { name: 'Resultados guardados' }).parentElement as HTMLElement;
    expect(paper).toHaveTextContent('Todas as 2 consultas do dossiê.');
    expect(paper).toHaveTextContent('Fonte: Birô de dados (Contratada)');
    expect(paper).toHaveTextContent('Finalidade: Proteção ao crédito');
    expect(paper).toHaveTextContent('Protocolo: 20261120-7Q2M-K9XD');
    expect(paper).toHaveTextContent('SOLTEIRA');
    expect(paper).toHaveTextContent('Não use como critério único de decisão.');
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    await userEvent.click(screen.getByRole('button', { name: 'Salvar em PDF' }));
    expect(print).toHaveBeenCalled();
    print.mockRestore();
  });

  it('goes on to older lookups from where the page ended', async () => {
    server.on(DOSSIER, ({ query }) =>
      query.includes('cursor=') ? answer({}, two.slice(1)) : answer({}, two.slice(0, 1), two[0]?.entry.id ?? null),
    );
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Mostrar consultas mais antigas (1)' }));
    expect(await screen.findByText('1 mudança desde 20/10/2026 09:30')).toBeInTheDocument();
    expect(server.requests(DOSSIER).at(-1)?.query).toBe(`cursor=${two[0]?.entry.id}`);
  });

  it('says that older lookups could not be read', async () => {
    const refused = { status: 400, body: { success: false, error: 'Não agora.' } };
    server.on(DOSSIER, ({ query }) =>
      query.includes('cursor=') ? refused : answer({}, two.slice(0, 1), two[0]?.entry.id ?? null),
    );
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Mostrar consultas mais antigas (1)' }));
    expect(await screen.findByText('Não agora.')).toBeInTheDocument();
  });

  it('draws the relations, walked by arrows, and leads to the lookup of who is chosen', async () => {
    await open();
    const picture = within(screen.getByRole('group', { name: 'Desenho das relações' }));
    const boxes = picture.getAllByRole('button');
    expect(boxes.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
    picture.getByRole('button', { name: /Helena Prado Vasques/ }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(document.activeElement).toHaveTextContent(/Rute Prado|Caio Prado/);
    await userEvent.keyboard('{ArrowRight}');
    expect(document.activeElement).toHaveTextContent('Helena Prado Vasques');
    await userEvent.click(picture.getByRole('button', { name: /Rute Prado/ }));
    const [button] = screen.getAllByRole('button', { name: 'Consultar CPF ***.444.777-**' });
    await userEvent.click(button as HTMLElement);
    await screen.findByRole('heading', { name: 'Consultar CPF' });
    expect(screen.getByLabelText('CPF')).toHaveValue('111.444.777-35');
  });

  it('has all relations as a list too', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Ver lista' }));
    expect(screen.queryByRole('group', { name: 'Desenho das relações' })).toBeNull();
    const relations = within(screen.getByRole('region', { name: /Relações/ }));
    for (const name of ['Rute Prado', 'Caio Prado', 'Prado Ltda.', 'Rua dos Lirios, 402']) {
      expect(relations.getByText(name)).toBeInTheDocument();
    }
    expect(await relations.findByText('Endereço de Helena Prado Vasques · Belo Horizonte, MG')).toBeInTheDocument();
    expect(relations.getByText('Mãe de Helena Prado Vasques · ***.444.777-**')).toBeInTheDocument();
    expect(relations.getByRole('button', { name: 'Consultar CNPJ 12.ABC.345/01DE-35' })).toBeInTheDocument();
  });

  it('saves a label and a note over the version that was read, and takes them away', async () => {
    server.on(WRITE, ({ body }) => {
      const { anotacoes, etiquetas } = body as { anotacoes: string[]; etiquetas: string[] };
      const versao = `v${server.requests(WRITE).length}`;
      const written = anotacoes.map((texto) => ({ texto, em: '2026-11-21T12:30:00.000Z' }));
      return { body: { success: true, dossie: { anotacoes: written, etiquetas, versao } } };
    });
    await open();
    await fillIn(screen.getByLabelText('Nova etiqueta'), 'cliente{Enter}');
    expect(await screen.findByText('Etiqueta salva.')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByLabelText('Nova etiqueta')).toHaveValue(''));
    await fillIn(screen.getByLabelText('Nova anotação'), 'Ligar às 18h');
    await userEvent.click(screen.getByRole('button', { name: 'Salvar anotação' }));
    expect(await screen.findByText('Anotação salva.')).toBeInTheDocument();
    expect(screen.getByText('Ligar às 18h')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Remover a etiqueta cliente' }));
    await waitFor(() => expect(screen.queryByText('cliente')).toBeNull());
    expect(screen.getByLabelText('Nova etiqueta')).toHaveFocus();
    expect(server.requests(WRITE).map(({ body }) => body)).toEqual([
      { anotacoes: [], etiquetas: ['cliente'], versao: null },
      { anotacoes: ['Ligar às 18h'], etiquetas: ['cliente'], versao: 'v1' },
      { anotacoes: ['Ligar às 18h'], etiquetas: [], versao: 'v2' },
    ]);
  });

  const changed = { status: 409, body: { success: false, code: 'DOSSIER_CHANGED', error: 'Abra de novo.' } };
  const note = (texto: string) => ({ texto, em: '2026-11-21T12:30:00.000Z' });
  const type = (text: string) => fillIn(screen.getByLabelText('Nova anotação'), text);
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Salvar anotação' }));

  it('has a note whose answer was lost, and goes on from there', async () => {
    server.on(WRITE, () => Promise.reject(new Error('cut off')));
    await open();
    await type(' Ligar às 18h');
    await save();
    expect(await screen.findByText('Erro de conexão. Tente novamente.')).toBeInTheDocument();
    expect(screen.getByLabelText('Nova anotação')).toHaveValue(' Ligar às 18h');
    server.on(WRITE, changed);
    server.on(DOSSIER, answer({ anotacoes: [note('Ligar às 18h')], versao: 'v1' }));
    await save();
    expect(await screen.findByText('Anotação salva.')).toBeInTheDocument();
    expect(screen.getByRole('list', { name: 'Anotações' })).toHaveTextContent('Ligar às 18h');
    expect(screen.getByLabelText('Nova anotação')).toHaveValue('');
    expect(screen.queryByText('Abra de novo.')).toBeNull();
    await type('Atendeu');
    await save();
    await waitFor(() =>
      expect(server.requests(WRITE).at(-1)?.body).toEqual({
        anotacoes: ['Ligar às 18h', 'Atendeu'],
        etiquetas: [],
        versao: 'v1',
      }),
    );
  });

  it('shows what was written elsewhere, keeps what was typed, and saves it over that', async () => {
    server.on(WRITE, changed);
    await open();
    server.on(DOSSIER, answer({ anotacoes: [note('De outra aba')], etiquetas: ['cliente'], versao: 'v1' }));
    await type('Ligar');
    await save();
    expect(await screen.findByText(/^O dossiê mudou em outro lugar/)).toBeInTheDocument();
    expect(screen.getByText('De outra aba')).toBeInTheDocument();
    expect(screen.getByText('cliente')).toBeInTheDocument();
    expect(screen.getByLabelText('Nova anotação')).toHaveValue('Ligar');
    const written = { anotacoes: [note('De outra aba'), note('Ligar')], etiquetas: ['cliente'], versao: 'v2' };
    server.on(WRITE, { body: { success: true, dossie: written } });
    await save();
    expect(await screen.findByText('Anotação salva.')).toBeInTheDocument();
    expect(screen.queryByText(/^O dossiê mudou em outro lugar/)).toBeNull();
    expect(server.requests(WRITE).at(-1)?.body).toEqual({
      anotacoes: ['De outra aba', 'Ligar'],
      etiquetas: ['cliente'],
      versao: 'v1',
    });
  });

  it.each([
    ['Nova anotação', 'Salvar anotação', 'Anotação salva.'],
    ['Nova etiqueta', 'Etiquetar', 'Etiqueta salva.'],
  ])('leaves in %s what is typed while the one before is saved', async (name, button, said) => {
    const written = { anotacoes: [note('Ligar')], etiquetas: ['Ligar'], versao: 'v1' };
    const letGo = server.hold(WRITE, { body: { success: true, dossie: written } });
    await open();
    const field = screen.getByLabelText(name);
    await fillIn(field, 'Ligar');
    await userEvent.click(screen.getByRole('button', { name: button }));
    await userEvent.clear(field);
    await fillIn(field, 'Escrever');
    letGo();
    expect(await screen.findByText(said)).toBeInTheDocument();
    expect(field).toHaveValue('Escrever');
  });

  it('has a label that was put on or taken off before its answer was lost', async () => {
    server.on(WRITE, changed);
    await open();
    server.on(DOSSIER, answer({ etiquetas: ['Bom cliente'], versao: 'v1' }));
    await fillIn(screen.getByLabelText('Nova etiqueta'), ' bom  cliente {Enter}');
    expect(await screen.findByText('Etiqueta salva.')).toBeInTheDocument();
    expect(screen.getByLabelText('Nova etiqueta')).toHaveValue('');
    server.on(DOSSIER, answer());
    await userEvent.click(screen.getByRole('button', { name: 'Remover a etiqueta Bom cliente' }));
    expect(await screen.findByText('Etiqueta removida.')).toBeInTheDocument();
    expect(screen.queryByText('Bom cliente')).toBeNull();
  });

  it('keeps what was typed and says why it was not saved', async () => {
    server.on(WRITE, changed);
    await open();
    server.on(DOSSIER, { status: 503, body: {} });
    await type('Ligar');
    await save();
    expect(await screen.findByText('Abra de novo.')).toBeInTheDocument();
    expect(screen.getByLabelText('Nova anotação')).toHaveValue('Ligar');
  });

  it('shows nothing of a person who may not be told of', async () => {
    server.on(DOSSIER, answer({ nome: null, documento: null, retido: true, consultas: 0 }, []));
    await open('Dossiê');
    expect(screen.getByText('Os dados desta pessoa não estão disponíveis.')).toBeInTheDocument();
    expect(screen.queryByLabelText('Nova anotação')).toBeNull();
  });

  it('says that a dossier is gone, and tries again when it could not be read', async () => {
    server.on(DOSSIER, { status: 404, body: { success: false, error: 'Dossiê não encontrado.' } });
    await open('Dossiê');
    expect(await screen.findByText('Dossiê não encontrado')).toBeInTheDocument();
  });
});

describe('the ways to a dossier', () => {
  const server = useSubscriberServer();

  it('lead from a row of the history, from its head, and from whom it found', async () => {
    server.on(HISTORY, {
      body: historyOf([pastLookup({ dossie: ID, encontrado: 'HELENA PRADO' }), pastLookup({ id: OLDER, query: 'X' })]),
    });
    await openLookups('/consultas?aba=historico', 'Histórico');
    expect(await screen.findByRole('link', { name: 'Abrir dossiê de CPF ***.982.247-**' })).toHaveAttribute(
      'href',
      `/consultas/dossie/${ID}`,
    );
    expect(screen.getAllByRole('link', { name: /Abrir dossiê de/ })).toHaveLength(1);
    expect(screen.getByText('Helena Prado')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Dossiês' })).toHaveAttribute('href', '/consultas/dossie');
  });

  it('lead from a fresh result, with how often it was looked up before', async () => {
    const user = { ...profile, finalidadePadrao: 'protecao_credito' };
    server.on('GET /api/user/profile', { body: { success: true, user } });
    server.on(LOOKUP_CPF, { body: personAnswer });
    server.on(OF_LOOKUP, {
      body: { success: true, dossie: { id: ID, consultas: 4, anterior: '2026-10-20T12:30:00.000Z' } },
    });
    await openLookups('/consultas?tipo=cpf', 'Consultar CPF');
    await fillIn(screen.getByLabelText('CPF'), '52998224725');
    await userEvent.click(screen.getByRole('button', { name: 'Consultar' }));
    const box = within(await screen.findByRole('complementary', { name: 'Dossiê' }));
    expect(box.getByText('4 consultas guardadas, a anterior em 20/10/2026')).toBeInTheDocument();
    expect(box.getByRole('link', { name: 'Abrir dossiê' })).toHaveAttribute('href', `/consultas/dossie/${ID}`);
  });

  it('lead from the list of those that were written about', async () => {
    const one = {
      ...about,
      etiquetas: ['cliente'],
      anotacoes: [{ texto: 'x', em: '2026-11-21T12:30:00.000Z' }],
      versao: '2026-11-21T12:30:00.000Z',
    };
    server.on('GET /api/user/dossiers', {
      body: { success: true, dossies: [one, { ...about, id: 'f', nome: null, documento: null, retido: true }] },
    });
    await openLookups('/consultas/dossie', 'Dossiês');
    const row = (await screen.findByRole('link', { name: 'Helena Prado Vasques' })).closest('li') as HTMLElement;
    expect(row).toHaveTextContent('CPF 529.982.247-25 · 2 consultas · 1 anotação · alterado em 21/11/2026');
    expect(within(row).getByText('cliente')).toBeInTheDocument();
    expect(screen.getByText('Os dados desta pessoa não estão disponíveis.')).toBeInTheDocument();
  });

  it('say that nothing was written yet', async () => {
    server.on('GET /api/user/dossiers', { body: { success: true, dossies: [] } });
    await openLookups('/consultas/dossie', 'Dossiês');
    expect(await screen.findByText('Nenhum dossiê com anotações')).toBeInTheDocument();
  });
});

describe('the privacy mode in the user’s menu', () => {
  const server = useSubscriberServer();

  it('is switched there, once the menu is open, and the account remembers it', async () => {
    let modoPrivacidade = true;
    server.on('GET /api/user/profile', () => ({ body: { success: true, user: { ...profile, modoPrivacidade } } }));
    server.on('PUT /api/user/preferences', ({ body }) => {
      ({ modoPrivacidade } = body as { modoPrivacidade: boolean });
      return { body: { success: true, finalidadePadrao: null, modoPrivacidade } };
    });
    await openLookups('/consultas', 'O que você quer consultar?');
    const menu = document.getElementById('menu-usuario') as HTMLElement;
    expect(within(menu).queryByRole('switch', { hidden: true })).toBeNull();
    fireEvent(menu, Object.assign(new Event('toggle'), { newState: 'open' }));
    const mode = await within(menu).findByRole('switch', { name: 'Modo de privacidade', hidden: true });
    await waitFor(() => expect(mode).toBeChecked());
    await userEvent.click(mode);
    await waitFor(() => expect(mode).not.toBeChecked());
    await waitFor(() =>
      expect(server.requests('PUT /api/user/preferences').map(({ body }) => body)).toEqual([
        { modoPrivacidade: false },
      ]),
    );
  });
});
