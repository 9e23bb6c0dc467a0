import { Controller, Get, Query } from '@nestjs/common';
import { ApiPropertyOptional, ApiTags } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { suppressionReferenceRule } from '../../../../kernel/rules.js';
import { Access } from '../../../../platform/http/access.js';
import { Answers } from '../../../../platform/http/answers.js';
import { ApiErrors } from '../../../../platform/http/api-errors.js';
import { pageAnswer } from '../../../../platform/http/page.answer.js';
import { PageQuery } from '../../../../platform/http/page.query.js';
import { Satisfies } from '../../../../platform/http/satisfies.js';
import { SUPPRESSION_KINDS, type SuppressionKind } from '../domain/subject-keys.js';
import { SuppressionsAnswer, suppressionAnswer } from './suppression.answers.js';
import { SUPPRESSION_REASONS, type SuppressionReason, Suppressions } from './suppressions.store.js';

const STATES = ['em_vigor', 'levantada'] as const;

class SuppressionsQuery extends PageQuery {
  @ApiPropertyOptional({ enum: STATES })
  @IsOptional()
  @IsIn(STATES, { message: 'Situação inválida. Use em_vigor ou levantada.' })
  situacao?: (typeof STATES)[number];

  @ApiPropertyOptional({ enum: SUPPRESSION_KINDS, enumName: 'SuppressionKind' })
  @IsOptional()
  @IsIn(SUPPRESSION_KINDS, { message: 'Tipo de supressão inválido.' })
  tipo?: SuppressionKind;

  @ApiPropertyOptional({ enum: SUPPRESSION_REASONS, enumName: 'SuppressionReason' })
  @IsOptional()
  @IsIn(SUPPRESSION_REASONS, { message: 'Motivo inválido. Use titular, ordem_judicial ou interno.' })
  motivo?: SuppressionReason;

  @ApiPropertyOptional({ description: 'O protocolo inteiro.' })
  @IsOptional()
  @Satisfies(suppressionReferenceRule)
  protocolo?: string;
}

@ApiTags('Administração')
@Access('admin')
@Controller('api/admin/suppressions')
export class ListSuppressionsController {
  constructor(private readonly suppressions: Suppressions) {}

  @Get()
  @Answers(SuppressionsAnswer, 'As supressões, a mais nova primeiro', {
    description: 'Nenhuma diz de quem é: só um código com chave fica guardado.',
  })
  @ApiErrors({ 400: '`INVALID_INPUT`' })
  async listSuppressions(@Query() query: SuppressionsQuery): Promise<SuppressionsAnswer> {
    const { situacao, tipo: kind, motivo: reason, protocolo: reference } = query;
    const active = situacao && situacao === 'em_vigor';
    const list = this.suppressions.matching({ active, kind, reason, reference });
    return pageAnswer(await list.as(suppressionAnswer).page(query));
  }
}
