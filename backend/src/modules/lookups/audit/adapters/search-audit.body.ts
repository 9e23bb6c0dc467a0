import { LOOKUP_CATALOGUE, type LookupInput } from '../../../../kernel/lookup-catalogue.js';
import { lookupEmailRule } from '../../../../kernel/rules.js';
import { OptionalField } from '../../../../platform/http/request.fields.js';
import { Satisfies } from '../../../../platform/http/satisfies.js';
import type { AuditSearch } from '../application/read-audit.js';
import { AuditFilterFields, auditWish } from './audit-filter.fields.js';

/** Every input that a lookup can have, once. */
const SUBJECT_INPUTS: ReadonlyMap<string, LookupInput> = new Map(
  LOOKUP_CATALOGUE.flatMap(({ inputs }) => inputs)
    .reverse()
    .map((input) => [input.name, input]),
);

/** A search for what must stand in no address: whom a lookup was about, or the e-mail of who asked. */
export class SearchAuditBody extends AuditFilterFields {
  @OptionalField({ description: 'O e-mail da conta que consultou.', example: 'ana@gmail.com' })
  @Satisfies(lookupEmailRule)
  accountEmail?: string;
}

for (const { name, label, example, rule } of SUBJECT_INPUTS.values()) {
  const description = `${label} de quem foi consultado. Compara-se por código com chave, nunca em claro.`;
  OptionalField({ type: String, description, example })(SearchAuditBody.prototype, name);
  Satisfies(rule)(SearchAuditBody.prototype, name);
}

export function searchWish(body: SearchAuditBody): AuditSearch {
  const given = body as unknown as Record<string, string | undefined>;
  const known = [...SUBJECT_INPUTS.keys()].filter((name) => given[name]).map((name) => [name, given[name]]);
  return auditWish(body, Object.fromEntries(known), body.accountEmail ?? null);
}
