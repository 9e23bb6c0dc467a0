import { type FastifyRequest } from 'fastify';
import { bareCnpj, formatCnpj, isValidCnpj } from '../../src/kernel/cnpj.js';
import { readCep } from '../cep-register/postal-entry.js';
import { companyBody } from '../cnpj-register/company-body.js';
import { olderCopy } from '../cnpj-register/divergence.js';
import { type FaultReply } from '../faults/fault-answers.js';
import { faultOfCep, faultOfCnpj } from '../faults/magic-inputs.js';
import { Company } from '../population/index.js';
import { type Vendor } from '../vendor.js';
import { CEP_NOT_FOUND, cepIn, cepRoute } from './cep.js';

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
      ? faultOfCnpj(bareCnpj(cnpjIn(request)), 'brasil-api')
      : faultOfCep(readCep(cep) ?? '', 'brasil-api');
  },
  divergent: (body) => ('cnpj' in body ? olderCopy(body) : body),
  routes(scope) {
    cepRoute(scope);
    scope.get('/api/cnpj/v1/:cnpj', async (request, reply) => {
      const cnpj = bareCnpj(cnpjIn(request));
      // As it describes itself, it takes no letters.
      if (/^\d+$/.test(cnpj) && isValidCnpj(cnpj)) return companyBody(Company.ofCnpj(cnpj));
      return reply
        .code(400)
        .send({ message: `CNPJ ${cnpjIn(request)} inválido.`, type: 'bad_request', name: 'BadRequestError' });
    });
  },
};

function cnpjNotFound(request: FastifyRequest): FaultReply {
  const message = `CNPJ ${formatCnpj(cnpjIn(request))} não encontrado.`;
  return { status: 404, body: { message, type: 'not_found', name: 'NotFoundError' } };
}

function cnpjIn(request: FastifyRequest): string {
  return (request.params as { cnpj?: string }).cnpj ?? '';
}
