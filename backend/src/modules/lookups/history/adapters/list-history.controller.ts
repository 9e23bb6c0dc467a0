import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access, CurrentPrincipal, type Principal } from '../../../../platform/http/access.js';
import { Answers } from '../../../../platform/http/answers.js';
import { ApiErrors } from '../../../../platform/http/api-errors.js';
import { ReadHistory } from '../application/read-history.js';
import { HistoryAnswer } from './history.answers.js';
import { historyAnswer } from './history-view.js';
import { ListHistoryQuery, pageRequest } from './list-history.query.js';

@ApiTags('Histórico')
@Access('user')
@Controller('api/user/history')
export class ListHistoryController {
  constructor(private readonly history: ReadHistory) {}

  @Get()
  @Answers(HistoryAnswer, 'As consultas da conta', {
    description:
      'Sem parâmetros, as 100 mais novas. As páginas seguem pelo cursor e custam o mesmo, da primeira à última. ' +
      'O que foi consultado vem mascarado, ou por extenso a quem desligou o modo de privacidade.',
  })
  @ApiErrors({ 400: '`INVALID_INPUT`' })
  async listHistory(
    @Query() query: ListHistoryQuery,
    @CurrentPrincipal() principal: Principal,
  ): Promise<HistoryAnswer> {
    const request = pageRequest(query);
    return historyAnswer(request.sort, await this.history.page(principal, request));
  }
}
