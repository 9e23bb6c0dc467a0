import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { CALLERS, type Caller } from '../authorisation/rules.js';
import { strangeBody, strangeText, strangeType, strangeValue } from './hostile.js';
import { almost, KNOWN_ID, plausible, type Schema, type Schemas } from './plausible.js';

/** All that it takes to send a request again. */
export interface FuzzRequest {
  readonly operation: string;
  readonly caller: Caller;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

interface Parameter {
  readonly name: string;
  readonly in: 'query' | 'path' | 'header';
  readonly schema?: Schema;
}

interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Schemas };
}

type Choice<T> = { weight: number; arbitrary: fc.Arbitrary<T> };

const FORGED = [
  'Bearer',
  'Bearer x',
  'Basic YW5hOnNlbmhh',
  `Bearer ${'a'.repeat(5_000)}`,
  'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiJhZG1pbiIsInJvbGUiOiJhZG1pbiJ9.',
  'Bearer eyJhbGciOiJIUzI1NiJ9.eyJyb2xlIjoiYWRtaW4ifQ.c2lnbmF0dXJl',
];

const HEADERS = ['x-request-id', 'accept', 'accept-language', 'cookie', 'x-forwarded-for', 'if-none-match', 'origin'];
const headerText = fc.oneof(
  fc.constantFrom('application/problem+json', '*/*', 'x'.repeat(2_000), '127.0.0.1', '"', 'null', 'http://x', '=;=;'),
  fc.string({ maxLength: 30 }),
);

/** Whom most doors are open to, of the page's API and of the public one. */
const KNOWN: ReadonlySet<Caller> = new Set(['admin', 'owner']);
const KNOWN_BY_KEY: ReadonlySet<Caller> = new Set(['key']);

const documents = ['docs/openapi.json', 'docs/openapi-v1.json'].map(
  (file) => JSON.parse(readFileSync(file, 'utf8')) as Document,
);
const paths: Document['paths'] = Object.assign({}, ...documents.map((one) => one.paths));
/** What both have is the same. */
const schemas: Schemas = Object.assign({}, ...documents.map(({ components }) => components.schemas));

/** Requests to every operation of both descriptions: valid, almost valid and hostile. */
export const REQUESTS: readonly fc.Arbitrary<FuzzRequest>[] = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => requestTo(method.toUpperCase(), path, operation)),
);

/** To each operation, by whom it is open to, with something that is no id in one place of its path, else as described. */
export const WITHOUT_ID: readonly fc.Arbitrary<FuzzRequest>[] = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).flatMap(([method, operation]) => {
    const places = (operation.parameters ?? []).filter(isIn('path'));
    return places.filter(({ schema }) => !schema?.enum).map(({ name }) => withoutId(method, path, operation, name));
  }),
);

function withoutId(method: string, path: string, operation: Operation, place: string): fc.Arbitrary<FuzzRequest> {
  const { operationId, parameters = [], requestBody } = operation;
  const schema = requestBody?.content['application/json']?.schema;
  const named = (name: string) => parameters.find((one) => one.name === name)?.schema?.enum?.[0];
  return (schema ? plausible(schema, schemas) : fc.constant(null)).map((body) => ({
    operation: operationId,
    caller: path.startsWith('/v1') ? ('key' as const) : path.startsWith('/api/admin') ? 'admin' : 'owner',
    method: method.toUpperCase(),
    path: path.replace(/\{(\w+)\}/g, (_, name: string) => (name === place ? 'NaN' : String(named(name) ?? KNOWN_ID))),
    headers: { ...(schema && { 'content-type': 'application/json' }) },
    body: schema ? JSON.stringify(body) : null,
  }));
}

