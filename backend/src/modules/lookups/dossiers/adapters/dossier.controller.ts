import { Body, Controller, Get, Param, Put, Query } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import { Matches } from 'class-validator';
import { Access, CurrentPrincipal, type Principal } from '../../../../platform/http/access.js';
import { Answers } from '../../../../platform/http/answers.js';
import { ApiErrors } from '../../../../platform/http/api-errors.js';
import { OptionalField } from '../../../../platform/http/request.fields.js';
import { UUID } from '../../../../platform/ids.js';
import { AnnotateDossier } from '../application/annotate-dossier.js';
import { ReadDossier } from '../application/read-dossier.js';
import { AnnotateDossierBody } from './annotate-dossier.body.js';
import { annotationsOf, DossierAnnotatedAnswer, DossierAnswer, dossierAnswer } from './dossier.answers.js';

class DossierQuery {
  @OptionalField({ description: 'O nextCursor da página anterior.' })
  @Matches(UUID, { message: 'Cursor inválido.' })
  cursor?: string;
}

@ApiTags('Dossiês')
@ApiParam({ name: 'id', example: '9f3ac1d2e4b5a678' })
@Access('user')
@Controller('api/user/dossiers/:id')
export class DossierController {
  constructor(
    private readonly dossiers: ReadDossier,
    private readonly annotate: AnnotateDossier,
  ) {}

  @Get()
  @Answers(DossierAnswer, 'As consultas de uma pessoa ou empresa, reunidas', {
    description:
      'As que a conta guarda e que perguntaram pelo documento ou encontraram a pessoa, com o resultado salvo de cada uma, ' +
      'até 50 por página. Só o dono as abre, sem custo e sem nova consulta às fontes. A abertura de cada uma fica registrada.',
  })
  @ApiErrors({
    400: '`INVALID_INPUT`',
    404: '`NOT_FOUND`: Dossiê não encontrado.',
    503: '`UNAVAILABLE`: enquanto não se sabe quem está suprimido.',
  })
  async getDossier(
    @Param('id') id: string,
    @Query() { cursor }: DossierQuery,
    @CurrentPrincipal() principal: Principal,
  ): Promise<DossierAnswer> {
    return dossierAnswer(await this.dossiers.page(principal, id, cursor ?? null));
  }

  @Put()
  @Answers(DossierAnnotatedAnswer, 'Troca as anotações e etiquetas de um dossiê', {
    description:
      'Ficam cifradas, só a conta as lê, e acabam com a última consulta da pessoa ou com o prazo de guarda dela.',
  })
  @ApiErrors({
    400: '`INVALID_INPUT`',
    404: '`NOT_FOUND`: Dossiê não encontrado.',
    409: '`DOSSIER_CHANGED`, `DOSSIER_ENDED` ou `TOO_MANY_DOSSIERS`',
    451: '`SUBJECT_SUPPRESSED`: Os dados desta pessoa não estão disponíveis.',
    503: '`UNAVAILABLE`: enquanto não se sabe quem está suprimido.',
  })
  async annotateDossier(
    @Param('id') id: string,
    @Body() body: AnnotateDossierBody,
    @CurrentPrincipal() principal: Principal,
  ): Promise<DossierAnnotatedAnswer> {
    return { success: true, dossie: annotationsOf(await this.annotate.execute(principal.accountId, id, body)) };
  }
}
