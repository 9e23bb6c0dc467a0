import { Get, Query } from '@nestjs/common';
import { IntersectionType } from '@nestjs/swagger';
import { suppressionReferenceRule } from '../../../../kernel/rules.js';
import { SUPPRESSION_KIND_LABELS, SUPPRESSION_REASON_LABELS } from '../../../../kernel/suppression.js';
import { pageAnswer } from '../../../../platform/http/answer.fields.js';
import { CsvExport, type ExportSheet } from '../../../../platform/http/csv-export.js';
import {
  OptionalField,
  OptionalOneOf,
  PageQuery,
  Satisfies,
  TimeSortField,
} from '../../../../platform/http/request.fields.js';
import { AdminController, Answers, ApiErrors } from '../../../../platform/http/route.decorators.js';
import {
  SUPPRESSION_KINDS,
  SUPPRESSION_REASONS,
  type SuppressionKind,
  type SuppressionReason,
} from '../domain/subject-keys.js';
import { type SuppressionAnswer, SuppressionsAnswer } from './suppression.answers.js';
import { Suppressions } from './suppressions.store.js';

const STATES = ['em_vigor', 'levantada'] as const;

class SuppressionFilterQuery extends TimeSortField {
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

class SuppressionsQuery extends IntersectionType(SuppressionFilterQuery, PageQuery) {}

/** A protocol leads to the request of a person. What is suppressed is kept nowhere. */
const SHEET: ExportSheet<SuppressionAnswer> = {
  name: 'supressoes',
  action: 'export-suppressions',
  target: 'suppressions:all',
  personalData: true,
  columns: {
    'Desde (UTC)': ({ feitaEm }) => feitaEm,
    'Reconhecida por': ({ tipo }) => SUPPRESSION_KIND_LABELS[tipo],
    Motivo: ({ motivo }) => SUPPRESSION_REASON_LABELS[motivo],
    Protocolo: ({ protocolo }) => protocolo,
    'Feita por': ({ feitaPor }) => feitaPor,
    'Levantada em (UTC)': ({ levantadaEm }) => levantadaEm,
    'Levantada por': ({ levantadaPor }) => levantadaPor,
  },
};

@ApiErrors({ 400: '`INVALID_INPUT`' })
@AdminController('api/admin/suppressions')
export class ListSuppressionsController {
  constructor(private readonly suppressions: Suppressions) {}

  @Get()
  @Answers(SuppressionsAnswer, 'As supressões', {
    description: 'Nenhuma diz de quem é: só um código com chave fica guardado.',
  })
  async listSuppressions(@Query() query: SuppressionsQuery): Promise<SuppressionsAnswer> {
    return pageAnswer(await this.matching(query).page(query));
  }

  @Get('export')
  @CsvExport(SHEET, {
    summary: 'As supressões, para uma planilha',
    description: 'Com os filtros da lista. Nenhuma diz de quem é.',
  })
  exportSuppressions(@Query() query: SuppressionFilterQuery): CsvExport<SuppressionAnswer> {
    const { situacao, tipo, motivo, protocolo, sort } = query;
    return {
      list: this.matching(query),
      filters: { situacao, tipo, motivo, protocolo: Boolean(protocolo) || null, sort },
    };
  }

  private matching({ situacao, tipo: kind, motivo: reason, protocolo: reference, sort }: SuppressionFilterQuery) {
    const active = situacao && situacao === 'em_vigor';
    return this.suppressions.matching({ active, kind, reason, reference, sort });
  }
}
