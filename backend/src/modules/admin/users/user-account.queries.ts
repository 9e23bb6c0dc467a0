import { Injectable } from '@nestjs/common';
import { ApiProperty, PickType } from '@nestjs/swagger';
import { maskEmail } from '../../../kernel/mask-email.js';
import { AccountDetailsQueries, SessionItem, SignedInDevices, sessionItem } from '../../identity/index.js';
import { UserItem } from './user.answers.js';

export class UserConsent {
  @ApiProperty({ example: 'terms' })
  document!: string;

  @ApiProperty({ example: '2026-11-21' })
  version!: string;

  @ApiProperty({ type: String, format: 'date-time' })
  acceptedAt!: Date;
}

export class UserAccount extends PickType(UserItem, ['id', 'name', 'email', 'createdAt', 'lastLoginAt']) {
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  blockedAt!: Date | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'Quando a conta foi excluída.' })
  erasedAt!: Date | null;

  @ApiProperty({ description: 'Se a entrada pede também o código de um aplicativo.' })
  secondFactor!: boolean;

  @ApiProperty({ type: [UserConsent], description: 'O que aceitou, o mais novo primeiro; no máximo 50.' })
  consents!: UserConsent[];

  @ApiProperty({ type: [SessionItem], description: 'Os dispositivos em que está aberta; no máximo 100.' })
  sessions!: SessionItem[];
}

/** What identity knows of a subscriber, as an administrator sees it. */
@Injectable()
export class UserAccountQueries {
  constructor(
    private readonly files: AccountDetailsQueries,
    private readonly devices: SignedInDevices,
  ) {}

  async of(accountId: string): Promise<UserAccount | null> {
    const [details, { sessions }] = await Promise.all([this.files.of(accountId), this.devices.list(accountId)]);
    return (
      details && {
        ...details,
        email: details.email && maskEmail(details.email),
        consents: [...details.consents],
        sessions: sessions.map((session) => sessionItem(session, null)),
      }
    );
  }

  /** The whole address; null: no such subscriber, or none any more. */
  async emailOf(accountId: string): Promise<string | null> {
    return (await this.files.of(accountId))?.email ?? null;
  }
}
