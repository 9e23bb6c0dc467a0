import { Body, Get, Post } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsUUID } from 'class-validator';
import { AppError } from '../../../kernel/errors.js';
import { AccountId, CachedPrincipal } from '../../../platform/http/access.js';
import { AnswerOf, SuccessAnswer, t } from '../../../platform/http/answer.fields.js';
import { Answers, ApiErrors, UserController } from '../../../platform/http/route.decorators.js';
import { Inboxes } from './inbox.store.js';
import { InboxMessageAnswer, messageAnswer } from './message.answer.js';
import type { Message } from './unread-messages.queries.js';
import { UnreadMessages } from './unread-messages.store.js';

class CheckMessagesAnswer extends AnswerOf(SuccessAnswer, {
  hasNewMessage: t.boolean(),
  message: t.one(InboxMessageAnswer, 'A mais antiga que ainda não foi lida.', { nullable: true }),
  unreadCount: t.integer('Quantas ainda não foram lidas.'),
}) {}

class ReceivedMessageAnswer extends AnswerOf(InboxMessageAnswer, {
  readAt: t.dateTime('Nulo: ainda não foi lida.', { nullable: true }),
}) {}

class MessagesAnswer extends AnswerOf(SuccessAnswer, {
  messages: t.list(ReceivedMessageAnswer, 'A mais nova primeiro; no máximo 100.'),
}) {}

class MarkMessageReadBody {
  @ApiProperty({ format: 'uuid' })
  @IsUUID('all', { message: 'Informe o aviso que foi lido' })
  messageId!: string;
}

class MarkMessageReadAnswer extends SuccessAnswer {}

@UserController('Avisos', 'api')
export class MessagesController {
  constructor(
    private readonly inboxes: Inboxes,
    private readonly unread: UnreadMessages,
  ) {}

  @Get('admin/messages/check')
  @CachedPrincipal()
  @Answers(CheckMessagesAnswer, 'Há um aviso que ainda não foi lido?')
  checkMessages(@AccountId() accountId: string): CheckMessagesAnswer | Promise<CheckMessagesAnswer> {
    const unread = this.unread.of(accountId);
    return unread instanceof Promise ? unread.then(checked) : checked(unread);
  }

  @Get('user/admin-messages')
  @Answers(MessagesAnswer, 'Os avisos que a própria conta recebeu')
  async listMessages(@AccountId() accountId: string): Promise<MessagesAnswer> {
    const received = await this.inboxes.received(accountId);
    return {
      success: true,
      messages: received.map((message) => ({ ...messageAnswer(message), readAt: message.readAt })),
    };
  }

  @Post('admin/messages/mark-read')
  @Answers(MarkMessageReadAnswer, 'Marca um aviso como lido, em todos os dispositivos', {
    description: 'Vale a primeira vez; repetir não muda nada.',
  })
  @ApiErrors({ 400: '`INVALID_INPUT`', 404: '`MESSAGE_NOT_FOUND`' })
  async markMessageRead(
    @AccountId() accountId: string,
    @Body() { messageId }: MarkMessageReadBody,
  ): Promise<MarkMessageReadAnswer> {
    const known = await this.inboxes.markRead(accountId, messageId);
    if (!known) throw new AppError('not-found', 'MESSAGE_NOT_FOUND', 'Aviso não encontrado');
    return { success: true };
  }
}

function checked(unread: readonly Message[]): CheckMessagesAnswer {
  const [oldest] = unread;
  return {
    success: true,
    hasNewMessage: unread.length > 0,
    message: oldest ? messageAnswer(oldest) : null,
    unreadCount: unread.length,
  };
}
