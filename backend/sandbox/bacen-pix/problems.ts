import { type FastifyReply } from 'fastify';

const TITLES = {
  CobNaoEncontrado: [404, 'Cobrança não encontrada'],
  CobOperacaoInvalida: [400, 'Cobrança inválida'],
  PixNaoEncontrado: [404, 'Pix não encontrado'],
  PixDevolucaoInvalida: [400, 'Devolução inválida'],
  WebhookOperacaoInvalida: [400, 'Webhook inválido'],
  AcessoNegado: [403, 'Acesso negado'],
  ErroInternoDoServidor: [500, 'Erro interno'],
  LimiteExcedido: [429, 'Limite de requisições excedido'],
} as const;

type Kind = keyof typeof TITLES;

/** An error of the API Pix as RFC 7807 words it. */
export function problem(kind: Kind, detail: string = TITLES[kind][1]) {
  const [status, title] = TITLES[kind];
  return { type: `https://pix.bcb.gov.br/api/v2/error/${kind}`, title, status, detail };
}

export function refuse(reply: FastifyReply, kind: Kind, detail?: string) {
  return reply.code(TITLES[kind][0]).type('application/problem+json').send(problem(kind, detail));
}
