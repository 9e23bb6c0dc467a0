import type { FieldCipher } from '../../../../platform/crypto/field-cipher.js';
import type { LookupQuery } from '../../model/index.js';
import type { OpenedEntry } from '../application/history-entries.port.js';
import { dossierId } from '../dossier-id.js';
import type { HistoryEntry } from '../history-entry.js';

export const ENTRY_COLUMNS = `id, created_at AS at, coalesce(asked_at, created_at) AS "askedAt", type, outcome, origem, fonte, protocolo,
  masked AS subject, purpose, dados_de AS "dadosDe", latency_ms AS "latencyMs", subjects[1]::text AS dossier`;

/** With what was asked and answered. */
export const OPENED_COLUMNS = `${ENTRY_COLUMNS}, query, result`;

/**
 * SQL: entries of the account `$1` by rows of `keys` with their `made_at` and `entry_id`, each looked up by itself: however few entries the
 * database takes an account to have, it cannot compare each with each key.
 */
export function entriesBy(keys: string, columns: string): string {
  return `${keys} CROSS JOIN LATERAL (
    SELECT ${columns} FROM lookup_history WHERE account_id = $1 AND created_at = made_at AND id = entry_id LIMIT 1) AS entry`;
}

/** The hash of its first subject stands for the dossier. */
export type HistoryRow = Omit<HistoryEntry, 'found'>;

export type OpenedRow = HistoryRow & { query: Buffer | null; result: Buffer | null };

export function entryOf<Row extends HistoryRow>(row: Row): Row & HistoryEntry {
  return { ...row, dossier: row.dossier === null ? null : dossierId(row.dossier), found: null };
}

export function openedOf({ query, result, ...row }: OpenedRow, cipher: FieldCipher): OpenedEntry {
  return {
    ...entryOf(row),
    query: query && (JSON.parse(cipher.decrypt(query, row.id)) as LookupQuery),
    resultJson: result && cipher.decrypt(result, row.id),
  };
}
