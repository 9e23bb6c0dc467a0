export { SuggestionCounts } from './suggestion-counts.port.js';
export { SuggestionsModule } from './suggestions.module.js';
