import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional, type ApiPropertyOptions } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';

/** A field of a request that may be left out, or be null. */
export const OptionalField = (options?: ApiPropertyOptions): PropertyDecorator =>
  applyDecorators(ApiPropertyOptional(options), IsOptional());

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
