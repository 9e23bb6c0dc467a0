import { t } from '../../../../platform/http/answer.fields.js';
import { described, oneOrNull, text } from './answer.fields.js';
import { wholeResult, withUnknownFields } from './whole-result.fields.js';

const Part = described('Part', { nome: text(), numero: text() });
const Whole = described('Whole', { titulo: text(), parte: oneOrNull(Part), partes: t.list(Part), lista: t.strings() });

describe('A result that was saved before a field was described', () => {
  it('says null of what it could not know, at every depth, and else what it said', () => {
    const kept = { parte: { nome: 'a', outro: 1 }, partes: [{ numero: '1' }, null], lista: ['x'] };
    expect(withUnknownFields(Whole)(kept)).toEqual({
      titulo: null,
      parte: { nome: 'a', numero: null, outro: 1 },
      partes: [{ nome: null, numero: '1' }, null],
      lista: ['x'],
    });
  });

  it('has nothing made up: neither a list nor a record where one belongs', () => {
    expect(withUnknownFields(Whole)({})).toEqual({ titulo: null, parte: null });
    expect([null, 'x', []].map(withUnknownFields(Whole))).toEqual([null, 'x', []]);
  });

  it('stays as it is where it has all, and where fields stand in it that diverge', () => {
    const json = '{ "nome": null }';
    expect(wholeResult({ type: 'cnpj', outcome: 'diverged' }, json)).toBe(json);
    const [old, now] = ['{"cnpj":"1"}', { type: 'cnpj', outcome: 'success' } as const];
    const whole = wholeResult(now, old);
    expect(JSON.parse(whole)).toMatchObject({ cnpj: '1', situacao_especial: null, data_situacao_especial: null });
    expect(wholeResult(now, whole)).toBe(whole);
  });
});
