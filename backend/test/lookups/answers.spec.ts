import type { FaultKind } from '../../sandbox/faults/fault-kinds.js';
import { MAGIC_CNPJS } from '../../sandbox/faults/magic-inputs.js';
import { TERMS_VERSION } from '../../src/kernel/terms.js';
import { startApp, type World } from '../harness/start-app.js';
import { until } from '../harness/until.js';
import { DOWN, type LookupBody, QUICK_SOURCES, Subscriber } from './lookups-world.js';

jest.setTimeout(120_000);

const CPF = '52998224725';
const CNPJ = '11222333000181';
/** No letters are taken by BrasilAPI. */
const LETTERS = '12ABC34501DE35';
/** Faults at which a source cannot tell anything. */
const OUTAGES: [FaultKind, number][] = [
  ['server-error', 502],
  ['rate-limited', 503],
  ['timeout', 504],
  ['reset', 503],
  ['garbage', 502],
  ['wrong-content-type', 502],
  ['slow', 504],
  ['empty', 502],
  ['huge', 502],
  ['truncated', 502],
];

let app: World;
let calm: Subscriber;

beforeAll(async () => {
  app = await startApp({ env: { ...QUICK_SOURCES } });
  calm = await Subscriber.of(app);
  await until(async () => (await calm.cpf(CPF)).status === 200); // the first call to a source takes longest
});

afterEach(async () => {
  // A good answer of each source ends its row of failures, so that no circuit opens.
  await calm.cpf(CPF);
  await calm.cnpj(MAGIC_CNPJS['brasil-api']['server-error']);
  await calm.cnpj(CNPJ);
});

describe('A CPF lookup', () => {
  it('answers the person with where, when and under which protocol, and keeps exactly that', async () => {
    const ana = await Subscriber.of(app);
    const { status, body, headers } = await ana.cpf('529.982.247-25');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(body).toMatchObject({
      success: true,
      data: { resultado: { dados_gerais: { cpf: CPF, nome: 'MANUEL ROCHA XAVIER' } } },
      meta: {
        origem: 'contratada',
        fonte: 'Birô de dados (sandbox)',
        dadosDe: '2026-10',
        emCache: false,
        simulado: false,
      },
    });
    expect(JSON.stringify(body)).not.toMatch(/Sem dados|criador/);
    expect(await ana.kept()).toEqual({ history: ['cpf success'], audit: ['cpf success'], counted: 1 });
  });
});

describe('A CNPJ lookup', () => {
  it('answers numeric and alphanumeric companies in any punctuation', async () => {
    const ana = await Subscriber.of(app);
    for (const [cnpj, fonte] of [
      ['12.abc.345/01de-35', 'Minha Receita (sandbox)'],
      ['11.222.333/0001-81', 'BrasilAPI (sandbox)'],
    ] as const) {
      const { status, body } = await ana.cnpj(cnpj);
      expect(status).toBe(200);
      expect(body.data.cnpj).toBe(cnpj.replace(/[./-]/g, '').toUpperCase());
      expect(body.meta).toMatchObject({ origem: 'aberta', fonte, simulado: false });
    }
  });

  it('needs no purpose', async () => {
    const ana = await Subscriber.of(app, { purpose: null });
    expect((await ana.cnpj(CNPJ)).status).toBe(200);
  });

  it('hides the owner’s CPF in a sole trader’s company name', async () => {
    const { body: companies } = await app.sandbox.get<{ cnpj: string; razaoSocial: string }[]>('/companies?limit=300');
    const trader = companies.find(({ razaoSocial }) => /\d{11}$/.test(razaoSocial));
    const ana = await Subscriber.of(app);
    const { body } = await ana.cnpj(trader?.cnpj ?? '');
    expect(body.data.razao_social).toMatch(/ \*\*\*\.\d{3}\.\d{3}-\*\*$/);
    expect(JSON.stringify(body)).not.toMatch(/[^\d]\d{11}[^\d]/);
  });

  it.each(OUTAGES)('is answered by the second source when the first fails with %s', async (fault) => {
    const ana = await Subscriber.of(app);
    const { status, body } = await ana.cnpj(MAGIC_CNPJS['brasil-api'][fault]);
    expect(status).toBe(200);
    expect(body.meta.fonte).toBe('Minha Receita (sandbox)');
    expect(await ana.kept()).toEqual({ history: ['cnpj success'], audit: ['cnpj success'], counted: 1 });
  });

  it('does not take the word of one source for nobody while the other is out', async () => {
    await app.sandbox.post('/faults/minha-receita', { kind: 'server-error' });
    const ana = await Subscriber.of(app);
    const { status, body } = await ana.cnpj(MAGIC_CNPJS['brasil-api']['not-found']);
    await app.sandbox.delete('/faults');
    expect([status, body.error]).toEqual([502, DOWN]);
    expect(await ana.kept()).toMatchObject({ history: ['cnpj source_down'] });
  });

  it('does not take a refusal of the one and the word of the other for nobody', async () => {
    await app.sandbox.post('/faults/minha-receita', { kind: 'not-found' });
    const ana = await Subscriber.of(app);
    const { status, body } = await ana.cnpj(LETTERS);
    await app.sandbox.delete('/faults');
    const said = 'Uma das fontes não aceita o que foi digitado, e nenhuma outra confirma que não existe.';
    expect([status, body.code, body.error]).toEqual([502, 'SOURCE_DOWN', said]);
    expect(await ana.kept()).toMatchObject({ history: ['cnpj source_down'] });
  });

  it('says that the sources diverge, with what each of them says, when only one knows the company', async () => {
    const ana = await Subscriber.of(app);
    const { status, body } = await ana.cnpj(MAGIC_CNPJS['brasil-api']['not-found']);
    expect([status, body.code, body.error]).toEqual([409, 'SOURCES_DIVERGE', 'As fontes consultadas divergem.']);
    expect(body.details.campos).toEqual([
      {
        campo: 'existe',
        valores: [
          { fonte: 'BrasilAPI (sandbox)', valor: false },
          { fonte: 'Minha Receita (sandbox)', valor: true },
        ],
      },
    ]);
    expect(await ana.kept()).toEqual({ history: ['cnpj diverged'], audit: ['cnpj diverged'], counted: 1 });
    const [entry] = (await ana.history()).history;
    const opened = await ana.http.get<{ data: unknown; details: unknown }>(`/api/user/history/${entry?.id}`);
    expect(opened.body).toMatchObject({ data: null, details: body.details });
  });
});

