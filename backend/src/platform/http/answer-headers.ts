import type { OpenAPIObject } from '@nestjs/swagger';

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;
type Answer = Exclude<NonNullable<Operation['responses'][string]>, { $ref: string }>;

/** For the API's description. */
export const textHeader = (description: string, example: string) =>
  ({ description, schema: { type: 'string', example } }) as const;
export const countHeader = (description: string, example: number) =>
  ({ description, schema: { type: 'integer', example } }) as const;

const ALWAYS = {
  'X-Request-Id': textHeader('Com ele o suporte acha a chamada.', '0198f3a0-5d2a-7c4e-9d6b-3d3f0b7a9c11'),
  'RateLimit-Policy': textHeader(
    'O tamanho de um limite (rascunho da IETF): as chamadas da chave, as consultas do dia, ou o limite que recusou.',
    '"chave";q=300;w=60',
  ),
  RateLimit: textHeader('Quanto resta dele e em quantos segundos se renova.', '"chave";r=299;t=60'),
  'X-RateLimit-Limit': countHeader(
    'O limite que RateLimit conta, para clientes antigos; onde não há RateLimit, o do endereço de rede.',
    300,
  ),
  'X-RateLimit-Remaining': countHeader('Quantas chamadas restam desse limite.', 299),
  'X-RateLimit-Reset': countHeader('Em quantos segundos ele se renova.', 60),
};
const WAITING = { 'Retry-After': countHeader('Segundos até a próxima tentativa.', 30) };
/** With which a call may be told to wait. */
const WAIT: readonly string[] = ['409', '429', '503'];

/** What answers to calls for keys may bring, once for all of them. */
export const ANSWER_HEADERS = { ...ALWAYS, ...WAITING };

/** The same answer with them, unless it says itself what one of them is. */
export function withAnswerHeaders(status: string, answer: Answer): Answer {
  const names = Object.keys(WAIT.includes(status) ? ANSWER_HEADERS : ALWAYS);
  const shared = Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
  return { ...answer, headers: { ...shared, ...answer.headers } };
}
