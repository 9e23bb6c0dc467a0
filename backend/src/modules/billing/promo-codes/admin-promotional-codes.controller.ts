import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query, type StreamableFile } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiCreatedResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiProduces,
  ApiTags,
} from '@nestjs/swagger';
import { findPlan } from '../../../kernel/plans.js';
import { Clock } from '../../../platform/clock.js';
import { Access, CurrentPrincipal, type Principal, StepUp } from '../../../platform/http/access.js';
import { ApiErrors } from '../../../platform/http/api-errors.js';
import { csvAnswer, csvFile } from '../../../platform/http/csv.js';
import { ManagePromoCodes } from './manage-promo-codes.js';
import { PromoCodeQueries } from './promo-codes.queries.js';
import {
  PromotionalCodeAnswer,
  PromotionalCodeDeedAnswer,
  PromotionalCodesAnswer,
  promotionalCodeAnswer,
  SavedPromotionalCodeAnswer,
} from './promotional-code.answer.js';
import { CreatePromotionalCodeBody, EditPromotionalCodeBody, termsOf } from './promotional-code.body.js';
import { ExportPromotionalCodesQuery, filterOf, PromotionalCodesQuery } from './promotional-codes.query.js';

/** As many as a page may hold, so that the call without parameters reads the whole list of nearly every house. */
const PAGE = 100;

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

const FOR_ADMINS = { 401: '`UNAUTHENTICATED`', 403: '`FORBIDDEN`' };

@ApiTags('Administração')
@ApiBearerAuth()
@Access('admin')
@Controller('api/admin/promotional-codes')
export class AdminPromotionalCodesController {
  constructor(
    private readonly queries: PromoCodeQueries,
    private readonly codes: ManagePromoCodes,
    private readonly clock: Clock,
  ) {}

  @Get()
  @ApiOperation({
    operationId: 'listPromotionalCodes',
    summary: 'Os códigos promocionais',
    description: 'Sem parâmetros, os 100 mais novos.',
  })
  @ApiOkResponse({ type: PromotionalCodesAnswer })
  @ApiErrors({ ...FOR_ADMINS, 400: '`INVALID_INPUT`' })
  async list(@Query() query: PromotionalCodesQuery): Promise<PromotionalCodesAnswer> {
    const now = this.clock.now();
    const { items, next, total } = await this.queries.page(
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
  @ApiErrors({ ...FOR_ADMINS, 400: '`INVALID_INPUT`' })
  async export(
    @CurrentPrincipal() { accountId }: Principal,
    @Query() query: ExportPromotionalCodesQuery,
  ): Promise<StreamableFile> {
    const now = this.clock.now();
    const pages = await this.queries.export(accountId, filterOf(query, now));
    const file = csvFile(COLUMNS, pages, (code) => cellsOf(promotionalCodeAnswer(code, now)));
    return csvAnswer('codigos-promocionais', now, file);
  }

  @Post()
  @ApiOperation({ operationId: 'createPromotionalCode', summary: 'Cria um código promocional' })
  @ApiCreatedResponse({ type: SavedPromotionalCodeAnswer })
  @ApiErrors({ ...FOR_ADMINS, 400: '`INVALID_INPUT`', 409: '`PROMO_CODE_TAKEN`' })
  async create(
    @CurrentPrincipal() { accountId }: Principal,
    @Body() body: CreatePromotionalCodeBody,
  ): Promise<SavedPromotionalCodeAnswer> {
    const { code, discountPercentage: percent } = body;
    const created = await this.codes.create(accountId, { ...termsOf(body), code, percent });
    return this.saved(created, 'Código promocional criado com sucesso');
  }

  @Put(':id')
  @ApiParam({ name: 'id', format: 'uuid' })
  @ApiOperation({
    operationId: 'editPromotionalCode',
    summary: 'Muda um código promocional',
    description: 'O que não vem no corpo fica como está; só `isActive` liga ou desliga. Cobranças abertas não mudam.',
  })
  @ApiOkResponse({ type: SavedPromotionalCodeAnswer })
  @ApiErrors({
    ...FOR_ADMINS,
    400: '`INVALID_INPUT`',
    404: '`PROMO_CODE_NOT_FOUND`',
    409: '`PROMO_CODE_TAKEN` · `PROMO_CODE_MAX_BELOW_USES`',
  })
  async edit(
    @CurrentPrincipal() { accountId }: Principal,
    @Param('id') id: string,
    @Body() body: EditPromotionalCodeBody,
  ): Promise<SavedPromotionalCodeAnswer> {
    return this.saved(await this.codes.edit(accountId, id, termsOf(body)), 'Código promocional atualizado com sucesso');
  }

  @Delete(':id')
  @HttpCode(200)
  @StepUp()
  @ApiParam({ name: 'id', format: 'uuid' })
  @ApiOperation({
    operationId: 'deletePromotionalCode',
    summary: 'Apaga um código promocional',
    description: 'Ninguém mais o usa; os pagamentos feitos com ele e os seus usos ficam.',
  })
  @ApiOkResponse({ type: PromotionalCodeDeedAnswer })
  @ApiErrors({ ...FOR_ADMINS, 403: '`FORBIDDEN` · `STEP_UP_REQUIRED`', 404: '`PROMO_CODE_NOT_FOUND`' })
  async remove(
    @CurrentPrincipal() { accountId }: Principal,
    @Param('id') id: string,
  ): Promise<PromotionalCodeDeedAnswer> {
    await this.codes.remove(accountId, id);
    return { success: true, message: 'Código promocional deletado com sucesso' };
  }

  private saved(code: Parameters<typeof promotionalCodeAnswer>[0], message: string): SavedPromotionalCodeAnswer {
    return { success: true, message, data: promotionalCodeAnswer(code, this.clock.now()) };
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
