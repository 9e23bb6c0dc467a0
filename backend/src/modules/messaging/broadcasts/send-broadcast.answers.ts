import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional, IsString, IsUUID } from 'class-validator';
import { BROADCAST_LENGTH, broadcastRule, SEGMENTS, type Segment } from '../../../kernel/broadcast.js';
import { AnswerOf, t } from '../../../platform/http/answer.fields.js';
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

export class SendBroadcastAnswer extends AnswerOf(SuccessAnswer, {
  message: t.string({ example: 'Recado enviado com sucesso! Será exibido para 42 usuários conectados.' }),
  userCount: t.integer(
    'Contas do grupo com sessão aberta agora, que verão o recado; as outras o veem quando entrarem.',
  ),
  data: t.one(BroadcastAnswer),
}) {}

export class CountAudienceQuery {
  @ApiPropertyOptional({ enum: SEGMENTS, default: 'all' })
  @IsOptional()
  @IsIn(SEGMENTS, { message: 'Escolha para quem é o recado' })
  segment?: Segment;
}

export class AudienceAnswer extends AnswerOf(SuccessAnswer, {
  userCount: t.integer('Contas do grupo.'),
  connectedUsers: t.integer('As que têm sessão aberta.'),
  onlineUsers: t.integer('As que pediram algo nos últimos 5 minutos.'),
}) {}
