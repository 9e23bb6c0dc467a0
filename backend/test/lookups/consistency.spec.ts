import fc from 'fast-check';
import { brazilianDay, PEOPLE, Person } from '../../sandbox/population/index.js';
import { type LookupType, lookupDefinition } from '../../src/kernel/lookup-catalogue.js';
import { type RunningApp, startApp } from '../harness/start-app.js';
import { type LookupBody, Subscriber } from './lookups-world.js';

jest.setTimeout(300_000);

const SEED = 20_261_121;
const SAMPLE = 60;

/** What two lookups of one person must agree on. */
interface Facts {
  nome: unknown;
  cpf: unknown;
  nascimento: unknown;
  mae?: unknown;
  rg?: unknown;
  cep?: unknown;
  situacao?: unknown;
}

type Json = Record<string, never>;

/** How each type reaches a person, and where its answer tells the facts. */
const LOOKUPS: readonly [LookupType, (person: Person) => object, (data: never, person: Person) => Facts | undefined][] =
  [
    [
      'cpf',
      ({ cpf }) => ({ cpf }),
      ({ resultado: { dados_gerais: g, enderecos } }: { resultado: { dados_gerais: Json; enderecos: Json[] } }) => ({
        ...pick(g, 'nascimento', 'mae'),
        rg: g.rg,
        situacao: g.situacao_cadastral,
        cep: enderecos[0]?.cep,
      }),
    ],
    [
      'cpf-2',
      ({ cpf, birth }) => ({ cpf, dataNascimento: brazilianDay(birth) }),
      ({ dados_pessoais: p, receita_federal: r }: Record<string, Json>) => ({
        nome: p?.nome,
        cpf: p?.cpf,
        nascimento: p?.nascimento,
        situacao: r?.situacao,
      }),
    ],
    [
      'telefone',
      ({ mobile }) => ({ telefone: mobile }),
      ({ resultado: [owner] }: { resultado: Json[] }) => ({
        nome: owner?.nome,
        cpf: owner?.cpf,
        nascimento: owner?.data_nascimento,
        cep: owner?.cep,
        situacao: owner?.status_cpf,
      }),
    ],
    [
      'rg',
      ({ rg }) => ({ rg }),
      (r: Json) => ({ ...pick(r, 'nascimento', 'mae'), rg: r.rg, situacao: r.situacao_cadastral }),
    ],
    [
      'fotorj',
      ({ cpf }) => ({ cpf }),
      ({ resultado: { dados_pessoais: p, filiacao: f, documentos: d } }: { resultado: Record<string, Json> }) => ({
        nome: p?.nome,
        cpf: p?.cpf,
        nascimento: p?.nascimento,
        mae: f?.mae,
        rg: d?.rg,
      }),
    ],
    [
      'email',
      ({ email }) => ({ email }),
      ({ resultado: { dados_pessoais: p } }: { resultado: { dados_pessoais: Json & { endereco: Json } } }) => ({
        ...pick(p, 'nascimento', 'mae'),
        cep: p.endereco.cep,
      }),
    ],
    [
      'pix',
      ({ name, pixSuffix }) => ({ nome: name, sufixo: pixSuffix }),
      ({ dados_pessoais: p, endereco }: Record<string, Json>) => ({
        ...pick(p as Json, 'nascimento', 'mae'),
        cep: endereco?.cep,
      }),
    ],
  ];

let app: RunningApp;

beforeAll(async () => {
  app = await startApp();
});

it(`Every lookup that reaches a person tells the same facts, for ${SAMPLE} people (seed ${SEED})`, async () => {
  const ana = await Subscriber.of(app);
  const people = fc
    .sample(fc.nat(PEOPLE - 1).map(Person.at), { seed: SEED, numRuns: SAMPLE * 2 })
    .filter(({ minor, death, cpf }) => !minor && death === null && !cpf.startsWith('9000000'))
    .slice(0, SAMPLE);
  expect(people.length).toBe(SAMPLE);
  for (const person of people) {
    const known: Record<string, unknown> = {
      nome: person.name,
      cpf: person.cpf,
      nascimento: brazilianDay(person.birth),
      mae: person.mother.name,
      rg: person.rg,
      cep: person.address.cep,
    };
    for (const [type, asked, read] of LOOKUPS) {
      const { status, body } = await ana.http.post<LookupBody>(lookupDefinition(type).path, asked(person));
      expect([type, status]).toEqual([type, 200]);
      const facts = { ...read(body.data as never, person) } as Record<string, unknown>;
      known.situacao ??= facts.situacao;
      const expected = Object.fromEntries(Object.keys(facts).map((fact) => [fact, known[fact]]));
      expect([type, facts]).toEqual([type, expected]);
    }
  }
});

function pick(record: Json, ...more: ('nascimento' | 'mae')[]): Facts {
  const named = Object.fromEntries(more.map((field) => [field, record[field]]));
  return { nome: record.nome, cpf: record.cpf, ...named } as unknown as Facts;
}
