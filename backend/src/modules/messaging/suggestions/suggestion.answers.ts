import { maskEmail } from '../../../kernel/mask-email.js';
import {
  SUGGESTION_STATES,
  SUGGESTION_TYPES,
  type SuggestionState,
  type SuggestionType,
} from '../../../kernel/suggestion.js';
import { AnswerOf, t } from '../../../platform/http/answer.fields.js';
import { PageOf } from '../../../platform/http/page.answer.js';
import { SortedPageQuery } from '../../../platform/http/page.query.js';
import { OptionalOneOf } from '../../../platform/http/request.fields.js';
import type { Suggestion } from './suggestion.js';

export class SuggestionsQuery extends SortedPageQuery {
  @OptionalOneOf(SUGGESTION_STATES, 'Situação inválida.')
  state?: SuggestionState;

  @OptionalOneOf(SUGGESTION_TYPES, 'Tipo inválido.')
  type?: SuggestionType;
}

export class SuggestionItem extends AnswerOf({
  id: t.uuid(),
  type: t.enum(SUGGESTION_TYPES, { enumName: 'SuggestionType' }),
  message: t.string({ example: 'Gostaria de exportar em PDF.' }),
  email: t.string('Para onde vai a resposta, mascarado; nulo: não há para onde.', {
    nullable: true,
    example: 'an***@gmail.com',
  }),
  accountId: t.uuid('Nulo: escreveu sem entrar.', { nullable: true }),
  state: t.enum(SUGGESTION_STATES, { enumName: 'SuggestionState' }),
  timestamp: t.dateTime(),
  answer: t.string({ nullable: true }),
  answeredAt: t.dateTime({ nullable: true }),
}) {}

export function suggestionItem({ createdAt, email, ...suggestion }: Suggestion): SuggestionItem {
  return { ...suggestion, email: email && maskEmail(email), timestamp: createdAt };
}

export class SuggestionsAnswer extends PageOf(SuggestionItem) {}

export class FoundSuggestionsAnswer extends AnswerOf(
  PageOf(SuggestionItem, 'No máximo 100, entre as 5.000 primeiras na ordem pedida.'),
  { capped: t.boolean('Há mais do que foi procurado ou mostrado.') },
) {}
