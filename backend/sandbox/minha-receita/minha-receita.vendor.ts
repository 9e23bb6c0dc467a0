import { type FastifyRequest } from 'fastify';
import { bareCnpj, formatCnpj, isValidCnpj } from '../../src/kernel/cnpj.js';
import { companyBody } from '../cnpj-register/company-body.js';
import { olderCopy } from '../cnpj-register/divergence.js';
import { faultOfCnpj } from '../faults/magic-inputs.js';
import { Company } from '../population/index.js';
import { type Vendor } from '../vendor.js';

/** minha-receita: the open CNPJ register from another copy, with errors of one field. */
export const minhaReceita: Vendor = {
  key: 'minha-receita',
  prefix: '/minha-receita',
  title: 'Minha Receita',
  about: 'GET /minha-receita/{cnpj}',
  faultReplies: {
    notFound: (request) => ({
      status: 404,
      body: { message: `CNPJ ${formatCnpj(cnpjIn(request))} não encontrado.` },
    }),
    serverError: { status: 500, body: { message: 'Erro interno do servidor.' } },
    rateLimited: { status: 429, body: { message: 'Muitas requisições.' } },
  },
  magicFault: (request) => faultOfCnpj(bareCnpj(cnpjIn(request)), 'minha-receita'),
  divergent: olderCopy,
  routes(scope) {
    scope.get('/:cnpj', async (request, reply) => {
      const cnpj = bareCnpj(cnpjIn(request));
      if (isValidCnpj(cnpj)) return companyBody(Company.ofCnpj(cnpj));
      return reply.code(400).send({ message: `CNPJ ${cnpjIn(request)} inválido.` });
    });
  },
};

function cnpjIn(request: FastifyRequest): string {
  return (request.params as { cnpj?: string }).cnpj ?? '';
}
