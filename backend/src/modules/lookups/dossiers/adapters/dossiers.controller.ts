import { Body, Get, Param, Put, Query } from '@nestjs/common';
import { ApiParam } from '@nestjs/swagger';
import { Matches } from 'class-validator';
import { AccountId, CurrentPrincipal, type Principal } from '../../../../platform/http/access.js';
import { OptionalField } from '../../../../platform/http/request.fields.js';
import { Answers, ApiErrors, UserController } from '../../../../platform/http/route.decorators.js';
import { UUID } from '../../../../platform/ids.js';
import { ReadHistory } from '../../history/index.js';
import { AnnotateDossier } from '../application/annotate-dossier.js';
import { ReadDossier } from '../application/read-dossier.js';
import { AnnotateDossierBody } from './annotate-dossier.body.js';
import {
  annotationsOf,
  DossierAnnotatedAnswer,
  DossierAnswer,
  DossierListAnswer,
  DossierOfLookupAnswer,
  dossierAnswer,
  listedDossier,
} from './dossier.answers.js';

const DOSSIER = { name: 'id', example: '9f3ac1d2e4b5a678' };
const UNKNOWN_YET = { 503: '`UNAVAILABLE`: enquanto não se sabe quem está suprimido.' };
const OF_ONE = { 400: '`INVALID_INPUT`', 404: '`NOT_FOUND`: Dossiê não encontrado.', ...UNKNOWN_YET };

class DossierQuery {
  @OptionalField({ description: 'O nextCursor da página anterior.' })
  @Matches(UUID, { message: 'Cursor inválido.' })
  cursor?: string;
}

@ApiErrors(UNKNOWN_YET)
@UserController('Dossiês', 'api/user/dossiers')
export class DossiersController {
  constructor(
    private readonly dossiers: ReadDossier,
    private readonly annotate: AnnotateDossier,
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

  @Get(':id')
  @ApiParam(DOSSIER)
  @Answers(DossierAnswer, 'As consultas de uma pessoa ou empresa, reunidas', {
    description:
      'As que a conta guarda e que perguntaram pelo documento ou encontraram a pessoa, com o resultado salvo de cada uma, ' +
      'até 50 por página. Só o dono as abre, sem custo e sem nova consulta às fontes. A abertura de cada uma fica registrada.',
  })
  @ApiErrors(OF_ONE)
  async getDossier(
    @Param('id') id: string,
    @Query() { cursor }: DossierQuery,
    @CurrentPrincipal() principal: Principal,
  ): Promise<DossierAnswer> {
    return dossierAnswer(await this.dossiers.page(principal, id, cursor ?? null));
  }

  @Put(':id')
  @ApiParam(DOSSIER)
  @Answers(DossierAnnotatedAnswer, 'Troca as anotações e etiquetas de um dossiê', {
    description:
      'Ficam criptografadas, só a conta as lê, e acabam com a última consulta da pessoa ou com o prazo de guarda dela.',
  })
  @ApiErrors({
    ...OF_ONE,
    409: '`DOSSIER_CHANGED`, `DOSSIER_ENDED` ou `TOO_MANY_DOSSIERS`',
    451: '`SUBJECT_SUPPRESSED`: Os dados desta pessoa não estão disponíveis.',
  })
  async annotateDossier(
    @Param('id') id: string,
    @Body() body: AnnotateDossierBody,
    @AccountId() accountId: string,
  ): Promise<DossierAnnotatedAnswer> {
    return { success: true, dossie: annotationsOf(await this.annotate.execute(accountId, id, body)) };
  }
}
