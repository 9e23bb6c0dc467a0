import type { HistoryEntry } from '../../application/lookup-history.port.js';
import { hasResults, isSuccess } from '../../domain/outcome.js';
import type { HistoryItem } from './history.answers.js';

export function historyItem(entry: HistoryEntry): HistoryItem {
  return {
    id: entry.id,
    timestamp: entry.at.toISOString(),
    consultationType: entry.type,
    query: entry.masked,
    success: isSuccess(entry.outcome),
    resultSummary: { hasResults: hasResults(entry.outcome) },
    outcome: entry.outcome,
    origem: entry.origem,
    fonte: entry.fonte,
    protocolo: entry.protocolo,
    finalidade: entry.purpose,
    simulado: entry.outcome === 'simulated',
  };
}
