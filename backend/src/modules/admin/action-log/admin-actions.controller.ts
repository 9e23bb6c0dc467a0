import { Get, Query } from '@nestjs/common';
import { IntersectionType } from '@nestjs/swagger';
import { IsUUID, Matches } from 'class-validator';
import { AccountId } from '../../../platform/http/access.js';
import { AdminController } from '../../../platform/http/admin-controller.js';
import { Answers } from '../../../platform/http/answers.js';
import { ApiErrors } from '../../../platform/http/api-errors.js';
import { CsvExport, type ExportSheet } from '../../../platform/http/csv-export.js';
import { pageAnswer } from '../../../platform/http/page.answer.js';
import { TimeSortField } from '../../../platform/http/page.query.js';
import { PeriodQuery, periodOf } from '../../../platform/http/period.query.js';
import { OptionalField } from '../../../platform/http/request.fields.js';
import { AdminActionsAnswer, itemOf } from './admin-action.answers.js';
import { type AdminActionFilter, AdminActions, type NamedAction } from './admin-actions.queries.js';

const PAGE = 50;

const SHEET: ExportSheet<NamedAction> = {
  name: 'acoes-de-administradores',
  action: 'export-admin-actions',
  target: 'audit:admin-actions',
  personalData: true,
  columns: {
    'Quando (UTC)': ({ at }) => at,
    Administrador: ({ adminName, adminId }) => adminName ?? adminId,
    Ação: ({ action }) => action,
    Alvo: ({ target }) => target,
    Antes: ({ before }) => before && JSON.stringify(before),
    Depois: ({ after }) => after && JSON.stringify(after),
  },
};

export class AdminActionsQuery extends IntersectionType(PeriodQuery, TimeSortField) {
  @OptionalField({ example: 'block-account' })
  @Matches(/^[a-z-]{3,60}$/, { message: 'Ação inválida.' })
  action?: string;

  @OptionalField({ format: 'uuid' })
  @IsUUID('all', { message: 'Administrador inválido.' })
  adminId?: string;

  @OptionalField({ description: 'O que foi alvo, como tipo:id.', example: 'account:0198f3a0-…' })
  @Matches(/^[a-z-]{2,40}:[\w.-]{1,60}$/, { message: 'Alvo inválido.' })
  target?: string;
}

@AdminController('api/admin/audit/admin-actions')
export class AdminActionsController {
  constructor(private readonly actions: AdminActions) {}

  @Get()
  @Answers(AdminActionsAnswer, 'O que os administradores fizeram', {
    description: 'Inclui quem leu, buscou e exportou a auditoria. Nada aqui identifica um titular.',
  })
  @ApiErrors({ 400: '`INVALID_INPUT`' })
  async listAdminActions(
    @AccountId() accountId: string,
    @Query() query: AdminActionsQuery,
  ): Promise<AdminActionsAnswer> {
    await this.actions.noteView(accountId);
    return pageAnswer(await this.actions.matching(filterOf(query)).as(itemOf).page(query, PAGE));
  }

  @Get('export')
  @CsvExport(SHEET, {
    operationId: 'exportAdminActions',
    summary: 'O que os administradores fizeram, para uma planilha',
    description: 'Com os filtros da lista.',
  })
  export(@Query() query: AdminActionsQuery): CsvExport<NamedAction> {
    const { from, to, action, adminId, target, sort } = query;
    return { list: this.actions.matching(filterOf(query)), filters: { from, to, action, adminId, target, sort } };
  }
}

function filterOf(query: AdminActionsQuery): AdminActionFilter {
  const { action = null, adminId = null, target = null, sort } = query;
  return { ...periodOf(query), action, adminId, target, sort };
}
