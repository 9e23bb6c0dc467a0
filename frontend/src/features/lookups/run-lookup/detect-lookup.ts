import { parseCep } from '@kernel/cep';
import { parseCnpj } from '@kernel/cnpj';
import { parseCpf } from '@kernel/cpf';
import { type LookupInput, type LookupType, lookupDefinition } from '@kernel/lookup-catalogue';
import { plainSigns } from '@kernel/plain-signs';
import { reachablePhone } from '@kernel/reachable-phone';
import { collapseSpaces, isEmail, parseBirthDate, personNameRule, rgRule } from '@kernel/rules';
import { DOT } from '../../../shared/ui/dot';

type Values = Readonly<Record<string, string>>;

/** A lookup that a text can be meant for. */
export interface DetectedLookup {
  readonly type: LookupType;
  /** What the text tells of its inputs. */
  readonly values: Values;
  /** That, as a person reads it. */
  readonly text: string;
  /** The inputs that the text leaves open. */
  readonly missing: readonly LookupInput[];
}

interface Detector {
  readonly type: LookupType;
  /** The inputs found in the text; null when the text is about something else. */
  readonly find: (text: string) => Values | null;
}

const CPF = /(?<!\d)\d{3}[.\s]?\d{3}[.\s]?\d{3}[-\s]?\d{2}(?!\d)/g;
const CNPJ = /(?<![0-9A-Z])[0-9A-Z]{2}[.\s]?[0-9A-Z]{3}[.\s]?[0-9A-Z]{3}[/\s]?[0-9A-Z]{4}[-\s]?\d{2}(?!\d)/gi;
const PHONE = /(?<![\d.])(?:\+?55[\s-]{0,3})?\(?0?\d{2}\)?[\s.-]{0,3}\d{4,5}[\s.-]?\d{4}(?!\d)/g;
const CEP = /(?<![\d.-])\d{2}\.?\d{3}-?\d{3}(?![\d-])/g;
const EMAIL = /(?<![^\s@<>])[^\s@<>]+@[^\s@<>]+/g;
const DATE = /(?<!\d)(?:(\d{2})[/.](\d{2})[/.](\d{4})|(\d{4})-(\d{2})-(\d{2}))(?!\d)/;
/** An RG alone, with its points or without; longer ones only where the text says RG. */
const RG = /^(?:rg\b[\s:.nº°-]*)([0-9][0-9.\s-]{3,15}[0-9X])$|^(\d{1,2}\.?\d{3}\.?\d{3}-?[0-9X]|\d{7,10})$/i;
/** The digits of a CPF that a Pix receipt leaves readable, behind a name. */
const PIX_SUFFIX = /[\s,;:-](?:\*{3}\.?(\d{3})\.?(\d{3})-?\*{2}|(\d{6}))$/;

/** From the most exact to the loosest: the first that fits is what the text most likely means. */
const DETECTORS: readonly Detector[] = [
  {
    type: 'email',
    find: (text) =>
      named(
        'email',
        first(text, EMAIL, (t) => (isEmail(t) ? t : null)),
      ),
  },
  { type: 'cnpj', find: (text) => named('cnpj', first(text, CNPJ, parseCnpj)) },
  { type: 'cpf-2', find: cpfWithBirthDate },
  { type: 'cpf', find: cpfIn },
  { type: 'telefone', find: (text) => named('telefone', first(text, PHONE, reachablePhone)) },
  { type: 'pix', find: nameWithSuffix },
  { type: 'cep', find: (text) => named('cep', first(text, CEP, parseCep)) },
  { type: 'rg', find: rgIn },
  { type: 'nome', find: (text) => named('nome', nameIn(text)) },
  { type: 'cpf-2', find: cpfIn },
  { type: 'fotorj', find: cpfIn },
  { type: 'cpf-mae', find: cpfIn },
  { type: 'cpf-pai', find: cpfIn },
  { type: 'mae', find: (text) => named('mae', nameIn(text)) },
  { type: 'pix', find: (text) => named('nome', nameIn(text)) },
];

