import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional, IsString, IsUUID } from 'class-validator';
import { BROADCAST_LENGTH, broadcastRule, SEGMENTS, type Segment } from '../../../kernel/broadcast.js';
import { momentRule } from '../../../platform/http/period.js';
import { Satisfies } from '../../../platform/http/satisfies.js';
import { SuccessAnswer } from '../../../platform/http/success.answer.js';
import { BroadcastAnswer } from './broadcast.answer.js';

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
