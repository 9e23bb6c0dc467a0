import type { Type } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import type { CountedPage } from '../page.js';

declare const VALUE: unique symbol;

/** A field of an answer: how it is described to the API's readers, and what it holds. */
export interface Field<Value> {
  readonly options: ApiPropertyOptions;
  readonly [VALUE]?: Value;
}

type Fields = Record<string, Field<unknown>>;

export type RecordOf<Described> = {
  [Name in keyof Described]: Described[Name] extends Field<infer Value> ? Value : never;
};

/** What may be said of a field beside its kind and its description. */
interface More {
  readonly example?: unknown;
  readonly nullable?: boolean;
  readonly format?: string;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly enumName?: string;
}

type Told<Said> = [description?: string, more?: Said] | [more?: Said];
type OrNull<Value, Said> = Said extends { nullable: true } ? Value | null : Value;

/** A field of a kind that `t` does not have. */
export const field = <Value>(options: ApiPropertyOptions): Field<Value> => ({ options });

const kind =
  <Value>(type: object) =>
  <const Said extends More>(...told: Told<Said>) =>
    described<OrNull<Value, Said>>(type, told);

/** The kinds of fields. Each takes a description, what else is to be said, or both. */
export const t = {
  string: kind<string>({ type: String }),
  strings: kind<readonly string[]>({ type: [String] }),
  uuid: kind<string>({ type: String, format: 'uuid' }),
  integer: kind<number>({ type: 'integer' }),
  number: kind<number>({ type: Number }),
  boolean: kind<boolean>({ type: Boolean }),
  dateTime: kind<Date>({ type: String, format: 'date-time' }),
  /** A moment that is text already. */
  isoDateTime: kind<string>({ type: String, format: 'date-time' }),

  /** Whole numbers by name. */
  counts: kind<Record<string, number>>({ type: 'object', additionalProperties: { type: 'integer' } }),
  /** Any values by name. */
  record: kind<Readonly<Record<string, unknown>>>({ type: 'object', additionalProperties: true }),

  /** One of these values; `enumName` names the schema that all such fields share. */
  enum: <const Values extends readonly (string | boolean)[], const Said extends More>(
    values: Values,
    ...told: Told<Said>
  ) => described<OrNull<Values[number], Said>>({ enum: values }, told),

  enums: <const Values extends readonly string[], const Said extends More>(values: Values, ...told: Told<Said>) =>
    described<OrNull<readonly Values[number][], Said>>({ enum: values, isArray: true }, told),

  one: <Value, const Said extends More>(type: Type<Value>, ...told: Told<Said>) =>
    described<OrNull<Value, Said>>({ type }, told),

  list: <Value>(type: Type<Value>, ...told: Told<More>) => described<readonly Value[]>({ type, isArray: true }, told),
};

/** An answer's shape, to be extended by a class that names it: its type and its description come from the same fields. */
export function AnswerOf<Own extends Fields>(fields: Own): Type<RecordOf<Own>>;
export function AnswerOf<Base extends object, Own extends Fields>(
  base: abstract new () => Base,
  fields: Own,
): Type<Base & RecordOf<Own>>;
export function AnswerOf(...given: object[]): unknown {
  const [fields = {}, base = Object] = given.reverse() as [Fields?, Type<object>?];
  class Answer extends base {}
  for (const [name, { options }] of Object.entries(fields)) ApiProperty(options)(Answer.prototype, name);
  return Answer;
}

function described<Value>(kind: object, [first, more]: Told<More>): Field<Value> {
  const said = typeof first === 'object' ? first : { ...(first && { description: first }), ...more };
  return field<Value>({ ...kind, ...said } as ApiPropertyOptions);
}

/** What every good answer says, whatever else it carries. */
export class SuccessAnswer extends AnswerOf({ success: t.enum([true], { example: true }) }) {}

class PageAnswer extends AnswerOf(SuccessAnswer, {
  nextCursor: t.string({ nullable: true }),
  total: t.integer(),
  totalCapped: t.boolean('Verdadeiro quando há mais do que se contou.', { example: false }),
}) {}

/** One page of a list, to be extended by an answer that has a name. */
export function PageOf<Item>(item: Type<Item>, description = ''): Type<PageAnswer & { data: readonly Item[] }> {
  return AnswerOf(PageAnswer, { data: t.list(item, description) });
}

/** A page of what is shown, as its answer. */
export function pageAnswer<Item>({ items, next, total, capped }: CountedPage<Item>) {
  return { success: true as const, data: items, nextCursor: next, total, totalCapped: capped };
}

/** All of a short list, as its one page. */
export function wholeAnswer<Item>(items: readonly Item[]) {
  return pageAnswer({ items, next: null, total: items.length, capped: false });
}
