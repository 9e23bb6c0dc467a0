import { ApiProperty } from '@nestjs/swagger';
import {
  IDENTITY_METHOD_IDS,
  type IdentityMethod,
  REFUSAL_REASON_IDS,
  type RefusalReason,
} from '../../../../../kernel/data-subject-request.js';
import { SuccessAnswer } from '../../../../../platform/http/success.answer.js';
import type { OpenedRequest } from '../../domain/opened-request.js';
import { SentAnswerAnswer } from './answer-report.answer.js';
import { DataSubjectRequestItem, requestItem } from './data-request.answer.js';
import { SubjectPerson } from './data-subject.answer.js';
import { TimelineItem } from './timeline.answer.js';

export class OpenedDataSubjectRequest extends DataSubjectRequestItem {
  @ApiProperty({ type: SubjectPerson, nullable: true, description: 'Nulo: apagado depois do prazo de guarda.' })
  person!: SubjectPerson | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  emailConfirmedAt!: string | null;

  @ApiProperty({ enum: IDENTITY_METHOD_IDS, nullable: true })
  identityMethod!: IdentityMethod | null;

  @ApiProperty({ type: String, nullable: true })
  identityNote!: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  identityConfirmedAt!: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  suppressedAt!: string | null;

  @ApiProperty({ enum: REFUSAL_REASON_IDS, nullable: true })
  refusalReason!: RefusalReason | null;

  @ApiProperty({ type: SentAnswerAnswer, nullable: true })
  answer!: SentAnswerAnswer | null;

  @ApiProperty({ type: [TimelineItem], description: 'O mais antigo primeiro.' })
  timeline!: TimelineItem[];

  @ApiProperty({ type: [DataSubjectRequestItem], description: 'Outros pedidos com o mesmo CPF.' })
  others!: DataSubjectRequestItem[];
}

export class OpenedDataSubjectRequestAnswer extends SuccessAnswer {
  @ApiProperty({ type: OpenedDataSubjectRequest })
  data!: OpenedDataSubjectRequest;
}

export function openedAnswer({ request, timeline, others }: OpenedRequest, now: Date): OpenedDataSubjectRequestAnswer {
  return {
    success: true,
    data: {
      ...requestItem(request, now),
      person: request.person,
      emailConfirmedAt: request.emailConfirmedAt?.toISOString() ?? null,
      identityMethod: request.identityMethod,
      identityNote: request.identityNote,
      identityConfirmedAt: request.identityConfirmedAt?.toISOString() ?? null,
      suppressedAt: request.suppressedAt?.toISOString() ?? null,
      refusalReason: request.refusalReason,
      answer: request.answer,
      timeline: timeline.map(({ at, actor, adminId, event, state }) => ({
        at: at.toISOString(),
        actor,
        adminId,
        event,
        state,
      })),
      others: others.map((head) => requestItem(head, now)),
    },
  };
}
