import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { AppError } from '../../../kernel/errors.js';
import { Access, CachedPrincipal, CurrentPrincipal, type Principal } from '../../../platform/http/access.js';
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
  @ApiOperation({ operationId: 'checkMessages', summary: 'Há um aviso que ainda não foi lido?' })
  @ApiOkResponse({ type: CheckMessagesAnswer })
  async check(@CurrentPrincipal() { accountId }: Principal): Promise<CheckMessagesAnswer> {
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
  @ApiOperation({ operationId: 'listMessages', summary: 'Os avisos que a própria conta recebeu' })
  @ApiOkResponse({ type: MessagesAnswer })
  async list(@CurrentPrincipal() { accountId }: Principal): Promise<MessagesAnswer> {
    const received = await this.inboxes.received(accountId);
    return {
      success: true,
      messages: received.map((message) => ({ ...messageAnswer(message), readAt: message.readAt })),
    };
  }

  @Post('admin/messages/mark-read')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'markMessageRead',
    summary: 'Marca um aviso como lido, em todos os aparelhos',
    description: 'Vale a primeira vez; repetir não muda nada.',
  })
  @ApiOkResponse({ type: MarkMessageReadAnswer })
  @ApiErrors({ 400: '`INVALID_INPUT`', 404: '`MESSAGE_NOT_FOUND`' })
  async mark(
    @CurrentPrincipal() { accountId }: Principal,
    @Body() { messageId }: MarkMessageReadBody,
  ): Promise<MarkMessageReadAnswer> {
    const known = await this.inboxes.markRead(accountId, messageId);
    if (!known) throw new AppError('not-found', 'MESSAGE_NOT_FOUND', 'Aviso não encontrado');
    return { success: true };
  }
}
