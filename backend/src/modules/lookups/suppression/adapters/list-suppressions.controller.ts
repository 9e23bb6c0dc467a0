import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { suppressionReferenceRule } from '../../../../kernel/rules.js';
import { Access } from '../../../../platform/http/access.js';
import { Answers } from '../../../../platform/http/answers.js';
import { ApiErrors } from '../../../../platform/http/api-errors.js';
import { pageAnswer } from '../../../../platform/http/page.answer.js';
import { PageQuery } from '../../../../platform/http/page.query.js';
import { OptionalField, OptionalOneOf } from '../../../../platform/http/request.fields.js';
import { Satisfies } from '../../../../platform/http/satisfies.js';
import { SUPPRESSION_KINDS, type SuppressionKind } from '../domain/subject-keys.js';
import { SuppressionsAnswer, suppressionAnswer } from './suppression.answers.js';
import { SUPPRESSION_REASONS, type SuppressionReason, Suppressions } from './suppressions.store.js';

const STATES = ['em_vigor', 'levantada'] as const;

class SuppressionsQuery extends PageQuery {
  @OptionalOneOf(STATES, 'Situação inválida. Use em_vigor ou levantada.')
  situacao?: (typeof STATES)[number];

  @OptionalOneOf(SUPPRESSION_KINDS, 'Tipo de supressão inválido.', { enumName: 'SuppressionKind' })
  tipo?: SuppressionKind;

  @OptionalOneOf(SUPPRESSION_REASONS, 'Motivo inválido. Use titular, ordem_judicial ou interno.', {
    enumName: 'SuppressionReason',
  })
  motivo?: SuppressionReason;

  @OptionalField({ description: 'O protocolo inteiro.' })
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
