import type { Type } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';

/**
 * A class that describes an answer's part to the API's readers: each field of T with its decorator, so that none can be
 * forgotten. Answers themselves are JSON text made of T; the class has no other use.
 */
export function described<T>(name: string, fields: { readonly [Field in keyof T]-?: PropertyDecorator }): Type<T> {
  const Described = { [name]: class {} }[name] as Type<T>;
  for (const [field, decorate] of Object.entries<PropertyDecorator>(fields))
    decorate(Described.prototype as object, field);
  return Described;
}

/** One record of a class that is described above. */
export const One = (type: Type<unknown>): PropertyDecorator => ApiProperty({ type });

/** A number that a source may not know. */
export const Count = (example: number): PropertyDecorator => ApiProperty({ type: Number, nullable: true, example });
