import { ApiProperty } from '@nestjs/swagger';
import { IsString, IsUUID } from 'class-validator';
import { BROADCAST_LENGTH, broadcastRule, SEGMENTS, type Segment } from '../../../kernel/broadcast.js';
import { AnswerOf, t } from '../../../platform/http/answer.fields.js';
import { momentRule } from '../../../platform/http/period.js';
import { OptionalField, OptionalOneOf } from '../../../platform/http/request.fields.js';
import { Satisfies } from '../../../platform/http/satisfies.js';
import { SuccessAnswer } from '../../../platform/http/success.answer.js';
import { BroadcastAnswer } from './broadcast.answer.js';

export class SendBroadcastBody {
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

export class SendBroadcastAnswer extends AnswerOf(SuccessAnswer, {
  message: t.string({ example: 'Recado enviado com sucesso! Será exibido para 42 usuários conectados.' }),
  userCount: t.integer(
    'Contas do grupo com sessão aberta agora, que verão o recado; as outras o veem quando entrarem.',
  ),
  data: t.one(BroadcastAnswer),
}) {}

export class CountAudienceQuery {
  @OptionalOneOf(SEGMENTS, 'Escolha para quem é o recado', { default: 'all' })
  segment?: Segment;
}

export class AudienceAnswer extends AnswerOf(SuccessAnswer, {
  userCount: t.integer('Contas do grupo.'),
  connectedUsers: t.integer('As que têm sessão aberta.'),
  onlineUsers: t.integer('As que pediram algo nos últimos 5 minutos.'),
}) {}
