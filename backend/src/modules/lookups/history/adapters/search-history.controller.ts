import { Body, Controller, Post } from '@nestjs/common';
import { ApiProperty, ApiTags } from '@nestjs/swagger';
import { HISTORY_SEARCH_LENGTH } from '../../../../kernel/history-search.js';
import { Access, CurrentPrincipal, type Principal } from '../../../../platform/http/access.js';
import { Answers } from '../../../../platform/http/answers.js';
import { ApiErrors } from '../../../../platform/http/api-errors.js';
import { Satisfies } from '../../../../platform/http/satisfies.js';
import { ReadHistory } from '../application/read-history.js';
import { HistoryAnswer } from './history.answers.js';
import { searchTextRule } from './history-filter.fields.js';
import { historyAnswer } from './history-view.js';
import { ListHistoryQuery, pageRequest } from './list-history.query.js';

class SearchHistoryBody extends ListHistoryQuery {
  @ApiProperty({ maxLength: HISTORY_SEARCH_LENGTH, example: '529.982.247-25' })
  @Satisfies(searchTextRule)
  texto!: string;
}

@ApiTags('Histórico')
@Access('user')
@Controller('api/user/history/search')
export class SearchHistoryController {
  constructor(private readonly history: ReadHistory) {}

  @Post()
  @Answers(HistoryAnswer, 'As consultas em que se procura algo', {
    description:
      'Acha um documento, telefone, e-mail ou CEP inteiro, palavras inteiras de um nome (todas, em qualquer ordem, sem acentos) ' +
      'o começo do nome de um tipo ou palavras inteiras das etiquetas de um dossiê. Nunca um pedaço de um dado pessoal. O texto vai no corpo, jamais no endereço.',
  })
  @ApiErrors({ 400: '`INVALID_INPUT`' })
  async searchHistory(
    @Body() body: SearchHistoryBody,
    @CurrentPrincipal() principal: Principal,
  ): Promise<HistoryAnswer> {
    const request = pageRequest(body, body.texto);
    return historyAnswer(request.sort, await this.history.page(principal, request));
  }
}
