import { ApiProperty } from '@nestjs/swagger';
import {
  DATA_SUBJECT_REQUEST_STATE_IDS,
  type DataSubjectRequestState,
} from '../../../../../kernel/data-subject-request.js';
import { REQUEST_EVENTS, type RequestEvent } from '../../domain/data-request.js';

const ACTORS = ['titular', 'admin', 'sistema'] as const;

export class TimelineItem {
  @ApiProperty({ format: 'date-time' })
  at!: string;

  @ApiProperty({ enum: ACTORS })
  actor!: (typeof ACTORS)[number];

  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  adminId!: string | null;

  @ApiProperty({ enum: REQUEST_EVENTS })
  event!: RequestEvent;

  @ApiProperty({ enum: DATA_SUBJECT_REQUEST_STATE_IDS })
  state!: DataSubjectRequestState;
}
