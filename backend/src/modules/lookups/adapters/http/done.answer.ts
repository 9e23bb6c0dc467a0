import { ApiProperty } from '@nestjs/swagger';

export class DoneAnswer {
  @ApiProperty({ enum: [true], example: true })
  success!: true;
}
