import { type LookupType, lookupDefinition, maskName } from '../../../kernel/lookup-catalogue.js';
import { maskCompanyName } from '../../../kernel/mask-company-name.js';
import { foundNames } from './found-subjects.js';

const MOST_NAMED = 5;

/** Whom or what a result tells in a line, masked unless `named`; null where it names nobody, and for lists of people. */
export function foundInWords(type: LookupType, result: unknown, named: boolean): string | null {
  if (type === 'cep') {
    const { logradouro, bairro, cidade, uf } = Object(result) as Record<string, unknown>;
    return [logradouro, bairro, cidade, uf].filter(Boolean).join(', ') || null;
  }
  const names = foundNames(type, result);
  const mask = lookupDefinition(type).personal ? maskName : maskCompanyName;
  const shown = names.slice(0, MOST_NAMED).map((name) => (named ? name : mask(name)));
  const more = names.length - shown.length;
  if (names.length === 0) return null;
  return `${shown.join(' · ')}${more > 0 ? ` e mais ${more}` : ''}`;
}
