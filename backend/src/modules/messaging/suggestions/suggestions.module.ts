import { Module } from '@nestjs/common';
import { IdentityModule } from '../../identity/index.js';
import { SuggestionsAccountData } from './account-data.store.js';
import { AnswerSuggestionController } from './answer-suggestion.controller.js';
import { EraseSuggestionsJob } from './erase-suggestions.job.js';
import { HandleSuggestions } from './handle-suggestions.js';
import { ListSuggestionsController } from './list-suggestions.controller.js';
import { SendSuggestionController } from './send-suggestion.controller.js';
import { SuggestionCounts } from './suggestion-counts.queries.js';
import { Suggestions } from './suggestions.store.js';

/** What people write to us, and how it is answered. */
@Module({
  imports: [IdentityModule],
  controllers: [SendSuggestionController, ListSuggestionsController, AnswerSuggestionController],
  providers: [Suggestions, HandleSuggestions, SuggestionCounts, EraseSuggestionsJob, SuggestionsAccountData],
  exports: [SuggestionCounts],
})
export class SuggestionsModule {}
