import { Controller, Get, Param } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import { Access, CurrentPrincipal, type Principal } from '../../../../platform/http/access.js';
import { Answers } from '../../../../platform/http/answers.js';
import { ApiErrors } from '../../../../platform/http/api-errors.js';
import { ReadHistory } from '../application/read-history.js';
import { HistoryEntryAnswer, openedEntry } from './open-history-entry.answer.js';

/** What stands behind a result's permanent address, /consultas/registro/{protocolo}. */
@ApiTags('Histórico')
@Access('user')
@Controller('api/user/history/by-protocol/:protocolo')
export class HistoryEntryByProtocolController {
  constructor(private readonly history: ReadHistory) {}

  @Get()
  @Answers(HistoryEntryAnswer, 'Uma consulta salva, pelo número de protocolo', {
    description:
      'Como pelo `id`: só o dono a abre, sem custo e sem nova consulta às fontes. A abertura fica registrada.',
  })
  @ApiParam({ name: 'protocolo', description: 'O número de `meta.protocolo`.', example: '20261121-7Q2M-K9XD' })
  @ApiErrors({
    404: '`NOT_FOUND`: Consulta não encontrada no histórico.',
    503: '`UNAVAILABLE`: enquanto não se sabe quem está suprimido.',
  })
  async getHistoryEntryByProtocol(
    @Param('protocolo') protocolo: string,
    @CurrentPrincipal() principal: Principal,
  ): Promise<HistoryEntryAnswer> {
    return openedEntry(await this.history.open(principal.accountId, { protocolo }));
  }
}
