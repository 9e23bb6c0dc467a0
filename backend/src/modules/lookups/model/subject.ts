import { formatCpf } from '../../../kernel/cpf.js';
import { type LookupType, lookupDefinition } from '../../../kernel/lookup-catalogue.js';
import { plainName } from './normalise.js';

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

/** A CPF's part as a Pix lookup's suffix, in the forms in which older entries of the audit may have it: as it was typed. */
export function pixSuffixForms(suffix: string): string[] {
  const [, first, last] = /^(\d{3})(\d{3})$/.exec(suffix) ?? [];
  if (first) return [suffix, `***.${first}.${last}-**`, `***${suffix}**`, `${first}.${last}`];
  return /^\d{11}$/.test(suffix) ? [suffix, formatCpf(suffix)] : [suffix];
}

/** A query with the apostrophes that older entries of the audit may have in its name: as they were typed. */
export function apostropheForms(query: LookupQuery): LookupQuery[] {
  const typed = Object.entries(query).map(([name, value]) => [name, value.replaceAll("'", '’')] as const);
  const older: LookupQuery = Object.fromEntries(typed);
  return subjectKey(older) === subjectKey(query) ? [query] : [query, older];
}

/**
 * The Pix lookups of names, or of e-mails in their place, and a CPF: by the six digits that a receipt shows and by the whole
 * CPF. Names count as they were written and, since few leave accents in there, also without them.
 */
export function pixQueries(names: readonly (string | undefined)[], cpf: string): LookupQuery[] {
  const suffixes = [cpf.slice(3, 9), cpf].flatMap(pixSuffixForms);
  const written = names.flatMap((name) => (name ? [name, plainName(name)] : []));
  const asked = written.map((nome) => queryOf('pix', { nome }).nome ?? '');
  return asked.flatMap((nome) => suffixes.map((sufixo) => ({ nome, sufixo }))).flatMap(apostropheForms);
}

/** One text that is the same for the same subject, whatever type asks for it: what keyed hashes are made of. */
export function subjectKey(query: LookupQuery): string {
  const names = Object.keys(query);
  const [only] = names;
  if (names.length === 1) return `${only}:${query[only!]}`;
  return names
    .sort()
    .map((name) => `${name}:${query[name]}`)
    .join('|');
}
