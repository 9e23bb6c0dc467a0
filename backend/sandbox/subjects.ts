import { type FastifyInstance } from 'fastify';
import { brazilianDay, type Company, listCompanies, listPeople, type Person } from './population/index.js';

const MAX_LIMIT = 10_000;

interface ListQuery {
  limit?: string;
  minor?: string;
  deceased?: string;
}

/** `/people` and `/companies`: whom one can look up, with every key. */
export function subjectRoutes(app: FastifyInstance): void {
  app.get<{ Querystring: ListQuery }>('/people', async ({ query }) =>
    listPeople(limitIn(query), { minor: flagIn(query.minor), deceased: flagIn(query.deceased) }).map(personSummary),
  );
  app.get<{ Querystring: ListQuery }>('/companies', async ({ query }) =>
    listCompanies(limitIn(query)).map(companySummary),
  );
}

/** A person with every key to look them up by. */
export function personSummary(person: Person) {
  return {
    cpf: person.cpf,
    nome: person.name,
    nascimento: brazilianDay(person.birth),
    sexo: person.sex,
    nomeMae: person.mother.name,
    nomePai: person.father.name,
    rg: person.rg,
    telefone: person.mobile,
    telefoneFixo: person.landline,
    email: person.email,
    cep: person.address.cep,
    pix: { nome: person.name, sufixo: person.pixSuffix },
    minor: person.minor,
    deceased: person.death !== null,
  };
}

function companySummary(company: Company) {
  return { cnpj: company.cnpj, razaoSocial: company.name, situacao: company.status };
}

function limitIn({ limit }: ListQuery): number {
  const wanted = Math.floor(Number(limit ?? 100));
  return Number.isFinite(wanted) ? Math.min(Math.max(wanted, 1), MAX_LIMIT) : 100;
}

function flagIn(value: string | undefined): boolean | undefined {
  return value === undefined ? undefined : value === 'true' || value === '1';
}
