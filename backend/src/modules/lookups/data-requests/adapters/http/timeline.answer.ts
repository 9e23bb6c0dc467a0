import { DATA_SUBJECT_REQUEST_STATE_IDS } from '../../../../../kernel/data-subject-request.js';
import { AnswerOf, t } from '../../../../../platform/http/answer.fields.js';
import { REQUEST_EVENTS } from '../../domain/data-request.js';

const ACTORS = ['titular', 'admin', 'sistema'] as const;

export class TimelineItem extends AnswerOf({
  at: t.dateTime(),
  actor: t.enum(ACTORS),
  adminId: t.uuid({ nullable: true }),
  event: t.enum(REQUEST_EVENTS),
  state: t.enum(DATA_SUBJECT_REQUEST_STATE_IDS),
}) {}
