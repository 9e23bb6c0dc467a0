import { bareCnpj, formatCnpj, isValidCnpj } from '../../src/kernel/cnpj.js';
import { companyBody } from '../cnpj-register/company-body.js';
import { olderCopy } from '../cnpj-register/divergence.js';
import { faultOfCnpj } from '../faults/magic-inputs.js';
import { Company } from '../population/index.js';
import { paramIn, type Vendor } from '../vendor.js';

/** minha-receita: the open CNPJ register from another copy, with errors of one field. */
export const minhaReceita: Vendor = {
  key: 'minha-receita',
  prefix: '/minha-receita',
  title: 'Minha Receita',
  about: 'GET /minha-receita/{cnpj}',
  faultReplies: {
    notFound: (request) => ({
      status: 404,
      body: { message: `CNPJ ${formatCnpj(paramIn(request, 'cnpj'))} não encontrado.` },
    }),
    serverError: { status: 500, body: { message: 'Erro interno do servidor.' } },
    rateLimited: { status: 429, body: { message: 'Muitas requisições.' } },
  },
  magicFault: (request) => faultOfCnpj(bareCnpj(paramIn(request, 'cnpj')), 'minha-receita'),
  divergent: olderCopy,
  routes(scope) {
    scope.get('/:cnpj', async (request, reply) => {
      const cnpj = bareCnpj(paramIn(request, 'cnpj'));
      if (isValidCnpj(cnpj)) return companyBody(Company.ofCnpj(cnpj));
      return reply.code(400).send({ message: `CNPJ ${paramIn(request, 'cnpj')} inválido.` });
    });
  },
};
