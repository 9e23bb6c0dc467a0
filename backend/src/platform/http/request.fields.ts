import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional, type ApiPropertyOptions } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';

/** A field of a request that may be left out, or be null. */
export const OptionalField = (options?: ApiPropertyOptions): PropertyDecorator =>
  applyDecorators(ApiPropertyOptional(options), IsOptional());

/** A field of a request that is one of these values; `message` refuses every other. */
export const OneOf = (values: readonly unknown[], message: string, options?: object): PropertyDecorator =>
  applyDecorators(ApiProperty({ enum: [...values], ...options }), IsIn(values, { message }));

export const OptionalOneOf = (values: readonly unknown[], message: string, options?: object): PropertyDecorator =>
  applyDecorators(OptionalField({ enum: [...values], ...options }), IsIn(values, { message }));
