import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Access, CurrentPrincipal, type Principal } from '../../../../platform/http/access.js';
import { AnswerOf, t } from '../../../../platform/http/answer.fields.js';
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
  @HttpCode(200)
  @ApiOperation({
    operationId: 'eraseHistory',
    summary: 'Apaga várias consultas do histórico',
    description: 'Todas de uma vez, cada uma com seu registro; as que a conta não tem são ignoradas.',
  })
  @ApiOkResponse({ type: EraseHistoryAnswer })
  @ApiErrors({ 400: '`INVALID_INPUT`' })
  async erase(
    @Body() { ids }: EraseHistoryBody,
    @CurrentPrincipal() principal: Principal,
  ): Promise<EraseHistoryAnswer> {
    return { success: true, erased: await this.history.eraseAll(principal.accountId, ids) };
  }
}
