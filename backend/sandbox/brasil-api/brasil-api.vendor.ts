import { type FastifyRequest } from 'fastify';
import { bareCnpj, formatCnpj, isValidCnpj } from '../../src/kernel/cnpj.js';
import { companyBody } from '../cnpj-register/company-body.js';
import { olderCopy } from '../cnpj-register/divergence.js';
import { faultOfCnpj } from '../faults/magic-inputs.js';
import { Company } from '../population/index.js';
import { type Vendor } from '../vendor.js';

/** BrasilAPI: the open CNPJ register, with its error bodies. */
export const brasilApi: Vendor = {
  key: 'brasil-api',
  prefix: '/brasil-api',
  title: 'BrasilAPI',
  about: 'GET /brasil-api/api/cnpj/v1/{cnpj}',
  faultReplies: {
    notFound: (request) => ({
      status: 404,
      body: {
        message: `CNPJ ${formatCnpj(cnpjIn(request))} não encontrado.`,
        type: 'not_found',
        name: 'NotFoundError',
      },
    }),
    serverError: {
      status: 500,
      body: { message: 'Erro ao consultar o CNPJ.', type: 'internal_error', name: 'InternalError' },
    },
    rateLimited: { status: 429, body: 'Too Many Requests' },
  },
  magicFault: (request) => faultOfCnpj(bareCnpj(cnpjIn(request)), 'brasil-api'),
  divergent: olderCopy,
  routes(scope) {
    scope.get('/api/cnpj/v1/:cnpj', async (request, reply) => {
      const cnpj = bareCnpj(cnpjIn(request));
      if (isValidCnpj(cnpj)) return companyBody(Company.ofCnpj(cnpj));
      return reply
        .code(400)
        .send({ message: `CNPJ ${cnpjIn(request)} inválido.`, type: 'bad_request', name: 'BadRequestError' });
    });
  },
};

function cnpjIn(request: FastifyRequest): string {
  return (request.params as { cnpj?: string }).cnpj ?? '';
}
