import { Body, Get, Post } from '@nestjs/common';
import { AccountId, StepUp } from '../../../platform/http/access.js';
import { AdminController } from '../../../platform/http/admin-controller.js';
import { Answers } from '../../../platform/http/answers.js';
import { ApiErrors } from '../../../platform/http/api-errors.js';
import { IdParam } from '../../../platform/http/id-param.js';
import { DoneAnswer } from '../model/index.js';
import { AdminInvitedAnswer, AdminsAnswer, adminItem, InviteAdminBody } from './admin.answers.js';
import { AdminList } from './admin-list.store.js';
import { ManageAdmins } from './manage-admins.js';

@ApiErrors()
@AdminController('api/admin/admins')
export class AdminsController {
  constructor(
    private readonly adminList: AdminList,
    private readonly admins: ManageAdmins,
  ) {}

  @Get()
  @Answers(AdminsAnswer, 'As contas de administração')
  async listAdmins(@AccountId() accountId: string): Promise<AdminsAnswer> {
    const admins = await this.adminList.list();
    return { success: true, data: admins.map((admin) => adminItem(admin, accountId)) };
  }

  @Post()
  @StepUp()
  @Answers(AdminInvitedAnswer, 'Cria uma conta de administração com uma senha de uso único', {
    status: 201,
    description: 'A senha vem só nesta resposta, e quem entra com ela precisa trocá-la.',
  })
  @ApiErrors({ 400: '`INVALID_INPUT`', 409: '`USERNAME_TAKEN`: Este usuário já existe.' })
  async inviteAdmin(
    @AccountId() accountId: string,
    @Body() { username }: InviteAdminBody,
  ): Promise<AdminInvitedAnswer> {
    return { success: true, ...(await this.admins.invite(accountId, username)) };
  }

  @Post(':id/deactivate')
  @StepUp()
  @Answers(DoneAnswer, 'Desativa uma conta de administração e encerra suas sessões')
  @ApiErrors({ 404: '`ACCOUNT_NOT_FOUND`', 409: '`OWN_ACCOUNT`: a de quem pede · `LAST_ADMIN`: a última ativa' })
  async deactivateAdmin(@AccountId() accountId: string, @IdParam() id: string): Promise<DoneAnswer> {
    await this.admins.deactivate(accountId, id);
    return { success: true };
  }

  @Post(':id/reactivate')
  @StepUp()
  @Answers(DoneAnswer, 'Reativa uma conta de administração')
  @ApiErrors({ 404: '`ACCOUNT_NOT_FOUND`' })
  async reactivateAdmin(@AccountId() accountId: string, @IdParam() id: string): Promise<DoneAnswer> {
    await this.admins.reactivate(accountId, id);
    return { success: true };
  }
}
