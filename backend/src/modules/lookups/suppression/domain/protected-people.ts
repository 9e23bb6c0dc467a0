import { yearsBetween } from '../../../../kernel/brazilian-day.js';
import { hasDied, STATUSES, tellsDeath } from '../../../../kernel/has-died.js';
import { dayIn, words } from '../../../../kernel/source-record.js';
import { FIRST_PAGE, type LookupQuery, nameLetters, plainName } from '../../model/index.js';
import { cpfKey } from './subject-keys.js';
import {
  asksForSuppressed,
  isOfSuppressed,
  isSuppressedText,
  memoised,
  type Suppressed,
  suppressedContacts,
} from './suppressed.js';

type Tree = Readonly<Record<string, unknown>>;

/** What decides at this moment who is protected. */
export interface Protection {
  /** AAAA-MM-DD in Brasília. */
  readonly today: string;
  readonly suppressed: Suppressed;
}

const BIRTHS = ['nascimento', 'nasc', 'data_nascimento', 'NASCIMENTO_VINCULO'] as const;
const DOCUMENTS = ['cpf', 'CPF_VINCULO'] as const;
const NAMES = ['nome', 'NOME_VINCULO'] as const;
/** A record of a person may hold the person's own data under one of these. */
const OWN_DATA = ['dados_gerais', 'dados_cpf', 'dados_pessoais'] as const;
/** What sources write for a birth that they do not know: words, zeros, nines. */
const NO_BIRTH = /^([\D0]*|[\D9]*)$/;
const NAMED_YEAR = /(?<!\d)(?:19|20)\d{2}(?!\d)/;
const SHORT_YEAR = /^\d{1,2}[/.-]\d{1,2}[/.-](\d{2})$/;
/** Relatives who are grown up even when a source does not tell their age. */
const GROWN_UP = /^(MAE|MÃE|PAI|AV[OÓÔ]|CONJUGE|CÔNJUGE|ESPOS|SOGR)/i;
const DISCLOSED_OF_THE_DEAD = new Set<string>([...STATUSES, 'obito', 'ultima_atualizacao', 'fonte']);

/**
 * What may be shown of a result: minors and suppressed people are taken out wherever they stand in it, suppressed
 * telephones, e-mails and RGs too, and of the deceased only the registration status is left, with the CPF where one was asked for. A parent's name in
 * somebody's own record is that person's filiation and stays. Null when nothing may be shown of the subject, or when everybody
 * in the result is taken out.
 */
export function disclosable<Result>(result: Result, query: LookupQuery, now: Protection): Result | null {
  const protection = { ...now, suppressed: memoised(now.suppressed) };
  if (asksForSuppressed(query, protection.suppressed)) return null;
  if (!holdsProtected(result, protection)) return result;
  const hidden = new Hidden();
  collect(result, protection, hidden);
  if (hidden.mayBe(cpfKey(query.cpf))) return null;
  const shown = protect(result, { ...protection, hidden, asksCpf: query.cpf !== undefined }) as Result | null;
  return isEmptied(result, shown) ? null : shown;
}

/** Completed years on a day (AAAA-MM-DD) of somebody born on a day as sources write them; null when that is no date. */
export function ageOn(birth: unknown, today: string): number | null {
  // As most sources write it, which every record is asked for.
  if (typeof birth === 'string' && /^\d{2}\/\d{2}\/\d{4}$/.test(birth))
    return yearsOfLife(`${birth.slice(6)}-${birth.slice(3, 5)}-${birth.slice(0, 2)}`, today);
  const day = dayIn(birth);
  return day === null ? null : yearsOfLife(day, today);
}

/** Nobody is as old as what sources write for a date that they do not know. */
function yearsOfLife(birth: string, today: string): number | null {
  const years = yearsBetween(birth, today);
  return years < 130 ? years : null;
}

/**
 * Whether a birth of no age may be a minor's: one that is told, is no day, and names no year of which all are grown up. Of two
 * digits the year is the last one that has been.
 */
