import { words } from '../../../../kernel/source-record.js';
import { hiddenCpfsIn, type LookupQuery } from '../../model/index.js';
import {
  cnpjKey,
  cpfKey,
  emailKey,
  nameAndBirthKeys,
  nameAndDigitsKeys,
  phoneKey,
  rgKey,
  type SuppressionKind,
  suffixCpfKey,
} from './subject-keys.js';

/** Who is suppressed at this moment. */
export interface Suppressed {
  /** Nobody is: then nothing else need be asked. */
  readonly isEmpty: boolean;

  /** Whether anybody is, by a key of this kind: where nobody is, the key need not be made. */
  holds(kind: SuppressionKind): boolean;

  has(kind: SuppressionKind, key: string): boolean;
}

type Fields = Readonly<Record<string, unknown>>;

/** Whether a lookup asks for somebody suppressed: by the document that it names, or by a Pix receipt's name and digits. */
export function asksForSuppressed(query: LookupQuery, suppressed: Suppressed): boolean {
  if (suppressed.isEmpty) return false;
  const { cpf, cnpj, telefone, email, rg, nome, sufixo } = query;
  return (
    has(suppressed, 'cpf', cpfKey(cpf) ?? suffixCpfKey(sufixo)) ||
    has(suppressed, 'cnpj', cnpjKey(cnpj)) ||
    has(suppressed, 'telefone', phoneKey(telefone)) ||
    has(suppressed, 'email', emailKey(email) ?? emailKey(nome)) ||
    has(suppressed, 'rg', rgKey(rg)) ||
    hasAny(suppressed, 'nome_cpf', nameAndDigitsKeys(nome, sufixo))
  );
}

/** Whether a record is about somebody suppressed, in whatever role the person stands in it; a sole trader's company is, by its CNPJ or its name. */
export function isOfSuppressed(record: Fields, births: readonly string[], suppressed: Suppressed): boolean {
  if (suppressed.isEmpty) return false;
  const document = record.cpf ?? record.CPF_VINCULO;
  const name = record.nome ?? record.NOME_VINCULO;
  const cpf = cpfKey(document);
  if (has(suppressed, 'cpf', cpf)) return true;
  if (hiddenCpfsIn(record).some((named) => has(suppressed, 'cpf', cpfKey(named)))) return true;
  if (suppressed.holds('cnpj') && has(suppressed, 'cnpj', cnpjKey(record.cnpj))) return true;
  if (suppressed.holds('nome_cpf')) {
    // A whole CPF says more than its digits in the middle, so that these are looked for only where they stand alone.
    const masked = cpf === null ? nameAndDigitsKeys(name, document) : NONE;
    if (hasAny(suppressed, 'nome_cpf', masked.length > 0 ? masked : soleTraderKeys(record.razao_social))) return true;
  }
  const birth = suppressed.holds('nome_nascimento') ? firstText(record, births) : null;
  return birth !== null && hasAny(suppressed, 'nome_nascimento', nameAndBirthKeys(name, birth));
}

/** The fields by which a record holds a suppressed telephone, e-mail or RG. */
export function suppressedContacts(record: Fields, suppressed: Suppressed): readonly string[] {
  if (suppressed.isEmpty) return NONE;
  const { ddd, telefone, telefone_completo: whole, email, rg } = record;
  const phone = has(suppressed, 'telefone', phoneKey(whole) ?? phoneOf(ddd, telefone));
  const isEmail = has(suppressed, 'email', emailKey(email));
  const isRg = has(suppressed, 'rg', rgKey(rg));
  if (!phone && !isEmail && !isRg) return NONE;
  return [...(phone ? PHONE_FIELDS : []), ...(isEmail ? ['email'] : []), ...(isRg ? ['rg'] : [])];
}

const NONE: readonly string[] = [];

const PHONE_FIELDS = ['ddd', 'telefone', 'telefone_completo'];

/** Whether what stands alone in a list is a suppressed telephone or e-mail. */
export function isSuppressedText(text: unknown, suppressed: Suppressed): boolean {
  if (suppressed.isEmpty) return false;
  return has(suppressed, 'telefone', phoneKey(text)) || has(suppressed, 'email', emailKey(text));
}

/** Sole traders' companies are named after them: MARIA DA SILVA ***.982.247-**. */
function soleTraderKeys(companyName: unknown): readonly string[] {
  if (typeof companyName !== 'string') return NONE;
  const [, name, digits] = /^(.+) (\*{3}\.\d{3}\.\d{3}-\*{2})$/.exec(companyName) ?? [];
  return nameAndDigitsKeys(name, digits);
}

/** The same, which makes no hash twice for as long as one result is looked at. */
export function memoised(suppressed: Suppressed): Suppressed {
  if (suppressed.isEmpty) return suppressed;
  const known = new Map<string, boolean>();
  return {
    isEmpty: false,
    holds: (kind) => suppressed.holds(kind),
    has: (kind, key) => {
      const text = `${kind} ${key}`;
      const found = known.get(text) ?? suppressed.has(kind, key);
      known.set(text, found);
      return found;
    },
  };
}

function has(suppressed: Suppressed, kind: SuppressionKind, key: string | null): boolean {
  return key !== null && suppressed.holds(kind) && suppressed.has(kind, key);
}

function hasAny(suppressed: Suppressed, kind: SuppressionKind, keys: readonly string[]): boolean {
  return suppressed.holds(kind) && keys.some((key) => suppressed.has(kind, key));
}

function phoneOf(ddd: unknown, number: unknown): string | null {
  return ddd === undefined && number === undefined ? null : phoneKey(`${ddd ?? ''}${number ?? ''}`);
}

function firstText(record: Fields, fields: readonly string[]): string | null {
  for (const field of fields) {
    const text = words(record[field]);
    if (text !== null) return text;
  }
  return null;
}
