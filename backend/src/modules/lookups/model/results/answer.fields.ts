import type { Type } from '@nestjs/common';
import type { ApiPropertyOptions } from '@nestjs/swagger';
import { AnswerOf, type Field, type RecordOf, t } from '../../../../platform/http/answer.fields.js';

export type FieldOptions = ApiPropertyOptions & { readonly type?: unknown; readonly isArray?: boolean };

const FIELDS = new Map<Type<unknown>, readonly (readonly [name: string, options: FieldOptions])[]>();

/**
 * The class of a record, from which come its type, its description to the API's readers and what may leave of it. Records
 * themselves are plain objects and JSON text; nobody makes an instance.
 */
export function described<Fields extends Record<string, Field<unknown>>>(
  name: string,
  fields: Fields,
): Type<Readonly<RecordOf<Fields>>> {
  const Described = { [name]: class extends (AnswerOf(fields) as Type<object>) {} }[name] as Type<
    Readonly<RecordOf<Fields>>
  >;
  FIELDS.set(
    Described,
    Object.entries(fields).map(([name, field]) => [name, field.options as FieldOptions] as const),
  );
  return Described;
}

/** The fields of a described record. */
export function fieldsOf(record: Type<unknown>): readonly (readonly [name: string, options: FieldOptions])[] {
  const fields = FIELDS.get(record);
  if (!fields) throw new Error(`a record that nobody described: ${record.name}`);
  return fields;
}

/** The names of a described record, but for those that are made here of others. */
export function namesGiven<Record extends object, Made extends keyof Record = never>(
  record: Type<Record>,
  ...made: readonly Made[]
): readonly Exclude<keyof Record & string, Made>[] {
  const names = fieldsOf(record).map(([name]) => name as keyof Record & string);
  return names.filter((name): name is Exclude<typeof name, Made> => !made.includes(name as never));
}

/** A text that a source may not know. */
export const text = (example: string | null = null, description?: string): Field<string | null> =>
  t.string(description, { nullable: true, example });

/** A death, of a record that tells no registration status. */
export const deathMark = (): Field<string | null> => text(null, 'SIM de quem morreu.');

/** A number that a source may not know. */
export const count = (example: number): Field<number | null> => t.number({ nullable: true, example });

export const oneOrNull = <Value>(type: Type<Value>): Field<Value | null> => t.one(type, { nullable: true });
