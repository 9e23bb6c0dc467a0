import { Body, Get, Post, Query } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsString, MaxLength } from 'class-validator';
import { HISTORY_SEARCH_LENGTH } from '../../../../kernel/history-search.js';
import { AccountId, CurrentPrincipal, type Principal } from '../../../../platform/http/access.js';
import { AnswerOf, SuccessAnswer, t } from '../../../../platform/http/answer.fields.js';
import { OptionalField, OptionalNumber, Satisfies } from '../../../../platform/http/request.fields.js';
import { Answers, ApiErrors, UserController } from '../../../../platform/http/route.decorators.js';
import { parseCursor, ReadHistory } from '../application/read-history.js';
import { ChosenEntries } from './chosen-entries.js';
import { HistoryAnswer } from './history.answers.js';
import { HistoryFilterFields, historyFilter, searchTextRule } from './history-filter.fields.js';
import { historyAnswer } from './history-view.js';

class ListHistoryQuery extends HistoryFilterFields {
  @OptionalField({ description: 'O nextCursor da página anterior, com a mesma ordem.' })
  @IsString({ message: 'Cursor inválido.' })
  @MaxLength(100, { message: 'Cursor inválido.' })
  cursor?: string;

  @OptionalNumber(1, 100, 'O limite vai de 1 a 100.', { default: 100 })
  limit?: number;
}

class SearchHistoryBody extends ListHistoryQuery {
  @ApiProperty({ maxLength: HISTORY_SEARCH_LENGTH, example: '529.982.247-25' })
  @Satisfies(searchTextRule)
  texto!: string;
}

class EraseHistoryBody {
  @ChosenEntries()
  ids!: string[];
}

class EraseHistoryAnswer extends AnswerOf(SuccessAnswer, {
  erased: t.integer('Quantas das consultas existiam e foram apagadas.', { example: 3 }),
}) {}

@ApiErrors({ 400: '`INVALID_INPUT`' })
@UserController('Histórico', 'api/user/history')
export class HistoryController {
  constructor(private readonly history: ReadHistory) {}

  @Get()
  @Answers(HistoryAnswer, 'As consultas da conta', {
    description:
      'Sem parâmetros, as 100 mais novas. As páginas seguem pelo cursor e custam o mesmo, da primeira à última. ' +
      'O que foi consultado vem mascarado, ou por extenso a quem desligou o modo de privacidade.',
  })
  listHistory(@Query() query: ListHistoryQuery, @CurrentPrincipal() reader: Principal): Promise<HistoryAnswer> {
    return this.page(reader, query);
  }

  @Post('search')
  @Answers(HistoryAnswer, 'As consultas em que se procura algo', {
    description:
      'Acha um documento, telefone, e-mail ou CEP inteiro, palavras inteiras de um nome (todas, em qualquer ordem, sem acentos) ' +
      'o começo do nome de um tipo ou palavras inteiras das etiquetas de um dossiê. Nunca um pedaço de um dado pessoal. O texto vai no corpo, jamais no endereço.',
  })
  searchHistory(@Body() body: SearchHistoryBody, @CurrentPrincipal() reader: Principal): Promise<HistoryAnswer> {
    return this.page(reader, body, body.texto);
  }

  @Post('erase')
  @Answers(EraseHistoryAnswer, 'Apaga várias consultas do histórico', {
    description: 'Todas de uma vez, cada uma com seu registro; as que a conta não tem são ignoradas.',
  })
  async eraseHistory(@Body() { ids }: EraseHistoryBody, @AccountId() accountId: string): Promise<EraseHistoryAnswer> {
    return { success: true, erased: await this.history.eraseAll(accountId, ids) };
  }

  private async page(reader: Principal, query: ListHistoryQuery, texto?: string): Promise<HistoryAnswer> {
    const { sort = 'newest', limit = 100 } = query;
    const cursor = query.cursor ? parseCursor(sort, query.cursor) : null;
    const request = { filter: historyFilter(query, texto), sort, limit, cursor };
    return historyAnswer(sort, await this.history.page(reader, request));
  }
}
