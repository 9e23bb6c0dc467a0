import fc from 'fast-check';
import { faultOfPerson } from '../../sandbox/faults/unlucky-people.js';
import { Company, PEOPLE, Person, plainName, today } from '../../sandbox/population/index.js';
import { type LookupType, lookupDefinition } from '../../src/kernel/lookup-catalogue.js';
import { withoutCpf } from '../../src/modules/lookups/model/normalise.js';
import { startApp, type World } from '../harness/start-app.js';
import { ADMIN } from '../identity/admins.js';
import { REACHES, type Told, truthOf } from './answers-about-people.js';
import { type LookupBody, PATIENT_SOURCES, Subscriber } from './lookups-world.js';

jest.setTimeout(300_000);

const SEED = 20_261_121;
/** `npm run verify:consistency` asks for five hundred. */
const SAMPLE = Number(process.env.VERIFY_CONSISTENCY_PEOPLE ?? 100);
const ACCOUNTS = 8;

/** Living adults: of others, little or nothing is told. */
const people = fc.sample(
  fc
    .nat(PEOPLE - 1)
    .map(Person.at)
    .filter(({ minor, death }) => !minor && death === null)
    .filter(({ name, mother }) => !faultOfPerson('name', name) && !faultOfPerson('mother', mother.name)),
  { seed: SEED, numRuns: SAMPLE },
);

let app: World;
let accounts: Subscriber[];

beforeAll(async () => {
  // What sources say is looked at here, not how soon: a machine that is busy with other suites may take its time.
  app = await startApp({ env: { ...ADMIN, ...PATIENT_SOURCES } });
  accounts = await Promise.all(Array.from({ length: ACCOUNTS }, () => Subscriber.of(app)));
});

async function ask(who: Subscriber, type: LookupType, body: object): Promise<{ status: number; data: Told }> {
  const { status, body: answer } = await who.http.post<LookupBody>(lookupDefinition(type).path, body);
  return { status, data: answer.data };
}

/** Each person is taken by whichever account is free. */
async function forEachPerson(look: (who: Subscriber, person: Person) => Promise<void>): Promise<void> {
  const waiting = [...people];
  const work = async (who: Subscriber) => {
    for (let person = waiting.pop(); person; person = waiting.pop()) await look(who, person);
  };
  await Promise.all(accounts.map(work));
}

describe(`Of ${SAMPLE} people (seed ${SEED})`, () => {
  it('every lookup that reaches them tells the same', async () => {
    const reached: Partial<Record<LookupType, number>> = {};
    await forEachPerson(async (who, person) => {
      const known: Record<string, unknown> = { ...truthOf(person) };
      for (const { type, asked, told } of REACHES) {
        const body = asked(person);
        if (!body) continue;
        const { status, data } = await ask(who, type, body);
        expect([person.cpf, type, status]).toEqual([person.cpf, type, 200]);
        const facts = told(data, person);
        if (!facts) continue;
        reached[type] = (reached[type] ?? 0) + 1;
        for (const [fact, value] of Object.entries(facts)) known[fact] ??= value;
        const expected = Object.fromEntries(Object.keys(facts).map((fact) => [fact, known[fact]]));
        expect([person.cpf, type, facts]).toEqual([person.cpf, type, expected]);
      }
    });
    const { nome, mae, ...others } = reached;
    expect(Object.values(others)).toEqual(Array(REACHES.length - 2).fill(SAMPLE));
    expect(Math.min(nome ?? 0, mae ?? 0)).toBeGreaterThan(0);
  });

  it('their mothers are the ones whose records the mothers’ lookup gives', async () => {
    let told = 0;
    await forEachPerson(async (who, { cpf, mother }) => {
      const { status, data } = await ask(who, 'cpf-mae', { cpf });
      expect([cpf, status]).toEqual([cpf, mother.cpf === null ? 404 : 200]);
      if (mother.cpf === null) return;
      const { dados_gerais } = data.resultado;
      const dead = Person.ofCpf(mother.cpf).death !== null;
      expect([dados_gerais.cpf, dados_gerais.nome]).toEqual([mother.cpf, dead ? null : mother.name]);
      told += 1;
    });
    expect(told).toBeGreaterThan(SAMPLE / 4);
  });

  /** The open register tells ages in bands, the second of which ends at 20: of that one it names nobody. */
  it('the companies, but for those of sole traders, name them as partners, by the names and in the state that their own records tell', async () => {
    let companies = 0;
    await forEachPerson(async (who, person) => {
      const owned = Company.ofPartner(person);
      const { data } = await ask(who, 'cpf', { cpf: person.cpf });
      const { empresas } = data.resultado;
      expect(empresas.map(({ cnpj }: Told) => cnpj)).toEqual(owned.map(({ cnpj }) => cnpj));
      for (const { cnpj, razao_social, situacao_cadastral, socios } of empresas) {
        const { data: company } = await ask(who, 'cnpj', { cnpj });
        expect([company.razao_social, company.situacao_cadastral]).toEqual([razao_social, situacao_cadastral]);
        expect(razao_social).toBe(withoutCpf(razao_social));
        const { sole, partners: all } = Company.ofCnpj(cnpj);
        const grown = all.filter((partner) => partner.ageOn(today()) > 20);
        expect(company.qsa.map(({ nome }: Told) => nome)).toEqual(sole ? [] : grown.map(({ name }) => name));
        const partners = socios.map(({ nome }: Told) => nome);
        expect(partners).toEqual(expect.arrayContaining([person.name, ...grown.map(({ name }) => name)]));
        companies += 1;
      }
    });
    expect(companies).toBeGreaterThan(SAMPLE / 20);
  });

  it('the homes are where the open sources place their CEP', async () => {
    await forEachPerson(async (who, { address: { cep, city, district } }) => {
      const { status, data } = await ask(who, 'cep', { cep });
      expect([cep, status]).toEqual([cep, 200]);
      expect([data.cidade, data.uf, data.bairro].map(plainName)).toEqual([plainName(city.name), city.uf, district]);
    });
  });
});
