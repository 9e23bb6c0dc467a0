import { Controller, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { Access, CurrentPrincipal, type Principal } from '../../../../platform/http/access.js';
import { ApiErrors } from '../../../../platform/http/api-errors.js';
import { ReadDossier } from '../application/read-dossier.js';
import { DossierListAnswer, DossierOfLookupAnswer, listedDossier } from './dossier.answers.js';

@ApiTags('Dossiês')
@ApiErrors({ 503: '`UNAVAILABLE`: enquanto não se sabe quem está suprimido.' })
@Access('user')
@Controller('api/user/dossiers')
export class ListDossiersController {
  constructor(private readonly dossiers: ReadDossier) {}

  @Get()
  @ApiOperation({
    operationId: 'listDossiers',
    summary: 'Os dossiês com anotações ou etiquetas',
    description: 'Até 500. Nome e documento vêm mascarados, ou por extenso a quem desligou o modo de privacidade.',
  })
  @ApiOkResponse({ type: DossierListAnswer })
  async list(@CurrentPrincipal() principal: Principal): Promise<DossierListAnswer> {
    return { success: true, dossies: (await this.dossiers.list(principal)).map(listedDossier) };
  }

  @Get('by-protocol/:protocolo')
  @ApiParam({ name: 'protocolo', example: '20261121-7Q2M-K9XD' })
  @ApiOperation({
    operationId: 'getDossierOfLookup',
    summary: 'O dossiê a que uma consulta pertence',
    description: 'Nada é mostrado da pessoa: só quantas consultas há e quando foi a anterior.',
  })
  @ApiOkResponse({ type: DossierOfLookupAnswer })
  @ApiErrors({ 404: '`NOT_FOUND`: Consulta não encontrada no histórico.' })
  async ofLookup(
    @Param('protocolo') protocolo: string,
    @CurrentPrincipal() { accountId }: Principal,
  ): Promise<DossierOfLookupAnswer> {
    const found = await this.dossiers.ofProtocol(accountId, protocolo);
    const dossie = found && { id: found.id, consultas: found.total, anterior: found.before?.toISOString() ?? null };
    return { success: true, dossie };
  }
}
