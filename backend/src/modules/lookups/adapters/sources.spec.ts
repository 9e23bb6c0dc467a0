import { MAGIC_CNPJS, MAGIC_CPFS } from '../../../../sandbox/faults/magic-inputs.js';
import { SandboxClient } from '../../../../sandbox/testing/client.js';
import { ProviderClient } from '../../../platform/http/provider-client.js';
import { behavesAsLookupSource } from '../application/lookup-source.contract.js';
import type { SourceIdentity } from '../domain/provenance.js';
import { BrasilApiCompanies } from './brasil-api/brasil-api-companies.js';
import { BureauPeople } from './bureau/bureau-people.js';
import { MinhaReceitaCompanies } from './minha-receita/minha-receita-companies.js';

jest.setTimeout(30_000);

const NOWHERE = 'http://127.0.0.1:9';
const OPEN: SourceIdentity = { origem: 'aberta', fonte: 'Fonte aberta', legalBasis: null };
const CONTRACTED: SourceIdentity = { origem: 'contratada', fonte: 'Birô', legalBasis: 'protecao_credito' };

let sandbox: SandboxClient;
const clients: ProviderClient[] = [];

beforeAll(async () => {
  sandbox = await SandboxClient.start();
});

afterAll(async () => {
  await Promise.all(clients.map((client) => client.onApplicationShutdown()));
  await sandbox.sandbox.close();
});

/** A client that never opens its circuit and reads everything, so that each fault is met by the adapter. */
function clientOf(baseUrl: string): ProviderClient {
  const headers = { authorization: 'Bearer sandbox-bureau-key' };
  const client = new ProviderClient({
    vendor: 'Fonte',
    baseUrl,
    headers,
    deadlineMs: 2_300,
    maxReplyBytes: 64 * 1024 * 1024,
    breakAfter: 1_000,
  });
  clients.push(client);
  return client;
}

const at = (path: string) => clientOf(`${sandbox.sandbox.url}${path}`);

behavesAsLookupSource('The data bureau', {
  source: () => new BureauPeople(at('/bureau'), CONTRACTED),
  known: { cpf: '52998224725' },
  failing: (fault) => ({ cpf: MAGIC_CPFS[fault] }),
  unreachable: () => new BureauPeople(clientOf(NOWHERE), CONTRACTED),
});

behavesAsLookupSource('BrasilAPI', {
  source: () => new BrasilApiCompanies(at('/brasil-api'), OPEN),
  known: { cnpj: '12ABC34501DE35' },
  failing: (fault) => ({ cnpj: MAGIC_CNPJS['brasil-api'][fault] }),
  unreachable: () => new BrasilApiCompanies(clientOf(NOWHERE), OPEN),
});

behavesAsLookupSource('Minha Receita', {
  source: () => new MinhaReceitaCompanies(at('/minha-receita'), OPEN),
  known: { cnpj: '11222333000181' },
  failing: (fault) => ({ cnpj: MAGIC_CNPJS['minha-receita'][fault] }),
  unreachable: () => new MinhaReceitaCompanies(clientOf(NOWHERE), OPEN),
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
    const client = new ProviderClient({ vendor: 'Birô', baseUrl: `${sandbox.sandbox.url}/bureau` });
    clients.push(client);
    const people = new BureauPeople(client, CONTRACTED);
    await expect(people.find({ cpf: '52998224725' })).rejects.toMatchObject({ kind: 'bad-answer', status: 401 });
  });
});
