import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional, type ApiPropertyOptions } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';

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
