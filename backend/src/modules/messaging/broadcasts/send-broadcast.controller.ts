import { Body, Get, Post, Query } from '@nestjs/common';
import { AccountId, StepUp } from '../../../platform/http/access.js';
import { AdminController } from '../../../platform/http/admin-controller.js';
import { Answers } from '../../../platform/http/answers.js';
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

@ApiErrors({ 400: '`INVALID_INPUT`' })
@AdminController('api/admin/messages')
export class SendBroadcastController {
  constructor(
    private readonly manageBroadcasts: ManageBroadcasts,
    private readonly broadcasts: Broadcasts,
  ) {}

  @Post('broadcast')
  @StepUp()
  @Answers(SendBroadcastAnswer, 'Envia um recado a um grupo de contas, agora ou mais tarde')
  @ApiErrors({ 409: '`MESSAGE_ID_USED`: o `id` já é de outro recado; nada foi enviado' })
  async sendBroadcast(
    @AccountId() accountId: string,
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
  @Answers(AudienceAnswer, 'Quantas contas um recado alcançaria agora')
  async countAudience(@Query() { segment = 'all' }: CountAudienceQuery): Promise<AudienceAnswer> {
    const { accounts, connected, online } = await this.broadcasts.audience(segment);
    return { success: true, userCount: accounts, connectedUsers: connected, onlineUsers: online };
  }
}

function messageOf({ sentAt }: Broadcast, userCount: number): string {
  if (sentAt === null) return 'Recado agendado com sucesso.';
  return `Recado enviado com sucesso! Será exibido para ${userCount} usuários conectados.`;
}
