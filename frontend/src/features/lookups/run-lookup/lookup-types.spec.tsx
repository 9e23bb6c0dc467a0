import { type LookupType, lookupDefinition } from '@kernel/lookup-catalogue';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fillIn } from '../../../shared/testing/fill-in';
import {
  cardHolder,
  children,
  emailOwner,
  meta,
  namesakes,
  person,
  phoneOwners,
  photo,
  pixOwner,
  place,
  registration,
} from '../testing/answers';
import { LOOKUP_TYPE_STATES, openLookups, profile, statesWith, useSubscriberServer } from '../testing/subscriber';

const people = () => within(screen.getByRole('region', { name: /^Pessoas/ })).getAllByRole('group');
const field = (name: string) => screen.getByRole('textbox', { name });
const submit = () => screen.getByRole('button', { name: 'Consultar' });
const routeOf = (type: LookupType) => `POST ${lookupDefinition(type).path}`;
const openForm = (type: LookupType) =>
  openLookups(`/consultas?tipo=${type}`, `Consultar ${lookupDefinition(type).label}`);

/** What is typed, what reaches the server, what comes back, and the heading over it. */
const JOURNEYS: ReadonlyArray<
  [type: LookupType, typed: Record<string, string>, sent: Record<string, string>, data: unknown, heading: string]
> = [
  [
    'nome',
    { Nome: '  helena   prado vasques ' },
    { nome: 'helena prado vasques' },
    namesakes,
    '26 pessoas encontradas',
  ],
  ['telefone', { Telefone: '31987654402' }, { telefone: '31987654402' }, phoneOwners, 'Helena Prado Vasques'],
  ['mae', { 'Nome da mãe': 'Rute Prado' }, { mae: 'Rute Prado' }, children, 'Helena Prado Vasques'],
  ['cpf-mae', { CPF: '11144477735' }, { cpf: '11144477735' }, person, 'Helena Prado Vasques'],
  ['rg', { RG: '41.654.827-x' }, { rg: '41654827X' }, cardHolder, 'Helena Prado Vasques'],
  ['cep', { CEP: '30110000' }, { cep: '30110000' }, place, 'Rua dos Lírios'],
  ['fotorj', { CPF: '52998224725' }, { cpf: '52998224725' }, photo, 'Helena Prado Vasques'],
  [
    'email',
    { Email: ' Helena@Exemplo.com.br ' },
    { email: 'helena@exemplo.com.br' },
    emailOwner,
    'Helena Prado Vasques',
  ],
];

