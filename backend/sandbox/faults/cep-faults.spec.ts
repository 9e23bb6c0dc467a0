import { type Answer, SandboxClient } from '../testing/client.js';
import { outcome, SEEN } from '../testing/seen-faults.js';
import { type FaultKind } from './fault-kinds.js';
import { MAGIC_CEPS } from './magic-inputs.js';

let client: SandboxClient;

beforeAll(async () => {
  client = await SandboxClient.start();
});
afterAll(() => client.close());

const SOURCES = {
  'brasil-api': (cep: string) => client.call('GET', `/brasil-api/api/cep/v2/${cep}`),
  viacep: (cep: string) => client.call('GET', `/viacep/ws/${cep}/json/`),
  opencep: (cep: string) => client.call('GET', `/opencep/v1/${cep}`),
};

type Source = keyof typeof SOURCES;

describe.each(Object.keys(SOURCES) as Source[])('the CEP source %s', (source) => {
  test.each(Object.keys(SEEN) as (keyof typeof SEEN)[])(
    'meets the fault %s, with the others or alone',
    async (kind) => {
      const unlucky = [MAGIC_CEPS.all[kind], MAGIC_CEPS[source][kind]];
      const seen = await Promise.all(unlucky.map((cep) => outcome(SOURCES[source](cep))));
      const looks = source === 'viacep' && kind === 'not-found' ? saysErro : SEEN[kind];
      expect(seen.map(looks)).toEqual([true, true]);
    },
    10_000,
  );

  test('answers well to the CEPs that make another source fail alone', async () => {
    for (const other of Object.keys(SOURCES) as Source[]) {
      if (other === source) continue;
      for (const kind of ['not-found', 'server-error', 'timeout', 'inconsistent'] as FaultKind[]) {
        const { status, json } = await SOURCES[source](MAGIC_CEPS[other][kind]);
        expect([status, json.erro]).toEqual([200, undefined]);
      }
    }
  });
});

function saysErro(seen: Answer | string): boolean {
  return typeof seen !== 'string' && seen.status === 200 && ['true', true].includes(seen.json.erro);
}
