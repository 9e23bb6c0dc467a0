import type { OpenAPIObject } from '@nestjs/swagger';
import { ANSWER_HEADERS, withAnswerHeaders } from './answer-headers.js';

const ID = '0198f3a0-5d2a-7c4e-9d6b-3d3f0b7a9c11';

/** RFC 9457, with what our errors carry. */
const PROBLEM = {
  type: 'object',
  required: ['type', 'title', 'status', 'code', 'requestId'],
  properties: {
    type: { type: 'string', example: 'about:blank' },
    title: { type: 'string', description: 'Texto em português, pronto para mostrar.', example: 'Chave inválida.' },
    status: { type: 'integer', example: 401 },
    code: { type: 'string', description: 'Código estável, para programas.', example: 'API_KEY_INVALID' },
    requestId: { type: 'string', format: 'uuid', example: ID },
    fields: { type: 'array', items: { $ref: '#/components/schemas/FieldErrorAnswer' } },
    details: {
      type: 'object',
      additionalProperties: true,
      description: 'O que ajuda a decidir: em 429, `politica` diz qual limite recusou.',
      example: { politica: 'ritmo', porMinuto: 60 },
    },
    requiresSubscription: { type: 'boolean', description: 'Presente quando falta assinatura ativa.', example: true },
  },
} as const;

/** What any call for keys is refused with; a scope and a network where they are asked for. */
const KEYS: Readonly<Record<number, string>> = {
  400: '`API_KEY_IN_URL`: Nunca envie a chave no endereço: ele fica em registros.',
  401: '`API_KEY_REQUIRED`: Envie sua chave em Authorization: Bearer nit_live_… · `API_KEY_INVALID`: Chave inválida. · `API_KEY_REVOKED`: Esta chave foi revogada. · `API_KEY_EXPIRED`: Esta chave expirou.',
  403: '`API_KEY_SCOPE`: Esta chave não tem o escopo pedido. · `API_KEY_NETWORK`: Esta chave não pode ser usada a partir deste endereço. · `ACCOUNT_BLOCKED`: Esta conta está bloqueada. Fale com o suporte. · `PASSWORD_CHANGE_REQUIRED`: Troque a senha de uso único para continuar.',
};

/** What a call with an `Idempotency-Key` is refused with besides, unless it has no body that could be another one or says itself how it refuses one. */
const REPEATED: Readonly<Record<number, string>> = {
  409: '`IDEMPOTENCY_KEY_IN_USE`: A primeira chamada com esta Idempotency-Key ainda não terminou.',
  422: '`IDEMPOTENCY_KEY_REUSED`: Esta Idempotency-Key já veio com outra consulta. Use uma nova.',
};

/** What a call with a body is refused with besides. */
const BODIES: Readonly<Record<number, string>> = {
  413: '`BODY_TOO_LARGE`: O conteúdo enviado é grande demais.',
  415: '`UNSUPPORTED_MEDIA_TYPE`: Envie o corpo como application/json.',
};

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;
type Responses = Operation['responses'];
type Answer = Exclude<NonNullable<Responses[string]>, { $ref: string }>;
type Example = { value: { error?: string; success?: boolean } & Record<string, unknown> };

const JSON_TYPE = 'application/json';
const PROBLEM_TYPE = 'application/problem+json';
const ERROR = '#/components/schemas/ErrorAnswer';
const REF = '#/components/schemas/Problem';

/** Adds what keys are refused with to a description of calls for keys, before its errors get their examples. */
export function withKeyRefusals(document: OpenAPIObject): OpenAPIObject {
  for (const operation of operationsOf(document)) {
    const { responses, requestBody } = operation;
    const refusals = { ...KEYS, ...(requestBody && BODIES), ...(isRepeatable(operation) && REPEATED) };
    for (const [status, description] of Object.entries(refusals)) {
      const own = responses[status] as Answer | undefined;
      const said = own ? withoutRepeats(`${own.description} · ${description}`) : description;
      responses[status] = { description: said, content: { [JSON_TYPE]: { schema: { $ref: ERROR } } } };
    }
  }
  return document;
}

/** What a call says itself is not said a second time. */
function withoutRepeats(description: string): string {
  return [...new Set(description.split(' · '))].join(' · ');
}

function isRepeatable({ parameters = [], requestBody, responses }: Operation): boolean {
  const takesKey = parameters.some((parameter) => 'name' in parameter && parameter.name === 'Idempotency-Key');
  const tells = Object.values(responses).some(
    (said) => said && 'description' in said && said.description?.includes('`IDEMPOTENCY_KEY_'),
  );
  return takesKey && requestBody !== undefined && !tells;
}

/** The same description with every failure as the public API answers it, and the headers of every answer. */
export function withProblems(document: OpenAPIObject): OpenAPIObject {
  const shared = document.components?.responses ?? {};
  for (const operation of operationsOf(document)) {
    operation.security = [{ bearer: [] }];
    for (const [status, said] of Object.entries(operation.responses) as [string, NonNullable<Responses[string]>][]) {
      const answer = ('$ref' in said ? shared[said.$ref.split('/').at(-1) ?? ''] : said) as Answer;
      const told = Number(status) >= 400 ? asProblem(Number(status), answer) : answer;
      operation.responses[status] = withAnswerHeaders(status, told);
    }
  }
  const { ErrorAnswer, LookupForbiddenAnswer, DivergenceAnswer, ...schemas } = document.components?.schemas ?? {};
  const { responses, ...components } = document.components ?? {};
  const described = { ...components, headers: ANSWER_HEADERS, schemas: { ...schemas, Problem: PROBLEM as object } };
  return { ...document, components: described };
}

function operationsOf({ paths }: OpenAPIObject): Operation[] {
  return Object.values(paths).flatMap((path) => Object.values(path) as Operation[]);
}

function asProblem(status: number, said: Answer): Answer {
  const { examples = {} } = (said.content?.[JSON_TYPE] ?? {}) as { examples?: Record<string, Example> };
  const told = Object.entries(examples).map(([code, { value }]) => {
    const { success, error, ...rest } = value;
    return [code, { value: { type: 'about:blank', title: error, status, ...rest } }] as const;
  });
  const content = { schema: { $ref: REF }, ...(told.length > 0 && { examples: Object.fromEntries(told) }) };
  return { ...said, content: { [PROBLEM_TYPE]: content } } as Answer;
}
