import type { Type } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';

/** A text that a source may not know. */
export const Text = (example: string | null = null, description?: string): PropertyDecorator =>
  ApiProperty(textOptions(example, description));

declare const VALUE: unique symbol;

/** What a field holds: a scalar or a record, or a list of them. */
export type FieldOptions = ApiPropertyOptions & { readonly type: unknown; readonly isArray?: boolean };

/** A field of a result: how it is described to the API's readers, and what it holds. */
export interface Field<Value> {
  readonly options: FieldOptions;
  readonly [VALUE]?: Value;
}

/** A record of such fields. */
export type RecordOf<Fields> = {
  readonly [Name in keyof Fields]: Fields[Name] extends Field<infer Value> ? Value : never;
};

const FIELDS = new Map<Type<unknown>, readonly (readonly [name: string, options: FieldOptions])[]>();

/**
 * The class of a record, from which come its type, its description to the API's readers and what may leave of it. Records
 * themselves are plain objects and JSON text; nobody makes an instance.
 */
export function described<Fields extends Record<string, Field<unknown>>>(
  name: string,
  fields: Fields,
): Type<RecordOf<Fields>> {
  const Described = { [name]: class {} }[name] as Type<RecordOf<Fields>>;
  const options = Object.entries(fields).map(([name, field]) => [name, field.options] as const);
  for (const [name, option] of options) ApiProperty(option)(Described.prototype as object, name);
  FIELDS.set(Described, options);
  return Described;
}

/** The fields of a described record. */
export function fieldsOf(record: Type<unknown>): readonly (readonly [name: string, options: FieldOptions])[] {
  const fields = FIELDS.get(record);
  if (!fields) throw new Error(`a record that nobody described: ${record.name}`);
  return fields;
}

export function namesOf<Fields extends object>(fields: Fields): readonly (keyof Fields & string)[] {
  return Object.keys(fields) as (keyof Fields & string)[];
}

export const field = <Value>(options: FieldOptions): Field<Value> => ({ options });

/** A text that a source may not know. */
export const text = (example: string | null = null, description?: string): Field<string | null> =>
  field(textOptions(example, description));

/** A number that a source may not know. */
export const count = (example: number): Field<number | null> => field({ type: Number, nullable: true, example });

export const one = <Value>(type: Type<Value>): Field<Value> => field({ type });

export const oneOrNull = <Value>(type: Type<Value>): Field<Value | null> => field({ type, nullable: true });

export const list = <Value>(type: Type<Value>, description?: string): Field<readonly Value[]> =>
  field({ type, isArray: true, ...(description ? { description } : {}) });

function textOptions(example: string | null, description?: string): FieldOptions {
  return { type: String, nullable: true, example, ...(description ? { description } : {}) };
}
