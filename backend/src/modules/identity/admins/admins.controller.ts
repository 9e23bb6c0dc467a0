import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { Access, CurrentPrincipal, type Principal, StepUp } from '../../../platform/http/access.js';
import { ApiErrors } from '../../../platform/http/api-errors.js';
import { DoneAnswer } from '../model/index.js';
import { AdminInvitedAnswer, AdminsAnswer, adminItem, InviteAdminBody } from './admin.answers.js';
import { AdminList } from './admin-list.store.js';
import { ManageAdmins } from './manage-admins.js';

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
