import { ApiProperty } from '@nestjs/swagger';

/** One page of a list that is read by `PageQuery`; each list says what its `data` are. */
export class PageAnswer {
  @ApiProperty({ enum: [true] })
  success!: true;

  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  nextCursor!: string | null;

  @ApiProperty({ type: 'integer' })
  total!: number;
}
