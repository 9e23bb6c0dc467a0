import { MAGIC_CEPS } from '../../sandbox/faults/magic-inputs.js';
import { UNLUCKY } from '../../sandbox/faults/unlucky-people.js';
import { listPeople, Person } from '../../sandbox/population/index.js';
import { dayInBrazil } from '../../src/kernel/brazilian-day.js';
import { LOOKUP_TYPES, type LookupType, lookupDefinition } from '../../src/kernel/lookup-catalogue.js';
import { type RunningApp, startApp, type World } from '../harness/start-app.js';
import { DOWN, Subscriber } from './lookups-world.js';
import { ask, askAbout, PERSONAL } from './queries-about-people.js';

jest.setTimeout(120_000);

const MANUEL = Person.ofCpf('52998224725');

let app: World;
let publicPage: RunningApp;

beforeAll(async () => {
  app = await startApp();
  publicPage = await startApp({ env: { CPF2_SOURCE: 'receita-federal' } });
});

describe('A lookup of a person', () => {
  it.each(PERSONAL)('by %s answers, says from where, and is kept once', async (type) => {
    const ana = await Subscriber.of(app);
    const { status, body } = await askAbout(ana, type, MANUEL);
    expect([status, body.success]).toEqual([200, true]);
    expect(body.meta).toMatchObject({ origem: type === 'cpf-2' ? 'oficial' : 'contratada', simulado: false });
    expect(String(body.meta.fonte)).toMatch(/ \(sandbox\)$/);
    expect(JSON.stringify(body)).not.toMatch(/Sem dados|criador|creator|affiliate|sandbox-/i);
    expect(JSON.stringify(body.data)).toContain(type === 'cpf-mae' ? MANUEL.mother.cpf : MANUEL.name);
    expect(await ana.kept()).toEqual({ history: [`${type} success`], audit: [`${type} success`], counted: 1 });
  });

  it.each([
    ['cpf-2', 'CPF ou data de nascimento não conferem com os dados da Receita Federal'],
    ['pix', 'Dados não encontrados para os parâmetros informados'],
    ['cpf', undefined],
  ] as const)('by %s that finds nobody says more exactly what the source said', async (type, motivo) => {
    const ana = await Subscriber.of(app);
    const { body } = await askAbout(ana, type, UNLUCKY['not-found']);
    expect([body.error, body.details]).toEqual([lookupDefinition(type).notFound, motivo && { motivo }]);
  });

  it('needs a purpose, whatever the type', async () => {
    const ana = await Subscriber.of(app, { purpose: null });
    for (const type of PERSONAL) {
      const { status, body } = await askAbout(ana, type, MANUEL);
      expect([type, status, body.error]).toEqual([type, 422, 'Informe a finalidade da consulta.']);
    }
    expect(await ana.kept()).toEqual({ history: [], audit: [], counted: 0 });
  });
});

