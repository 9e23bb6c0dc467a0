import { applyDecorators } from '@nestjs/common';
import {
  ApiProperty,
  ApiPropertyOptional,
  type ApiPropertyOptions,
  ApiSchema,
  type ApiSchemaOptions,
  IntersectionType,
} from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, IsUUID, Matches, Max, Min, ValidateBy } from 'class-validator';
import type { Rule } from '../../kernel/rules.js';
import { TIME_SORTS, type TimeSort } from '../../kernel/time-sort.js';
import { momentRule, periodEnd, periodStart } from './period.js';

const LEFT_OUT_BY_NULL = Symbol('left out by null');

/** A field of a request that may be left out. A null says the same, unless it has a meaning of its own (`nullable`). */
export const OptionalField = (options: ApiPropertyOptions = {}): PropertyDecorator =>
  applyDecorators(
    ApiPropertyOptional(options),
    IsOptional(),
    ...('nullable' in options ? [] : [Reflect.metadata(LEFT_OUT_BY_NULL, true)]),
  );

/** What was sent, without the fields that are left out by a null. */
export function withoutNulls(dto: { readonly prototype: object }, sent: object): object {
  const isLeftOut = ([name, value]: [string, unknown]) =>
    value === null && Reflect.getMetadata(LEFT_OUT_BY_NULL, dto.prototype, name) === true;
  const fields = Object.entries(sent);
  return fields.some(isLeftOut) ? Object.fromEntries(fields.filter((field) => !isLeftOut(field))) : sent;
}

/** A body as somebody may send it, where all of its fields together are none. */
export const BodyExample = (example: object): ClassDecorator => ApiSchema({ example } as ApiSchemaOptions);

/** A field of a request that is one of these values; `message` refuses every other. */
export const OneOf = (values: readonly unknown[], message: string, options?: object): PropertyDecorator =>
  applyDecorators(ApiProperty({ enum: [...values], ...options }), IsIn(values, { message }));

export const OptionalOneOf = (values: readonly unknown[], message: string, options?: object): PropertyDecorator =>
  applyDecorators(OptionalField({ enum: [...values], ...options }), IsIn(values, { message }));

/** A whole number within these two in a call's address; `message` refuses every other. */
export const OptionalNumber = (least: number, most: number, message: string, options?: object): PropertyDecorator =>
  applyDecorators(
    OptionalField({ type: 'integer', minimum: least, maximum: most, ...options }),
    Type(() => Number),
    IsInt({ message }),
    Min(least, { message }),
    Max(most, { message }),
  );

/** Holds a DTO's field to one of the kernel's rules, in the rule's own words. A field that is no text fails as an empty one. */
export function Satisfies(rule: Rule): PropertyDecorator {
  return satisfying('satisfies', rule, (value) => [value]);
}

/** The same for each item of a list. */
export function SatisfiesEach(rule: Rule): PropertyDecorator {
  return satisfying('satisfiesEach', rule, (value) => (Array.isArray(value) ? value : []));
}

function satisfying(name: string, rule: Rule, partsOf: (value: unknown) => readonly unknown[]): PropertyDecorator {
  const fails = (part: unknown) => typeof part !== 'string' || rule(part) !== null;
  return ValidateBy({
    name,
    validator: {
      validate: (value) => !partsOf(value).some(fails),
      defaultMessage: (args) => {
        const failed = partsOf(args?.value).find(fails);
        return rule(typeof failed === 'string' ? failed : '') ?? `Campo inválido: ${args?.property}.`;
      },
    },
  });
}

const CURSOR = 'O nextCursor da página anterior.';

/** Where a list goes on. */
export class PageQuery {
  @OptionalField({ description: CURSOR, example: '0198f3a0-5d2a-7c4e-9d6b-3d3f0b7a9c11' })
  @Matches(/^[\w-]{1,1000}$/, { message: 'Cursor inválido.' })
  cursor?: string;
}

/** How many rows of a list are wanted at once; the list may say how many it gives where nothing is said. */
export const PageSize = (sizes: { default?: number; example: number }): PropertyDecorator =>
  OptionalNumber(1, 100, 'O limite vai de 1 a 100.', { description: 'Quantas por página.', ...sizes });

/** Where a list goes on, and how far. */
export class SizedPageQuery extends PageQuery {
  @PageSize({ example: 20 })
  limit?: number;
}

/** Rows of a page of a list for programs, where they do not say how many. */
export const USUAL_PAGE = 50;

/** The same of a list whose cursors are ids, as programs are told. */
export class IdPageQuery extends SizedPageQuery {
  @PageSize({ default: USUAL_PAGE, example: USUAL_PAGE })
  declare limit?: number;

  @OptionalField({ format: 'uuid', description: CURSOR, example: '0198f3a0-5d2a-7c4e-9d6b-3d3f0b7a9c11' })
  @IsUUID('all', { message: 'Cursor inválido.' })
  declare cursor?: string;
}

/** Which end of its time a list begins at. */
export class TimeSortField {
  @OptionalOneOf(TIME_SORTS, 'Ordem inválida: use newest ou oldest.', { default: 'newest' })
  sort?: TimeSort;
}

export class SortedPageQuery extends IntersectionType(PageQuery, TimeSortField) {}

/** Between which days or moments something lies. */
export class PeriodFields {
  @OptionalField({ description: 'Dia (AAAA-MM-DD, em Brasília) ou instante ISO 8601, incluído.' })
  @Satisfies(momentRule)
  from?: string;

  @OptionalField({ description: 'Dia (AAAA-MM-DD, em Brasília) incluído, ou instante ISO 8601 não incluído.' })
  @Satisfies(momentRule)
  to?: string;
}

/** A period, and where and how far a list of it goes on. */
export class PeriodQuery extends IntersectionType(SizedPageQuery, PeriodFields) {}

export function periodOf({ from, to }: PeriodFields): { from: Date | null; to: Date | null } {
  return { from: from ? periodStart(from) : null, to: to ? periodEnd(to) : null };
}
