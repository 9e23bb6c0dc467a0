import { Person } from '../population/index.js';
import { SandboxClient } from '../testing/client.js';

let client: SandboxClient;

beforeAll(async () => {
  client = await SandboxClient.start();
});
afterAll(() => client.close());

const MANUEL = Person.ofCpf('52998224725');

test('an address leads to its owner, whatever its case', async () => {
  for (const email of [MANUEL.email, ` ${MANUEL.email.toUpperCase()} `]) {
    const { status, json } = await client.email(email);
    expect([status, json.success]).toEqual([200, true]);
    expect(json.data.resultado.dados_pessoais).toMatchObject({
      cpf: MANUEL.cpf,
      mae: MANUEL.mother.name,
      telefones: [MANUEL.mobile, MANUEL.landline],
    });
  }
});

test('nobody is a 200 without success, no address is 400, no key is 401', async () => {
  expect(await client.email('ana@gmail.com')).toMatchObject({
    status: 200,
    json: { success: false, error: 'E-mail não encontrado' },
  });
  expect(await client.email('ana')).toMatchObject({ status: 400, json: { success: false } });
  expect((await client.call('POST', '/email-service/v1/consulta', { email: MANUEL.email })).status).toBe(401);
});
