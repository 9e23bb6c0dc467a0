import { join } from 'node:path';
import { MAGIC_CEPS, MAGIC_CNPJS, MAGIC_CPFS } from '../../../../sandbox/faults/magic-inputs.js';
import { UNLUCKY } from '../../../../sandbox/faults/unlucky-people.js';
import { brazilianDay, listPeople, Person } from '../../../../sandbox/population/index.js';
import { SandboxClient } from '../../../../sandbox/testing/client.js';
import { RecordedVendor } from '../../../../sandbox/testing/recorded-vendor.js';
import { suppressing } from '../../../../test/lookups/protection/suppressing.js';
import { VendorClient } from '../../../platform/http/vendor-client.js';
import { LOOKUP_RESULTS, onlyDescribed } from '../model/index.js';
import { behavesAsLookupSource } from '../model/lookup-source.contract.js';
import type { LookupSource } from '../model/lookup-source.port.js';
import type { SourceIdentity } from '../model/provenance.js';
import { type LookupQuery, queryOf } from '../model/subject.js';
import { disclosable } from '../suppression/domain/protected-people.js';
import type { SubjectKey } from '../suppression/domain/subject-keys.js';
import { BrasilApiCeps } from './brasil-api/brasil-api-ceps.js';
import { BureauMothers } from './bureau/bureau-mothers.js';
import { BureauPeople } from './bureau/bureau-people.js';
import { BureauSearch, type BureauSearchKind } from './bureau/bureau-search.js';
import { BY_MOTHER, BY_NAME, BY_PHONE, BY_RG } from './bureau/bureau-searches.js';
import { CompanyRegister } from './company-register/company-register.js';
import { EmailServiceOwners } from './email-service/email-service.vendor.js';
import { OpenCepCeps } from './opencep/opencep.vendor.js';
import { PhotoServicePeople } from './photo-service/photo-service.vendor.js';
import { PixServiceOwners } from './pix-service/pix-service.vendor.js';
import { ReceitaFederalRegistrations } from './receita-federal/receita-federal.vendor.js';
import { SerproRegistrations } from './serpro/serpro.vendor.js';
import { ViaCepCeps } from './viacep/viacep.vendor.js';

jest.setTimeout(30_000);

const BUREAU_KEY = { authorization: 'Bearer sandbox-bureau-key' };
const OPEN: SourceIdentity = { origem: 'aberta', fonte: 'Fonte aberta', legalBasis: null };
const CONTRACTED: SourceIdentity = { origem: 'contratada', fonte: 'Birô', legalBasis: 'protecao_credito' };

const OFFICIAL: SourceIdentity = { origem: 'oficial', fonte: 'Receita Federal', legalBasis: 'protecao_credito' };
const MANUEL = Person.ofCpf('52998224725');

interface Traffic {
  calls: { path: string; count: number }[];
}

let sandbox: SandboxClient;
const clients: VendorClient[] = [];

beforeAll(async () => {
  sandbox = await SandboxClient.start();
});

afterAll(async () => {
  await Promise.all(clients.map((client) => client.onApplicationShutdown()));
  await sandbox.sandbox.close();
});

/** A client that never opens its circuit and reads everything, so that each fault is met by the adapter. */
function clientOf(baseUrl: string, headers: Record<string, string> = BUREAU_KEY): VendorClient {
  const client = new VendorClient({
    vendor: 'Fonte',
    baseUrl,
    headers,
    deadlineMs: 15_000,
    maxReplyBytes: 64 * 1024 * 1024,
    breakAfter: 1_000,
  });
  clients.push(client);
  return client;
}

/** The same for vendors with keys of their own. */
function clientWith(path: string, headers: Record<string, string>): VendorClient {
  return clientOf(`${sandbox.sandbox.url}${path}`, headers);
}

const at = (path: string) => clientOf(`${sandbox.sandbox.url}${path}`);

behavesAsLookupSource('The data bureau', {
  source: () => new BureauPeople(at('/bureau'), CONTRACTED),
  known: { cpf: '52998224725' },
  failing: (fault) => ({ cpf: MAGIC_CPFS[fault] }),
  at: (url) => new BureauPeople(clientOf(url), CONTRACTED),
  recorded: { file: 'bureau/recorded/person.json' },
});

