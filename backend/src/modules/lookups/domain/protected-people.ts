import type { LookupQuery } from './subject.js';

type Tree = Readonly<Record<string, unknown>>;

const BIRTHS = ['nascimento', 'nasc', 'data_nascimento', 'NASCIMENTO_VINCULO'] as const;
const DOCUMENTS = ['cpf', 'CPF_VINCULO'] as const;
const STATUSES = ['situacao_cadastral', 'status_cpf', 'situacao'] as const;
/** A record of a person may hold the person's own data under one of these. */
const OWN_DATA = ['dados_gerais', 'dados_cpf', 'dados_pessoais'] as const;
/** Relatives who are grown up even when a source does not tell their age. */
const GROWN_UP = /^(MAE|MÃE|PAI|AV[OÓÔ]|CONJUGE|CÔNJUGE|ESPOS|SOGR)/i;
const TOLD_OF_THE_DEAD = new Set<string>([...STATUSES, 'cpf', 'obito', 'ultima_atualizacao', 'fonte']);

/**
 * What may be told of a result: minors are taken out wherever they stand in it, and of the deceased only the
 * registration status is left. Null when the subject is a minor, or when everybody in it is.
 */
export function tellable<Result>(result: Result, query: LookupQuery, today: Date): Result | null {
  if (!holdsProtected(result, today)) return result;
  const minors = minorsIn(result, today);
  if (query.cpf !== undefined && minors.has(query.cpf)) return null;
  const told = protect(result, { minors, today }) as Result | null;
  return told !== null && isEmptied(result, told) ? null : told;
}

/** Completed years on a day of somebody born on DD/MM/AAAA; null when that is no date. */
export function ageOn(birth: unknown, today: Date): number | null {
  const match = typeof birth === 'string' ? /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(birth) : null;
  if (!match) return null;
  const [day, month, year] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const hadBirthday =
    today.getUTCMonth() + 1 > month || (today.getUTCMonth() + 1 === month && today.getUTCDate() >= day);
  return today.getUTCFullYear() - year - (hadBirthday ? 0 : 1);
}

/**
 * Whether a record in it is a minor's or a deceased person's. Most results hold none: this look costs a sixth of the
 * rebuilding, since it makes nothing. It sees each record that `protect` sees, so false is certain.
 */
function holdsProtected(value: unknown, today: Date): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (!Array.isArray(value) && (isMinor(value as Tree, { minors: NOBODY, today }) || isDead(value as Tree)))
    return true;
  return Object.values(value).some((member) => holdsProtected(member, today));
}

interface Guard {
  readonly minors: ReadonlySet<string>;
  readonly today: Date;
}

function protect(value: unknown, guard: Guard): unknown {
  if (Array.isArray(value)) return value.map((item) => protect(item, guard)).filter((item) => item !== null);
  if (!isTree(value)) return value;
  const own = ownData(value);
  if (isMinor(own, guard)) return null;
  if (isDead(own)) return onlyStatus(value);
  const told = Object.fromEntries(Object.entries(value).map(([key, member]) => [key, protect(member, guard)]));
  if (value.resultado !== undefined && told.resultado === null) return null;
  return Array.isArray(told.resultado) && typeof told.quantidade === 'number'
    ? { ...told, quantidade: told.resultado.length }
    : told;
}

function isMinor(record: Tree, { minors, today }: Guard): boolean {
  if (minors.size > 0 && DOCUMENTS.some((field) => minors.has(String(record[field])))) return true;
  let grownUp = false;
  for (const field of BIRTHS) {
    const age = record[field] === undefined ? null : ageOn(record[field], today);
    if (age !== null && age < 18) return true;
    grownUp ||= age !== null;
  }
  return !grownUp && typeof record.VINCULO === 'string' && !GROWN_UP.test(record.VINCULO);
}

function isDead(record: Tree): boolean {
  return (
    typeof record.data_obito === 'string' ||
    (record.obito !== undefined && /^S(IM)?$/i.test(String(record.obito))) ||
    STATUSES.some((field) => record[field] !== undefined && /FALECID/i.test(String(record[field])))
  );
}

function onlyStatus(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return [];
  if (isTree(value)) {
    return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, onlyStatus(member, name)]));
  }
  return TOLD_OF_THE_DEAD.has(key) ? value : null;
}

/** The CPFs of everybody in the result who is known to be under 18. */
function minorsIn(value: unknown, today: Date): Set<string> {
  if (Array.isArray(value)) return new Set(value.flatMap((item) => [...minorsIn(item, today)]));
  if (!isTree(value)) return new Set();
  const found = new Set(Object.values(value).flatMap((member) => [...minorsIn(member, today)]));
  if (isMinor(value, { minors: NOBODY, today })) {
    for (const field of DOCUMENTS) if (typeof value[field] === 'string') found.add(value[field]);
  }
  return found;
}

const NOBODY: ReadonlySet<string> = new Set();

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
