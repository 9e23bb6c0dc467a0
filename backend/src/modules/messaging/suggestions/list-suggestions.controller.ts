import { Body, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiProperty, OmitType } from '@nestjs/swagger';
import { MaxLength, MinLength } from 'class-validator';
import { maskEmail } from '../../../kernel/mask-email.js';
import {
  SUGGESTION_STATE_LABELS,
  SUGGESTION_STATES,
  SUGGESTION_TYPE_LABELS,
  SUGGESTION_TYPES,
  type SuggestionState,
  type SuggestionType,
} from '../../../kernel/suggestion.js';
import { AnswerOf, PageOf, pageAnswer, t } from '../../../platform/http/answer.fields.js';
import { CsvExport, type ExportSheet } from '../../../platform/http/csv-export.js';
import { OptionalField, OptionalOneOf, SortedPageQuery } from '../../../platform/http/request.fields.js';
import { AdminController, Answers, ApiErrors } from '../../../platform/http/route.decorators.js';
import { HandleSuggestions } from './handle-suggestions.js';
import type { Suggestion } from './suggestion.js';
import { Suggestions } from './suggestions.store.js';

class SuggestionsQuery extends SortedPageQuery {
  @OptionalOneOf(SUGGESTION_STATES, 'Situação inválida.')
  state?: SuggestionState;

  @OptionalOneOf(SUGGESTION_TYPES, 'Tipo inválido.')
  type?: SuggestionType;
}

class SuggestionItem extends AnswerOf({
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

function suggestionItem({ createdAt, email, ...suggestion }: Suggestion): SuggestionItem {
  return { ...suggestion, email: email && maskEmail(email), timestamp: createdAt };
}

class SuggestionsAnswer extends PageOf(SuggestionItem) {}

class FoundSuggestionsAnswer extends AnswerOf(
  PageOf(SuggestionItem, 'No máximo 100, entre as 5.000 primeiras na ordem pedida.'),
  { capped: t.boolean('Há mais do que foi procurado ou mostrado.') },
) {}

const SHORTEST = 'Escreva ao menos 2 caracteres.';

export class SearchSuggestionsBody extends OmitType(SuggestionsQuery, ['cursor']) {
  @ApiProperty({ minLength: 2, maxLength: 100, example: 'exportar' })
  @MinLength(2, { message: SHORTEST })
  @MaxLength(100, { message: 'Escreva no máximo 100 caracteres.' })
  texto!: string;
}

class ExportSuggestionsBody extends OmitType(SuggestionsQuery, ['cursor']) {
  @OptionalField({ maxLength: 100, description: 'Como na busca.' })
  @MaxLength(100, { message: 'Escreva no máximo 100 caracteres.' })
  texto?: string;
}

const SHEET: ExportSheet<Suggestion> = {
  name: 'sugestoes',
  action: 'export-suggestions',
  target: 'suggestions:all',
  personalData: true,
  columns: {
    'Data/Hora (UTC)': ({ createdAt }) => createdAt,
    Tipo: ({ type }) => SUGGESTION_TYPE_LABELS[type],
    Situação: ({ state }) => SUGGESTION_STATE_LABELS[state],
    Mensagem: ({ message }) => message,
    'E-mail': ({ email }) => email,
    Resposta: ({ answer }) => answer,
    'Respondida em (UTC)': ({ answeredAt }) => answeredAt,
  },
};

@ApiErrors({ 400: '`INVALID_INPUT`' })
@AdminController('api/admin/suggestions')
export class ListSuggestionsController {
  constructor(
    private readonly suggestions: Suggestions,
    private readonly handleSuggestions: HandleSuggestions,
  ) {}

  @Get()
  @Answers(SuggestionsAnswer, 'O que as pessoas escreveram')
  async listSuggestions(@Query() query: SuggestionsQuery): Promise<SuggestionsAnswer> {
    return pageAnswer(await this.suggestions.matching(query).as(suggestionItem).page(query));
  }

  @Post('search')
  @Answers(FoundSuggestionsAnswer, 'Procura um texto no que foi escrito e respondido', {
    description: 'Ou, inteiro, o e-mail de quem escreveu. Sem diferença de maiúsculas e acentos.',
  })
  async searchSuggestions(@Body() { texto, ...filter }: SearchSuggestionsBody): Promise<FoundSuggestionsAnswer> {
    const { items, capped } = await this.handleSuggestions.search(filter, texto);
    return { ...pageAnswer({ items: items.map(suggestionItem), next: null, total: items.length, capped }), capped };
  }

  @Post('export')
  @HttpCode(200)
  @CsvExport(SHEET, {
    summary: 'O que as pessoas escreveram, para uma planilha',
    description: 'Com os filtros da lista; com um texto, o que ele acha entre as 5.000 primeiras na ordem pedida.',
  })
  async exportSuggestions(@Body() { texto = '', ...filter }: ExportSuggestionsBody): Promise<CsvExport<Suggestion>> {
    const text = texto.trim();
    const { state, type, sort } = filter;
    return {
      list: await this.handleSuggestions.whole(filter, text),
      filters: { state, type, sort, texto: text !== '' || null },
    };
  }
}
