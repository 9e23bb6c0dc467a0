import { ApiProperty } from '@nestjs/swagger';
import { SuccessAnswer } from './success.answer.js';

/** One page of a list that is read by `PageQuery`; each list says what its `data` are. */
export class PageAnswer extends SuccessAnswer {
  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  nextCursor!: string | null;

  @ApiProperty({ type: 'integer' })
  total!: number;
}
