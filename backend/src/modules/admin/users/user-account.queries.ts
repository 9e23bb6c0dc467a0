import { Injectable } from '@nestjs/common';
import { PickType } from '@nestjs/swagger';
import { maskEmail } from '../../../kernel/mask-email.js';
import { AnswerOf, t } from '../../../platform/http/answer.fields.js';
import {
  AccountDetailsQueries,
  AccountDirectory,
  SessionItem,
  SignedInDevices,
  sessionItem,
} from '../../identity/index.js';
import { UserItem } from './user.answers.js';

class UserConsent extends AnswerOf({
  document: t.string({ example: 'terms' }),
  version: t.string({ example: '2026-11-21' }),
  acceptedAt: t.dateTime(),
}) {}

export class UserAccount extends AnswerOf(
  PickType(UserItem, ['id', 'name', 'email', 'createdAt', 'lastLoginAt'] as const),
  {
    blockedAt: t.dateTime({ nullable: true }),
    erasedAt: t.dateTime('Quando a conta foi encerrada.', { nullable: true }),
    secondFactor: t.boolean('Se a entrada pede também o código de um aplicativo.'),
    consents: t.list(UserConsent, 'O que aceitou, o mais novo primeiro; no máximo 50.'),
    sessions: t.list(SessionItem, 'Os dispositivos em que está aberta; no máximo 100.'),
  },
) {}

/** What identity knows of a subscriber, as an administrator sees it. */
@Injectable()
export class UserAccountQueries {
  constructor(
    private readonly files: AccountDetailsQueries,
    private readonly devices: SignedInDevices,
    private readonly directory: AccountDirectory,
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

  /** The whole address, an administrator's too; null: no such account, or none any more. */
  async emailOf(accountId: string): Promise<string | null> {
    return (await this.directory.named([accountId])).get(accountId)?.email ?? null;
  }
}