describe('Inputs', () => {
  const both = 'CPF e data de nascimento são obrigatórios';
  const pix = 'Nome e sufixo são obrigatórios';
  it.each<[LookupType, object, string]>([
    ['nome', { nome: 'A' }, 'Nome inválido. Use apenas letras e espaços.'],
    ['nome', { nome: 'ANA 2' }, 'Nome inválido. Use apenas letras e espaços.'],
    ['mae', { mae: '' }, 'Nome inválido. Use apenas letras e espaços.'],
    ['telefone', { telefone: '123' }, 'Telefone inválido. Use o formato (11) 99999-9999.'],
    ['telefone', { telefone: '+55 (16) 92750-8896' }, 'Telefone inválido. Use o formato (11) 99999-9999.'],
    ['telefone', { telefone: '551637348904' }, 'Telefone inválido. Use o formato (11) 99999-9999.'],
    ['telefone', { telefone: '00000000000' }, 'Telefone inválido. Use o formato (11) 99999-9999.'],
    ['rg', { rg: '12' }, 'RG inválido. Verifique o formato.'],
    ['cep', { cep: '1234' }, 'CEP inválido. Verifique o formato.'],
    ['email', { email: 'ana@' }, 'Email inválido. Verifique o formato.'],
    ['fotorj', { cpf: '1' }, 'CPF inválido. Verifique o formato e os dígitos.'],
    ['cpf-mae', { cpf: '1' }, 'CPF inválido. Verifique o formato e os dígitos.'],
    ['cpf-2', {}, both],
    ['cpf-2', { cpf: MANUEL.cpf }, both],
    [
      'cpf-2',
      { cpf: MANUEL.cpf, dataNascimento: '31/02/2000' },
      'Data de nascimento inválida. Use o formato DD/MM/AAAA.',
    ],
    ['cpf-2', { cpf: '1', dataNascimento: '27/03/1980' }, 'CPF inválido. Verifique o formato e os dígitos.'],
    ['pix', { nome: 'ANA' }, pix],
    ['pix', { sufixo: '123' }, pix],
    ['pix', { nome: 'A', sufixo: '123' }, 'Nome deve ter pelo menos 2 caracteres'],
    ['pix', { nome: 'ANA', sufixo: '12' }, 'Sufixo deve ter pelo menos 3 caracteres'],
    ['pix', { nome: 'ana@x', sufixo: '123' }, 'Chave PIX inválida. Verifique o formato.'],
  ])('of %s that are %j are refused with the rule’s words', async (type, body, text) => {
    const ana = await Subscriber.of(app);
    const answer = await ask(ana, type, body);
    expect([answer.status, answer.body.code, answer.body.error]).toEqual([400, 'INVALID_INPUT', text]);
  });
});

describe('A birth date by the API', () => {
  const dayFromNow = (days: number) =>
    dayInBrazil(new Date(Date.now() + days * 86_400_000))
      .split('-')
      .toReversed()
      .join('/');

  it.each<[string, () => string, number]>([
    ['the last day of 1899', () => '31/12/1899', 400],
    ['the first of 1900', () => '01/01/1900', 404],
    ['today in Brasília', () => dayFromNow(0), 404],
    ['tomorrow in Brasília', () => dayFromNow(1), 400],
  ])('that is %s', async (_, date, status) => {
    const ana = await Subscriber.of(app);
    expect((await ask(ana, 'cpf-2', { cpf: MANUEL.cpf, dataNascimento: date() })).status).toBe(status);
  });
});

describe('The tax authority’s public page', () => {
  it('answers CPF 2.0 when the settings choose it', async () => {
    const ana = await Subscriber.of(publicPage);
    const { body } = await askAbout(ana, 'cpf-2', MANUEL);
    expect(body.meta).toMatchObject({ origem: 'oficial', fonte: 'Receita Federal (sandbox)' });
    expect(body.data).toMatchObject({
      dados_pessoais: { nome: MANUEL.name, cpf: MANUEL.cpf, nascimento: '27/03/1980' },
      receita_federal: { situacao: 'REGULAR', ultima_atualizacao: expect.stringMatching(/^\d\d\/\d\d\/\d{4} \d\d:/) },
    });
  });

  it('and the contracted API give the same fields of the same person, but when it was told', async () => {
    const registrations = (people: Person[]) =>
      Promise.all(
        [app, publicPage].map(async (one) => {
          const ana = await Subscriber.of(one);
          const answers = [];
          for (const person of people) answers.push((await askAbout(ana, 'cpf-2', person)).body.data);
          return answers;
        }),
      );
    const people = listPeople(3, { minor: false, deceased: false });
    const [contracted = [], open = []] = await registrations([MANUEL, ...people]);
    const told = /^\d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d$/;
    const own = (fonte: string, ultima_atualizacao: unknown) => (data: unknown) => {
      const { dados_pessoais, receita_federal } = data as Record<string, object>;
      expect(receita_federal).toMatchObject({ fonte, ultima_atualizacao });
      return { dados_pessoais, receita_federal: { ...receita_federal, fonte: null, ultima_atualizacao: null } };
    };
    expect(open.map(own('Receita Federal (sandbox)', expect.stringMatching(told)))).toEqual(
      contracted.map(own('Receita Federal (Serpro) (sandbox)', null)),
    );
  });

  it('that cannot be read or asks for a captcha is out', async () => {
    const ana = await Subscriber.of(publicPage);
    const garbage = await askAbout(ana, 'cpf-2', UNLUCKY.garbage);
    expect([garbage.status, garbage.body.error]).toEqual([
      502,
      'Não foi possível extrair dados da resposta da Receita Federal',
    ]);
    const captcha = await askAbout(ana, 'cpf-2', UNLUCKY.captcha);
    expect([captcha.status, captcha.body.code]).toEqual([502, 'SOURCE_DOWN']);
  });

  it('and the contracted API do not tell a wrong birth date from an unknown CPF', async () => {
    for (const one of [app, publicPage]) {
      const ana = await Subscriber.of(one);
      const { status, body } = await ask(ana, 'cpf-2', { cpf: MANUEL.cpf, dataNascimento: '28/03/1980' });
      expect([status, body.details]).toEqual([
        404,
        { motivo: 'CPF ou data de nascimento não conferem com os dados da Receita Federal' },
      ]);
    }
  });
});