behavesAsLookupSource('BrasilAPI', {
  source: () => new CompanyRegister(at('/brasil-api'), OPEN, '/api/cnpj/v1'),
  known: { cnpj: '11222333000181' },
  failing: (fault) => ({ cnpj: MAGIC_CNPJS['brasil-api'][fault] }),
  at: (url) => new CompanyRegister(clientOf(url), OPEN, '/api/cnpj/v1'),
  recorded: { file: 'brasil-api/recorded/head-office.json', known: { cnpj: '19131243000197' } },
});

behavesAsLookupSource('Minha Receita', {
  source: () => new CompanyRegister(at('/minha-receita'), OPEN, ''),
  known: { cnpj: '12ABC34501DE35' },
  failing: (fault) => ({ cnpj: MAGIC_CNPJS['minha-receita'][fault] }),
  at: (url) => new CompanyRegister(clientOf(url), OPEN, ''),
  recorded: { file: 'minha-receita/recorded/branch.json', known: { cnpj: '33683111000280' } },
});

const searches = [
  ['nome', 'namesakes', BY_NAME, MANUEL.name, ({ name }: Person) => name],
  ['telefone', 'phone', BY_PHONE, MANUEL.mobile, ({ mobile }: Person) => mobile],
  ['mae', 'children', BY_MOTHER, MANUEL.mother.name, ({ mother }: Person) => mother.name],
  ['rg', 'rg', BY_RG, MANUEL.rg, ({ rg }: Person) => rg],
] as const;

for (const [by, recorded, kind, known, keyOf] of searches) {
  const search = kind as BureauSearchKind<unknown, unknown>;
  behavesAsLookupSource(`The data bureau's search by ${by}`, {
    source: () => new BureauSearch(at('/bureau'), CONTRACTED, search),
    known: { [by]: known },
    failing: (fault) => ({ [by]: keyOf(UNLUCKY[fault]) }),
    at: (url) => new BureauSearch(clientOf(url), CONTRACTED, search),
    recorded: { file: `bureau/recorded/${recorded}.json` },
  });
}

behavesAsLookupSource("The data bureau's search for mothers", {
  source: () => new BureauMothers(at('/bureau'), CONTRACTED),
  known: { cpf: MANUEL.cpf },
  failing: (fault) => ({ cpf: MAGIC_CPFS[fault] }),
  at: (url) => new BureauMothers(clientOf(url), CONTRACTED),
  recorded: {
    file: 'bureau/recorded/person.json',
    edit: (reply, path) => (path.endsWith(MANUEL.cpf) ? reply : reply.replaceAll(MANUEL.cpf, path.slice(-11))),
  },
});

behavesAsLookupSource('The e-mail service', {
  source: () => new EmailServiceOwners(clientWith('/email-service', { 'x-api-key': 'sandbox-email-key' }), CONTRACTED),
  known: { email: MANUEL.email },
  failing: (fault) => ({ email: UNLUCKY[fault].email }),
  at: (url) => new EmailServiceOwners(clientOf(url), CONTRACTED),
  recorded: { file: 'email-service/recorded/owner.json' },
});

behavesAsLookupSource('The photo service', {
  source: () => new PhotoServicePeople(clientWith('/fotorj', {}), CONTRACTED, 'sandbox-photo-token'),
  known: { cpf: MANUEL.cpf },
  failing: (fault) => ({ cpf: MAGIC_CPFS[fault] }),
  at: (url) => new PhotoServicePeople(clientOf(url), CONTRACTED, 'sandbox-photo-token'),
  recorded: { file: 'photo-service/recorded/photo.json' },
});

behavesAsLookupSource('The Pix service', {
  source: () => new PixServiceOwners(clientWith('/pix-lookup', {}), CONTRACTED, 'sandbox-pix-key'),
  known: { nome: MANUEL.name, sufixo: MANUEL.pixSuffix },
  failing: (fault) => ({ nome: UNLUCKY[fault].name, sufixo: UNLUCKY[fault].pixSuffix }),
  unreadable: { code: 'SOURCE_UNREADABLE', text: 'Não foi possível processar os dados retornados' },
  at: (url) => new PixServiceOwners(clientOf(url), CONTRACTED, 'sandbox-pix-key'),
  recorded: { file: 'pix-service/recorded/chatty.txt' },
});

