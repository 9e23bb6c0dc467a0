import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access, CurrentPrincipal, type Principal } from '../../../../platform/http/access.js';
import { AnswerOf, t } from '../../../../platform/http/answer.fields.js';
import { Answers } from '../../../../platform/http/answers.js';
import { ApiErrors } from '../../../../platform/http/api-errors.js';
import { SuccessAnswer } from '../../../../platform/http/success.answer.js';
import { ReadHistory } from '../application/read-history.js';
import { ChosenEntries } from './chosen-entries.js';

class EraseHistoryBody {
  @ChosenEntries()
  ids!: string[];
}

class EraseHistoryAnswer extends AnswerOf(SuccessAnswer, {
  erased: t.integer('Quantas das consultas existiam e foram apagadas.', { example: 3 }),
}) {}

@ApiTags('Histórico')
@Access('user')
@Controller('api/user/history/erase')
export class EraseHistoryController {
  constructor(private readonly history: ReadHistory) {}

  @Post()
  @Answers(EraseHistoryAnswer, 'Apaga várias consultas do histórico', {
    description: 'Todas de uma vez, cada uma com seu registro; as que a conta não tem são ignoradas.',
  })
  @ApiErrors({ 400: '`INVALID_INPUT`' })
  async eraseHistory(
    @Body() { ids }: EraseHistoryBody,
    @CurrentPrincipal() principal: Principal,
  ): Promise<EraseHistoryAnswer> {
    return { success: true, erased: await this.history.eraseAll(principal.accountId, ids) };
  }
}
