import type { Type } from '@nestjs/common';
import { LOOKUP_TYPES } from '../../../../kernel/lookup-catalogue.js';
import { type FieldOptions, fieldsOf } from './answer.fields.js';
import { LOOKUP_RESULTS } from './lookup-results.schema.js';
import { onlyDescribed } from './only-described.fields.js';

const SAMPLES = new Map<unknown, unknown>([
  [String, 'texto'],
  [Number, 12.5],
  [Boolean, true],
]);

/** A value with each field that the record names, and in every record of it what `planted` has besides. */
function sampleOf(record: Type<unknown>, planted: object = {}): Record<string, unknown> {
  const valueIn = ({ type, isArray }: FieldOptions): unknown => {
    const [kind, many] = Array.isArray(type) ? [type[0], true] : [type, isArray];
    const value = SAMPLES.has(kind) ? SAMPLES.get(kind) : sampleOf(kind as Type<unknown>, planted);
    return many ? [value, value] : value;
  };
  const fields = fieldsOf(record).map(([name, options]) => [name, valueIn(options)]);
  return { ...Object.fromEntries(fields), ...planted };
}

describe('What leaves of a result', () => {
  it.each(LOOKUP_TYPES)(
    'of %s is what its description names, at every depth, in its order (ASVS 8.2.3, 15.3.1)',
    (type) => {
      const record: Type<unknown> = LOOKUP_RESULTS[type];
      const found = onlyDescribed(record)(sampleOf(record, { cor_dos_olhos: 'x', outro: { cpf: 'x' } }));
      expect(JSON.stringify(found)).toBe(JSON.stringify(sampleOf(record)));
    },
  );

  it.each(LOOKUP_TYPES)('of %s keeps what a source does not know unknown', (type) => {
    const record: Type<unknown> = LOOKUP_RESULTS[type];
    const unknown = Object.fromEntries(fieldsOf(record).map(([name]) => [name, null]));
    expect(onlyDescribed(record)(unknown)).toEqual(unknown);
    expect(onlyDescribed(record)({})).toEqual({});
  });

  it.each([
    ['a record where a text belongs', { logradouro: { cpf: 'x' } }],
    ['a list where a text belongs', { logradouro: [{ cpf: 'x' }] }],
    ['a number where a text belongs', { logradouro: 1 }],
  ])('never is %s', (_what, planted) => {
    expect(onlyDescribed<object>(LOOKUP_RESULTS.cep)({ uf: 'SP', ...planted })).toEqual({ uf: 'SP', logradouro: null });
  });

  it('never is a text where a list of records belongs', () => {
    expect(onlyDescribed<object>(LOOKUP_RESULTS.telefone)({ resultado: 'x' })).toEqual({ resultado: null });
    expect(onlyDescribed<object>(LOOKUP_RESULTS.telefone)({ resultado: ['x'] })).toEqual({ resultado: [null] });
  });
});