const registered = ({ cpf, birth }: Person) => ({ cpf, dataNascimento: brazilianDay(birth) });
const SERPRO_KEY = 'sandbox-serpro-key:sandbox-serpro-secret';

behavesAsLookupSource("The tax authority's contracted API", {
  source: () => new SerproRegistrations(clientWith('/serpro', {}), OFFICIAL, SERPRO_KEY),
  known: registered(MANUEL),
  failing: (fault) => registered(UNLUCKY[fault]),
  at: (url) => new SerproRegistrations(clientOf(url), OFFICIAL, SERPRO_KEY),
  recorded: { file: 'serpro/recorded/registration.json' },
});

behavesAsLookupSource("The tax authority's public page", {
  source: () => new ReceitaFederalRegistrations(clientWith('/receita-federal', {}), OFFICIAL),
  known: registered(MANUEL),
  failing: (fault) => registered(UNLUCKY[fault]),
  unreadable: {
    code: 'SOURCE_UNREADABLE',
    text: 'Não foi possível extrair dados da resposta da Receita Federal',
  },
  at: (url) => new ReceitaFederalRegistrations(clientOf(url), OFFICIAL),
  recorded: { file: 'receita-federal/recorded/registration.txt' },
});

for (const [title, vendor, Source] of [
  ['BrasilAPI, of postal codes', 'brasil-api', BrasilApiCeps],
  ['ViaCEP', 'viacep', ViaCepCeps],
  ['OpenCEP', 'opencep', OpenCepCeps],
] as const) {
  behavesAsLookupSource(title, {
    source: () => new Source(at(`/${vendor}`), OPEN),
    known: { cep: '14062252' },
    failing: (fault) => ({ cep: MAGIC_CEPS[vendor][fault] }),
    at: (url) => new Source(clientOf(url), OPEN),
    recorded: { file: `${vendor}/recorded/street.json` },
  });
}

describe('A source that answers about somebody else', () => {
  const liars: [string, () => LookupSource<unknown>, LookupQuery][] = [
    [
      'the e-mail service',
      () => new EmailServiceOwners(clientWith('/email-service', { 'x-api-key': 'sandbox-email-key' }), CONTRACTED),
      { email: UNLUCKY.inconsistent.email },
    ],
    [
      'the photo service',
      () => new PhotoServicePeople(clientWith('/fotorj', {}), CONTRACTED, 'sandbox-photo-token'),
      { cpf: UNLUCKY.inconsistent.cpf },
    ],
    [
      'the Pix service',
      () => new PixServiceOwners(clientWith('/pix-lookup', {}), CONTRACTED, 'sandbox-pix-key'),
      { nome: UNLUCKY.inconsistent.name, sufixo: UNLUCKY.inconsistent.pixSuffix },
    ],
    [
      'the contracted API',
      () => new SerproRegistrations(clientWith('/serpro', {}), OFFICIAL, SERPRO_KEY),
      registered(UNLUCKY.inconsistent),
    ],
    [
      'the public page',
      () => new ReceitaFederalRegistrations(clientWith('/receita-federal', {}), OFFICIAL),
      registered(UNLUCKY.inconsistent),
    ],
    [
      'the search by name',
      () => new BureauSearch(at('/bureau'), CONTRACTED, BY_NAME),
      { nome: UNLUCKY.inconsistent.name },
    ],
    [
      'the search by mother',
      () => new BureauSearch(at('/bureau'), CONTRACTED, BY_MOTHER),
      { mae: UNLUCKY.inconsistent.mother.name },
    ],
    ['the search by RG', () => new BureauSearch(at('/bureau'), CONTRACTED, BY_RG), { rg: UNLUCKY.inconsistent.rg }],
  ];
  it.each(liars)('is out: %s', async (_title, source, query) => {
    await expect(source().find(query)).rejects.toMatchObject({ kind: 'bad-answer', code: 'SOURCE_DOWN' });
  });
});

