import { Body, Get, Post } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { adminUsernameRule } from '../../../kernel/admin-account.js';
import { AccountId, StepUp } from '../../../platform/http/access.js';
import { AnswerOf, PageOf, t, wholeAnswer } from '../../../platform/http/answer.fields.js';
import { Satisfies } from '../../../platform/http/request.fields.js';
import { AdminController, Answers, ApiErrors, IdParam } from '../../../platform/http/route.decorators.js';
import { DoneAnswer } from '../model/index.js';
import { AdminList } from './admin-list.store.js';
import { ManageAdmins } from './manage-admins.js';

class AdminItem extends AnswerOf({
  id: t.uuid(),
  username: t.string({ example: 'ana.souza' }),
  own: t.boolean('Se é quem pergunta.'),
  createdAt: t.dateTime(),
  lastLoginAt: t.dateTime({ nullable: true }),
  deactivatedAt: t.dateTime('Nulo: ativa.', { nullable: true }),
  invited: t.boolean('Ainda não trocou a senha de uso único.'),
  totp: t.boolean('Usa a verificação em duas etapas.'),
}) {}

class AdminsAnswer extends PageOf(AdminItem, 'A mais antiga primeiro.') {}

class InviteAdminBody {
  @ApiProperty({ minLength: 3, maxLength: 40, example: 'ana.souza' })
  @Satisfies(adminUsernameRule)
  username!: string;
}

class AdminInvitedAnswer extends AnswerOf(DoneAnswer, {
  id: t.uuid(),
  username: t.string({ example: 'ana.souza' }),
  password: t.string('Senha de uso único. Não será mostrada de novo.', { example: 'kT7m-xP2v-qR4n-bW8h' }),
}) {}

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
    return wholeAnswer(admins.map((admin) => ({ ...admin, own: admin.id === accountId })));
  }

  @Post()
  @StepUp()
  @Answers(AdminInvitedAnswer, 'Cria uma conta de administração com uma senha de uso único', {
    status: 201,
    description:
      'A senha vem só nesta resposta, e quem entra com ela precisa trocá-la. De quem nunca entrou, repetir o convite cria outra senha e encerra a anterior.',
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
