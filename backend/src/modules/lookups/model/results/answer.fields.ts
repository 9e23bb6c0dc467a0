import type { Type } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';

/** A text that a source may not know. */
export const Text = (example: string | null = null, description?: string): PropertyDecorator =>
  ApiProperty({ type: String, nullable: true, example, ...(description ? { description } : {}) });

declare const VALUE: unique symbol;

/** A field of a result: how it is described to the API's readers, and what it holds. */
export type Field<Value> = PropertyDecorator & { readonly [VALUE]?: Value };

/** A record of such fields. */
export type RecordOf<Fields> = {
  readonly [Name in keyof Fields]: Fields[Name] extends Field<infer Value> ? Value : never;
};

/**
 * The class of a record, from which come its type and its description to the API's readers. Records themselves are plain
 * objects and JSON text; nobody makes an instance.
 */
export function described<Fields extends Record<string, PropertyDecorator>>(
  name: string,
  fields: Fields,
): Type<RecordOf<Fields>> {
  const Described = { [name]: class {} }[name] as Type<RecordOf<Fields>>;
  for (const [field, decorate] of Object.entries(fields)) decorate(Described.prototype as object, field);
  return Described;
}

export function namesOf<Fields extends object>(fields: Fields): readonly (keyof Fields & string)[] {
  return Object.keys(fields) as (keyof Fields & string)[];
}

export const field = <Value>(options: ApiPropertyOptions): Field<Value> => ApiProperty(options);

/** A text that a source may not know. */
export const text = (example?: string | null, description?: string): Field<string | null> => Text(example, description);

/** A number that a source may not know. */
export const count = (example: number): Field<number | null> => field({ type: Number, nullable: true, example });

export const one = <Value>(type: Type<Value>): Field<Value> => field({ type });

export const oneOrNull = <Value>(type: Type<Value>): Field<Value | null> => field({ type, nullable: true });

export const list = <Value>(type: Type<Value>, description?: string): Field<readonly Value[]> =>
  field({ type, isArray: true, ...(description ? { description } : {}) });
