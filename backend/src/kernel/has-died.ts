import { isUnknownDay, type SourceRecord, words } from './source-record.js';

/** Where a record says how its person stands with the tax authority. */
export const STATUSES = ['situacao_cadastral', 'status_cpf', 'situacao'] as const;
/** What stands of the living where a death would: nothing, N, NAO, NAO CONSTA, NADA CONSTA, N/A, N/I, SEM REGISTRO, NULL, F, false. */
const OF_THE_LIVING = /^(n|n[aã]o\b.*|nada\b.*|n\/?[adi]|sem\b.*|null|f|false)$/i;

/** Whether a record tells in any way that its person has died: a registration that still says REGULAR does not outweigh it. */
export function hasDied(record: SourceRecord): boolean {
  return tellsDeath(record) || STATUSES.some((field) => isDead(words(record[field])));
}

/** By the day of the death or by a mark, of which each source has its own: SIM, true, 1, X, the year. */
export function tellsDeath({ data_obito, obito }: SourceRecord): boolean {
  return isMark(data_obito) || isMark(obito);
}

export function isDead(status: string | null): boolean {
  return /falecid/i.test(status ?? '');
}

function isMark(value: unknown): boolean {
  const text = words(value) ?? '';
  return value === true || !(OF_THE_LIVING.test(text) || isUnknownDay(text));
}
