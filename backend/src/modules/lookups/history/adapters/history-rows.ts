import type { LookupType } from '../../../../kernel/lookup-catalogue.js';
import type { Purpose } from '../../../../kernel/purposes.js';
import type { Origin, Outcome } from '../../model/index.js';
import type { HistoryEntry } from '../history-entry.js';

export const ENTRY_COLUMNS =
  'id, created_at, type, outcome, origem, fonte, protocolo, masked, purpose, dados_de, latency_ms';

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
};

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
  };
}
