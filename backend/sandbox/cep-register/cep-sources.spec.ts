import fc from 'fast-check';
import { MAGIC_CEPS } from '../faults/magic-inputs.js';
import { PEOPLE, Person, plainName } from '../population/index.js';
import { SandboxClient } from '../testing/client.js';
import { SEED } from '../testing/seed.js';
import { postalEntry, TOWN_CEP } from './postal-entry.js';
import { stateOf } from './states.js';

let client: SandboxClient;

beforeAll(async () => {
  client = await SandboxClient.start();
});
afterAll(() => client.close());

const brasilApi = (cep: string) => client.call('GET', `/brasil-api/api/cep/v2/${cep}`);
const viacep = (cep: string) => client.call('GET', `/viacep/ws/${cep}/json/`);
const opencep = (cep: string) => client.call('GET', `/opencep/v1/${cep}`);

test('three sources tell one street, each in its own words', async () => {
  expect((await brasilApi('14062252')).json).toEqual({
    cep: '14062252',
    state: 'SP',
    city: 'Ribeirão Preto',
    neighborhood: 'São Jorge',
    street: 'Alameda dos Pinheiros do Leste',
    service: 'open-cep',
    ibge: { city: '3543402', state: '35' },
    timezoneName: 'America/Sao_Paulo',
    location: {
      type: 'Point',
      coordinates: {
        latitude: expect.stringMatching(/^-21\.\d{4}$/),
        longitude: expect.stringMatching(/^-47\.\d{4}$/),
      },
    },
  });
  const common = {
    cep: '14062-252',
    logradouro: 'Alameda dos Pinheiros do Leste',
    complemento: '',
    bairro: 'São Jorge',
    localidade: 'Ribeirão Preto',
    uf: 'SP',
    ibge: '3543402',
  };
  expect((await opencep('14062-252')).json).toEqual(common);
  expect((await viacep('14062252')).json).toEqual({
    ...common,
    unidade: '',
    estado: 'São Paulo',
    regiao: 'Sudeste',
    gia: '',
    ddd: '16',
    siafi: '6969',
  });
});

test(`postal writing hides no letter of the world's capitals, and every state is known (seed ${SEED})`, () => {
  fc.assert(
    fc.property(fc.nat(PEOPLE - 1).map(Person.at), ({ address }) => {
      const entry = postalEntry(address.cep, 'viacep', null);
      expect(plainName(entry?.street ?? '')).toBe(`${address.kind} ${address.name}`);
      expect(plainName(entry?.district ?? '')).toBe(address.district);
      expect(plainName(entry?.city ?? '')).toBe(address.city.name);
      expect(stateOf(address.city.uf).timeZone).toMatch(/^America\//);
    }),
    { seed: SEED, numRuns: 2000 },
  );
});

test('an unknown CEP is 404, or a 200 that says so as a boolean or as a text', async () => {
  expect(await brasilApi('99999999')).toMatchObject({ status: 404, json: { type: 'service_error' } });
  expect(await opencep('99999999')).toMatchObject({ status: 404, json: { error: 'CEP não encontrado' } });
  expect((await viacep('99999999')).json).toEqual({ erro: true });
  expect(await viacep('99999998')).toMatchObject({ status: 200, json: { erro: 'true' } });
});

test('a malformed CEP is 400 with the validation error, 400 as a page, or 404', async () => {
  expect(await brasilApi('123')).toMatchObject({
    status: 400,
    json: { type: 'validation_error', errors: [{ service: 'cep_validation' }] },
  });
  const page = await viacep('123');
  expect([page.status, page.headers.get('content-type')]).toEqual([400, 'text/html; charset=utf-8']);
  expect((await opencep('123')).status).toBe(404);
});

test('the CEP of a whole town has neither street nor district', async () => {
  expect((await brasilApi(TOWN_CEP)).json).toMatchObject({ street: null, neighborhood: null, city: 'Porto Alegre' });
  expect((await viacep(TOWN_CEP)).json).toMatchObject({ logradouro: '', bairro: '', localidade: 'Porto Alegre' });
  expect((await opencep(TOWN_CEP)).json).toMatchObject({ logradouro: '', bairro: '' });
});

test('sources that are to disagree tell stories of their own, and BrasilAPI the right one', async () => {
  const cep = MAGIC_CEPS.all.inconsistent;
  const streets = [
    (await brasilApi(cep)).json.street,
    (await viacep(cep)).json.logradouro,
    (await opencep(cep)).json.logradouro,
  ];
  expect(new Set(streets).size).toBe(3);
  expect(streets[0]).toBe(postalEntry(cep, 'brasil-api', null)?.street);
  const alone = MAGIC_CEPS['brasil-api'].inconsistent;
  expect((await brasilApi(alone)).json.street).not.toBe((await viacep(alone)).json.logradouro);
});
