import { type FastifyRequest } from 'fastify';
import { isValidCpf } from '../../src/kernel/cpf.js';
import { answeredInstead, faultOfPerson } from '../faults/unlucky-people.js';
import { brazilianDay, Person } from '../population/index.js';
import { type Vendor } from '../vendor.js';
import { formPage, receiptPage, refusalPage } from './pages.js';

const PATH = '/Servicos/CPF/ConsultaSituacao/ConsultaPublica.asp';
const HTML = 'text/html; charset=utf-8';
const NOT_FOUND = 'CPF não encontrado na base de dados da Receita Federal.';
const DATE_DIFFERS =
  'Data de nascimento informada está divergente da constante na base de dados da Secretaria da Receita Federal do Brasil.';

/** The tax authority's public page: a form of CPF and date of birth, answered with a page. */
export const receitaFederal: Vendor = {
  key: 'receita-federal',
  prefix: '/receita-federal',
  title: 'Receita Federal, página pública',
  about: `POST /receita-federal${PATH}`,
  faultReplies: {
    mediaType: HTML,
    notFound: () => ({ status: 200, body: refusalPage(NOT_FOUND) }),
    serverError: { status: 500, body: refusalPage('Erro interno do servidor.') },
    rateLimited: { status: 429, body: refusalPage('Muitas consultas. Tente mais tarde.') },
  },
  magicFault: (request) => faultOfPerson('cpf', questionIn(request).cpf),
  routes(scope) {
    scope.get(PATH, async (_request, reply) => reply.type(HTML).send(formPage()));
    scope.post(PATH, async (request, reply) => reply.type(HTML).send(answerTo(request)));
  },
};

function answerTo(request: FastifyRequest): string {
  const { cpf, birth } = questionIn(request);
  if (request.fault === 'captcha') return formPage({ captcha: true, message: 'Confirme que você não é um robô.' });
  if (!cpf || birth.length !== 8) return formPage({ message: 'Informe CPF e data de nascimento.' });
  if (!isValidCpf(cpf)) return refusalPage('CPF incorreto.');
  const person = Person.ofCpf(cpf);
  if (brazilianDay(person.birth).replaceAll('/', '') !== birth) return refusalPage(DATE_DIFFERS);
  return receiptPage(answeredInstead(request.fault, person));
}

/** CPF and date of birth as digits. */
function questionIn(request: FastifyRequest): { cpf: string; birth: string } {
  const { txtCPF = '', txtDataNascimento = '' } = (request.body ?? {}) as Record<string, string | undefined>;
  return { cpf: String(txtCPF).replace(/\D/g, ''), birth: String(txtDataNascimento).replace(/\D/g, '') };
}
