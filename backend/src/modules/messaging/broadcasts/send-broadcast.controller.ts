import { Body, Get, Post, Query } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsString, IsUUID } from 'class-validator';
import { BROADCAST_LENGTH, broadcastRule, SEGMENTS, type Segment } from '../../../kernel/broadcast.js';
import { AccountId, StepUp } from '../../../platform/http/access.js';
import { AnswerOf, SuccessAnswer, t } from '../../../platform/http/answer.fields.js';
import { momentRule, periodStart } from '../../../platform/http/period.js';
import { OptionalField, OptionalOneOf, Satisfies } from '../../../platform/http/request.fields.js';
import { AdminController, Answers, ApiErrors, RefusesByMessage } from '../../../platform/http/route.decorators.js';
import { BroadcastAnswer, broadcastAnswer } from './broadcast.answer.js';
import type { Broadcast } from './broadcast.js';
import { Broadcasts } from './broadcasts.store.js';
import { ManageBroadcasts } from './manage-broadcasts.js';

class SendBroadcastBody {
  @ApiProperty({ minLength: 1, maxLength: BROADCAST_LENGTH })
  @IsString({ message: String(broadcastRule('')) })
  content!: string;

  @OptionalOneOf(SEGMENTS, 'Escolha para quem é o recado', { default: 'all', description: 'Para quem.' })
  segment?: Segment;

  @OptionalField({ type: String, nullable: true, description: 'Instante ISO 8601. Nulo: agora.' })
  @Satisfies(momentRule)
  sendAt?: string | null;

  @OptionalField({
    format: 'uuid',
    description: 'Feito por quem envia: repetir o pedido com o mesmo `id` não manda outro recado.',
  })
  @IsUUID('all', { message: 'Identificador inválido.' })
  id?: string;
}

class SendBroadcastAnswer extends AnswerOf(SuccessAnswer, {
  message: t.string({ example: 'Recado enviado com sucesso! Será exibido para 42 usuários conectados.' }),
  userCount: t.integer(
    'Contas do grupo com sessão aberta agora, que verão o recado; as outras o veem quando entrarem.',
  ),
  data: t.one(BroadcastAnswer),
}) {}

class CountAudienceQuery {
  @OptionalOneOf(SEGMENTS, 'Escolha para quem é o recado', { default: 'all' })
  segment?: Segment;
}

class AudienceAnswer extends AnswerOf(SuccessAnswer, {
  userCount: t.integer('Contas do grupo.'),
  connectedUsers: t.integer('As que têm sessão aberta.'),
  onlineUsers: t.integer('As que pediram algo nos últimos 5 minutos.'),
}) {}

@ApiErrors({ 400: '`INVALID_INPUT`' })
@AdminController('api/admin/messages')
export class SendBroadcastController {
  constructor(
    private readonly manageBroadcasts: ManageBroadcasts,
    private readonly broadcasts: Broadcasts,
  ) {}

  @Post('broadcast')
  @StepUp()
  @RefusesByMessage()
  @Answers(SendBroadcastAnswer, 'Envia um recado a um grupo de contas, agora ou mais tarde')
  @ApiErrors({ 409: '`MESSAGE_ID_USED`: o `id` já é de outro recado; nada foi enviado' })
  async sendBroadcast(
    @AccountId() accountId: string,
    @Body() { id, content, segment = 'all', sendAt }: SendBroadcastBody,
  ): Promise<SendBroadcastAnswer> {
    const moment = sendAt ? periodStart(sendAt) : null;
    // Counted first: once it went out nothing may fail, or somebody sends it again.
    const userCount = await this.broadcasts.connected(segment);
    const broadcast = await this.manageBroadcasts.send(accountId, { id, content, segment, sendAt: moment });
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
