import { ApiProperty } from '@nestjs/swagger';

export class LookupDoneAnswer {
  @ApiProperty({ enum: [true], example: true })
  success!: true;
}
