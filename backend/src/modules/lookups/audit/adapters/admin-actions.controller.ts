import { Controller, Get, Query, type StreamableFile } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiOkResponse,
  ApiOperation,
  ApiProduces,
  ApiProperty,
  ApiPropertyOptional,
  ApiTags,
} from '@nestjs/swagger';
import { IsOptional, IsUUID, Matches } from 'class-validator';
import { Clock } from '../../../../platform/clock.js';
import { Access, CurrentPrincipal, type Principal, StepUp } from '../../../../platform/http/access.js';
import { ApiErrors } from '../../../../platform/http/api-errors.js';
import { csvAnswer, csvFile } from '../../../../platform/http/csv.js';
import { PageAnswer } from '../../../../platform/http/page.answer.js';
import { PeriodQuery, periodOf } from '../../../../platform/http/period.query.js';
import { Text } from '../../model/index.js';
import type { AdminDeedFilter, KeptDeed } from '../admin-deeds.store.js';
import { type NamedDeed, ReadAdminDeeds } from '../application/read-admin-deeds.js';

const PAGE = 50;

const COLUMNS = ['Quando (UTC)', 'Administrador', 'Ação', 'Alvo', 'Antes', 'Depois'];

export class AdminActionsQuery extends PeriodQuery {
  @ApiPropertyOptional({ example: 'block-account' })
  @IsOptional()
  @Matches(/^[a-z-]{3,60}$/, { message: 'Ação inválida.' })
  action?: string;

  @ApiPropertyOptional({ format: 'uuid' })
  @IsOptional()
  @IsUUID('all', { message: 'Administrador inválido.' })
  adminId?: string;

  @ApiPropertyOptional({ description: 'O que foi alvo, como tipo:id.', example: 'account:0198f3a0-…' })
  @IsOptional()
  @Matches(/^[a-z-]{2,40}:[\w.-]{1,60}$/, { message: 'Alvo inválido.' })
  target?: string;
}

export class AdminActionItem {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ format: 'date-time' })
  at!: string;

  @ApiProperty({ format: 'uuid' })
  adminId!: string;

  @Text('Administração', 'Nulo quando o administrador não existe mais.')
  adminName!: string | null;

  @ApiProperty({ example: 'block-account' })
  action!: string;

  @ApiProperty({ example: 'account:0198f3a0-5d2a-7c4e-9d6b-3d3f0b7a9c11' })
  target!: string;

  @ApiProperty({ type: 'object', additionalProperties: true, nullable: true })
  before!: KeptDeed['before'];

  @ApiProperty({ type: 'object', additionalProperties: true, nullable: true })
  after!: KeptDeed['after'];
}

export class AdminActionsAnswer extends PageAnswer {
  @ApiProperty({ type: () => [AdminActionItem], description: 'A mais nova primeiro.' })
  data!: AdminActionItem[];

  @ApiProperty({ description: 'Verdadeiro quando há mais do que se contou: contam-se até 10.000.', example: false })
  totalCapped!: boolean;
}

@ApiTags('Administração')
@ApiBearerAuth()
@Access('admin')
@Controller('api/admin/audit/admin-actions')
export class AdminActionsController {
  constructor(
    private readonly deeds: ReadAdminDeeds,
    private readonly clock: Clock,
  ) {}

  @Get()
  @ApiOperation({
    operationId: 'listAdminActions',
    summary: 'O que os administradores fizeram',
    description: 'Inclui quem leu, buscou e exportou a auditoria. Nada aqui identifica um titular.',
  })
  @ApiOkResponse({ type: AdminActionsAnswer })
  @ApiErrors({ 400: '`INVALID_INPUT`', 401: '`UNAUTHENTICATED`', 403: '`FORBIDDEN`' })
  async list(
    @CurrentPrincipal() { accountId }: Principal,
    @Query() query: AdminActionsQuery,
  ): Promise<AdminActionsAnswer> {
    const { limit = PAGE, cursor = null } = query;
    const { deeds, next, total, capped } = await this.deeds.page(accountId, filterOf(query), limit, cursor);
    return { success: true, data: deeds.map(itemOf), nextCursor: next, total, totalCapped: capped };
  }

  @Get('export')
  @StepUp()
  @ApiProduces('text/csv')
  @ApiOperation({
    operationId: 'exportAdminActions',
    summary: 'O que os administradores fizeram, para uma planilha',
    description: 'Com os filtros da lista. A exportação fica registrada.',
  })
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @ApiErrors({ 400: '`INVALID_INPUT`', 401: '`UNAUTHENTICATED`', 403: '`FORBIDDEN` · `STEP_UP_REQUIRED`' })
  async export(
    @CurrentPrincipal() { accountId }: Principal,
    @Query() query: AdminActionsQuery,
  ): Promise<StreamableFile> {
    const pages = await this.deeds.export(accountId, filterOf(query));
    return csvAnswer('acoes-de-administradores', this.clock.now(), csvFile(COLUMNS, pages, cellsOf));
  }
}

function filterOf(query: AdminActionsQuery): AdminDeedFilter {
  const { action = null, adminId = null, target = null } = query;
  return { ...periodOf(query), action, adminId, target };
}

function itemOf({ id, at, adminId, adminName, action, target, before, after }: NamedDeed): AdminActionItem {
  return { id, at: at.toISOString(), adminId, adminName, action, target, before: before ?? null, after: after ?? null };
}

function cellsOf({ at, adminId, adminName, action, target, before, after }: NamedDeed): string[] {
  const facts = [before, after].map((values) => (values ? JSON.stringify(values) : ''));
  return [at.toISOString(), adminName ?? adminId, action, target, ...facts];
}
