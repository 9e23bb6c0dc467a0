import { Controller, Get } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { Access, CurrentPrincipal, type Principal } from '../../../platform/http/access.js';
import { ApiErrors } from '../../../platform/http/api-errors.js';
import { Inboxes } from './inboxes.port.js';
import { InboxMessageAnswer, messageAnswer } from './message.answer.js';

export class ReceivedMessageAnswer extends InboxMessageAnswer {
  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'Nulo: ainda não foi lida.' })
  readAt!: string | null;
}

export class MessagesAnswer {
  @ApiProperty({ enum: [true] })
  success!: true;

  @ApiProperty({ type: [ReceivedMessageAnswer], description: 'A mais nova primeiro; no máximo 100.' })
  messages!: ReceivedMessageAnswer[];
}

@ApiTags('Avisos')
@ApiBearerAuth()
@Controller('api/user')
export class ListMessagesController {
  constructor(private readonly inboxes: Inboxes) {}

  @Get('admin-messages')
  @Access('user')
  @ApiOperation({ operationId: 'listMessages', summary: 'Os avisos que a própria conta recebeu' })
  @ApiOkResponse({ type: MessagesAnswer })
  @ApiErrors({ 401: '`UNAUTHENTICATED`', 403: '`FORBIDDEN`' })
  async list(@CurrentPrincipal() { accountId }: Principal): Promise<MessagesAnswer> {
    const received = await this.inboxes.received(accountId);
    const messages = received.map((message) => ({
      ...messageAnswer(message),
      readAt: message.readAt?.toISOString() ?? null,
    }));
    return { success: true, messages };
  }
}