describe('The photo', () => {
  it('is shown and never kept', async () => {
    const ana = await Subscriber.of(app);
    const { body } = await askAbout(ana, 'fotorj', MANUEL);
    expect(body.data).toMatchObject({ resultado: { foto: { base64: expect.stringMatching(/^iVBOR/) } } });
    const [entry] = (await ana.history()).history;
    const opened = await ana.http.get<{ data: unknown }>(`/api/user/history/${entry?.id}`);
    expect(opened.body.data).toMatchObject({
      resultado: { dados_pessoais: { cpf: MANUEL.cpf }, foto: { base64: null } },
    });
  });

  it('comes by GET too, with the token ignored and a hint to the call that replaces it', async () => {
    const ana = await Subscriber.of(app);
    const path = `/api-fotorj/fotorj?token=qualquer&cpf=${MANUEL.cpf}`;
    const { status, headers, body } = await ana.http.get<{ resultado: object }>(path);
    expect([status, headers.get('cache-control'), headers.get('deprecation')]).toEqual([
      200,
      'no-store',
      '@1767225600',
    ]);
    expect(body.resultado).toMatchObject({ dados_pessoais: { cpf: MANUEL.cpf } });
    expect((await app.http.get(path)).status).toBe(401);
    expect((await ana.http.get('/api-fotorj/fotorj?cpf=1')).status).toBe(400);
  });
});

describe('A CEP', () => {
  it('answers its street without a purpose', async () => {
    const ana = await Subscriber.of(app, { purpose: null });
    const { status, body } = await ask(ana, 'cep', { cep: '14062-252' });
    expect([status, body.meta.fonte]).toEqual([200, 'BrasilAPI (sandbox)']);
    expect(body.data).toMatchObject({ cep: '14062252', cidade: 'Ribeirão Preto', uf: 'SP' });
  });

  it('is unknown only when a second source says so', async () => {
    const ana = await Subscriber.of(app);
    const { status, body } = await ask(ana, 'cep', { cep: MAGIC_CEPS.all['not-found'] });
    expect([status, body.error]).toEqual([404, 'Dados não encontrados na base de dados.']);
    const divergent = await ask(ana, 'cep', { cep: MAGIC_CEPS['brasil-api']['not-found'] });
    expect([divergent.status, divergent.body.error]).toEqual([409, 'As fontes consultadas divergem.']);
  });

  it('comes from the next source when one is out, and is an outage when all are', async () => {
    const ana = await Subscriber.of(app);
    const { body } = await ask(ana, 'cep', { cep: MAGIC_CEPS['brasil-api'].reset });
    expect(body.meta.fonte).toBe('ViaCEP (sandbox)');
    const out = await ask(ana, 'cep', { cep: MAGIC_CEPS.all['server-error'] });
    expect([out.status, out.body.error]).toEqual([502, DOWN]);
  });
});

