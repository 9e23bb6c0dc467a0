import { Person } from '../../../../sandbox/population/index.js';
import { LOOKUP_CATALOGUE, LOOKUP_TYPES } from '../../../kernel/lookup-catalogue.js';
import { useEnvironment } from '../../../platform/config/environment.js';
import { LookupsConfig } from '../lookups.config.js';
import { queryOf } from '../model/index.js';
import { FictionalSources } from './fictional-sources.store.js';

const CPF = '52998224725';

describe('The sources of the test mode', () => {
  const fictional = new FictionalSources(new LookupsConfig());

  beforeAll(() => {
    useEnvironment({
      NODE_ENV: 'production',
      BUREAU_URL: 'https://bureau.example',
      BUREAU_KEY: 'contracted',
      BUREAU_LEGAL_BASIS: 'protecao_credito',
    });
  });
  afterAll(() => fictional.onApplicationShutdown());

  it('are made up for every type that has one, in production too, whatever real vendors are configured', async () => {
    const sources = await fictional.get();
    const asked = LOOKUP_TYPES.flatMap((type) => sources.kindOf(type).sources.map((source) => sources.behind(source)));
    expect(asked.length).toBeGreaterThan(LOOKUP_TYPES.length);
    expect(asked.filter((source) => !source.fictional)).toEqual([]);
    expect(LOOKUP_TYPES.filter((type) => sources.kindOf(type).sources.length === 0)).toEqual(['cpf-pai']);
  });

  it('answer about people who do not exist, in the shape of real answers', async () => {
    const [source] = (await fictional.get()).kindOf('cpf').sources;
    const answer = await source?.find(queryOf('cpf', { cpf: CPF }));
    expect(JSON.stringify(answer?.data)).toContain(Person.ofCpf(CPF).name);
  });

  it.each(LOOKUP_CATALOGUE)('of $type have each a vendor that knows its example', async ({ type, inputs }) => {
    const sources = await fictional.get();
    const example = Object.fromEntries(inputs.map(({ name, example }) => [name, example]));
    const query = queryOf(type, { ...example, cnpj: '11.222.333/0001-81' }); // BrasilAPI refuses letters
    for (const source of sources.kindOf(type).sources) {
      const { id } = sources.behind(source);
      expect([id, await source.find(query)]).toEqual([id, expect.objectContaining({ data: expect.anything() })]);
    }
  });

  it('begin once for all who ask at the same time', async () => {
    const [one, two] = await Promise.all([fictional.get(), fictional.get()]);
    expect(one).toBe(two);
  });
});