function requestTo(method: string, path: string, operation: Operation): fc.Arbitrary<FuzzRequest> {
  const { operationId, parameters = [], requestBody } = operation;
  const known = path.startsWith('/v1') ? KNOWN_BY_KEY : KNOWN;
  const schema = requestBody?.content['application/json']?.schema;
  return fc
    .record({
      caller: fc.oneof(
        ...CALLERS.map((caller) => ({ weight: known.has(caller) ? 5 : 1, arbitrary: fc.constant(caller) })),
      ),
      otherMethod: often<string>(
        30,
        method,
        fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD'),
      ),
      places: fc.record(Object.fromEntries(parameters.filter(isIn('path')).map((one) => [one.name, inPath(one)]))),
      query: queryOf(parameters.filter(isIn('query'))),
      token: often<string | null>(12, null, fc.constantFrom(...FORGED)),
      type: often<string>(12, 'application/json', strangeType),
      more: fc.dictionary(fc.constantFrom(...HEADERS), headerText, { maxKeys: 2 }),
      body: bodyOf(schema),
    })
    .map(({ caller, otherMethod, places, query, token, type, more, body }) => {
      const bare = otherMethod === 'GET' || otherMethod === 'HEAD';
      return {
        operation: operationId,
        caller,
        method: otherMethod,
        path: path.replace(/\{(\w+)\}/g, (_, name: string) => encoded(places[name] ?? '')) + query,
        headers: {
          ...more,
          ...(token === null ? {} : { authorization: token }),
          ...(bare || body === null ? {} : { 'content-type': type }),
        },
        body: bare ? null : body,
      };
    });
}

function isIn(place: Parameter['in']) {
  return (parameter: Parameter) => parameter.in === place;
}

function often<T>(times: number, usual: T, other: fc.Arbitrary<T>): fc.Arbitrary<T> {
  return fc.oneof({ weight: times, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: other });
}

function inPath({ schema = {} }: Parameter): fc.Arbitrary<string> {
  const named = schema.enum ? fc.constantFrom(...schema.enum.map(String)) : fc.constant(KNOWN_ID);
  return fc.oneof({ weight: 3, arbitrary: named }, { weight: 1, arbitrary: strangeText.filter((text) => text !== '') });
}

/** Each of the parameters or not, some twice, some as other servers would read lists, and now and then unknown ones. */
function queryOf(parameters: readonly Parameter[]): fc.Arbitrary<string> {
  const known = parameters.map(({ name, schema = {} }) => {
    const values: Choice<unknown>[] = [
      { weight: 3, arbitrary: plausible(schema, schemas) },
      { weight: 1, arbitrary: strangeText },
    ];
    const value = fc
      .oneof(...values)
      .map((one) => `${encoded(name)}=${encoded(typeof one === 'string' ? one : JSON.stringify(one))}`);
    return fc.oneof(
      { weight: 4, arbitrary: fc.constant('') },
      { weight: 3, arbitrary: value },
      twice(value),
      listed(value),
    );
  });
  const unknown = often(12, '', fc.constantFrom('x=1', '__proto__[a]=1', '&&==&', 'constructor.prototype=1', '%=%zz'));
  return fc.tuple(unknown, ...known).map((parts) => {
    const text = parts.filter(Boolean).join('&');
    return text === '' ? '' : `?${text}`;
  });
}

function twice(value: fc.Arbitrary<string>): Choice<string> {
  return { weight: 1, arbitrary: fc.tuple(value, value).map((both) => both.join('&')) };
}

function listed(value: fc.Arbitrary<string>): Choice<string> {
  return { weight: 1, arbitrary: value.map((one) => one.replace('=', '[]=')) };
}

function bodyOf(schema: Schema | undefined): fc.Arbitrary<string | null> {
  if (!schema) return fc.oneof({ weight: 6, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: strangeBody });
  const asText = (value: unknown) => JSON.stringify(value) ?? '';
  return fc.oneof(
    { weight: 5, arbitrary: plausible(schema, schemas).map(asText) },
    { weight: 5, arbitrary: almost(schema, schemas).map(asText) },
    { weight: 1, arbitrary: strangeValue.map(asText) },
    { weight: 1, arbitrary: strangeBody },
  );
}

/** As `encodeURIComponent`, but halves of a character go through as the bytes that they would be. */
function encoded(text: string): string {
  return text.replace(/[^\w.~-]/gu, (character) => {
    const half = /^[\ud800-\udfff]$/.test(character);
    return half ? '%ED%A0%80' : encodeURIComponent(character);
  });
}
