import { Body, Get, HttpCode, Post, Query } from '@nestjs/common';
import { findPlan } from '../../../kernel/plans.js';
import { USER_STATUS_LABELS } from '../../../kernel/user-account.js';
import { pageAnswer } from '../../../platform/http/answer.fields.js';
import { CsvExport, type ExportSheet } from '../../../platform/http/csv-export.js';
import { AdminController, Answers, ApiErrors } from '../../../platform/http/route.decorators.js';
import {
  ExportUsersBody,
  type ListedUser,
  SearchUsersBody,
  UsersAnswer,
  UsersQuery,
  userItem,
} from './user.answers.js';
import { UserList } from './user-list.queries.js';

/** No more of a person than it takes to write to them. */
const SHEET: ExportSheet<ListedUser> = {
  name: 'usuarios',
  action: 'export-users',
  target: 'users:all',
  personalData: true,
  columns: {
    Conta: ({ id }) => id,
    'E-mail': ({ email }) => email,
    Situação: ({ status }) => USER_STATUS_LABELS[status],
    Plano: ({ planId }) => planId && (findPlan(planId)?.name ?? planId),
    'Fim do plano (UTC)': ({ expiresAt }) => expiresAt,
    'Criada em (UTC)': ({ createdAt }) => createdAt,
    'Último acesso (UTC)': ({ lastLoginAt }) => lastLoginAt,
  },
};

@ApiErrors({ 400: '`INVALID_INPUT`' })
@AdminController('api/admin/users')
export class ListUsersController {
  constructor(private readonly users: UserList) {}

  @Get()
  @Answers(UsersAnswer, 'As contas dos assinantes')
  async listUsers(@Query() query: UsersQuery): Promise<UsersAnswer> {
    return pageAnswer(await (await this.users.matching(query)).as(userItem).page(query));
  }

  @Post('search')
  @Answers(UsersAnswer, 'Procura contas pelo nome, pelo e-mail inteiro ou pelo código', {
    description: 'Sem diferença de maiúsculas e acentos. O que se procura não fica em nenhum endereço.',
  })
  async searchUsers(@Body() body: SearchUsersBody): Promise<UsersAnswer> {
    return pageAnswer(await (await this.users.matching(body, body.texto)).as(userItem).page(body));
  }

  @Post('export')
  @HttpCode(200)
  @CsvExport(SHEET, { summary: 'As contas dos assinantes, para uma planilha', description: 'Com os filtros da busca.' })
  async exportUsers(@Body() body: ExportUsersBody): Promise<CsvExport<ListedUser>> {
    const { status, plan, from, to, sort, texto } = body;
    const filters = { status, plan, from, to, sort, texto: Boolean(texto?.trim()) || null };
    return { list: await this.users.matching(body, texto), filters };
  }
}
