import type { Type } from '@nestjs/common';
import { type FieldOptions, fieldsOf } from './answer.fields.js';

type Described = (value: unknown) => unknown;

const SCALARS = new Map<unknown, string>([
  [String, 'string'],
  [Number, 'number'],
  [Boolean, 'boolean'],
]);
const known = new Map<Type<unknown>, Described>();

/**
 * What a record's description lets out of a value: its own fields, each of its own kind, in their order; whatever else
 * stands in the value stays behind. Made once a record.
 */
export function onlyDescribed<Result>(record: Type<Result>): (value: Result) => Result {
  return describedOf(record) as (value: Result) => Result;
}

function describedOf(record: Type<unknown>): Described {
  const made = known.get(record) ?? make(record);
  known.set(record, made);
  return made;
}

function make(record: Type<unknown>): Described {
  const fields = fieldsOf(record).map(([name, options]) => [name, fieldDescribed(options)] as const);
  return (value) => {
    if (typeof value !== 'object' || value === null) return null;
    const described: Record<string, unknown> = {};
    for (const [name, describe] of fields) {
      const given = (value as Record<string, unknown>)[name];
      if (given !== undefined) described[name] = describe(given);
    }
    return described;
  };
}

function fieldDescribed({ type, isArray }: FieldOptions): Described {
  const [kind, many] = Array.isArray(type) ? [type[0] as unknown, true] : [type as unknown, isArray === true];
  const scalar = SCALARS.get(kind);
  const describe: Described = scalar
    ? (value) => (typeof value === scalar ? value : null)
    : describedOf(kind as Type<unknown>);
  return many ? (values) => (Array.isArray(values) ? values.map(describe) : null) : describe;
}
