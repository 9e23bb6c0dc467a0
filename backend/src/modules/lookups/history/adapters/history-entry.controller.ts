import { Delete, Get, Param } from '@nestjs/common';
import { ApiParam } from '@nestjs/swagger';
import { AccountId } from '../../../../platform/http/access.js';
import { Answers, ApiErrors, IdParam, UserController } from '../../../../platform/http/route.decorators.js';
import { LookupDoneAnswer } from '../../model/index.js';
import { ReadHistory } from '../application/read-history.js';
import { HistoryEntryAnswer, openedEntry } from './open-history-entry.answer.js';

const OPENED = { 503: '`UNAVAILABLE`: enquanto não se sabe quem está suprimido.' };

@ApiErrors({ 404: '`NOT_FOUND`: Consulta não encontrada no histórico.' })
@UserController('Histórico', 'api/user/history')
export class HistoryEntryController {
  constructor(private readonly history: ReadHistory) {}

  @Get(':id')
  @Answers(HistoryEntryAnswer, 'Uma consulta salva, com o resultado', {
    description: 'Só o dono da consulta a abre, sem custo e sem nova consulta às fontes. A abertura fica registrada.',
  })
  @ApiErrors(OPENED)
  async getHistoryEntry(@IdParam() id: string, @AccountId() accountId: string): Promise<HistoryEntryAnswer> {
    return openedEntry(await this.history.open(accountId, { id }));
  }

  @Delete(':id')
  @Answers(LookupDoneAnswer, 'Apaga uma consulta do histórico', {
    description: 'O resultado e a consulta são apagados; o registro de auditoria, mascarado, permanece.',
  })
  async deleteHistoryEntry(@IdParam() id: string, @AccountId() accountId: string): Promise<LookupDoneAnswer> {
    await this.history.erase(accountId, id);
    return { success: true };
  }

  /** What stands behind a result's permanent address, /consultas/registro/{protocolo}. */
  @Get('by-protocol/:protocolo')
  @Answers(HistoryEntryAnswer, 'Uma consulta salva, pelo número de protocolo', {
    description:
      'Como pelo `id`: só o dono a abre, sem custo e sem nova consulta às fontes. A abertura fica registrada.',
  })
  @ApiParam({ name: 'protocolo', description: 'O número de `meta.protocolo`.', example: '20261121-7Q2M-K9XD' })
  @ApiErrors(OPENED)
  async getHistoryEntryByProtocol(
    @Param('protocolo') protocolo: string,
    @AccountId() accountId: string,
  ): Promise<HistoryEntryAnswer> {
    return openedEntry(await this.history.open(accountId, { protocolo }));
  }
}
