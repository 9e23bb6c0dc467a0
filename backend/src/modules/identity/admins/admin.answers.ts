import { ApiProperty } from '@nestjs/swagger';
import { adminUsernameRule } from '../../../kernel/admin-account.js';
import { Satisfies } from '../../../platform/http/satisfies.js';
import { DoneAnswer } from '../model/index.js';
import type { ListedAdmin } from './admin-list.store.js';

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

export function adminItem({ createdAt, lastLoginAt, deactivatedAt, ...admin }: ListedAdmin, ownId: string): AdminItem {
  return {
    ...admin,
    own: admin.id === ownId,
    createdAt: createdAt.toISOString(),
    lastLoginAt: lastLoginAt?.toISOString() ?? null,
    deactivatedAt: deactivatedAt?.toISOString() ?? null,
  };
}
