import { ApiProperty } from '@nestjs/swagger';
import {
  PRIVACY_REQUEST_KIND_IDS,
  PRIVACY_REQUEST_STATE_IDS,
  type PrivacyRequestKind,
  type PrivacyRequestState,
} from '../../../../../kernel/privacy-request.js';
import type { RequestHead } from '../../../application/privacy-requests/privacy-desk.port.js';
import { daysLeft } from '../../../domain/privacy-requests/deadline.js';

/** Where a request stands: all that its protocol opens. */
export class PrivacyRequestStateAnswer {
  @ApiProperty({ enum: [true] })
  success!: true;

  @ApiProperty({ enum: PRIVACY_REQUEST_STATE_IDS })
  state!: PrivacyRequestState;

  @ApiProperty({ format: 'date-time' })
  receivedAt!: string;

  @ApiProperty({ format: 'date', description: 'O último dia do prazo.', example: '2026-12-06' })
  dueOn!: string;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'Dias até o fim do prazo; negativo: vencido; nulo: encerrado.',
  })
  daysLeft!: number | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  endedAt!: string | null;
}

/** A request in an administrator's list: nothing of whom it is about. */
export class PrivacyRequestItem {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ example: '7Q2M-K9XD-R4TB-0WPN-H3E8' })
  protocol!: string;

  @ApiProperty({ enum: PRIVACY_REQUEST_KIND_IDS })
  kind!: PrivacyRequestKind;

  @ApiProperty({ enum: PRIVACY_REQUEST_STATE_IDS })
  state!: PrivacyRequestState;

  @ApiProperty({ format: 'date-time' })
  receivedAt!: string;

  @ApiProperty({ format: 'date', example: '2026-12-06' })
  dueOn!: string;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'Dias até o fim do prazo; negativo: vencido; nulo: encerrado.',
  })
  daysLeft!: number | null;

  @ApiProperty()
  emailConfirmed!: boolean;

  @ApiProperty({ description: 'A supressão pedida está em vigor.' })
  suppressed!: boolean;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  endedAt!: string | null;
}

export function stateAnswer(head: RequestHead, now: Date): PrivacyRequestStateAnswer {
  return {
    success: true,
    state: head.state,
    receivedAt: head.receivedAt.toISOString(),
    dueOn: head.dueOn,
    daysLeft: head.endedAt ? null : daysLeft(head.dueOn, now),
    endedAt: head.endedAt?.toISOString() ?? null,
  };
}

export function requestItem(head: RequestHead, now: Date): PrivacyRequestItem {
  const { success: _, ...state } = stateAnswer(head, now);
  const { id, protocol, kind, emailConfirmedAt, suppressedAt } = head;
  return { id, protocol, kind, ...state, emailConfirmed: emailConfirmedAt !== null, suppressed: suppressedAt !== null };
}
