import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Access, CurrentPrincipal, type Principal, StepUp } from '../../../platform/http/access.js';
import { ApiErrors } from '../../../platform/http/api-errors.js';
import { periodStart } from '../../../platform/http/period.js';
import { broadcastAnswer } from './broadcast.answer.js';
import type { Broadcast } from './broadcast.js';
import { Broadcasts } from './broadcasts.store.js';
import { ManageBroadcasts } from './manage-broadcasts.js';
import {
  AudienceAnswer,
  CountAudienceQuery,
  SendBroadcastAnswer,
  SendBroadcastBody,
} from './send-broadcast.answers.js';

@ApiTags('Administração')
@Access('admin')
@ApiErrors({ 400: '`INVALID_INPUT`' })
@Controller('api/admin/messages')
export class SendBroadcastController {
  constructor(
    private readonly manageBroadcasts: ManageBroadcasts,
    private readonly broadcasts: Broadcasts,
  ) {}

  @Post('broadcast')
  @HttpCode(200)
  @StepUp()
  @ApiOperation({ operationId: 'sendBroadcast', summary: 'Envia um recado a um grupo de contas, agora ou mais tarde' })
  @ApiOkResponse({ type: SendBroadcastAnswer })
  async send(
    @CurrentPrincipal() { accountId }: Principal,
    @Body() { id, content, segment = 'all', sendAt }: SendBroadcastBody,
  ): Promise<SendBroadcastAnswer> {
    const moment = sendAt ? periodStart(sendAt) : null;
    const broadcast = await this.manageBroadcasts.send(accountId, { id, content, segment, sendAt: moment });
    const { connected: userCount } = await this.broadcasts.audience(broadcast.segment);
    return {
      success: true,
      message: messageOf(broadcast, userCount),
      userCount,
      data: broadcastAnswer({ ...broadcast, readCount: 0 }),
    };
  }

  @Get('audience')
  @ApiOperation({ operationId: 'countAudience', summary: 'Quantas contas um recado alcançaria agora' })
  @ApiOkResponse({ type: AudienceAnswer })
  async count(@Query() { segment = 'all' }: CountAudienceQuery): Promise<AudienceAnswer> {
    const { accounts, connected, online } = await this.broadcasts.audience(segment);
    return { success: true, userCount: accounts, connectedUsers: connected, onlineUsers: online };
  }
}

function messageOf({ sentAt }: Broadcast, userCount: number): string {
  if (sentAt === null) return 'Recado agendado com sucesso.';
  return `Recado enviado com sucesso! Será exibido para ${userCount} usuários conectados.`;
}
