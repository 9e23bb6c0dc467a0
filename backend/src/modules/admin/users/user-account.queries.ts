import { Injectable } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { maskEmail } from '../../../kernel/mask-email.js';
import { AccountDetailsQueries, SessionItem, SignedInDevices, sessionItem } from '../../identity/index.js';

export class UserConsent {
  @ApiProperty({ example: 'terms' })
  document!: string;

  @ApiProperty({ example: '2026-11-21' })
  version!: string;

  @ApiProperty({ format: 'date-time' })
  acceptedAt!: string;
}

export class UserAccount {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ example: 'Ana Souza' })
  name!: string;

  @ApiProperty({ type: String, nullable: true, description: 'Mascarado.', example: 'an***@gmail.com' })
  email!: string | null;

  @ApiProperty({ format: 'date-time' })
  createdAt!: string;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  lastLoginAt!: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  blockedAt!: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'Quando a conta foi excluída.' })
  erasedAt!: string | null;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'Retirada pela limpeza; ainda pode voltar.',
  })
  removedAt!: string | null;

  @ApiProperty({ type: [UserConsent], description: 'O que aceitou, o mais novo primeiro; no máximo 50.' })
  consents!: UserConsent[];

  @ApiProperty({ type: [SessionItem], description: 'Os dispositivos em que está aberta; no máximo 100.' })
  sessions!: SessionItem[];
}

/** What identity knows of a subscriber, as an administrator sees it. */
@Injectable()
export class IdentityUser {
  constructor(
    private readonly files: AccountDetailsQueries,
    private readonly devices: SignedInDevices,
  ) {}

  async of(accountId: string): Promise<UserAccount | null> {
    const [file, { sessions }] = await Promise.all([this.files.of(accountId), this.devices.list(accountId)]);
    if (!file) return null;
    return {
      id: file.id,
      name: file.name,
      email: file.email && maskEmail(file.email),
      createdAt: file.createdAt.toISOString(),
      lastLoginAt: file.lastLoginAt?.toISOString() ?? null,
      blockedAt: file.blockedAt?.toISOString() ?? null,
      erasedAt: file.erasedAt?.toISOString() ?? null,
      removedAt: file.removedAt?.toISOString() ?? null,
      consents: file.consents.map(({ acceptedAt, ...consent }) => ({
        ...consent,
        acceptedAt: acceptedAt.toISOString(),
      })),
      sessions: sessions.map((session) => sessionItem(session, null)),
    };
  }

  /** The whole address; null: no such subscriber, or none any more. */
  async emailOf(accountId: string): Promise<string | null> {
    return (await this.files.of(accountId))?.email ?? null;
  }
}
