import { parseCep } from '@kernel/cep';
import { parseCnpj } from '@kernel/cnpj';
import { parseCpf } from '@kernel/cpf';
import { type LookupType, lookupDefinition } from '@kernel/lookup-catalogue';
import { parsePhone, withoutCountryCode } from '@kernel/phone';
import { isEmail, personNameRule } from '@kernel/rules';

/** A lookup found in pasted text, with the values that its form starts with. */
export interface DetectedLookup {
  readonly type: LookupType;
  readonly values: Readonly<Record<string, string>>;
  /** The value as a person reads it. */
  readonly text: string;
}

interface Detector {
  readonly type: LookupType;
  readonly name: string;
  /** How the value is named in "Cole um CPF ou CNPJ". */
  readonly noun: string;
  readonly find: (text: string) => string | null;
}

const CPF = /(?<!\d)\d{3}[.\s]?\d{3}[.\s]?\d{3}[-\s]?\d{2}(?!\d)/g;
const CNPJ = /(?<![0-9A-Z])[0-9A-Z]{2}[.\s]?[0-9A-Z]{3}[.\s]?[0-9A-Z]{3}[/\s]?[0-9A-Z]{4}[-\s]?\d{2}(?!\d)/gi;
const PHONE = /(?<![\d.])(?:\+?55[\s-]*)?\(?\d{2}\)?[\s.-]*\d{4,5}[\s.-]?\d{4}(?!\d)/g;
/** Area codes in use, with a mobile's nine digits or a landline's eight: eleven other digits are a mistyped CPF. */
const REACHABLE = /^(?:1[1-9]|2[12478]|3[1-578]|4[1-9]|5[1345]|6[1-9]|7[134579]|8[1-9]|9[1-9])(?:9\d{8}|[2-5]\d{7})$/;
const CEP = /(?<![\d.-])\d{2}\.?\d{3}-?\d{3}(?![\d-])/g;
const EMAIL = /(?<![^\s@<>])[^\s@<>]+@[^\s@<>]+/g;

/** From the most exact to the loosest: the first that fits wins. */
const DETECTORS: readonly Detector[] = [
  { type: 'email', name: 'email', noun: 'e-mail', find: (text) => first(text, EMAIL, (t) => (isEmail(t) ? t : null)) },
  { type: 'cnpj', name: 'cnpj', noun: 'CNPJ', find: (text) => first(text, CNPJ, parseCnpj) },
  { type: 'cpf', name: 'cpf', noun: 'CPF', find: (text) => first(text, CPF, parseCpf) },
  { type: 'telefone', name: 'telefone', noun: 'telefone', find: (text) => first(text, PHONE, phoneIn) },
  { type: 'cep', name: 'cep', noun: 'CEP', find: (text) => first(text, CEP, parseCep) },
  {
    type: 'nome',
    name: 'nome',
    noun: 'nome',
    find: (text) => (/\S\s+\S/.test(text) && !personNameRule(text) ? text.trim() : null),
  },
];

/** The lookup that the text asks for, among the types that can be run; null when none fits. */
export function detectLookup(text: string, runnable: readonly LookupType[]): DetectedLookup | null {
  for (const { type, name, find } of DETECTORS) {
    const value = runnable.includes(type) ? find(text) : null;
    if (value === null) continue;
    const input = lookupDefinition(type).inputs.find((one) => one.name === name);
    return { type, values: { [name]: value }, text: input?.format(value) ?? value };
  }
  return null;
}

/** "CPF ou CNPJ": what can be pasted, in the order in which people think of it. */
export function detectableInWords(runnable: readonly LookupType[]): string {
  const order: readonly LookupType[] = ['cpf', 'cnpj', 'telefone', 'email', 'nome'];
  const nouns = order.flatMap((type) => DETECTORS.filter((one) => one.type === type && runnable.includes(type)));
  const list = nouns.map(({ noun }) => noun);
  const last = list.pop() ?? '';
  return list.length === 0 ? last : `${list.join(', ')} ou ${last}`;
}

/** Why the text is not taken, once it is long enough to say so. */
export function undetectedReason(text: string, runnable: readonly LookupType[]): string | null {
  const bare = text.replace(/[^0-9A-Za-z]/g, '');
  if (bare.length < 11) return null;
  if (/^\d{11}$/.test(bare) && runnable.includes('cpf')) return lookupDefinition('cpf').inputs[0]?.rule(bare) ?? null;
  if (/^[0-9A-Za-z]{12}\d{2}$/.test(bare) && runnable.includes('cnpj')) {
    return lookupDefinition('cnpj').inputs[0]?.rule(bare) ?? null;
  }
  return `Não reconheci um ${detectableInWords(runnable)} neste texto.`;
}

function phoneIn(text: string): string | null {
  const phone = parsePhone(withoutCountryCode(text));
  return phone !== null && REACHABLE.test(phone) ? phone : null;
}

function first(text: string, shape: RegExp, parse: (candidate: string) => string | null): string | null {
  for (const [candidate] of text.matchAll(shape)) {
    const value = parse(candidate);
    if (value !== null) return value;
  }
  return null;
}
