import { Get, Query } from '@nestjs/common';
import { AccountId } from '../../../platform/http/access.js';
import { pageAnswer } from '../../../platform/http/answer.fields.js';
import { CsvExport, type ExportSheet } from '../../../platform/http/csv-export.js';
import { AdminController, Answers, ApiErrors } from '../../../platform/http/route.decorators.js';
import { type AdminActionItem, AdminActionsAnswer, AdminActionsQuery } from './admin-action.answers.js';
import { AdminActions } from './admin-actions.queries.js';

const PAGE = 50;

const SHEET: ExportSheet<AdminActionItem> = {
  name: 'acoes-de-administradores',
  action: 'export-admin-actions',
  target: 'audit:admin-actions',
  personalData: true,
  columns: {
    'Quando (UTC)': ({ at }) => at,
    Administrador: ({ adminName }) => adminName ?? 'Conta encerrada',
    'Código do administrador': ({ adminId }) => adminId,
    Ação: ({ action }) => action,
    Alvo: ({ target }) => target,
    Antes: ({ before }) => before && JSON.stringify(before),
    Depois: ({ after }) => after && JSON.stringify(after),
  },
};

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
    return pageAnswer(await this.actions.matching(query).page(query, PAGE));
  }

  @Get('export')
  @CsvExport(SHEET, {
    summary: 'O que os administradores fizeram, para uma planilha',
    description: 'Com os filtros da lista.',
  })
  exportAdminActions(@Query() query: AdminActionsQuery): CsvExport<AdminActionItem> {
    const { from, to, action, adminId, target, sort } = query;
    return { list: this.actions.matching(query), filters: { from, to, action, adminId, target, sort } };
  }
}
