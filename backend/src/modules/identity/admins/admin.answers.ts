import { ApiProperty } from '@nestjs/swagger';
import { adminUsernameRule } from '../../../kernel/admin-account.js';
import { AnswerOf, t } from '../../../platform/http/answer.fields.js';
import { Satisfies } from '../../../platform/http/satisfies.js';
import { DoneAnswer } from '../model/index.js';
import type { ListedAdmin } from './admin-list.store.js';

export class AdminItem extends AnswerOf({
  id: t.uuid(),
  username: t.string({ example: 'ana.souza' }),
  own: t.boolean('Se é quem pergunta.'),
  createdAt: t.dateTime(),
  lastLoginAt: t.dateTime({ nullable: true }),
  deactivatedAt: t.dateTime('Nulo: ativa.', { nullable: true }),
  invited: t.boolean('Ainda não trocou a senha de uso único.'),
  totp: t.boolean('Usa a verificação em duas etapas.'),
}) {}

export class AdminsAnswer extends AnswerOf(DoneAnswer, { data: t.list(AdminItem, 'A mais antiga primeiro.') }) {}

export class InviteAdminBody {
  @ApiProperty({ minLength: 3, maxLength: 40, example: 'ana.souza' })
  @Satisfies(adminUsernameRule)
  username!: string;
}

export class AdminInvitedAnswer extends AnswerOf(DoneAnswer, {
  id: t.uuid(),
  username: t.string({ example: 'ana.souza' }),
  password: t.string('Senha de uso único. Não será mostrada de novo.', { example: 'kT7m-xP2v-qR4n-bW8h' }),
}) {}

export function adminItem(admin: ListedAdmin, ownId: string): AdminItem {
  return { ...admin, own: admin.id === ownId };
}
