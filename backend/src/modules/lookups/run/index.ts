export { blindTerms } from './adapters/blind-terms.js';
export { callerOf } from './adapters/caller-of.js';
export { DivergenceDetails } from './adapters/lookup.answers.js';
export { LookupMeta } from './adapters/lookup-meta.answer.js';
export { AdmitCaller } from './application/admit-caller.js';
export { type HistorySearch, searchOf, wordsOf } from './application/history-search.js';
export { RunLookup } from './application/run-lookup.js';
export { RunModule } from './run.module.js';