/** How what can be pasted is called, in the order in which people think of it. */
const NOUNS: ReadonlyArray<readonly [LookupType, string]> = [
  ['cpf', 'CPF'],
  ['cnpj', 'CNPJ'],
  ['telefone', 'telefone'],
  ['email', 'e-mail'],
  ['nome', 'nome'],
];

/** The lookups that the text can be meant for, among the types that can be run, the likeliest first. */
export function detectLookups(text: string, runnable: readonly LookupType[]): readonly DetectedLookup[] {
  const found = new Map<LookupType, DetectedLookup>();
  const plain = plainSigns(text).trim();
  for (const { type, find } of DETECTORS) {
    const values = runnable.includes(type) && !found.has(type) ? find(plain) : null;
    if (values) found.set(type, described(type, values));
  }
  return [...found.values()];
}

/** "CPF ou CNPJ": what can be pasted. */
export function detectableText(runnable: readonly LookupType[]): string {
  const nouns = NOUNS.flatMap(([type, noun]) => (runnable.includes(type) ? [noun] : []));
  const last = nouns.pop() ?? '';
  return nouns.length === 0 ? last : `${nouns.join(', ')} ou ${last}`;
}

/** Why the text is not taken, once it is long enough to say so, or is to be looked up as it stands. */
export function undetectedReason(text: string, runnable: readonly LookupType[], asked = false): string | null {
  const bare = text.replace(/[^0-9A-Za-z]/g, '');
  if (text === '' || (bare.length < 11 && !asked)) return null;
  if (/^\d{11}$/.test(bare) && runnable.includes('cpf')) return lookupDefinition('cpf').inputs[0]?.rule(bare) ?? null;
  if (/^[0-9A-Za-z]{12}\d{2}$/.test(bare) && runnable.includes('cnpj')) {
    return lookupDefinition('cnpj').inputs[0]?.rule(bare) ?? null;
  }
  return `Não reconheci um ${detectableText(runnable)} neste texto.`;
}

function described(type: LookupType, values: Values): DetectedLookup {
  const { inputs } = lookupDefinition(type);
  const told = inputs.filter(({ name }) => name in values);
  return {
    type,
    values,
    text: told.map(({ name, format }) => format(values[name] ?? '')).join(DOT),
    missing: inputs.filter(({ name }) => !(name in values)),
  };
}

function named(name: string, value: string | null): Values | null {
  return value === null ? null : { [name]: value };
}

function cpfIn(text: string): Values | null {
  return named('cpf', first(text, CPF, parseCpf));
}

function cpfWithBirthDate(text: string): Values | null {
  const [, day, month, year, isoYear, isoMonth, isoDay] = DATE.exec(text) ?? [];
  const dataNascimento = `${day ?? isoDay}/${month ?? isoMonth}/${year ?? isoYear}`;
  const cpf = parseBirthDate(dataNascimento) && cpfIn(text.replace(DATE, ' '));
  return cpf ? { ...cpf, dataNascimento } : null;
}

function nameIn(text: string): string | null {
  return /\S\s+\S/.test(text) && !personNameRule(text) ? collapseSpaces(text) : null;
}

function nameWithSuffix(text: string): Values | null {
  const suffix = PIX_SUFFIX.exec(text);
  const nome = suffix && nameIn(text.slice(0, suffix.index));
  if (!nome) return null;
  const [, first3, last3, digits] = suffix;
  return { nome, sufixo: digits ?? `${first3}${last3}` };
}

function rgIn(text: string): Values | null {
  const [, said, bare] = RG.exec(text) ?? [];
  const rg = said ?? bare;
  return named('rg', rg !== undefined && rgRule(rg) === null ? rg : null);
}

function first(text: string, shape: RegExp, parse: (candidate: string) => string | null): string | null {
  for (const [candidate] of text.matchAll(shape)) {
    const value = parse(candidate);
    if (value !== null) return value;
  }
  return null;
}
