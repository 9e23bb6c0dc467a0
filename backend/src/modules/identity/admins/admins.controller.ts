import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiParam, ApiProperty, ApiTags } from '@nestjs/swagger';
import { adminUsernameRule } from '../../../kernel/admin-account.js';
import { Access, CurrentPrincipal, type Principal, StepUp } from '../../../platform/http/access.js';
import { ApiErrors } from '../../../platform/http/api-errors.js';
import { Satisfies } from '../../../platform/http/satisfies.js';
import { DoneAnswer } from '../model/index.js';
import { AdminList, type ListedAdmin } from './admin-list.store.js';
import { ManageAdmins } from './manage-admins.js';

export class AdminItem {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ example: 'ana.souza' })
  username!: string;

  @ApiProperty({ description: 'Se é quem pergunta.' })
  own!: boolean;

  @ApiProperty({ format: 'date-time' })
  createdAt!: string;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  lastLoginAt!: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'Nulo: ativa.' })
  deactivatedAt!: string | null;

  @ApiProperty({ description: 'Ainda não trocou a senha de uso único.' })
  invited!: boolean;

  @ApiProperty({ description: 'Usa a verificação em duas etapas.' })
  totp!: boolean;
}

export class AdminsAnswer extends DoneAnswer {
  @ApiProperty({ type: [AdminItem], description: 'A mais antiga primeiro.' })
  data!: AdminItem[];
}

export class InviteAdminBody {
  @ApiProperty({ minLength: 3, maxLength: 40, example: 'ana.souza' })
  @Satisfies(adminUsernameRule)
  username!: string;
}

export class AdminInvitedAnswer extends DoneAnswer {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ example: 'ana.souza' })
  username!: string;

  @ApiProperty({ description: 'Senha de uso único. Não será mostrada de novo.', example: 'kT7m-xP2v-qR4n-bW8h' })
  password!: string;
}

@ApiTags('Administração')
@Access('admin')
@ApiErrors()
@Controller('api/admin/admins')
export class AdminsController {
  constructor(
    private readonly adminList: AdminList,
    private readonly admins: ManageAdmins,
  ) {}

  @Get()
  @ApiOperation({ operationId: 'listAdmins', summary: 'As contas de administração' })
  @ApiOkResponse({ type: AdminsAnswer })
  async list(@CurrentPrincipal() { accountId }: Principal): Promise<AdminsAnswer> {
    const admins = await this.adminList.list();
    return { success: true, data: admins.map((admin) => adminItem(admin, accountId)) };
  }

  @Post()
  @StepUp()
  @ApiOperation({
    operationId: 'inviteAdmin',
    summary: 'Cria uma conta de administração com uma senha de uso único',
    description: 'A senha vem só nesta resposta, e quem entra com ela precisa trocá-la.',
  })
  @ApiCreatedResponse({ type: AdminInvitedAnswer })
  @ApiErrors({ 400: '`INVALID_INPUT`', 409: '`USERNAME_TAKEN`: Este usuário já existe.' })
  async invite(
    @CurrentPrincipal() { accountId }: Principal,
    @Body() { username }: InviteAdminBody,
  ): Promise<AdminInvitedAnswer> {
    return { success: true, ...(await this.admins.invite(accountId, username)) };
  }

  @Post(':id/deactivate')
  @HttpCode(200)
  @StepUp()
  @ApiParam({ name: 'id', format: 'uuid' })
  @ApiOperation({
    operationId: 'deactivateAdmin',
    summary: 'Desativa uma conta de administração e encerra suas sessões',
  })
  @ApiOkResponse({ type: DoneAnswer })
  @ApiErrors({ 404: '`ACCOUNT_NOT_FOUND`', 409: '`OWN_ACCOUNT`: a de quem pede · `LAST_ADMIN`: a última ativa' })
  async deactivate(@CurrentPrincipal() { accountId }: Principal, @Param('id') id: string): Promise<DoneAnswer> {
    await this.admins.deactivate(accountId, id);
    return { success: true };
  }

  @Post(':id/reactivate')
  @HttpCode(200)
  @StepUp()
  @ApiParam({ name: 'id', format: 'uuid' })
  @ApiOperation({ operationId: 'reactivateAdmin', summary: 'Reativa uma conta de administração' })
  @ApiOkResponse({ type: DoneAnswer })
  @ApiErrors({ 404: '`ACCOUNT_NOT_FOUND`' })
  async reactivate(@CurrentPrincipal() { accountId }: Principal, @Param('id') id: string): Promise<DoneAnswer> {
    await this.admins.reactivate(accountId, id);
    return { success: true };
  }
}

function adminItem({ createdAt, lastLoginAt, deactivatedAt, ...admin }: ListedAdmin, ownId: string): AdminItem {
  return {
    ...admin,
    own: admin.id === ownId,
    createdAt: createdAt.toISOString(),
    lastLoginAt: lastLoginAt?.toISOString() ?? null,
    deactivatedAt: deactivatedAt?.toISOString() ?? null,
  };
}
