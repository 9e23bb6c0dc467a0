import { Controller, Delete, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access, CurrentPrincipal, type Principal } from '../../../../platform/http/access.js';
import { Answers } from '../../../../platform/http/answers.js';
import { ApiErrors } from '../../../../platform/http/api-errors.js';
import { IdParam } from '../../../../platform/http/id-param.js';
import { LookupDoneAnswer } from '../../model/index.js';
import { ReadHistory } from '../application/read-history.js';
import { HistoryEntryAnswer, openedEntry } from './open-history-entry.answer.js';

@ApiTags('Histórico')
@ApiErrors({
  404: '`NOT_FOUND`: Consulta não encontrada no histórico.',
})
@Access('user')
@Controller('api/user/history/:id')
export class HistoryEntryController {
  constructor(private readonly history: ReadHistory) {}

  @Get()
  @Answers(HistoryEntryAnswer, 'Uma consulta salva, com o resultado', {
    description: 'Só o dono da consulta a abre, sem custo e sem nova consulta às fontes. A abertura fica registrada.',
  })
  @ApiErrors({ 503: '`UNAVAILABLE`: enquanto não se sabe quem está suprimido.' })
  async getHistoryEntry(@IdParam() id: string, @CurrentPrincipal() principal: Principal): Promise<HistoryEntryAnswer> {
    return openedEntry(await this.history.open(principal.accountId, { id }));
  }

  @Delete()
  @Answers(LookupDoneAnswer, 'Apaga uma consulta do histórico', {
    description: 'O resultado e a consulta são apagados; o registro de auditoria, mascarado, permanece.',
  })
  async deleteHistoryEntry(@IdParam() id: string, @CurrentPrincipal() principal: Principal): Promise<LookupDoneAnswer> {
    await this.history.erase(principal.accountId, id);
    return { success: true };
  }
}