function mayBeOfMinor(birth: unknown, today: string): boolean {
  const text = words(birth) ?? '';
  if (NO_BIRTH.test(text) || dayIn(text) !== null) return false;
  const [, two] = SHORT_YEAR.exec(text) ?? [];
  const thisYear = Number(today.slice(0, 4));
  const year = two === undefined ? Number(NAMED_YEAR.exec(text)?.[0]) : thisYear - ((thisYear - Number(two)) % 100);
  return !(thisYear - year > 18);
}

/** By what a record is judged: who it is about, whether that person lives, how somebody is reached. */
type Told = 'person' | 'life' | 'contact';

/** What each field tells that a record is judged by: one without any of them is nobody's. */
export const TELLING: ReadonlyMap<string, Told> = new Map([
  ...toldBy('person', [...BIRTHS, ...DOCUMENTS, ...NAMES, 'VINCULO', 'razao_social', 'cnpj', 'cpfs_no_nome']),
  ...toldBy('life', [...STATUSES, 'data_obito', 'obito']),
  ...toldBy('contact', ['ddd', 'telefone', 'telefone_completo', 'email', 'rg']),
]);

function toldBy(told: Told, fields: readonly string[]): [string, Told][] {
  return fields.map((field) => [field, told]);
}

/**
 * Whether anything in it is protected. Most results hold nothing such: this look costs a sixth of the rebuilding, since it
 * makes nothing. It sees each record that `protect` sees, so false is certain.
 */
function holdsProtected(value: unknown, protection: Protection): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value)) {
    for (const item of value)
      if (isSuppressedText(item, protection.suppressed) || holdsProtected(item, protection)) return true;
    return false;
  }
  const record = value as Tree;
  let [ofPerson, ofLife, ofContact] = [false, false, false];
  for (const field in record) {
    if (holdsProtected(record[field], protection)) return true;
    const told = TELLING.get(field);
    if (told === 'person') ofPerson = true;
    else if (told === 'life') ofLife = true;
    else if (told === 'contact') ofContact = true;
  }
  return (
    (ofPerson && isWithheld(record, protection)) ||
    (ofLife && hasDied(record)) ||
    (ofContact && suppressedContacts(record, protection.suppressed).length > 0)
  );
}

function cpfsOf(record: Tree): string[] {
  return DOCUMENTS.flatMap((field) => cpfKey(record[field]) ?? []);
}

/** Who is withheld in a result, so that they are found in its other places, where less is said of them. */
class Hidden {
  private readonly cpfs = new Set<string>();
  private readonly names = new Set<string>();
  private readonly others = new Set<string>();
  /** Somebody of whom the source has no document. */
  private undocumented = false;

  note(record: Tree, withheld: boolean): void {
    const cpfs = cpfsOf(record);
    for (const cpf of cpfs) (withheld ? this.cpfs : this.others).add(cpf);
    if (!withheld) return;
    this.undocumented ||= cpfs.length === 0;
    for (const field of NAMES)
      if (typeof record[field] === 'string') this.names.add(nameLetters(plainName(record[field])));
  }

  /** Whether it was one of them who was asked for: by a document of a record, or by one that stands nowhere in the result. */
  mayBe(cpf: string | null): boolean {
    if (cpf === null) return false;
    return this.cpfs.has(cpf) || (this.undocumented && !this.others.has(cpf));
  }

  /** By the document; by the name alone only where there is no document. */
  has(record: Tree): boolean {
    const cpfs = cpfsOf(record);
    if (cpfs.length > 0) return cpfs.some((cpf) => this.cpfs.has(cpf));
    return NAMES.some(
      (field) => typeof record[field] === 'string' && this.names.has(nameLetters(plainName(record[field]))),
    );
  }
}

function collect(value: unknown, protection: Protection, hidden: Hidden): void {
  if (Array.isArray(value)) for (const item of value) collect(item, protection, hidden);
  if (!isTree(value)) return;
  hidden.note(value, isWithheld(value, protection));
  for (const member of Object.values(value)) collect(member, protection, hidden);
}

type Guard = Protection & {
  readonly hidden: Hidden;
  /** By a CPF the answer tells whose it is; by a telephone, RG, e-mail or name that would tell a document of the dead. */
  readonly asksCpf: boolean;
};

