import { Controller, Get, Query, type StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiProperty, ApiTags } from '@nestjs/swagger';
import { findPlan } from '../../../kernel/plans.js';
import { Clock } from '../../../platform/clock.js';
import { Access, CurrentPrincipal, type Principal } from '../../../platform/http/access.js';
import { ApiErrors } from '../../../platform/http/api-errors.js';
import { csvAnswer, csvFile } from '../../../platform/http/csv.js';
import { PageAnswer } from '../../../platform/http/page.answer.js';
import { PromoCodeQueries } from './promo-codes.queries.js';
import { PromotionalCodeAnswer, promotionalCodeAnswer } from './promotional-code.answer.js';
import { ExportPromotionalCodesQuery, filterOf, PromotionalCodesQuery } from './promotional-codes.query.js';

/** As many as a page may hold, so that the call without parameters reads the whole list of nearly every house. */
const PAGE = 100;

export class PromotionalCodesAnswer extends PageAnswer {
  @ApiProperty({ type: [PromotionalCodeAnswer], description: 'O mais novo primeiro, se nada mais foi pedido.' })
  data!: PromotionalCodeAnswer[];
}

const COLUMNS = [
  'Código',
  'Situação',
  'Desconto (%)',
  'Descrição',
  'Planos',
  'Vale desde (UTC)',
  'Expira em (UTC)',
  'Usos',
  'Máximo de usos',
  'Máximo por conta',
  'Criado em (UTC)',
];

@ApiTags('Administração')
@Access('admin')
@ApiErrors({ 400: '`INVALID_INPUT`' })
@Controller('api/admin/promotional-codes')
export class ListPromotionalCodesController {
  constructor(
    private readonly codes: PromoCodeQueries,
    private readonly clock: Clock,
  ) {}

  @Get()
  @ApiOperation({
    operationId: 'listPromotionalCodes',
    summary: 'Os códigos promocionais',
    description: 'Sem parâmetros, os 100 mais novos.',
  })
  @ApiOkResponse({ type: PromotionalCodesAnswer })
  async list(@Query() query: PromotionalCodesQuery): Promise<PromotionalCodesAnswer> {
    const now = this.clock.now();
    const { items, next, total } = await this.codes.page(
      filterOf(query, now),
      query.cursor ?? null,
      query.limit ?? PAGE,
    );
    return { success: true, data: items.map((code) => promotionalCodeAnswer(code, now)), nextCursor: next, total };
  }

  @Get('export')
  @ApiProduces('text/csv')
  @ApiOperation({
    operationId: 'exportPromotionalCodes',
    summary: 'Os códigos promocionais, para uma planilha',
    description: 'Com os filtros da lista. A exportação fica registrada.',
  })
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  async export(
    @CurrentPrincipal() { accountId }: Principal,
    @Query() query: ExportPromotionalCodesQuery,
  ): Promise<StreamableFile> {
    const now = this.clock.now();
    const pages = await this.codes.export(accountId, filterOf(query, now));
    const file = csvFile(COLUMNS, pages, (code) => cellsOf(promotionalCodeAnswer(code, now)));
    return csvAnswer('codigos-promocionais', now, file);
  }
}

function cellsOf(code: PromotionalCodeAnswer): string[] {
  return [
    code.code,
    code.status,
    code.discountPercentage,
    code.description,
    code.planIds?.map((id) => findPlan(id)?.name ?? id).join(', ') ?? 'Todos',
    code.startsAt,
    code.expiryDate,
    code.currentUses,
    code.maxUses,
    code.maxUsesPerUser,
    code.createdAt,
  ].map((cell) => String(cell ?? ''));
}
