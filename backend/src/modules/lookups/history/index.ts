export { EntryOutcomes } from './adapters/entry-outcomes.queries.js';
export { HistoryEntryAnswer, metaOf, openedEntry } from './adapters/open-history-entry.answer.js';
export { SubjectEntries, type SubjectPage } from './adapters/subject-entries.queries.js';
export { ConfirmSaved } from './application/confirm-saved.js';
export type { EntryKey } from './application/history-entries.port.js';
export { cursorText, parseCursor, ReadHistory, type ShownEntry, shownNow } from './application/read-history.js';
export { dossierId, subjectOfDossier } from './dossier-id.js';
export { HistoryModule } from './history.module.js';
export type { HistoryEntry, HistoryReader } from './history-entry.js';
