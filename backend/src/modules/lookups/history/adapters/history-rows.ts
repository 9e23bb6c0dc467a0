import type { LookupType } from '../../../../kernel/lookup-catalogue.js';
import type { Purpose } from '../../../../kernel/purposes.js';
import type { FieldCipher } from '../../../../platform/crypto/field-cipher.js';
import type { LookupQuery, Origin, Outcome } from '../../model/index.js';
import type { OpenedEntry } from '../application/history-entries.port.js';
import { dossierId } from '../dossier-id.js';
import type { HistoryEntry } from '../history-entry.js';

export const ENTRY_COLUMNS =
  'id, created_at, type, outcome, origem, fonte, protocolo, masked, purpose, dados_de, latency_ms, subjects[1]::text AS subject';

/** With what was asked and answered. */
export const OPENED_COLUMNS = `${ENTRY_COLUMNS}, asked_at, query, result`;

export type HistoryRow = {
  id: string;
  created_at: Date;
  type: LookupType;
  outcome: Outcome;
  origem: Origin | null;
  fonte: string | null;
  protocolo: string;
  masked: string;
  purpose: Purpose | null;
  dados_de: string | null;
  latency_ms: number;
  subject: string | null;
};

export type OpenedRow = HistoryRow & { asked_at: Date | null; query: Buffer | null; result: Buffer | null };

export function entryOf(row: HistoryRow): HistoryEntry {
  return {
    id: row.id,
    at: row.created_at,
    type: row.type,
    outcome: row.outcome,
    subject: row.masked,
    origem: row.origem,
    fonte: row.fonte,
    protocolo: row.protocolo,
    purpose: row.purpose,
    dadosDe: row.dados_de,
    latencyMs: row.latency_ms,
    dossier: row.subject === null ? null : dossierId(row.subject),
    found: null,
  };
}

export function openedOf(row: OpenedRow, cipher: FieldCipher): OpenedEntry {
  const { id, query, result } = row;
  return {
    ...entryOf(row),
    askedAt: row.asked_at ?? row.created_at,
    query: query && (JSON.parse(cipher.decrypt(query, id)) as LookupQuery),
    resultJson: result && cipher.decrypt(result, id),
  };
}
