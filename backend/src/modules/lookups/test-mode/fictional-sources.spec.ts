import { Person } from '../../../../sandbox/population/index.js';
import { LOOKUP_TYPES } from '../../../kernel/lookup-catalogue.js';
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

  it('begin once for all who ask at the same time', async () => {
    const [one, two] = await Promise.all([fictional.get(), fictional.get()]);
    expect(one).toBe(two);
  });
});
