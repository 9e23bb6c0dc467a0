import { Controller, Get } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { Access, CachedPrincipal, CurrentPrincipal, type Principal } from '../../../platform/http/access.js';
import { ApiErrors } from '../../../platform/http/api-errors.js';
import { InboxMessageAnswer, messageAnswer } from './message.answer.js';
import { UnreadMessages } from './unread-messages.port.js';

export class CheckMessagesAnswer {
  @ApiProperty({ enum: [true] })
  success!: true;

  @ApiProperty()
  hasNewMessage!: boolean;

  @ApiProperty({ type: InboxMessageAnswer, nullable: true, description: 'A mais antiga que ainda não foi lida.' })
  message!: InboxMessageAnswer | null;

  @ApiProperty({ type: 'integer', description: 'Quantas ainda não foram lidas.' })
  unreadCount!: number;
}

@ApiTags('Avisos')
@ApiBearerAuth()
@Controller('api/admin/messages')
export class CheckMessagesController {
  constructor(private readonly unread: UnreadMessages) {}

  @Get('check')
  @Access('user')
  @CachedPrincipal()
  @ApiOperation({ operationId: 'checkMessages', summary: 'Há um aviso que ainda não foi lido?' })
  @ApiOkResponse({ type: CheckMessagesAnswer })
  @ApiErrors({ 401: '`UNAUTHENTICATED`', 403: '`FORBIDDEN`' })
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
}
