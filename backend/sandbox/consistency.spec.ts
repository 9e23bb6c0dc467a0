import fc from 'fast-check';
import { faultOfPerson } from './faults/unlucky-people.js';
import {
  type Address,
  brazilianDay,
  PEOPLE,
  Person,
  peopleBornTo,
  peopleNamed,
  plainName,
} from './population/index.js';
import { type Answer, SandboxClient } from './testing/client.js';
import { fieldsOfPixText } from './testing/pix-fields.js';
import { SEED } from './testing/seed.js';

/** `npm run verify:consistency` asks for 500. */
const ASKED = Number(process.env.VERIFY_CONSISTENCY_PEOPLE ?? 100);
const HOMES = Math.ceil(ASKED * 0.4);

let client: SandboxClient;

beforeAll(async () => {
  client = await SandboxClient.start();
});
afterAll(() => client.close());

// biome-ignore lint/suspicious/noExplicitAny: records of every vendor
type Wire = any;

/** What a lookup says of a person; it leaves out what its vendor does not tell. */
interface Facts {
  name: string;
  cpf: string;
  birth: string;
  mother?: string;
  /** Street, number and CEP. */
  home?: string;
}

const people = fc
  .nat(PEOPLE - 1)
  .map(Person.at)
  .filter(({ name, mother }) => !faultOfPerson('name', name) && !faultOfPerson('mother', mother.name));

test(`${ASKED} people are told alike by every lookup that reaches them (seed ${SEED})`, async () => {
  for (const person of fc.sample(people, { seed: SEED, numRuns: ASKED })) {
    const truth = factsOf(person);
    for (const [lookup, facts] of Object.entries(await everyLookup(person))) {
      expect({ lookup, ...facts }).toEqual({ lookup, ...truth, ...omissions(facts) });
    }
  }
}, 120_000);

test(`the CEP of ${HOMES} homes is told by three sources as people's records tell it (seed ${SEED})`, async () => {
  for (const { address } of fc.sample(people, { seed: SEED, numRuns: HOMES })) {
    const { cep, city } = address;
    const one = (await client.call('GET', `/brasil-api/api/cep/v2/${cep}`)).json;
    const others = [
      (await client.call('GET', `/viacep/ws/${cep}/json/`)).json,
      (await client.call('GET', `/opencep/v1/${cep}`)).json,
    ];
    expect([one.street, one.neighborhood, one.city, one.state].map(plainName)).toEqual([
      street(address),
      address.district,
      city.name,
      city.uf,
    ]);
    for (const { logradouro, bairro, localidade, uf, ibge } of others) {
      expect([logradouro, bairro, localidade, uf, ibge]).toEqual([
        one.street,
        one.neighborhood,
        one.city,
        one.state,
        city.ibge,
      ]);
    }
  }
}, 60_000);

function factsOf({ name, cpf, birth, mother, address }: Person): Required<Facts> {
  return {
    name,
    cpf,
    birth: brazilianDay(birth),
    mother: mother.name,
    home: [street(address), address.number, address.cep].join(),
  };
}

async function everyLookup(person: Person): Promise<Record<string, Facts>> {
  const { cpf, birth, name, mother, mobile, landline, rg, email, pixSuffix } = person;
  const found: Record<string, Facts> = {
    cpf: fromBureau((await client.bureau(cpf)).json.resultado),
    nome: fromNamesakes(await client.search('nome', name, pageOf(person, peopleNamed(name))), person),
    telefone: fromSubscribers(await client.search('telefone', mobile), person),
    telefoneFixo: fromSubscribers(await client.search('telefone', landline), person),
    rg: fromRegistry((await client.search('rg', rg)).json.resultado),
    email: fromEmail((await client.email(email)).json.data.resultado.dados_pessoais),
    fotorj: fromPhoto((await client.photo(cpf)).json.resultado),
    pix: fromPix((await client.pix(name, pixSuffix)).text),
    receita: fromPage((await client.receita(cpf, brazilianDay(birth))).text),
  };
  if (!person.minor) found.serpro = fromSerpro((await client.serpro(cpf)).json);
  if (person.place.generation > 0) {
    const page = pageOf(person, peopleBornTo(mother.name));
    found.mae = fromChildren(await client.search('mae', mother.name, page), person);
  }
  return found;
}

function fromBureau({ dados_gerais: general, enderecos }: Wire): Facts {
  return factsIn(general, general.mae, recordHome(enderecos[0]));
}

function fromNamesakes({ json }: Answer, { cpf }: Person): Facts {
  const { dados_cpf, enderecos } = json.resultados.find((one: Wire) => one.dados_cpf.cpf === cpf);
  return factsIn({ ...dados_cpf, nascimento: dados_cpf.nasc }, dados_cpf.nome_mae, recordHome(enderecos[0]));
}

function fromSubscribers({ json }: Answer, { cpf }: Person): Facts {
  const one = json.resultado.find((other: Wire) => other.cpf.padStart(11, '0') === cpf);
  return factsIn({ ...one, nascimento: one.data_nascimento }, undefined, [one.endereco, one.numero, one.cep].join());
}

function fromChildren({ json }: Answer, { cpf }: Person): Facts {
  const one = json.resultado.find((other: Wire) => other.cpf === cpf);
  return factsIn(one, one.nome_mae);
}

function fromRegistry(one: Wire): Facts {
  return factsIn(one, one.mae);
}

function fromEmail(one: Wire): Facts {
  const { logradouro, numero, cep } = one.endereco;
  return factsIn(one, one.mae, [logradouro, numero, cep].join());
}

function fromPhoto({ dados_pessoais, filiacao }: Wire): Facts {
  return factsIn(dados_pessoais, filiacao.mae);
}

function fromPix(text: string): Facts {
  const { NOME: nome, CPF: cpf, NASCIMENTO: nascimento, MAE: mae, LOGRADOURO, NUMERO, CEP } = fieldsOfPixText(text);
  return factsIn({ nome, cpf, nascimento }, mae, [LOGRADOURO, NUMERO, CEP?.replace('-', '')].join());
}

function fromPage(text: string): Facts {
  const field = (label: string) => new RegExp(`${label}: <b>([^<]*)</b>`).exec(text)?.[1]?.replaceAll('&#39;', "'");
  return factsIn({ nome: field('Nome'), cpf: field('do CPF'), nascimento: field('Data de Nascimento') });
}

function fromSerpro({ ni, nome, nascimento }: Wire): Facts {
  return factsIn({ nome, cpf: ni, nascimento: nascimento.replace(/(..)(..)(....)/, '$1/$2/$3') });
}

function factsIn({ nome, cpf, nascimento }: Wire, mother?: string, home?: string): Facts {
  return {
    name: nome.trim(),
    cpf: cpf.replace(/\D/g, '').padStart(11, '0'),
    birth: nascimento,
    ...(mother === undefined ? {} : { mother: mother.trim() }),
    ...(home === undefined ? {} : { home }),
  };
}

/** Facts that a lookup does not tell, so that they are not looked for. */
function omissions(facts: Facts): Partial<Facts> {
  return { ...('mother' in facts ? {} : { mother: undefined }), ...('home' in facts ? {} : { home: undefined }) };
}

function recordHome({ logr_tipo, logr_nome, logr_numero, cep }: Wire): string {
  return [`${logr_tipo} ${logr_nome}`, logr_numero, cep].join();
}

function street({ kind, name }: Address): string {
  return `${kind} ${name}`;
}

function pageOf({ index }: Person, found: Person[]): number {
  return Math.floor(found.findIndex((one) => one.index === index) / 20) + 1;
}
