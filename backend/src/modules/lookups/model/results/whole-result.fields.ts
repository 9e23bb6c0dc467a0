import type { Type } from '@nestjs/common';
import type { LookupType } from '../../../../kernel/lookup-catalogue.js';
import { hasResults, type Outcome } from '../outcome.js';
import { type FieldOptions, fieldsOf } from './answer.fields.js';
import { LOOKUP_RESULTS } from './lookup-results.schema.js';

type Completed = (value: unknown) => unknown;

const known = new Map<Type<unknown>, Completed>();
const asItIs: Completed = (value) => value;

/**
 * A saved result as its type is described today: what was described since it was saved is null, not missing. For programs alone: pages
 * and reports tell what is not known from what is not there.
 */
export function wholeResult({ type, outcome }: { type: LookupType; outcome: Outcome }, json: string): string {
  if (!hasResults(outcome)) return json;
  const saved: unknown = JSON.parse(json);
  const whole = withUnknownFields(LOOKUP_RESULTS[type])(saved);
  return whole === saved ? json : JSON.stringify(whole);
}

/** Puts null where a record's field is missing that may be unknown; the very same value where none is. Made once a record. */
export function withUnknownFields(record: Type<unknown>): Completed {
  const made = known.get(record) ?? make(record);
  known.set(record, made);
  return made;
}

function make(record: Type<unknown>): Completed {
  const fields = fieldsOf(record).map(
    ([name, options]) => [name, options.nullable === true, fieldCompleted(options)] as const,
  );
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    const changed: Record<string, unknown> = {};
    for (const [name, isNullable, complete] of fields) {
      const given = (value as Record<string, unknown>)[name];
      const completed = given === undefined && isNullable ? null : complete(given);
      if (completed !== given) changed[name] = completed;
    }
    return Object.keys(changed).length === 0 ? value : { ...value, ...changed };
  };
}

function fieldCompleted({ type, isArray }: FieldOptions): Completed {
  const [kind, many] = Array.isArray(type) ? [type[0] as unknown, true] : [type as unknown, isArray === true];
  if (kind === String || kind === Number || kind === Boolean) return asItIs;
  const complete = withUnknownFields(kind as Type<unknown>);
  return many ? (values) => (Array.isArray(values) ? listCompleted(values, complete) : values) : complete;
}

function listCompleted(values: readonly unknown[], complete: Completed): readonly unknown[] {
  const completed = values.map(complete);
  return completed.every((value, at) => value === values[at]) ? values : completed;
}