describe('Protected people', () => {
  const [minor] = listPeople(1, { minor: true }) as [Person];

  it.each(['cpf', 'cpf-2', 'cpf-mae', 'fotorj'] as const)('under 18 are withheld by %s', async (type) => {
    const ana = await Subscriber.of(app);
    const { status, body } = await askAbout(ana, type, minor);
    expect([status, body.code, body.error]).toEqual([
      451,
      'SUBJECT_SUPPRESSED',
      'Os dados desta pessoa não estão disponíveis.',
    ]);
    expect(await ana.kept()).toEqual({ history: [`${type} withheld`], audit: [`${type} withheld`], counted: 1 });
  });

  it.each(['telefone', 'rg', 'email', 'pix'] as const)('under 18 are as if not found by %s', async (type) => {
    const ana = await Subscriber.of(app);
    const { status, body } = await askAbout(ana, type, minor);
    expect([status, body.code, body.error]).toEqual([404, 'NOT_FOUND', lookupDefinition(type).notFound]);
    expect(await ana.kept()).toEqual({ history: [`${type} not_found`], audit: [`${type} not_found`], counted: 1 });
  });

  it('who have died show nothing but their registration status, or that they have died', async () => {
    const [dead] = listPeople(1, { deceased: true }) as [Person];
    const ana = await Subscriber.of(app);
    for (const type of ['cpf', 'rg', 'telefone', 'cpf-2', 'email'] as const) {
      const { status, body } = await askAbout(ana, type, dead);
      expect([type, status]).toEqual([type, 200]);
      const { protocolo } = body.meta as { protocolo: string };
      const opened = await ana.http.get<{ data: unknown }>(`/api/user/history/by-protocol/${protocolo}`);
      expect(opened.status).toBe(200);
      for (const told of [body.data, opened.body.data].map((one) => JSON.stringify(one))) {
        expect(told).not.toContain(dead.name);
        expect(told).toMatch(/FALECIDO|"obito":"SIM"/);
        expect([type, told.includes(dead.cpf)]).toEqual([type, type.startsWith('cpf')]);
      }
    }
  });
});

describe('A call that is none of the catalogue’s', () => {
  const unknown = { code: 'LOOKUP_TYPE_NOT_FOUND', error: 'Tipo de consulta não suportado' };

  it.each(['placa', 'CPF', 'constructor', 'cpf%2F..', 'x'.repeat(100)])(
    'for the type %p is not supported',
    async (type) => {
      const ana = await Subscriber.of(app);
      expect(await ana.http.post(`/api/external/${type}`, { placa: 'ABC1D23' })).toMatchObject({
        status: 404,
        body: unknown,
      });
      expect(await ana.http.get(`/api/external/${type}`)).toMatchObject({ status: 404, body: unknown });
      expect(await ana.kept()).toEqual({ history: [], audit: [], counted: 0 });
    },
  );

  it('needs a token first', async () => {
    expect(await app.http.post('/api/external/placa', {})).toMatchObject({
      status: 401,
      body: { code: 'UNAUTHENTICATED' },
    });
  });

  it('by another method than POST says which one to use (ASVS 3.5.3)', async () => {
    const ana = await Subscriber.of(app);
    const { status, headers, body } = await ana.http.get('/api/external/cpf');
    expect([status, headers.get('allow')]).toEqual([405, 'POST']);
    expect(body).toMatchObject({ code: 'METHOD_NOT_ALLOWED', error: 'Use POST nesta consulta.' });
  });
});

describe('The list of types', () => {
  it('tells the state of each, without a sign-in', async () => {
    const { status, body } = await app.http.get<{ type: string; state: string }[]>('/api/lookup-types');
    expect(status).toBe(200);
    expect(body.map(({ type }) => type)).toEqual([...LOOKUP_TYPES]);
    expect(body.find(({ type }) => type === 'cpf-pai')?.state).toBe('manutencao');
  });

  it('has the father’s CPF in maintenance, and the call says so', async () => {
    const ana = await Subscriber.of(app);
    const { status, body } = await ask(ana, 'cpf-pai', { cpf: MANUEL.cpf });
    expect([status, body.code, body.error]).toEqual([503, 'MAINTENANCE', 'Manutenção, voltará em breve...']);
  });
});
