import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, IsUUID } from 'class-validator';

/** Where a list goes on. */
export class PageQuery {
  @ApiPropertyOptional({ format: 'uuid', description: 'O nextCursor da página anterior.' })
  @IsOptional()
  @IsUUID('all', { message: 'Cursor inválido.' })
  cursor?: string;
}
