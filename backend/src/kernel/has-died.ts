import { type SourceRecord, words } from './source-record.js';

const STATUSES = ['situacao_cadastral', 'status_cpf', 'situacao'] as const;

/** Whether a record tells in any way that its person has died: a registration that still says REGULAR does not outweigh it. */
export function hasDied(record: SourceRecord): boolean {
  return (
    words(record.data_obito) !== null ||
    /^s(im)?$/i.test(words(record.obito) ?? '') ||
    STATUSES.some((field) => isDead(words(record[field])))
  );
}

export function isDead(status: string | null): boolean {
  return /falecid/i.test(status ?? '');
}
