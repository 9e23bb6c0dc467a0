import { nameLetters, plainName } from '../../../src/modules/lookups/model/normalise.js';
import type { Member } from './cast.js';

/** In somebody's own record these are that person's filiation. */
const FILIATION = new Set(['mae', 'pai', 'nome_mae', 'nome_pai']);

/** What a text says, as the marks of people are looked for in it. */
export function wordsOf(text: string): string {
  return plainName(withoutFiliation(text));
}

/** What of a protected person must stand in no text's words; empty when there is nothing. */
export function marksIn(told: string, member: Member): string[] {
  const { state, unnamed } = member;
  const all = state === 'tudo';
  const found = [
    unnamed && digitsIn(told, member.cpf.replace(/^0+/, '')) && 'CPF',
    (unnamed || state === 'dead') && nameLetters(told).includes(nameLetters(plainName(member.name))) && 'name',
    (all || state === 'telefone') && digitsIn(told, member.phone.slice(-8)) && 'telephone',
    (all || state === 'email') && told.includes(member.email.toUpperCase()) && 'e-mail',
    (all || state === 'cnpj') && told.includes(plainName(member.company.razao_social)) && 'company',
    (all || state === 'rg') && digitsIn(told, member.rg) && 'RG',
  ];
  return found.filter((mark) => mark !== false);
}

/** The digits in any punctuation. */
function digitsIn(text: string, digits: string): boolean {
  return new RegExp([...digits].join('[.\\-/ ]*')).test(text);
}

function withoutFiliation(text: string): string {
  if (!/^[[{]/.test(text)) return text;
  return JSON.stringify(JSON.parse(text, (key, value: unknown) => (FILIATION.has(key) ? undefined : value)));
}
