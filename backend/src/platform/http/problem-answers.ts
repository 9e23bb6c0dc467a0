import type { OpenAPIObject } from '@nestjs/swagger';
import { KEYS, PROBLEM, REPEATED } from './problem-texts.js';

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
    const { responses } = operation;
    for (const [status, description] of Object.entries({ ...KEYS, ...(isRepeatable(operation) && REPEATED) })) {
      const own = responses[status] as Answer | undefined;
      const said = own ? `${own.description} · ${description}` : description;
      responses[status] = { description: said, content: { [JSON_TYPE]: { schema: { $ref: ERROR } } } };
    }
  }
  return document;
}

function isRepeatable({ parameters = [], requestBody, responses }: Operation): boolean {
  const takesKey = parameters.some((parameter) => 'name' in parameter && parameter.name === 'Idempotency-Key');
  const tells = Object.values(responses).some(
    (said) => said && 'description' in said && said.description?.includes('`IDEMPOTENCY_KEY_'),
  );
  return takesKey && requestBody !== undefined && !tells;
}

/** The same description with every failure as the public API answers it. */
export function withProblems(document: OpenAPIObject): OpenAPIObject {
  const shared = document.components?.responses ?? {};
  for (const operation of operationsOf(document)) {
    operation.security = [{ bearer: [] }];
    for (const [status, said] of Object.entries(operation.responses) as [string, NonNullable<Responses[string]>][]) {
      const answer = ('$ref' in said ? shared[said.$ref.split('/').at(-1) ?? ''] : said) as Answer;
      if (Number(status) >= 400) operation.responses[status] = asProblem(Number(status), answer);
    }
  }
  const { ErrorAnswer, LookupForbiddenAnswer, DivergenceAnswer, ...schemas } = document.components?.schemas ?? {};
  const { responses, ...components } = document.components ?? {};
  return { ...document, components: { ...components, schemas: { ...schemas, Problem: PROBLEM as object } } };
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
