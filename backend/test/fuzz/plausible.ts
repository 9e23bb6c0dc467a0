import fc from 'fast-check';
import { strangeValue } from './hostile.js';

export interface Schema {
  readonly $ref?: string;
  readonly allOf?: readonly Schema[];
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly format?: string;
  readonly example?: unknown;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly maxItems?: number;
}

export type Schemas = Readonly<Record<string, Schema>>;

/** Stands for the id of something that there is; whoever sends the request puts one in. */
export const KNOWN_ID = '0198f3a0-0000-7000-8000-00000000fade';

/** Values that a schema lets pass, its examples before all. */
export function plausible(given: Schema, schemas: Schemas): fc.Arbitrary<unknown> {
  const schema = resolved(given, schemas);
  const own = ofKind(schema, schemas);
  return schema.example === undefined ? own : fc.oneof(fc.constant(schema.example), own);
}

/** The same object with one member that it must not have: another value, too many, too few. */
export function almost(given: Schema, schemas: Schemas): fc.Arbitrary<unknown> {
  const names = Object.keys(resolved(given, schemas).properties ?? {});
  const spoilt = fc.record({
    whole: plausible(given, schemas),
    name: fc.oneof(fc.constantFrom('extra', ...names), fc.constantFrom('__proto__', 'constructor', '')),
    value: fc.option(strangeValue, { nil: undefined }),
  });
  return spoilt.map(({ whole, name, value }) => {
    if (typeof whole !== 'object' || whole === null) return value;
    return Object.defineProperty({ ...whole }, name, { value, enumerable: true });
  });
}

function resolved(schema: Schema, schemas: Schemas): Schema {
  if (schema.$ref) return resolved(schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}, schemas);
  const [only] = schema.allOf ?? [];
  return only ? { ...resolved(only, schemas), ...schema, allOf: undefined } : schema;
}

function ofKind(schema: Schema, schemas: Schemas): fc.Arbitrary<unknown> {
  const { type, minimum = 0, maximum = 10_000, minLength = 0, maxLength = 40 } = schema;
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const kinds = [type ?? 'object'].flat();
  const [kind] = kinds;
  if (kinds.length > 1) {
    return fc.oneof(
      ...kinds.map((one) => (one === 'null' ? fc.constant(null) : ofKind({ ...schema, type: one }, schemas))),
    );
  }
  switch (kind) {
    case 'string':
      if (schema.format === 'uuid') return fc.oneof(fc.constant(KNOWN_ID), fc.uuid());
      if (schema.format?.startsWith('date')) return dates(schema.format);
      return fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, minLength + 60) });
    case 'integer':
      return fc.integer({ min: Math.ceil(minimum), max: Math.floor(Math.max(minimum, maximum)) });
    case 'number':
      return fc.double({ min: minimum, max: Math.max(minimum, maximum), noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(plausible(schema.items ?? {}, schemas), { maxLength: Math.min(schema.maxItems ?? 3, 3) });
    default:
      return objects(schema, schemas);
  }
}

function objects({ properties = {}, required = [] }: Schema, schemas: Schemas): fc.Arbitrary<object> {
  const members = Object.entries(properties).map(([name, schema]) => [name, plausible(schema, schemas)] as const);
  return fc.record(Object.fromEntries(members), { requiredKeys: [...required] });
}

function dates(format: string): fc.Arbitrary<string> {
  const days = fc.date({ min: new Date('2020-01-01'), max: new Date('2030-12-31'), noInvalidDate: true });
  return days.map((day) => (format === 'date' ? day.toISOString().slice(0, 10) : day.toISOString()));
}
