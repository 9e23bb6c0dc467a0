import { UNLUCKY } from '../faults/unlucky-people.js';
import { listPeople, Person } from '../population/index.js';
import { SandboxClient } from '../testing/client.js';

let client: SandboxClient;

beforeAll(async () => {
  client = await SandboxClient.start();
});
afterAll(() => client.close());

const MANUEL = Person.ofCpf('52998224725');

test('the situation of a CPF comes with a token of the client credentials', async () => {
  const grant = (await client.serproToken()).json;
  expect(grant).toMatchObject({ token_type: 'Bearer', scope: 'am_application_scope default' });
  expect(grant.expires_in).toBeGreaterThan(3590);
  expect(await client.serpro(MANUEL.cpf)).toMatchObject({
    status: 200,
    json: {
      ni: MANUEL.cpf,
      nome: MANUEL.name,
      situacao: { codigo: '0', descricao: 'Regular' },
      nascimento: '27031980',
    },
  });
});

test('wrong credentials and another grant give no token', async () => {
  expect(await client.serproToken('outro:outro')).toMatchObject({ status: 401, json: { error: 'invalid_client' } });
  const wrong = await client.serproToken(undefined, 'password');
  expect(wrong).toMatchObject({ status: 400, json: { error: 'unsupported_grant_type' } });
});

test('a revoked token is 401, and the next grant opens again', async () => {
  const { access_token } = (await client.serproToken()).json;
  await client.call('DELETE', '/serpro-tokens');
  const ask = () =>
    client.call('GET', `/serpro/consulta-cpf-df/v1/cpf/${MANUEL.cpf}`, undefined, {
      authorization: `Bearer ${access_token}`,
    });
  expect(await ask()).toMatchObject({ status: 401, json: { fault: { code: 900_901 } } });
  expect((await client.serpro(MANUEL.cpf)).status).toBe(200);
});

test('minors are withheld, the deceased have their year of death, a wrong CPF is 400', async () => {
  const [minor] = listPeople(1, { minor: true }) as [Person];
  const [deceased] = listPeople(1, { deceased: true }) as [Person];
  expect((await client.serpro(minor.cpf)).status).toBe(422);
  const { situacao, obito } = (await client.serpro(deceased.cpf)).json;
  expect([situacao.codigo, situacao.descricao]).toEqual(['3', 'Titular falecido']);
  expect(obito).toMatch(/^20\d\d$/);
  expect((await client.serpro('52998224726')).status).toBe(400);
});

test('two unlucky people meet what only this vendor does: a token refused, a partial answer', async () => {
  expect((await client.serpro(UNLUCKY['expired-token'].cpf)).status).toBe(401);
  const { status, json } = await client.serpro(UNLUCKY.partial.cpf);
  expect([status, Object.keys(json)]).toEqual([206, ['ni', 'nome', 'situacao']]);
});