describe('the types of lookup', () => {
  const server = useSubscriberServer();
  beforeEach(() => {
    server.on('GET /api/user/profile', { body: { success: true, user: { ...profile, finalidadePadrao: 'cobranca' } } });
  });

  it.each<[type: LookupType, label: string, typed: string, text: string]>([
    ['telefone', 'Telefone', '1198765', 'Telefone inválido. Use o formato (11) 99999-9999.'],
    ['nome', 'Nome', 'Helena 2', 'Nome inválido. Use apenas letras e espaços.'],
    ['email', 'Email', 'helena@', 'Email inválido. Verifique o formato.'],
    ['rg', 'RG', '41', 'RG inválido. Verifique o formato.'],
    ['pix', 'Nome', 'helena@exemplo', 'Chave PIX inválida. Verifique o formato.'],
    ['cnpj', 'CNPJ', '11111111111111', 'CNPJ inválido. Verifique o formato e os dígitos.'],
  ])('%s says by its field what is wrong, and sends nothing', async (type, label, typed, text) => {
    await openForm(type);
    await userEvent.type(field(label), typed);
    await userEvent.tab();
    expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
    expect(field(label)).toBeInvalid();
    await userEvent.type(field(label), '{Enter}');
    expect(server.requests(routeOf(type))).toHaveLength(0);
  });

  it.each(JOURNEYS)('%s runs on Enter with its normalised value', async (type, typed, sent, data, heading) => {
    server.on(routeOf(type), { body: { success: true, data, meta } });
    await openForm(type);
    const { personal } = lookupDefinition(type);
    if (personal) await screen.findByText('Localização para cobrança');
    for (const [label, text] of Object.entries(typed)) await fillIn(field(label), text);
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toHaveFocus();
    expect(server.requests(routeOf(type)).map(({ body }) => body)).toEqual([
      { ...sent, ...(personal && { finalidade: 'cobranca' }) },
    ]);
  });

  it('pix asks for name and suffix, writes the name in capitals, and says what is missing', async () => {
    server.on(routeOf('pix'), { body: { success: true, data: pixOwner, meta } });
    await openForm('pix');
    await screen.findByText('Localização para cobrança');
    expect(screen.getByText('Nome e sufixo são obrigatórios')).toBeInTheDocument();
    await userEvent.type(field('Nome'), 'h');
    await userEvent.tab();
    expect(screen.getByText('Nome deve ter pelo menos 2 caracteres')).toBeInTheDocument();
    await userEvent.type(field('Nome'), 'elena prado');
    expect(field('Nome')).toHaveValue('HELENA PRADO');
    await userEvent.type(field('Sufixo'), '98');
    await userEvent.click(submit());
    expect(screen.getByText('Sufixo deve ter pelo menos 3 caracteres')).toBeInTheDocument();
    expect(server.requests(routeOf('pix'))).toHaveLength(0);
    await userEvent.type(field('Sufixo'), '2247');
    await userEvent.click(submit());
    await screen.findByRole('heading', { level: 1, name: 'Helena Prado Vasques' });
    expect(server.requests(routeOf('pix'))[0]?.body).toEqual({
      nome: 'HELENA PRADO',
      sufixo: '982247',
      finalidade: 'cobranca',
    });
  });

  it('cpf-2 puts the slashes into the birth date and refuses a day that never was', async () => {
    server.on(routeOf('cpf-2'), { body: { success: true, data: registration, meta } });
    await openForm('cpf-2');
    await screen.findByText('Localização para cobrança');
    expect(screen.getByText('CPF e data de nascimento são obrigatórios')).toBeInTheDocument();
    await userEvent.type(field('CPF'), '52998224725');
    await userEvent.type(field('Data de nascimento'), '310219879');
    expect(field('Data de nascimento')).toHaveValue('31/02/1987');
    const text = 'Data de nascimento inválida. Use o formato DD/MM/AAAA.';
    expect(screen.getAllByText(text).length).toBeGreaterThan(0);
    await userEvent.clear(field('Data de nascimento'));
    await userEvent.type(field('Data de nascimento'), '14031987{Enter}');
    await screen.findByRole('heading', { level: 1, name: 'Helena Prado Vasques' });
    expect(server.requests(routeOf('cpf-2'))[0]?.body).toMatchObject({ dataNascimento: '14/03/1987' });
  });

  it('telefone masks a landline as one', async () => {
    await openForm('telefone');
    await userEvent.type(field('Telefone'), '3133224402');
    expect(field('Telefone')).toHaveValue('(31) 3322-4402');
    expect(screen.getByRole('img', { name: 'Telefone válido' })).toBeInTheDocument();
    await userEvent.clear(field('Telefone'));
    await userEvent.type(field('Telefone'), '31987654402');
    expect(field('Telefone')).toHaveValue('(31) 98765-4402');
  });

  it.each([
    ['typed with a plus', '+5531987654402', '(31) 98765-4402'],
    ['typed without one', '5531987654402', '(31) 98765-4402'],
    ['of a landline', '+553133224402', '(31) 3322-4402'],
    ['of a landline without a plus', '553133224402', '(31) 3322-4402'],
    ['before the area code 55', '+5555987654402', '(55) 98765-4402'],
    ['which is the area code', '55987654402', '(55) 98765-4402'],
    ['and the zero', '+55031987654402', '(31) 98765-4402'],
    ['and the zero alone', '03133224402', '(31) 3322-4402'],
    ['and the zero of a mobile', '(031) 98765-4402', '(31) 98765-4402'],
    ['but no zero of 0800', '08001234567', '(08) 00123-4567'],
  ])('telefone takes the country code off: %s', async (_, typed, shown) => {
    await openForm('telefone');
    await userEvent.type(field('Telefone'), typed);
    expect(field('Telefone')).toHaveValue(shown);
    await userEvent.clear(field('Telefone'));
    await userEvent.click(field('Telefone'));
    await userEvent.paste(typed);
    expect(field('Telefone')).toHaveValue(shown);
  });

  it('telefone refuses zeros alone', async () => {
    await openForm('telefone');
    await userEvent.type(field('Telefone'), '00000000000');
    expect(screen.getByText('Telefone inválido. Use o formato (11) 99999-9999.')).toBeInTheDocument();
  });

  it('the CPF card leads to its four lookups, and back', async () => {
    await openLookups('/consultas', 'O que você quer consultar?');
    await userEvent.click(await screen.findByRole('link', { name: /^CPF/ }));
    await screen.findByRole('heading', { level: 1, name: 'Consultar CPF' });
    expect(screen.getByRole('link', { name: /^CPF Padrão/ })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^CPF Mãe/ })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /^CPF Pai/ })).toBeNull();
    expect(screen.getByText('Manutenção, voltará em breve...')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: /^CPF 2.0 Receita Federal/ }));
    await screen.findByRole('heading', { level: 1, name: 'Consultar CPF 2.0' });
    await userEvent.click(screen.getByRole('link', { name: 'Voltar' }));
    expect(await screen.findByRole('link', { name: /^CPF Padrão/ })).toBeInTheDocument();
  });

  it('a type in maintenance has its text in the place of a form', async () => {
    server.on(LOOKUP_TYPE_STATES, { body: statesWith({ email: 'manutencao' }) });
    await openForm('email');
    expect(await screen.findByRole('heading', { name: 'Manutenção, voltará em breve...' })).toBeInTheDocument();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('the Pix card is the popular one', async () => {
    await openLookups('/consultas', 'O que você quer consultar?');
    expect(within(screen.getByRole('link', { name: /^PIX/ })).getByText('Popular')).toBeInTheDocument();
    expect(screen.getAllByText('Popular')).toHaveLength(1);
  });

  it.each<[LookupType, string]>([
    ['nome', '  '],
    ['telefone', ''],
    ['rg', ' '],
  ])('%s says why the button is off while it is empty', async (type, text) => {
    await openForm(type);
    await screen.findByText('Localização para cobrança');
    const { label } = lookupDefinition(type).inputs[0] ?? { label: '' };
    expect(screen.getByText(`Preencha o campo ${label}.`)).toBeInTheDocument();
    if (text) await fillIn(field(label), text);
    expect(submit()).toBeDisabled();
  });

  it.each<[LookupType, string, string]>([
    ['telefone', '319', 'Telefone inválido. Use o formato (11) 99999-9999.'],
    ['rg', '123', 'RG inválido. Verifique o formato.'],
    ['email', 'ana@', 'Email inválido. Verifique o formato.'],
  ])(
    '%s with %s leaves the button on, and says what is wrong on a click, on Enter and when left',
    async (type, text, reason) => {
      await openForm(type);
      await userEvent.click(await screen.findByText('Localização para cobrança'));
      const { label } = lookupDefinition(type).inputs[0] ?? { label: '' };
      await userEvent.type(field(label), text);
      expect(submit()).toBeEnabled();
      expect(screen.queryByText(reason)).toBeNull();
      await userEvent.click(submit());
      expect(await screen.findByText(reason)).toBeInTheDocument();
      expect(field(label)).toHaveFocus();
      await userEvent.type(field(label), '{Backspace}');
      expect(screen.queryByText(reason)).toBeNull();
      await userEvent.keyboard('{Enter}');
      expect(await screen.findByText(reason)).toBeInTheDocument();
      await userEvent.type(field(label), '{Backspace}');
      expect(screen.queryByText(reason)).toBeNull();
      await userEvent.tab();
      expect(await screen.findByText(reason)).toBeInTheDocument();
      expect(server.requests(routeOf(type))).toHaveLength(0);
    },
  );

  it('more namesakes come behind the first ones, by keyboard too, and the focus goes to the first of them', async () => {
    const [one, other] = namesakes.resultados;
    const pageWith = (pagina: number, person: typeof one) => ({
      body: { success: true, data: { ...namesakes, total: 2, pagina, resultados: [person] }, meta },
    });
    const refusal = { status: 503, body: { success: false, code: 'UNAVAILABLE', error: 'Serviço indisponível.' } };
    server.on(routeOf('nome'), ({ body }) => (Object(body).pagina === 2 ? refusal : pageWith(1, one)));
    await openForm('nome');
    await screen.findByText('Localização para cobrança');
    await fillIn(field('Nome'), 'Helena Prado Vasques{Enter}');
    const more = await screen.findByRole('button', { name: 'Mostrar mais' });
    const words = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(words()).toContain('Mostrando 1 de 2');
    await userEvent.click(more);
    expect(await screen.findByText('Serviço indisponível.')).toBeInTheDocument();
    expect(words()).toContain('Mostrando 1 de 2');

    server.on(routeOf('nome'), pageWith(2, other));
    screen.getByRole('button', { name: 'Mostrar mais' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText('Mostrando 2 de 2')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Mostrar mais' })).toBeNull();
    expect(screen.queryByText('Serviço indisponível.')).toBeNull();
    const second = people()[1] as HTMLElement;
    expect(second.querySelector('summary')).toHaveFocus();
    expect(server.requests(routeOf('nome')).map(({ body }) => Object(body).pagina)).toEqual([undefined, 2, 2]);
  });

  it('a search of more than ten minutes ago is asked anew, which counts, instead of mixed with another one', async () => {
    const [one, other] = namesakes.resultados;
    const page = (person: typeof one) => ({
      body: { success: true, data: { ...namesakes, total: 2, resultados: [person] }, meta },
    });
    server.on(routeOf('nome'), page(one));
    await openForm('nome');
    await screen.findByText('Localização para cobrança');
    await fillIn(field('Nome'), 'Helena Prado Vasques{Enter}');
    await screen.findByRole('button', { name: 'Mostrar mais' });
    const later = Date.now() + 10 * 60_000;
    jest.spyOn(Date, 'now').mockReturnValue(later);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    server.on(routeOf('nome'), page(other));
    await userEvent.click(screen.getByRole('button', { name: 'Consultar de novo (conta uma consulta)' }));
    await screen.findByRole('button', { name: 'Mostrar mais' });
    expect(people()).toHaveLength(1);
    expect(server.requests(routeOf('nome')).map(({ body }) => Object(body).pagina)).toEqual([undefined, undefined]);
  });

  it('a name that more people bear than are read says so above the list and below it', async () => {
    server.on(routeOf('nome'), { body: { success: true, data: { ...namesakes, total: 500, haMais: true }, meta } });
    await openForm('nome');
    await screen.findByText('Localização para cobrança');
    await fillIn(field('Nome'), 'Helena Prado Vasques{Enter}');
    await screen.findByRole('heading', { level: 1, name: 'Mais de 500 pessoas encontradas' });
    expect(screen.getAllByText('Mostrando 2 de mais de 500')).toHaveLength(2);
  });

  it('the record of a namesake opens in its place, with the way to its documents', async () => {
    server.on(routeOf('nome'), { body: { success: true, data: namesakes, meta } });
    await openForm('nome');
    await screen.findByText('Localização para cobrança');
    await fillIn(field('Nome'), 'Helena Prado Vasques{Enter}');
    await screen.findByRole('heading', { level: 1, name: '26 pessoas encontradas' });
    expect(screen.getAllByText('Mostrando 2 de 26')).toHaveLength(2);
    const [first] = people();
    expect(first).not.toHaveAttribute('open');
    await userEvent.click(within(first as HTMLElement).getByText('Helena Prado Vasques'));
    expect(first).toHaveAttribute('open');
    await userEvent.click(screen.getByRole('button', { name: 'Consultar CEP 30110-000' }));
    await screen.findByRole('complementary', { name: 'Consulta ao lado' });
    await waitFor(() => expect(server.requests(routeOf('cep'))[0]?.body).toEqual({ cep: '30110000' }));
  });

  it('a photo is shown with its text and its promise, and is in no file', async () => {
    server.on(routeOf('fotorj'), { body: { success: true, data: photo, meta } });
    await openForm('fotorj');
    await screen.findByText('Localização para cobrança');
    await fillIn(field('CPF'), '52998224725{Enter}');
    expect(await screen.findByRole('img', { name: 'Foto de Helena Prado Vasques' })).toBeInTheDocument();
    expect(screen.getByText(/não fica no histórico/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Ver JSON Completo' }));
    expect(screen.getByRole('region', { name: 'JSON completo' })).not.toHaveTextContent('iVBOR');
  });

  it('says more precisely what the tax authority said', async () => {
    const { notFound, notFoundReason } = lookupDefinition('cpf-2');
    server.on(routeOf('cpf-2'), {
      status: 404,
      body: {
        success: false,
        error: notFound,
        code: 'NOT_FOUND',
        requestId: 'r1',
        details: { motivo: notFoundReason },
      },
    });
    await openForm('cpf-2');
    await screen.findByText('Localização para cobrança');
    await fillIn(field('CPF'), '52998224725');
    await userEvent.type(field('Data de nascimento'), '15031987{Enter}');
    expect(await screen.findByText(notFound)).toBeInTheDocument();
    expect(screen.getByText(`${notFoundReason}.`)).toBeInTheDocument();
  });

  it.each(['1980-03-27', ' 1980-03-27T00:00:00.000Z ', '27/03/1980'])('takes a pasted birth date: %s', async (text) => {
    await openForm('cpf-2');
    await userEvent.click(field('Data de nascimento'));
    await userEvent.paste(text);
    expect(field('Data de nascimento')).toHaveValue('27/03/1980');
  });

  it('finds a telephone, an e-mail or a name in pasted text', async () => {
    await openLookups('/consultas', 'O que você quer consultar?');
    expect(screen.getByPlaceholderText('Cole CPF, CNPJ, telefone, e-mail ou nome')).toBeInTheDocument();
    await userEvent.click(screen.getByLabelText('Consulta rápida'));
    await userEvent.paste('+55 (31) 98765-4402');
    expect(screen.getByText('(31) 98765-4402')).toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('heading', { level: 1, name: 'Consultar Telefone' });
    expect(field('Telefone')).toHaveValue('(31) 98765-4402');
  });
});
