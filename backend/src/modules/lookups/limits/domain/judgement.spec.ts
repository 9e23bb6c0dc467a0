import { judge } from './judge.js';
import type { Trace } from './trace.js';

const trace = (subject: number, ending: Trace['ending'] = 'found') => ({
  at: subject,
  subject,
  series: null,
  place: null,
  ofPerson: false,
  given: null,
  surname: null,
  rank: null,
  ending,
});
const many = (count: number, one: (n: number) => Trace) => Array.from({ length: count }, (_, n) => one(n));

describe('What an hour of lookups looks like', () => {
  it('is nothing without lookups', () => {
    expect(judge([])).toBeNull();
  });

  it('is judged by what each subject was asked for first, however often', () => {
    expect(judge(many(80, (n) => trace(n % 29, 'nobody')))).toBeNull();
    expect(judge(many(30, (n) => trace(n, 'nobody')))).toMatchObject({ detector: 'sem_resultado' });
    const again = [...many(30, (n) => trace(n, 'found')), ...many(30, (n) => trace(n, 'nobody'))];
    expect(judge(again)).toBeNull();
  });

  it('is too much by all lookups, repeated ones too, unless many are expected', () => {
    const same = many(400, () => trace(1));
    expect(judge(same)).toMatchObject({ detector: 'volume', measure: 'slowed' });
    expect(judge(same, true)).toBeNull();
  });

  it('is told by its gravest finding', () => {
    const row = many(16, (n) => ({ ...trace(n), series: 1, place: n }));
    expect(judge([...row, ...many(400, () => trace(99))])).toMatchObject({ detector: 'sequencia', measure: 'stopped' });
  });
});