describe('A lookup is refused, and leaves no entry,', () => {
  const nothing = { history: [], audit: [], counted: 0 };

  it('without a token', async () => {
    const { status, body } = await app.http.post<LookupBody>('/api/external/cpf', { cpf: CPF });
    expect([status, body.code, body.error]).toEqual([401, 'UNAUTHENTICATED', 'Token não encontrado']);
  });

  it('without an active plan', async () => {
    const ana = await Subscriber.of(app, { plan: false });
    const { status, body } = await ana.cpf(CPF);
    expect([status, body.code, body.error, body.requiresSubscription]).toEqual([
      403,
      'SUBSCRIPTION_REQUIRED',
      'Sua assinatura expirou. Renove para continuar.',
      true,
    ]);
    expect(await ana.kept()).toEqual(nothing);
  });

  it('before the terms are accepted', async () => {
    const ana = await Subscriber.of(app, { terms: false });
    const { status, body } = await ana.cpf(CPF);
    expect([status, body.code, body.error]).toEqual([
      403,
      'TERMS_NOT_ACCEPTED',
      'Aceite os termos de uso para continuar.',
    ]);
    await ana.http.post('/api/user/terms/accept', { termsVersion: TERMS_VERSION });
    expect((await ana.cpf(CPF)).status).toBe(200);
  });

  it('without a purpose, of the request or of the account', async () => {
    const ana = await Subscriber.of(app, { purpose: null });
    const { status, body } = await ana.cpf(CPF);
    expect([status, body.code, body.error]).toEqual([422, 'PURPOSE_REQUIRED', 'Informe a finalidade da consulta.']);
    expect(await ana.kept()).toEqual(nothing);
    expect((await ana.cpf(CPF, { finalidade: 'cobranca' })).status).toBe(200);
  });

  it.each<[string, unknown, string]>([
    ['/api/external/cpf', { cpf: '52998224735' }, 'CPF inválido. Verifique o formato e os dígitos.'],
    ['/api/external/cpf', { cpf: '11111111111' }, 'CPF inválido. Verifique o formato e os dígitos.'],
    ['/api/external/cpf', { cpf: 'abc52998224725' }, 'CPF inválido. Verifique o formato e os dígitos.'],
    ['/api/external/cpf', { cpf: '../../v1/52998224725' }, 'CPF inválido. Verifique o formato e os dígitos.'],
    ['/api/external/cpf', { cpf: 52998224725 }, 'CPF inválido. Verifique o formato e os dígitos.'],
    ['/api/external/cpf', { cpf: ['52998224725'] }, 'CPF inválido. Verifique o formato e os dígitos.'],
    ['/api/external/cpf', {}, 'CPF inválido. Verifique o formato e os dígitos.'],
    ['/api/external/cpf', { cpf: CPF, extra: 1 }, 'Campo desconhecido: extra.'],
    [
      '/api/external/cpf',
      { cpf: CPF, finalidade: 'curiosidade' },
      'Finalidade inválida. Escolha uma das finalidades da lista.',
    ],
    ['/api/external/cpf', [CPF], 'Envie um objeto JSON no corpo da requisição.'],
    ['/api/external/cpf', { cpf: '5299822\u00004725' }, 'Os dados enviados contêm caracteres de controle.'],
    ['/api/external/cnpj', { cnpj: '12ABC34501DE34' }, 'CNPJ inválido. Verifique o formato e os dígitos.'],
    ['/api/external/cnpj', { cnpj: '00000000000000' }, 'CNPJ inválido. Verifique o formato e os dígitos.'],
    ['/api/external/cnpj', { cnpj: null }, 'CNPJ inválido. Verifique o formato e os dígitos.'],
  ])('when %s receives %j', async (path, body, text) => {
    const ana = await Subscriber.of(app);
    const answer = await ana.http.post<LookupBody>(path, body);
    expect([answer.status, answer.body.code, answer.body.error]).toEqual([400, 'INVALID_INPUT', text]);
    expect(await ana.kept()).toEqual(nothing);
  });

  it('when the body is broken, too large or of another type', async () => {
    const ana = await Subscriber.of(app);
    const json = { 'content-type': 'application/json' };
    const broken = await ana.http.raw<LookupBody>('POST', '/api/external/cpf', '{"cpf":', json);
    expect([broken.status, broken.body.success]).toEqual([400, false]);
    const large = await ana.http.raw<LookupBody>('POST', '/api/external/cpf', `{"cpf":"${'1'.repeat(1e7)}"}`, json);
    expect([large.status, large.body.error]).toEqual([413, 'O conteúdo enviado é grande demais.']);
    const form = await ana.http.raw<LookupBody>('POST', '/api/external/cpf', `cpf=${CPF}`, {
      'content-type': 'text/x',
    });
    expect([form.status, form.body.error]).toEqual([415, 'Envie o corpo como application/json.']);
    expect(await ana.kept()).toEqual(nothing);
  });
});
