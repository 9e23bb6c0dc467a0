import { ApiProperty } from '@nestjs/swagger';

/** What every good answer says, whatever else it carries. */
export class SuccessAnswer {
  @ApiProperty({ enum: [true], example: true })
  success!: true;
}
