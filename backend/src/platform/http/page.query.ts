import { Type } from 'class-transformer';
import { IsInt, IsUUID, Max, Min } from 'class-validator';
import { OptionalField } from './request.fields.js';

/** Where a list goes on. */
export class PageQuery {
  @OptionalField({
    format: 'uuid',
    description: 'O nextCursor da página anterior.',
    example: '0198f3a0-5d2a-7c4e-9d6b-3d3f0b7a9c11',
  })
  @IsUUID('all', { message: 'Cursor inválido.' })
  cursor?: string;
}

const LIMIT = { message: 'O limite vai de 1 a 100.' };

/** Where a list goes on, and how many rows of it are wanted at once. */
export class SizedPageQuery extends PageQuery {
  @OptionalField({ type: 'integer', minimum: 1, maximum: 100, description: 'Quantas por página.', example: 20 })
  @Type(() => Number)
  @IsInt(LIMIT)
  @Min(1, LIMIT)
  @Max(100, LIMIT)
  limit?: number;
}
