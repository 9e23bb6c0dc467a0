import type { Type } from '@nestjs/common';
import { type FieldOptions, fieldsOf } from './answer.fields.js';

type Told = (value: unknown) => unknown;

const SCALARS = new Map<unknown, string>([
  [String, 'string'],
  [Number, 'number'],
  [Boolean, 'boolean'],
]);
const known = new Map<Type<unknown>, Told>();

/**
 * What a record's description lets out of a value: its own fields, each of its own kind, in their order; whatever else
 * stands in the value stays behind. Made once a record.
 */
export function onlyDescribed<Result>(record: Type<Result>): (value: Result) => Result {
  return toldOf(record) as (value: Result) => Result;
}

function toldOf(record: Type<unknown>): Told {
  const made = known.get(record) ?? make(record);
  known.set(record, made);
  return made;
}

function make(record: Type<unknown>): Told {
  const fields = fieldsOf(record).map(([name, options]) => [name, fieldTold(options)] as const);
  return (value) => {
    if (typeof value !== 'object' || value === null) return null;
    const told: Record<string, unknown> = {};
    for (const [name, tell] of fields) {
      const given = (value as Record<string, unknown>)[name];
      if (given !== undefined) told[name] = tell(given);
    }
    return told;
  };
}

function fieldTold({ type, isArray }: FieldOptions): Told {
  const [kind, many] = Array.isArray(type) ? [type[0] as unknown, true] : [type as unknown, isArray === true];
  const scalar = SCALARS.get(kind);
  const tell: Told = scalar ? (value) => (typeof value === scalar ? value : null) : toldOf(kind as Type<unknown>);
  return many ? (values) => (Array.isArray(values) ? values.map(tell) : null) : tell;
}
