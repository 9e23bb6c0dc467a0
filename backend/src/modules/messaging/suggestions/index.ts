export { SuggestionCounts } from './suggestion-counts.queries.js';
export { SuggestionsModule } from './suggestions.module.js';
