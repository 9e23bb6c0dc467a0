import { Get, Query } from '@nestjs/common';
import { findPlan } from '../../../kernel/plans.js';
import { formatPercent } from '../../../kernel/promo-code.js';
import { Clock } from '../../../platform/clock.js';
import { PageOf, pageAnswer } from '../../../platform/http/answer.fields.js';
import { CsvExport, type ExportSheet } from '../../../platform/http/csv-export.js';
import { AdminController, Answers, ApiErrors } from '../../../platform/http/route.decorators.js';
import { PromoCodeQueries } from './promo-codes.queries.js';
import { PromotionalCodeAnswer, promotionalCodeAnswer } from './promotional-code.answer.js';
import { ExportPromotionalCodesQuery, PromotionalCodesQuery } from './promotional-codes.query.js';

/** As many as a page may hold, so that the call without parameters reads the whole list of nearly every house. */
const PAGE = 100;

export class PromotionalCodesAnswer extends PageOf(
  PromotionalCodeAnswer,
  'O mais novo primeiro, se nada mais foi pedido.',
) {}

const SHEET: ExportSheet<PromotionalCodeAnswer> = {
  name: 'codigos-promocionais',
  action: 'export-promo-codes',
  target: 'promo-codes:all',
  personalData: false,
  columns: {
    Código: ({ code }) => code,
    Situação: ({ status }) => status,
    Desconto: ({ discountPercentage }) => formatPercent(discountPercentage),
    Descrição: ({ description }) => description,
    Planos: ({ planIds }) => planIds?.map((id) => findPlan(id)?.name ?? id).join(', ') ?? 'Todos',
    'Vale desde (UTC)': ({ startsAt }) => startsAt,
    'Expira em (UTC)': ({ expiryDate }) => expiryDate,
    Usos: ({ currentUses }) => currentUses,
    'Máximo de usos': ({ maxUses }) => maxUses,
    'Máximo por conta': ({ maxUsesPerUser }) => maxUsesPerUser,
    'Criado em (UTC)': ({ createdAt }) => createdAt,
  },
};

@ApiErrors({ 400: '`INVALID_INPUT`' })
@AdminController('api/admin/promotional-codes')
export class ListPromotionalCodesController {
  constructor(
    private readonly codes: PromoCodeQueries,
    private readonly clock: Clock,
  ) {}

  @Get()
  @Answers(PromotionalCodesAnswer, 'Os códigos promocionais', { description: 'Sem parâmetros, os 100 mais novos.' })
  async listPromotionalCodes(@Query() query: PromotionalCodesQuery): Promise<PromotionalCodesAnswer> {
    return pageAnswer(await this.matching(query).page(query, PAGE));
  }

  @Get('export')
  @CsvExport(SHEET, { summary: 'Os códigos promocionais, para uma planilha', description: 'Com os filtros da lista.' })
  exportPromotionalCodes(@Query() query: ExportPromotionalCodesQuery): CsvExport<PromotionalCodeAnswer> {
    const { status, text, sort } = query;
    return { list: this.matching(query), filters: { status, text: Boolean(text?.trim()) || null, sort } };
  }

  private matching(query: ExportPromotionalCodesQuery) {
    const now = this.clock.now();
    return this.codes.matching(query).as((code) => promotionalCodeAnswer(code, now));
  }
}
