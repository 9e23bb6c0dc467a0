import { Controller, Get, Param } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import { Access, AccountId, CurrentPrincipal, type Principal } from '../../../../platform/http/access.js';
import { Answers } from '../../../../platform/http/answers.js';
import { ApiErrors } from '../../../../platform/http/api-errors.js';
import { ReadHistory } from '../../history/index.js';
import { ReadDossier } from '../application/read-dossier.js';
import { DossierListAnswer, DossierOfLookupAnswer, listedDossier } from './dossier.answers.js';

@ApiTags('Dossiês')
@ApiErrors({ 503: '`UNAVAILABLE`: enquanto não se sabe quem está suprimido.' })
@Access('user')
@Controller('api/user/dossiers')
export class ListDossiersController {
  constructor(
    private readonly dossiers: ReadDossier,
    private readonly history: ReadHistory,
  ) {}

  @Get()
  @Answers(DossierListAnswer, 'Os dossiês com anotações ou etiquetas', {
    description: 'Até 500. Nome e documento vêm mascarados, ou por extenso a quem desligou o modo de privacidade.',
  })
  async listDossiers(@CurrentPrincipal() principal: Principal): Promise<DossierListAnswer> {
    await this.history.noteRevealed(principal);
    return { success: true, dossies: (await this.dossiers.list(principal)).map(listedDossier) };
  }

  @Get('by-protocol/:protocolo')
  @ApiParam({ name: 'protocolo', example: '20261121-7Q2M-K9XD' })
  @Answers(DossierOfLookupAnswer, 'O dossiê a que uma consulta pertence', {
    description: 'Nada é mostrado da pessoa: só quantas consultas há e quando foi a anterior.',
  })
  @ApiErrors({ 404: '`NOT_FOUND`: Consulta não encontrada no histórico.' })
  async getDossierOfLookup(
    @Param('protocolo') protocolo: string,
    @AccountId() accountId: string,
  ): Promise<DossierOfLookupAnswer> {
    const found = await this.dossiers.ofProtocol(accountId, protocolo);
    const dossie = found && { id: found.id, consultas: found.total, anterior: found.before?.toISOString() ?? null };
    return { success: true, dossie };
  }
}
