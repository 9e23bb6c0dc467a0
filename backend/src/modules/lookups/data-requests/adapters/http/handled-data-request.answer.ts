import { ApiProperty } from '@nestjs/swagger';
import { SuccessAnswer } from '../../../../../platform/http/success.answer.js';
import type { DataRequest } from '../../domain/data-request.js';
import { PrivacyRequestItem, requestItem } from './data-request.answer.js';

/** A request after an administrator's step, without what is personal. */
export class HandledPrivacyRequestAnswer extends SuccessAnswer {
  @ApiProperty({ type: PrivacyRequestItem })
  data!: PrivacyRequestItem;
}

export function handledAnswer(request: DataRequest, now: Date): HandledPrivacyRequestAnswer {
  return { success: true, data: requestItem(request, now) };
}
