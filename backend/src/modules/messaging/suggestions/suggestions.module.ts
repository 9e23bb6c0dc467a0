import { Module } from '@nestjs/common';
import { SuggestionsAccountData } from './account-data.store.js';
import { AttendSuggestionController } from './attend-suggestion.controller.js';
import { AttendSuggestions } from './attend-suggestions.js';
import { SuggestionEncryptedColumns } from './encrypted-columns.store.js';
import { ListSuggestionsController } from './list-suggestions.controller.js';
import { SendSuggestionController } from './send-suggestion.controller.js';
import { SendSuggestion } from './send-suggestion.js';
import { SuggestionCounts } from './suggestion-counts.port.js';
import { PgSuggestionCounts } from './suggestion-counts.queries.js';
import { SuggestionLimits } from './suggestion-limits.port.js';
import { PostgresSuggestionLimits } from './suggestion-limits.store.js';
import { Suggestions } from './suggestions.port.js';
import { PgSuggestions } from './suggestions.store.js';

/** What people write to us, and how it is answered. */
@Module({
  controllers: [SendSuggestionController, ListSuggestionsController, AttendSuggestionController],
  providers: [
    SuggestionEncryptedColumns,
    PgSuggestions,
    { provide: Suggestions, useExisting: PgSuggestions },
    { provide: SuggestionCounts, useClass: PgSuggestionCounts },
    { provide: SuggestionLimits, useClass: PostgresSuggestionLimits },
    SuggestionsAccountData,
    SendSuggestion,
    AttendSuggestions,
  ],
  exports: [SuggestionCounts],
})
export class SuggestionsModule {}
