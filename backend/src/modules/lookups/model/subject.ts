import { type LookupType, lookupDefinition } from '../../../kernel/lookup-catalogue.js';

/** A lookup's normalised inputs by name, such as `{cpf: '52998224725'}`. */
export type LookupQuery = Readonly<Record<string, string>>;

/** The inputs of a request's body in their normal form; they have been validated before. */
export function queryOf(type: LookupType, body: object): LookupQuery {
  const given = body as Record<string, unknown>;
  const query: Record<string, string> = {};
  for (const { name, normalise } of lookupDefinition(type).inputs) query[name] = normalise(String(given[name] ?? ''));
  return query;
}

/** The query as lists and logs may show it. */
export function maskedSubject(type: LookupType, query: LookupQuery): string {
  return lookupDefinition(type)
    .inputs.map(({ name, maskValue }) => maskValue(query[name] ?? ''))
    .join(' ');
}

/** The query as its owner reads it. */
export function readableSubject(type: LookupType, query: LookupQuery): string {
  return lookupDefinition(type)
    .inputs.map(({ name, format }) => format(query[name] ?? ''))
    .join(' ');
}

/** One text that is the same for the same subject, whatever type asks for it. */
export function subjectKey(query: LookupQuery): string {
  return Object.keys(query)
    .sort()
    .map((name) => `${name}:${query[name]}`)
    .join('|');
}
