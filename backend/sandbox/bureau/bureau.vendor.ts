import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isValidCpf } from '../../src/kernel/cpf.js';
import { SANDBOX_CREDENTIALS } from '../credentials.js';
import { answeredInstead, faultOfPerson } from '../faults/unlucky-people.js';
import { Person, peopleAtPhone, peopleBornTo, peopleNamed, personOfRg } from '../population/index.js';
import { hasBearer, paramIn, type Vendor } from '../vendor.js';
import { envelope, NOT_FOUND, refuse } from './envelope.js';
import { personRecord } from './person-record.js';
import { childRecord, identityRecord, namesakeRecord, subscriberRecord } from './search-records.js';

/** The data bureau: personal records by CPF, name, telephone, mother and RG, behind an API key. */
export const bureau: Vendor = {
  key: 'bureau',
  prefix: '/bureau',
  title: 'Bureau de dados',
  about: 'GET /bureau/v1/pessoas/cpf/{cpf} · POST /bureau/v1/pessoas/nome, telefone, mae, rg',
  faultReplies: {
    notFound: () => ({ status: 404, body: NOT_FOUND }),
    serverError: { status: 500, body: { status: 'erro', mensagem: 'Erro interno' } },
    rateLimited: { status: 429, body: { status: 'limite_excedido', mensagem: 'Limite de requisições excedido' } },
  },
  magicFault: (request) => {
    const { nome, mae, telefone, rg } = (request.body ?? {}) as Question;
    return (
      faultOfPerson('cpf', paramIn(request, 'cpf')) ??
      faultOfPerson('name', nome) ??
      faultOfPerson('mother', mae) ??
      faultOfPerson('mobile', telefone) ??
      faultOfPerson('rg', rg)
    );
  },
  routes(scope) {
    scope.addHook('onRequest', async (request, reply) => {
      if (hasBearer(request, SANDBOX_CREDENTIALS.bureauKey)) return;
      return reply.code(401).send({ status: 'nao_autorizado', mensagem: 'Chave inválida' });
    });
    scope.get('/v1/pessoas/cpf/:cpf', async (request, reply) => {
      const cpf = paramIn(request, 'cpf');
      if (!/^\d{11}$/.test(cpf)) return refuse(reply, 'CPF inválido');
      if (!isValidCpf(cpf)) return reply.code(404).send(NOT_FOUND);
      return envelope({ resultado: personRecord(answeredInstead(request.fault, Person.ofCpf(cpf))) });
    });
    searchRoutes(scope);
  },
};

/** What the bodies of the searches can hold. */
interface Question {
  nome?: unknown;
  mae?: unknown;
  telefone?: unknown;
  rg?: unknown;
  pagina?: unknown;
}

/** Homonyms on one page of an answer. */
const PAGE_SIZE = 20;

/** Searches by anything but the CPF. They are POSTs, since what is asked for is personal data. */
function searchRoutes(scope: FastifyInstance): void {
  scope.post('/v1/pessoas/nome', async (request, reply) => {
    const { nome } = questionIn(request);
    if (!isName(nome)) return refuse(reply, 'Nome inválido');
    return listed(request, reply, peopleNamed(nome), (people) => ({ resultados: people.map(namesakeRecord) }));
  });
  scope.post('/v1/pessoas/mae', async (request, reply) => {
    const { mae } = questionIn(request);
    if (!isName(mae)) return refuse(reply, 'Nome da mãe inválido');
    return listed(request, reply, peopleBornTo(mae), (people) => ({ resultado: people.map(childRecord) }));
  });
  scope.post('/v1/pessoas/telefone', async (request, reply) => {
    const { telefone } = questionIn(request);
    if (typeof telefone !== 'string' || !/^\d{10,11}$/.test(telefone)) return refuse(reply, 'Telefone inválido');
    const people = peopleAtPhone(telefone).map((person) => answeredInstead(request.fault, person));
    if (!people.length) return reply.code(404).send(NOT_FOUND);
    const resultado = people.map((person) => subscriberRecord(person, telefone));
    return envelope({ quantidade: resultado.length, resultado });
  });
  scope.post('/v1/pessoas/rg', async (request, reply) => {
    const { rg } = questionIn(request);
    if (typeof rg !== 'string' || rg.trim().length < 5) return refuse(reply, 'RG inválido');
    const index = personOfRg(rg);
    if (index === null) return reply.code(404).send(NOT_FOUND);
    return envelope({ resultado: identityRecord(answeredInstead(request.fault, Person.at(index))) });
  });
}

function listed(request: FastifyRequest, reply: FastifyReply, found: Person[], tell: (people: Person[]) => object) {
  const page = questionIn(request).pagina ?? 1;
  if (!Number.isInteger(page) || (page as number) < 1) return refuse(reply, 'Página inválida');
  const from = ((page as number) - 1) * PAGE_SIZE;
  const people = found.slice(from, from + PAGE_SIZE).map((person) => answeredInstead(request.fault, person));
  if (!people.length) return reply.code(404).send(NOT_FOUND);
  return envelope({ total: found.length, pagina: page, ...tell(people) });
}

function questionIn(request: FastifyRequest): Question {
  return (request.body ?? {}) as Question;
}

function isName(value: unknown): value is string {
  return typeof value === 'string' && value.trim().length >= 2 && value.length <= 200;
}