function protect(value: unknown, guard: Guard): unknown {
  if (Array.isArray(value)) return protectList(value, guard);
  if (!isTree(value)) return value;
  const own = ownData(value);
  if (guard.hidden.has(own) || isWithheld(own, guard)) return null;
  if (hasDied(own)) return onlyStatus(value, guard);
  const contacts = suppressedContacts(value, guard.suppressed);
  const shown = Object.fromEntries(
    Object.entries(value).map(([key, member]) => [key, contacts.includes(key) ? null : protect(member, guard)]),
  );
  if (shown.resultado === null) return null;
  return recounted(value, shown);
}

/** A contact that is suppressed goes as a whole; a person or a company that has it goes on without it. */
function protectList(items: readonly unknown[], guard: Guard): unknown[] {
  const left = items.filter((item) => {
    if (!isTree(item)) return !isSuppressedText(item, guard.suppressed);
    const isContact = !('cpf' in item || 'cnpj' in item || NAMES.some((field) => field in item));
    return !isContact || suppressedContacts(item, guard.suppressed).length === 0;
  });
  return left.map((item) => protect(item, guard)).filter((item) => item !== null);
}

/** Nothing that was counted tells how many were taken out; nor does a list that goes on at the source, which is told in whole pages. */
function recounted(before: Tree, shown: Record<string, unknown>): Tree {
  for (const list of ['resultado', 'resultados']) {
    const [had, left] = [before[list], shown[list]];
    if (!Array.isArray(had) || !Array.isArray(left)) continue;
    const has = shown.haMais === true ? wholePagesOf(left) : left;
    shown[list] = has;
    if (typeof shown.quantidade === 'number') shown.quantidade = has.length;
    if (typeof shown.total === 'number') shown.total -= had.length - has.length;
  }
  return shown;
}

function wholePagesOf(people: readonly unknown[]): readonly unknown[] {
  const { porPagina } = FIRST_PAGE;
  return people.length < porPagina ? people : people.slice(0, people.length - (people.length % porPagina));
}

function isWithheld(record: Tree, { today, suppressed }: Protection): boolean {
  return isMinor(record, today) || isOfSuppressed(record, BIRTHS, suppressed);
}

function isMinor(record: Tree, today: string): boolean {
  let grownUp = false;
  for (const field of BIRTHS) {
    const birth = record[field];
    if (birth === undefined || birth === null) continue;
    const age = ageOn(birth, today);
    if (age === null ? mayBeOfMinor(birth, today) : age < 18) return true;
    grownUp ||= age !== null;
  }
  return !grownUp && typeof record.VINCULO === 'string' && !GROWN_UP.test(record.VINCULO);
}

function onlyStatus(value: unknown, guard: Guard, key = ''): unknown {
  if (Array.isArray(value)) return [];
  if (isTree(value)) {
    const left = Object.entries(value).map(([name, member]) => [name, onlyStatus(member, guard, name)]);
    // The day or year of the death is kept back, the death is not: a status may say REGULAR all the same.
    return Object.fromEntries(tellsDeath(value) ? [...left, ['obito', 'SIM']] : left);
  }
  return DISCLOSED_OF_THE_DEAD.has(key) || (guard.asksCpf && key === 'cpf') ? value : null;
}

/** A person's own data: beside the birth date, or under a name of their own, or the record itself. */
function ownData(record: Tree): Tree {
  const named = OWN_DATA.map((key) => record[key]).find(isTree);
  const status = record.receita_federal;
  return { ...record, ...named, ...(isTree(status) ? { situacao: status.situacao } : {}) };
}

/** Whether there were people in a list, and none is left. */
function isEmptied(before: unknown, after: unknown): boolean {
  if (!isTree(before) || !isTree(after)) return false;
  return ['resultado', 'resultados'].some((key) => {
    const [had, has] = [before[key], after[key]];
    return Array.isArray(had) && had.length > 0 && Array.isArray(has) && has.length === 0;
  });
}

function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