describe('The e-mail service', () => {
  async function refusing(error: string) {
    const vendor = await RecordedVendor.by(() => ({ status: 200, body: { success: false, error } }));
    const source = new EmailServiceOwners(clientOf(vendor.url), CONTRACTED);
    return source.find({ email: MANUEL.email }).finally(() => vendor.close());
  }

  it.each([
    'E-mail não encontrado',
    'EMAIL NAO ENCONTRADO NA BASE',
    'Endereço de e-mail não encontrado'.normalize('NFD'),
    'Registro não encontrado.',
    'Dados não encontrados',
  ])('knows nobody where it says %j', async (error) => {
    expect(await refusing(error)).toBeNull();
  });

  it.each([
    'Chave não encontrada',
    'Serviço não encontrado',
    'Cliente não encontrado',
    'Plano do cliente não encontrado',
    'Serviço de e-mail não encontrado',
    'Servidor de e-mail não encontrado'.normalize('NFD'),
    'Saldo insuficiente',
  ])('is out where it says %j', async (error) => {
    await expect(refusing(error)).rejects.toMatchObject({ code: 'SOURCE_DOWN' });
  });
});

describe('The Pix service', () => {
  it('is out when its text tells an error', async () => {
    const { name, pixSuffix } = UNLUCKY['error-text'];
    const source = new PixServiceOwners(clientWith('/pix-lookup', {}), CONTRACTED, 'sandbox-pix-key');
    await expect(source.find({ nome: name, sufixo: pixSuffix })).rejects.toMatchObject({ code: 'SOURCE_DOWN' });
  });

  async function masked(nome: string, sufixo: string, told = MANUEL.name) {
    const edit = (text: string) => text.replace(MANUEL.cpf, '***.982.247-**').replace(MANUEL.name, told);
    const vendor = await RecordedVendor.of(join(__dirname, 'pix-service/recorded/chatty.txt'), edit);
    const source = new PixServiceOwners(clientOf(vendor.url), CONTRACTED, 'sandbox-pix-key');
    return source.find({ nome, sufixo }).finally(() => vendor.close());
  }

  it.each([MANUEL.pixSuffix, MANUEL.cpf, '224'])('tells of a masked CPF what is shown, asked by %s', async (suffix) => {
    const answer = await masked(MANUEL.name, suffix);
    expect(answer?.data.dados_pessoais).toMatchObject({ nome: MANUEL.name, cpf: '***.982.247-**' });
    const suppressed = suppressing([{ kind: 'nome_cpf', key: `${MANUEL.name}|${MANUEL.pixSuffix}` }]);
    expect(disclosable(answer?.data, {}, { today: '2026-11-21', suppressed })).toBeNull();
  });

  it.each([
    [MANUEL.name, '111111'],
    [MANUEL.name, '00000982247'],
    [MANUEL.name, '52998224825'],
    ['OUTRO NOME', MANUEL.pixSuffix],
    ['manuel@gmail.com', '111111'],
  ])('is out where a masked CPF shows that it is not about %s, %s', async (name, suffix) => {
    await expect(masked(name, suffix)).rejects.toMatchObject({ code: 'SOURCE_DOWN' });
  });

  it.each(["JOANA D'AVILA", 'JOANA D AVILA', 'JOANA DAVILA', 'Joana D’Ávila'])(
    'knows who was asked for with an apostrophe where it writes %s',
    async (told) => {
      const { nome = '' } = queryOf('pix', { nome: 'Joana D’Ávila' });
      const answer = await masked(nome, MANUEL.pixSuffix, told);
      expect([nome, answer?.data.dados_pessoais.nome]).toEqual(["JOANA D'ÁVILA", told]);
    },
  );

  it.each([MANUEL.name, 'manuel@gmail.com'])('is believed of %s where the suffix has no digits', async (name) => {
    expect((await masked(name, 'XYZ'))?.data.dados_pessoais.nome).toBe(MANUEL.name);
  });
});

