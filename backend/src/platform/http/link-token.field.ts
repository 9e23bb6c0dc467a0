import { ApiProperty } from '@nestjs/swagger';
import { IsString, MaxLength } from 'class-validator';

const INVALID = 'Token inválido ou expirado';

/** The secret of a link, as it stood in its address. */
export class LinkTokenField {
  @ApiProperty({ maxLength: 200, example: 'p3s0fQ2cZb0m1lX9vT4kYw7uJr8eHd5aNiGq6oUxBcM' })
  @IsString({ message: INVALID })
  @MaxLength(200, { message: INVALID })
  token!: string;
}
