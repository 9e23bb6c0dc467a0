import { ApiProperty } from '@nestjs/swagger';
import { BROADCAST_STATES, type BroadcastState, SEGMENTS, type Segment } from '../../../kernel/broadcast.js';
import { stateOf } from './broadcast.js';
import type { BroadcastWithReads } from './broadcasts.port.js';

/** A broadcast as the administrators' panel shows it. */
export class BroadcastAnswer {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty()
  content!: string;

  @ApiProperty({ enum: SEGMENTS })
  segment!: Segment;

  @ApiProperty({ enum: BROADCAST_STATES })
  state!: BroadcastState;

  @ApiProperty({ format: 'date-time' })
  createdAt!: string;

  @ApiProperty({ format: 'date-time', description: 'Para quando foi pedido o envio.' })
  sendAt!: string;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  sentAt!: string | null;

  @ApiProperty({ type: 'integer', nullable: true, description: 'Contas que o receberam; nulo antes do envio.' })
  userCount!: number | null;

  @ApiProperty({ type: 'integer', description: 'Contas que já o leram.' })
  readCount!: number;
}

export function broadcastAnswer(broadcast: BroadcastWithReads): BroadcastAnswer {
  const { id, content, segment, composedAt, sendAt, sentAt, userCount, readCount } = broadcast;
  return {
    id,
    content,
    segment,
    state: stateOf(broadcast),
    createdAt: composedAt.toISOString(),
    sendAt: sendAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
    userCount,
    readCount,
  };
}
