import { ApiProperty } from '@nestjs/swagger';
import {
  DATA_SUBJECT_REQUEST_KIND_IDS,
  DATA_SUBJECT_REQUEST_STATE_IDS,
  type DataSubjectRequestKind,
  type DataSubjectRequestState,
} from '../../../../../kernel/data-subject-request.js';
import type { RequestHead } from '../../domain/data-request.js';
import { daysLeft } from '../../domain/deadline.js';

/** Where a request stands, and how long there is to answer it. */
class DataSubjectRequestProgress {
  @ApiProperty({ enum: DATA_SUBJECT_REQUEST_STATE_IDS })
  state!: DataSubjectRequestState;

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

/** All that a protocol opens. */
export class DataSubjectRequestStateAnswer extends DataSubjectRequestProgress {
  @ApiProperty({ enum: [true] })
  success!: true;
}

/** A request in an administrator's list: nothing of whom it is about. */
export class DataSubjectRequestItem extends DataSubjectRequestProgress {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ example: '7Q2M-K9XD-R4TB-0WPN-H3E8' })
  protocol!: string;

  @ApiProperty({ enum: DATA_SUBJECT_REQUEST_KIND_IDS })
  kind!: DataSubjectRequestKind;

  @ApiProperty()
  emailConfirmed!: boolean;

  @ApiProperty({ description: 'A supressão pedida está em vigor.' })
  suppressed!: boolean;
}

export function stateAnswer(head: RequestHead, now: Date): DataSubjectRequestStateAnswer {
  return { success: true, ...currentOf(head, now) };
}

export function requestItem(head: RequestHead, now: Date): DataSubjectRequestItem {
  const { id, protocol, kind, emailConfirmedAt, suppressedAt } = head;
  const facts = { emailConfirmed: emailConfirmedAt !== null, suppressed: suppressedAt !== null };
  return { id, protocol, kind, ...currentOf(head, now), ...facts };
}

function currentOf(head: RequestHead, now: Date): DataSubjectRequestProgress {
  return {
    state: head.state,
    receivedAt: head.receivedAt.toISOString(),
    dueOn: head.dueOn,
    daysLeft: head.endedAt ? null : daysLeft(head.dueOn, now),
    endedAt: head.endedAt?.toISOString() ?? null,
  };
}
