import { AttendSuggestionController } from './adapters/http/suggestions/attend-suggestion.controller.js';
import { ListSuggestionsController } from './adapters/http/suggestions/list-suggestions.controller.js';
import { SendSuggestionController } from './adapters/http/suggestions/send-suggestion.controller.js';
import { PgSuggestionCounts } from './adapters/persistence/suggestions/pg-suggestion-counts.js';
import { PgSuggestions } from './adapters/persistence/suggestions/pg-suggestions.js';
import { PostgresSuggestionLimits } from './adapters/persistence/suggestions/postgres-suggestion-limits.js';
import { SuggestionEncryptedColumns } from './adapters/persistence/suggestions/suggestion-encrypted-columns.js';
import { SuggestionsAccountData } from './adapters/persistence/suggestions/suggestions-account-data.js';
import { AttendSuggestions } from './application/suggestions/attend-suggestions.js';
import { SendSuggestion } from './application/suggestions/send-suggestion.js';
import { SuggestionCounts } from './application/suggestions/suggestion-counts.port.js';
import { SuggestionLimits } from './application/suggestions/suggestion-limits.port.js';
import { Suggestions } from './application/suggestions/suggestions.port.js';

/** What people write to us, and how it is answered. */
export const SUGGESTION_CONTROLLERS = [SendSuggestionController, ListSuggestionsController, AttendSuggestionController];

export const SUGGESTION_PROVIDERS = [
  SuggestionEncryptedColumns,
  PgSuggestions,
  { provide: Suggestions, useExisting: PgSuggestions },
  { provide: SuggestionCounts, useClass: PgSuggestionCounts },
  { provide: SuggestionLimits, useClass: PostgresSuggestionLimits },
  SuggestionsAccountData,
  SendSuggestion,
  AttendSuggestions,
];
