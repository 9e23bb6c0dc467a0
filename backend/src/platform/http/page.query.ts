import { IntersectionType } from '@nestjs/swagger';
import { IsUUID } from 'class-validator';
import { TIME_SORTS, type TimeSort } from '../../kernel/time-sort.js';
import { OptionalField, OptionalNumber, OptionalOneOf } from './request.fields.js';

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

/** Where a list goes on, and how many rows of it are wanted at once. */
export class SizedPageQuery extends PageQuery {
  @OptionalNumber(1, 100, 'O limite vai de 1 a 100.', { description: 'Quantas por página.', example: 20 })
  limit?: number;
}

/** Which end of its time a list begins at. */
export class TimeSortField {
  @OptionalOneOf(TIME_SORTS, 'Ordem inválida: use newest ou oldest.', { default: 'newest' })
  sort?: TimeSort;
}

export class SortedPageQuery extends IntersectionType(PageQuery, TimeSortField) {}
