import type { OpenAPIObject } from '@nestjs/swagger';
import { type AccessRule, DESCRIBED_ACCESS } from './access.js';
import { ANYWHERE } from './route.decorators.js';

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;
type Responses = Operation['responses'];
type Shared = Record<string, NonNullable<Responses[string]>>;

const OPERATIONS = ['get', 'post', 'put', 'patch', 'delete'] as const;
const UNKNOWN = '`UNAUTHENTICATED`: Token não encontrado · `TOKEN_EXPIRED`: Sessão expirada. Entre novamente.';
const REFUSALS =
  '`FORBIDDEN`: Acesso negado. · `PASSWORD_CHANGE_REQUIRED`: Troque a senha de uso único para continuar. · `SECOND_FACTOR_REQUIRED`: Ligue a verificação em duas etapas para continuar.';
const UNPROVEN = ' · `STEP_UP_REQUIRED`: Confirme sua senha para continuar.';
/** What so many routes answer that it stands in the description once, by its own description. */
const SHARED: ReadonlyMap<string, string> = new Map([
  [UNKNOWN, 'Unauthenticated'],
  [REFUSALS, 'Forbidden'],
  [REFUSALS + UNPROVEN, 'ForbiddenOrUnproven'],
  [ANYWHERE[429], 'RateLimited'],
  [ANYWHERE[503], 'Unavailable'],
]);
/** What is said of a route that says nothing else than its summary. */
const WHO: Readonly<Record<AccessRule, string>> = {
  public: 'Aberta a todos.',
  anyone: 'Aberta a todos; quem entrou na conta é reconhecido.',
  key: 'Para quem traz uma chave de API.',
  temp: 'Para quem entrou na conta, ou vai pagar por ela.',
  user: 'Para quem entrou na conta.',
  admin: 'Para administradores.',
};
const PROVEN = ' A senha é pedida de novo.';

/** Completes the description: who may call a route and what its access rule refuses, unless the route says it itself, and an example of each error. */
export function withDescribedErrors(document: OpenAPIObject): OpenAPIObject {
  const shared: Shared = {};
  for (const path of Object.values(document.paths)) {
    for (const method of OPERATIONS) {
      const operation = path[method];
      if (!operation) continue;
      describeRefusals(operation);
      exemplifyErrors(operation.responses);
      share(operation, shared);
    }
  }
  return { ...document, components: { ...document.components, responses: shared } };
}

function describeRefusals(operation: Operation & { [DESCRIBED_ACCESS]?: AccessRule; 'x-step-up'?: boolean }): void {
  const { [DESCRIBED_ACCESS]: rule = 'public', 'x-step-up': stepUp = false, responses } = operation;
  delete operation[DESCRIBED_ACCESS];
  operation.description ||= WHO[rule] + (stepUp ? PROVEN : '');
  if (rule === 'public' || rule === 'anyone' || rule === 'key') return;
  operation.security = [{ bearer: [] }];
  responses[401] ??= refusal(UNKNOWN);
  responses[403] ??= refusal(stepUp ? REFUSALS + UNPROVEN : REFUSALS);
  for (const status of [429, 503] as const) responses[status] ??= refusal(ANYWHERE[status]);
}

function refusal(description: string): Responses[string] {
  const schema = { $ref: '#/components/schemas/ErrorAnswer' };
  return { description, content: { 'application/json': { schema } } };
}

/** Moves what is shared out of the operation, which points to it. */
function share({ responses }: Operation, shared: Shared): void {
  for (const [status, response] of Object.entries(responses) as [string, Responses[string]][]) {
    const name = response && 'description' in response ? SHARED.get(response.description) : undefined;
    if (!name || !response) continue;
    shared[name] = response;
    responses[status] = { $ref: `#/components/responses/${name}` };
  }
}

type Content = Record<string, { schema?: object; examples?: Record<string, unknown> }>;

/** `CODE`: Text of it. Several are told apart by a middle dot; a remark, as (`details`…), is no part of the text. */
const CODE_WITH_TEXT = /`([A-Z][A-Z_]+)`(?:[^:·`]*: ([A-ZÀ-Ú][^·`]+))?/g;
const REQUEST_ID = '0198f3a0-5d2a-7c4e-9d6b-3d3f0b7a9c11';

/** An example of each error that a route describes by its code and text. */
function exemplifyErrors(responses: Responses): void {
  for (const [status, response] of Object.entries(responses) as [string, Responses[string]][]) {
    if (Number(status) < 400 || !response || !('description' in response)) continue;
    const json = (response.content as Content | undefined)?.['application/json'];
    const examples = examplesIn(String(response.description));
    if (json && isPlain(json.schema) && Object.keys(examples).length > 0) json.examples = examples;
  }
}

/** Whether the error carries no details that an example would need. */
function isPlain(schema: object | undefined): boolean {
  return /\/(Error|LookupForbidden)Answer$/.test(String((schema as { $ref?: string } | undefined)?.$ref));
}

function examplesIn(description: string): Record<string, { value: object }> {
  const found = [...description.matchAll(CODE_WITH_TEXT)].filter(([, , text]) => text);
  return Object.fromEntries(
    found.map(([, code = '', text = '']) => [
      code,
      { value: { success: false, error: text.replace(/\($/, '').trim(), code, requestId: REQUEST_ID } },
    ]),
  );
}
