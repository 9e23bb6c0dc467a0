import type { FastifyInstance, FastifyRequest } from 'fastify';
import { bareCnpj, formatCnpj, isValidCnpj } from '../../src/kernel/cnpj.js';
import { pointOf } from '../cep-register/coordinates.js';
import { type PostalEntry, postalEntry, readCep } from '../cep-register/postal-entry.js';
import { stateOf } from '../cep-register/states.js';
import { companyBody } from '../cnpj-register/company-body.js';
import { olderCopy } from '../cnpj-register/divergence.js';
import type { FaultReply } from '../faults/fault-answers.js';
import { faultOfCep, faultOfCnpj } from '../faults/magic-inputs.js';
import { Company } from '../population/index.js';
import { paramIn, type Vendor } from '../vendor.js';

/** BrasilAPI: the open registers of companies and of postal codes, with its error bodies. */
export const brasilApi: Vendor = {
  key: 'brasil-api',
  prefix: '/brasil-api',
  title: 'BrasilAPI',
  about: 'GET /brasil-api/api/cnpj/v1/{cnpj} · GET /brasil-api/api/cep/v2/{cep}',
  faultReplies: {
    notFound: (request) => (cepIn(request) === null ? cnpjNotFound(request) : CEP_NOT_FOUND),
    serverError: {
      status: 500,
      body: { message: 'Erro interno no servidor.', type: 'internal_error', name: 'InternalError' },
    },
    rateLimited: { status: 429, body: 'Too Many Requests' },
  },
  magicFault: (request) => {
    const cep = cepIn(request);
    return cep === null
      ? faultOfCnpj(bareCnpj(paramIn(request, 'cnpj')), 'brasil-api')
      : faultOfCep(readCep(cep) ?? '', 'brasil-api');
  },
  divergent: (body) => ('cnpj' in body ? olderCopy(body) : body),
  routes(scope) {
    cepRoute(scope);
    scope.get('/api/cnpj/v1/:cnpj', async (request, reply) => {
      const cnpj = bareCnpj(paramIn(request, 'cnpj'));
      // As it describes itself, it takes no letters.
      if (/^\d+$/.test(cnpj) && isValidCnpj(cnpj)) return companyBody(Company.ofCnpj(cnpj));
      return reply
        .code(400)
        .send({ message: `CNPJ ${paramIn(request, 'cnpj')} inválido.`, type: 'bad_request', name: 'BadRequestError' });
    });
  },
};

function cnpjNotFound(request: FastifyRequest): FaultReply {
  const message = `CNPJ ${formatCnpj(paramIn(request, 'cnpj'))} não encontrado.`;
  return { status: 404, body: { message, type: 'not_found', name: 'NotFoundError' } };
}

const MALFORMED = 'CEP deve conter exatamente 8 caracteres.';

const PROVIDERS = ['correios', 'viacep', 'widenet', 'open-cep'] as const;

const CEP_NOT_FOUND: FaultReply = {
  status: 404,
  body: {
    name: 'CepPromiseError',
    message: 'Todos os serviços de CEP retornaram erro.',
    type: 'service_error',
    errors: PROVIDERS.map((service) => ({ name: 'ServiceError', message: 'CEP não encontrado na base.', service })),
  },
};

/** `/api/cep/v2/{cep}`, with the error bodies of cep-promise. */
function cepRoute(scope: FastifyInstance): void {
  scope.get('/api/cep/v2/:cep', async (request, reply) => {
    const cep = readCep(cepIn(request) ?? '');
    if (!cep) {
      return reply.code(400).send({
        name: 'CepPromiseError',
        message: MALFORMED,
        type: 'validation_error',
        errors: [{ message: MALFORMED, service: 'cep_validation' }],
      });
    }
    const entry = postalEntry(cep, 'brasil-api', request.fault);
    return entry ? body(entry) : reply.code(CEP_NOT_FOUND.status).send(CEP_NOT_FOUND.body);
  });
}

/** The CEP of a request as it was sent, or null when the request is about something else. */
function cepIn(request: FastifyRequest): string | null {
  return (request.params as { cep?: string }).cep ?? null;
}

function body({ cep, street, district, city, place }: PostalEntry) {
  const { uf, ibge } = place.city;
  return {
    cep,
    state: uf,
    city,
    neighborhood: district || null,
    street: street || null,
    service: 'open-cep',
    ibge: { city: ibge, state: ibge.slice(0, 2) },
    timezoneName: stateOf(uf).timeZone,
    location: { type: 'Point', coordinates: pointOf(place) ?? { longitude: null, latitude: null } },
  };
}
