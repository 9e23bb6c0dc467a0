import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiProperty, ApiPropertyOptional, ApiTags } from '@nestjs/swagger';
import { IsIn, IsOptional, IsString, IsUUID, Length } from 'class-validator';
import { AppError } from '../../../../kernel/errors.js';
import { Access, CurrentPrincipal, type Principal, StepUp } from '../../../../platform/http/access.js';
import { ApiErrors } from '../../../../platform/http/api-errors.js';
import { PageQuery } from '../../../../platform/http/page.query.js';
import { isUuid } from '../../../../platform/ids.js';
import { LookupDoneAnswer } from '../../model/index.js';
import { DETECTORS, type Detector } from '../domain/finding.js';
import {
  kindOf,
  ObservationsAnswer,
  ObservedHourAnswer,
  observationItem,
  observedHourAnswer,
  WIRE_KIND_NAMES,
  type WireKind,
} from './abuse-flags.answers.js';
import { AbuseFlags } from './abuse-flags.store.js';

const NOTE = { message: 'Escreva uma nota de 3 a 500 caracteres, sem dados pessoais.' };
const DANGEROUS = {
  400: '`INVALID_INPUT`',
  404: '`ACCOUNT_NOT_FOUND`: Conta não encontrada.',
};

class ObservationsQuery extends PageQuery {
  @ApiPropertyOptional({ format: 'uuid', description: 'Só as desta conta.' })
  @IsOptional()
  @IsUUID('all', { message: 'Conta inválida.' })
  conta?: string;

  @ApiPropertyOptional({ enum: WIRE_KIND_NAMES, enumName: 'DisciplineLevel' })
  @IsOptional()
  @IsIn(WIRE_KIND_NAMES, { message: 'Nível inválido. Use lenta, parada, retida ou liberada.' })
  nivel?: WireKind;

  @ApiPropertyOptional({ enum: DETECTORS, enumName: 'Detector' })
  @IsOptional()
  @IsIn(DETECTORS, { message: 'Motivo inválido. Use sequencia, nomes, volume ou sem_resultado.' })
  motivo?: Detector;

  @ApiPropertyOptional({ enum: ['sim'], description: 'Só as que valem agora.' })
  @IsOptional()
  @IsIn(['sim'], { message: 'Filtro inválido. Use emVigor=sim ou nada.' })
  emVigor?: 'sim';
}

class DisciplineNoteBody {
  @ApiProperty({ example: 'Uso conferido com o cliente por telefone.', minLength: 3, maxLength: 500 })
  @IsString(NOTE)
  @Length(3, 500, NOTE)
  nota!: string;
}

@ApiTags('Administração')
@Access('admin')
@Controller('api/admin/discipline')
export class AbuseFlagsController {
  constructor(private readonly observations: AbuseFlags) {}

  @Get()
  @ApiOperation({ operationId: 'listObservations', summary: 'O uso fora do comum que foi notado, e o que se decidiu' })
  @ApiOkResponse({ type: ObservationsAnswer })
  @ApiErrors({ 400: '`INVALID_INPUT`' })
  async list(@Query() { cursor, conta, nivel, motivo, emVigor }: ObservationsQuery): Promise<ObservationsAnswer> {
    const filter = {
      accountId: conta ?? null,
      kind: nivel ? kindOf(nivel) : null,
      detector: motivo ?? null,
      inForce: emVigor === 'sim',
    };
    const { items, next, total } = await this.observations.page(filter, cursor ?? null);
    return { success: true, data: items.map(observationItem), nextCursor: next, total };
  }

  @Get(':id')
  @ApiParam({ name: 'id', format: 'uuid' })
  @ApiOperation({ operationId: 'getObservation', summary: 'Uma observação com a hora que a precedeu, mascarada' })
  @ApiOkResponse({ type: ObservedHourAnswer })
  @ApiErrors({ 404: '`OBSERVATION_NOT_FOUND`: Observação não encontrada.' })
  async read(@Param('id') id: string): Promise<ObservedHourAnswer> {
    const found = isUuid(id) ? await this.observations.find(id) : null;
    if (!found) throw new AppError('not-found', 'OBSERVATION_NOT_FOUND', 'Observação não encontrada.');
    return observedHourAnswer(found);
  }

  @Post(':id/release')
  @HttpCode(200)
  @StepUp()
  @ApiParam({ name: 'id', format: 'uuid', description: 'A conta.' })
  @ApiOperation({
    operationId: 'releaseLookups',
    summary: 'Libera as consultas de uma conta',
    description: 'O que veio antes deixa de contar contra ela.',
  })
  @ApiOkResponse({ type: LookupDoneAnswer })
  @ApiErrors({ ...DANGEROUS, 409: '`NOTHING_TO_RELEASE`: As consultas desta conta não estão limitadas.' })
  async release(
    @CurrentPrincipal() { accountId: adminId }: Principal,
    @Param('id') accountId: string,
    @Body() { nota: note }: DisciplineNoteBody,
  ): Promise<LookupDoneAnswer> {
    await this.observations.decide({ adminId, accountId, kind: 'released', note });
    return { success: true };
  }

  @Post(':id/hold')
  @HttpCode(200)
  @StepUp()
  @ApiParam({ name: 'id', format: 'uuid', description: 'A conta.' })
  @ApiOperation({ operationId: 'holdLookups', summary: 'Para as consultas de uma conta até a liberação' })
  @ApiOkResponse({ type: LookupDoneAnswer })
  @ApiErrors(DANGEROUS)
  async hold(
    @CurrentPrincipal() { accountId: adminId }: Principal,
    @Param('id') accountId: string,
    @Body() { nota: note }: DisciplineNoteBody,
  ): Promise<LookupDoneAnswer> {
    await this.observations.decide({ adminId, accountId, kind: 'held', note });
    return { success: true };
  }
}
