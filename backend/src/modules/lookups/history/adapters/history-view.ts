import { hasResults, isSuccess } from '../../model/index.js';
import { cursorText } from '../application/read-history.js';
import type { HistoryCounts, HistoryEntry, HistoryPage, HistorySort } from '../history-entry.js';
import type { HistoryAnswer, HistoryItem } from './history.answers.js';

export function historyAnswer(sort: HistorySort, page: HistoryPage & HistoryCounts): HistoryAnswer {
  const { entries, next, total, successes, capped } = page;
  return {
    success: true,
    history: entries.map(historyItem),
    nextCursor: next && cursorText(sort, next),
    total,
    successes,
    totalCapped: capped,
  };
}

export function historyItem(entry: HistoryEntry): HistoryItem {
  return {
    id: entry.id,
    timestamp: entry.at,
    consultationType: entry.type,
    query: entry.subject,
    success: isSuccess(entry.outcome),
    resultSummary: { hasResults: hasResults(entry.outcome) },
    outcome: entry.outcome,
    origem: entry.origem,
    fonte: entry.fonte,
    protocolo: entry.protocolo,
    finalidade: entry.purpose,
    simulado: entry.outcome === 'simulated',
    encontrado: entry.found,
    dossie: entry.dossier,
  };
}
