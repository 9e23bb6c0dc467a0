import { Controller, Delete, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { Access, CurrentPrincipal, type Principal } from '../../../../platform/http/access.js';
import { ApiErrors } from '../../../../platform/http/api-errors.js';
import { LookupDoneAnswer } from '../../model/index.js';
import { ReadHistory } from '../application/read-history.js';
import { HistoryEntryAnswer, openedEntry } from './open-history-entry.answer.js';

@ApiTags('Histórico')
@ApiParam({ name: 'id', format: 'uuid' })
@ApiErrors({
  404: '`NOT_FOUND`: Consulta não encontrada no histórico.',
})
@Access('user')
@Controller('api/user/history/:id')
export class HistoryEntryController {
  constructor(private readonly history: ReadHistory) {}

  @Get()
  @ApiOperation({
    operationId: 'getHistoryEntry',
    summary: 'Uma consulta salva, com o resultado',
    description: 'Só o dono da consulta a abre, sem custo e sem nova consulta às fontes. A abertura fica registrada.',
  })
  @ApiOkResponse({ type: HistoryEntryAnswer })
  @ApiErrors({ 503: '`UNAVAILABLE`: enquanto não se sabe quem está suprimido.' })
  async open(@Param('id') id: string, @CurrentPrincipal() principal: Principal): Promise<HistoryEntryAnswer> {
    return openedEntry(await this.history.open(principal.accountId, { id }));
  }

  @Delete()
  @ApiOperation({
    operationId: 'deleteHistoryEntry',
    summary: 'Apaga uma consulta do histórico',
    description: 'O resultado e a consulta são apagados; o registro de auditoria, mascarado, permanece.',
  })
  @ApiOkResponse({ type: LookupDoneAnswer })
  async erase(@Param('id') id: string, @CurrentPrincipal() principal: Principal): Promise<LookupDoneAnswer> {
    await this.history.erase(principal.accountId, id);
    return { success: true };
  }
}
