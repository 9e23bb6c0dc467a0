import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AppError } from '../../../kernel/errors.js';
import { Access, AccountId, CachedPrincipal } from '../../../platform/http/access.js';
import { Answers } from '../../../platform/http/answers.js';
import { ApiErrors } from '../../../platform/http/api-errors.js';
import { Inboxes } from './inbox.store.js';
import { messageAnswer } from './message.answer.js';
import { CheckMessagesAnswer, MarkMessageReadAnswer, MarkMessageReadBody, MessagesAnswer } from './messages.answers.js';
import { UnreadMessages } from './unread-messages.store.js';

@ApiTags('Avisos')
@Access('user')
@ApiErrors()
@Controller('api')
export class MessagesController {
  constructor(
    private readonly inboxes: Inboxes,
    private readonly unread: UnreadMessages,
  ) {}

  @Get('admin/messages/check')
  @CachedPrincipal()
  @Answers(CheckMessagesAnswer, 'Há um aviso que ainda não foi lido?')
  async checkMessages(@AccountId() accountId: string): Promise<CheckMessagesAnswer> {
    const messages = await this.unread.of(accountId);
    const [oldest] = messages;
    return {
      success: true,
      hasNewMessage: messages.length > 0,
      message: oldest ? messageAnswer(oldest) : null,
      unreadCount: messages.length,
    };
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
  @Answers(MarkMessageReadAnswer, 'Marca um aviso como lido, em todos os aparelhos', {
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