describe("The tax authority's doors", () => {
  const page = () => new ReceitaFederalRegistrations(clientWith('/receita-federal', {}), OFFICIAL);
  const api = () => new SerproRegistrations(clientWith('/serpro', {}), OFFICIAL, SERPRO_KEY);

  it.each([
    ['page', page],
    ['API', api],
  ])('answer nobody, at the %s, when the birth date differs', async (_door, source) => {
    await expect(source().find({ cpf: MANUEL.cpf, dataNascimento: '28/03/1980' })).resolves.toBeNull();
  });

  it('are out when the page asks for a captcha', async () => {
    await expect(page().find(registered(UNLUCKY.captcha))).rejects.toMatchObject({ code: 'SOURCE_DOWN' });
  });

  it('tell nothing of minors', async () => {
    const [minor] = listPeople(1, { minor: true });
    await expect(api().find(registered(minor as Person))).rejects.toMatchObject({ code: 'SUBJECT_SUPPRESSED' });
  });

  it('keep a token for many calls, replace a revoked one, and give up on one that stays refused', async () => {
    const source = api();
    const tokens = async (): Promise<number> => {
      const { calls } = (await sandbox.call('GET', '/traffic?vendor=serpro')).json as Traffic;
      return calls.find(({ path }) => path === '/serpro/token')?.count ?? 0;
    };
    await source.find(registered(MANUEL));
    const before = await tokens();
    await source.find(registered(MANUEL));
    expect(await tokens()).toBe(before);
    await sandbox.call('DELETE', '/serpro-tokens');
    await expect(source.find(registered(MANUEL))).resolves.not.toBeNull();
    expect(await tokens()).toBe(before + 1);
    await expect(source.find(registered(UNLUCKY['expired-token']))).rejects.toMatchObject({ code: 'SOURCE_DOWN' });
  });

  it('do not take an answer without a birth date for a confirmation', async () => {
    await expect(api().find(registered(UNLUCKY.partial))).rejects.toMatchObject({
      code: 'SOURCE_UNREADABLE',
      text: 'Não foi possível extrair dados da resposta da Receita Federal',
    });
  });
});

describe('The data bureau', () => {
  it('is out when it answers about somebody else', async () => {
    const people = new BureauPeople(at('/bureau'), CONTRACTED);
    await expect(people.find({ cpf: MAGIC_CPFS.inconsistent })).rejects.toMatchObject({
      kind: 'bad-answer',
      code: 'SOURCE_DOWN',
    });
  });

  it('is out when it refuses our key', async () => {
    const client = new VendorClient({ vendor: 'Birô', baseUrl: `${sandbox.sandbox.url}/bureau` });
    clients.push(client);
    const people = new BureauPeople(client, CONTRACTED);
    await expect(people.find({ cpf: '52998224725' })).rejects.toMatchObject({ kind: 'bad-answer', status: 401 });
  });
});

describe("The data bureau's search by RG", () => {
  it.each([
    ['012345678', 12345678, '012345678'],
    ['012345678', '012.345.678', '012.345.678'],
    ['12345678', '012345678', '012345678'],
  ])('knows %s in the answer %p, and gives it its zeros back', async (asked, written, told) => {
    const edit = (reply: string) => {
      const { resultado, ...more } = JSON.parse(reply);
      return JSON.stringify({ ...more, resultado: { ...resultado, rg: written } });
    };
    const vendor = await RecordedVendor.of(join(__dirname, 'bureau/recorded/rg.json'), edit);
    const answer = new BureauSearch(clientOf(vendor.url), CONTRACTED, BY_RG).find({ rg: asked });
    await answer.finally(() => vendor.close());
    expect((await answer)?.data.rg).toBe(told);
  });
});

