import { Body, Controller, Get, HttpCode, Post, Query, type StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import { findPlan } from '../../../kernel/plans.js';
import { USER_STATUS_LABELS } from '../../../kernel/user-account.js';
import { Clock } from '../../../platform/clock.js';
import { Access, CurrentPrincipal, type Principal, StepUp } from '../../../platform/http/access.js';
import { ApiErrors } from '../../../platform/http/api-errors.js';
import { csvAnswer, csvFile } from '../../../platform/http/csv.js';
import {
  ExportUsersQuery,
  filterOf,
  type ListedUser,
  SearchUsersBody,
  USERS_OF_PAGE,
  UsersAnswer,
  UsersQuery,
  usersAnswer,
} from './user.answers.js';
import { UserList } from './user-list.queries.js';

const COLUMNS = [
  'Conta',
  'E-mail',
  'Situação',
  'Plano',
  'Fim do plano (UTC)',
  'Criada em (UTC)',
  'Último acesso (UTC)',
];

@ApiTags('Administração')
@Access('admin')
@ApiErrors({ 400: '`INVALID_INPUT`' })
@Controller('api/admin/users')
export class ListUsersController {
  constructor(
    private readonly list: UserList,
    private readonly clock: Clock,
  ) {}

  @Get()
  @ApiOperation({ operationId: 'listUsers', summary: 'As contas dos assinantes' })
  @ApiOkResponse({ type: UsersAnswer })
  async page(@Query() query: UsersQuery): Promise<UsersAnswer> {
    const { cursor, limit } = query;
    return usersAnswer(await this.list.page(filterOf(query), cursor ?? null, limit ?? USERS_OF_PAGE));
  }

  @Post('search')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'searchUsers',
    summary: 'Procura contas pelo nome, pelo e-mail ou pelo código',
    description: 'Sem diferença de maiúsculas e acentos. O que se procura não fica em nenhum endereço.',
  })
  @ApiOkResponse({ type: UsersAnswer })
  async search(@Body() body: SearchUsersBody): Promise<UsersAnswer> {
    const { cursor, limit, texto } = body;
    return usersAnswer(await this.list.page(filterOf(body, texto), cursor ?? null, limit ?? USERS_OF_PAGE));
  }

  @Get('export')
  @StepUp()
  @ApiProduces('text/csv')
  @ApiOperation({ operationId: 'exportUsers', summary: 'As contas dos assinantes, para uma planilha' })
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  async export(
    @CurrentPrincipal() { accountId }: Principal,
    @Query() query: ExportUsersQuery,
  ): Promise<StreamableFile> {
    const pages = await this.list.export(accountId, filterOf(query));
    return csvAnswer('usuarios', this.clock.now(), csvFile(COLUMNS, pages, cellsOf));
  }
}

/** No more of a person than it takes to write to them. */
function cellsOf({ id, email, status, planId, expiresAt, createdAt, lastLoginAt }: ListedUser): string[] {
  return [
    id,
    email ?? '',
    USER_STATUS_LABELS[status],
    planId ? (findPlan(planId)?.name ?? planId) : '',
    expiresAt?.toISOString() ?? '',
    createdAt.toISOString(),
    lastLoginAt?.toISOString() ?? '',
  ];
}
