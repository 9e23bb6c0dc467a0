import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiPropertyOptional, ApiTags } from '@nestjs/swagger';
import { IsIn, IsOptional, IsString, IsUUID } from 'class-validator';
import { BROADCAST_LENGTH, broadcastRule, SEGMENTS, type Segment } from '../../../kernel/broadcast.js';
import { Access, CurrentPrincipal, type Principal, StepUp } from '../../../platform/http/access.js';
import { ApiErrors } from '../../../platform/http/api-errors.js';
import { momentRule, periodStart } from '../../../platform/http/period.js';
import { Satisfies } from '../../../platform/http/satisfies.js';
import { SuccessAnswer } from '../../../platform/http/success.answer.js';
import { BroadcastAnswer, broadcastAnswer } from './broadcast.answer.js';
import type { Broadcast } from './broadcast.js';
import { Broadcasts } from './broadcasts.store.js';
import { ManageBroadcasts } from './manage-broadcasts.js';

export class SendBroadcastBody {
  @ApiProperty({ minLength: 1, maxLength: BROADCAST_LENGTH })
  @IsString({ message: String(broadcastRule('')) })
  content!: string;

  @ApiPropertyOptional({ enum: SEGMENTS, default: 'all', description: 'Para quem.' })
  @IsOptional()
  @IsIn(SEGMENTS, { message: 'Escolha para quem é o recado' })
  segment?: Segment;

  @ApiPropertyOptional({ type: String, nullable: true, description: 'Instante ISO 8601. Nulo: agora.' })
  @IsOptional()
  @Satisfies(momentRule)
  sendAt?: string | null;

  @ApiPropertyOptional({
    format: 'uuid',
    description: 'Feito por quem envia: repetir o pedido com o mesmo `id` não manda outro recado.',
  })
  @IsOptional()
  @IsUUID('all', { message: 'Identificador inválido.' })
  id?: string;
}

export class SendBroadcastAnswer extends SuccessAnswer {
  @ApiProperty({ example: 'Recado enviado com sucesso! Será exibido para 42 usuários conectados.' })
  message!: string;

  @ApiProperty({
    type: 'integer',
    description: 'Contas do grupo com sessão aberta agora, que verão o recado; as outras o veem quando entrarem.',
  })
  userCount!: number;

  @ApiProperty({ type: BroadcastAnswer })
  data!: BroadcastAnswer;
}

export class CountAudienceQuery {
  @ApiPropertyOptional({ enum: SEGMENTS, default: 'all' })
  @IsOptional()
  @IsIn(SEGMENTS, { message: 'Escolha para quem é o recado' })
  segment?: Segment;
}

export class AudienceAnswer extends SuccessAnswer {
  @ApiProperty({ type: 'integer', description: 'Contas do grupo.' })
  userCount!: number;

  @ApiProperty({ type: 'integer', description: 'As que têm sessão aberta.' })
  connectedUsers!: number;

  @ApiProperty({ type: 'integer', description: 'As que pediram algo nos últimos 5 minutos.' })
  onlineUsers!: number;
}

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