describe("The data bureau's search for mothers", () => {
  const query = { cpf: MANUEL.cpf };
  const BIRTH = '27/03/1980';
  const child = { VINCULO: 'FILHO', NOME_VINCULO: MANUEL.name, CPF_VINCULO: MANUEL.cpf, NASCIMENTO_VINCULO: BIRTH };
  const bare = { ...child, VINCULO: 'Sem dados', NASCIMENTO_VINCULO: 'Sem dados' };

  /** Of the recorded person, born on that day, the mother's record with these relatives. */
  async function motherOf(parentes: object[] | null, birth = BIRTH, own: object = {}) {
    const edit = (reply: string, path: string) => {
      const { resultado, ...more } = JSON.parse(reply.replaceAll(BIRTH, birth));
      if (path.endsWith(MANUEL.cpf)) {
        const dados_gerais = { ...resultado.dados_gerais, ...own };
        return JSON.stringify({ ...more, resultado: { ...resultado, dados_gerais } });
      }
      const dados_gerais = { cpf: path.slice(-11), nome: MANUEL.mother.name, nascimento: '31/07/1956' };
      return JSON.stringify({ ...more, resultado: { ...resultado, dados_gerais, parentes } });
    };
    const vendor = await RecordedVendor.of(join(__dirname, 'bureau/recorded/person.json'), edit);
    const answer = await new BureauMothers(clientOf(vendor.url), CONTRACTED).find(query);
    vendor.close();
    return answer?.data ?? null;
  }

  /** The CPF of whom the search takes for the mother of a person with these relatives. */
  async function takenOf(parentes: object[]) {
    const record = (nome: string, cpf: string, relatives: object[]) => ({
      status: 'ok',
      resultado: { dados_gerais: { cpf, nome, nascimento: '31/07/1956' }, parentes: relatives },
    });
    const vendor = await RecordedVendor.by((_method, path) => ({
      status: 200,
      body: record('ALGUEM', path.slice(-11), path.endsWith(MANUEL.cpf) ? parentes : []),
    }));
    const answer = await new BureauMothers(clientOf(vendor.url), CONTRACTED).find(query);
    vendor.close();
    return answer?.data.resultado.dados_gerais.cpf ?? null;
  }

  const mother = (cpf: unknown, bond = 'MAE') => ({ VINCULO: bond, NOME_VINCULO: 'JESSICA', CPF_VINCULO: cpf });

  it.each([
    ['without a CPF', null],
    ['with a CPF that is none', '11111111111'],
    ['with the CPF of the person', MANUEL.cpf],
  ])('looks past a mother %s for one with hers', async (_title, cpf) => {
    const other = MANUEL.mother.cpf;
    expect(await takenOf([mother(cpf), mother('11144477735', 'IRMA'), mother(other, 'Mãe')])).toBe(other);
    expect(await takenOf([mother(cpf)])).toBeNull();
  });

  it.each<[string, object[] | null]>([
    ['no relatives', null],
    ['others alone', []],
    ['them without bond and age', [bare]],
  ])('tells of whom was asked for as their own record does, where hers has %s', async (_title, relatives) => {
    const told = await motherOf(relatives);
    expect(told?.resultado.parentes).toContainEqual(child);
    expect(shown(told, [])).not.toBeNull();
    expect(shown(told, [{ kind: 'nome_nascimento', key: `${MANUEL.name}|1980-03-27` }])).toBeNull();
    expect(shown(await motherOf(relatives, '22/11/2008'), [])).toBeNull();
  });

  it('tells once of whom her record tells so too', async () => {
    expect((await motherOf([child]))?.resultado.parentes).toEqual([child]);
  });

  it.each<[string, string, object]>([
    ['has died', BIRTH, { data_obito: '01/02/2020' }],
    ['has no birth date', 'Sem dados', {}],
  ])('tells nothing of whom was asked for who %s, and still finds them protected', async (_title, birth, own) => {
    for (const relatives of birth === BIRTH ? [null, [], [child]] : [null, []]) {
      const told = await motherOf(relatives, birth, own);
      const answered = onlyDescribed(LOOKUP_RESULTS['cpf-mae'])(shown(told, []) as never);
      expect(answered).toMatchObject({ resultado: { dados_gerais: { nome: MANUEL.mother.name }, parentes: [] } });
      expect(Object.keys(answered)).toEqual(['resultado']);
    }
    const keys: SubjectKey[] = [{ kind: 'nome_nascimento', key: `${MANUEL.name}|1980-03-27` }];
    expect(shown(await motherOf([], birth, own), keys) === null).toBe(birth === BIRTH);
  });

  const shown = (data: unknown, keys: readonly SubjectKey[]) =>
    disclosable(data, query, { today: '2026-11-21', suppressed: suppressing(keys) });
});
