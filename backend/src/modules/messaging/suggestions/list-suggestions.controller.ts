import { Body, Controller, Get, HttpCode, Post, Query, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiProperty, ApiTags, OmitType } from '@nestjs/swagger';
import { MaxLength, MinLength } from 'class-validator';
import { SUGGESTION_STATE_LABELS, SUGGESTION_TYPE_LABELS } from '../../../kernel/suggestion.js';
import { Clock } from '../../../platform/clock.js';
import { Access, CurrentPrincipal, type Principal, StepUp } from '../../../platform/http/access.js';
import { ApiErrors } from '../../../platform/http/api-errors.js';
import { csvAnswer, csvFile } from '../../../platform/http/csv.js';
import { HandleSuggestions } from './handle-suggestions.js';
import {
  FoundSuggestionsAnswer,
  filterOf,
  SuggestionsAnswer,
  SuggestionsQuery,
  suggestionItem,
} from './suggestion.answers.js';
import type { Suggestion } from './suggestion.js';
import { Suggestions } from './suggestions.store.js';

const SHORTEST = 'Escreva ao menos 2 caracteres.';

export class SearchSuggestionsBody extends OmitType(SuggestionsQuery, ['cursor']) {
  @ApiProperty({ minLength: 2, maxLength: 100, example: 'exportar' })
  @MinLength(2, { message: SHORTEST })
  @MaxLength(100, { message: 'Escreva no máximo 100 caracteres.' })
  texto!: string;
}

const COLUMNS = ['Data/Hora (UTC)', 'Tipo', 'Situação', 'Mensagem', 'E-mail', 'Resposta', 'Respondida em (UTC)'];

@ApiTags('Administração')
@Access('admin')
@ApiErrors({ 400: '`INVALID_INPUT`' })
@Controller('api/admin/suggestions')
export class ListSuggestionsController {
  constructor(
    private readonly suggestions: Suggestions,
    private readonly handleSuggestions: HandleSuggestions,
    private readonly clock: Clock,
  ) {}

  @Get()
  @ApiOperation({ operationId: 'listSuggestions', summary: 'O que as pessoas escreveram' })
  @ApiOkResponse({ type: SuggestionsAnswer })
  async list(@Query() query: SuggestionsQuery): Promise<SuggestionsAnswer> {
    const { items, next, total } = await this.suggestions.page(filterOf(query), query.cursor ?? null);
    return { success: true, data: items.map(suggestionItem), nextCursor: next, total };
  }

  @Post('search')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'searchSuggestions',
    summary: 'Procura um texto no que foi escrito e respondido',
    description: 'Sem diferença de maiúsculas e acentos.',
  })
  @ApiOkResponse({ type: FoundSuggestionsAnswer })
  async search(@Body() { texto, ...filter }: SearchSuggestionsBody): Promise<FoundSuggestionsAnswer> {
    const { items, capped } = await this.handleSuggestions.search(filterOf(filter), texto);
    return { success: true, data: items.map(suggestionItem), total: items.length, capped };
  }

  @Get('export')
  @StepUp()
  @ApiProduces('text/csv')
  @ApiOperation({ operationId: 'exportSuggestions', summary: 'O que as pessoas escreveram, para uma planilha' })
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  async export(
    @CurrentPrincipal() { accountId }: Principal,
    @Query() query: SuggestionsQuery,
  ): Promise<StreamableFile> {
    const pages = await this.suggestions.export(accountId, filterOf(query));
    return csvAnswer('sugestoes', this.clock.now(), csvFile(COLUMNS, pages, cellsOf));
  }
}

function cellsOf({ createdAt, type, state, message, email, answer, answeredAt }: Suggestion): string[] {
  return [
    createdAt.toISOString(),
    SUGGESTION_TYPE_LABELS[type],
    SUGGESTION_STATE_LABELS[state],
    message,
    email ?? '',
    answer ?? '',
    answeredAt?.toISOString() ?? '',
  ];
}
