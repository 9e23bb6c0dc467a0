import { names } from './names.js';
import { RANKS, type Trace } from './trace.js';

const FAR = RANKS / 6;
/** Somebody looked up by name; each is far from the one before in the alphabet unless a rank is given. */
const named = (given: number | null, surname: number | null, rank = 0) => ({ given, surname, rank }) as Trace;
const many = (count: number, one: (n: number) => Trace) => Array.from({ length: count }, (_, n) => one(n));
/** Names that come in no order, so that nothing else is found. */
const mixed = (n: number) => (n % 2) * (FAR + 1);

describe('Names that are tried out', () => {
  it.each([
    [13, null],
    [14, 'slowed'],
    [29, 'slowed'],
    [30, 'stopped'],
  ])('are %i given names of one surname: %s', (count, measure) => {
    expect(names(many(count, (n) => named(n, 1, mixed(n))))).toEqual(
      measure && { detector: 'nomes', measure, figures: { mesmoSobrenome: count } },
    );
  });

  it.each([
    [17, null],
    [18, 'slowed'],
    [39, 'slowed'],
    [40, 'stopped'],
  ])('are %i surnames of one given name: %s', (count, measure) => {
    expect(names(many(count, (n) => named(1, n, mixed(n))))).toEqual(
      measure && { detector: 'nomes', measure, figures: { mesmoNome: count } },
    );
  });

  it('are half of all the names at least', () => {
    const family = many(14, (n) => named(n, 1, mixed(n)));
    const others = (count: number) => many(count, (n) => named(100 + n, 100 + n, mixed(n)));
    expect(names([...family, ...others(14)])).toMatchObject({ measure: 'slowed' });
    expect(names([...family, ...others(15)])).toBeNull();
  });

  it('are counted once, and only where there are both parts', () => {
    expect(names(many(60, (n) => named(n % 13, 1, mixed(n))))).toBeNull();
    expect(names(many(40, (n) => named(n, null, mixed(n))))).toBeNull();
    expect(names([...many(17, (n) => named(1, n, mixed(n))), named(1, null, mixed(17))])).toBeNull();
    expect(names(many(40, () => named(null, 1)))).toBeNull();
    const unnamed = many(40, () => named(null, null, 0));
    const family = many(14, (n) => named(n, 1, mixed(n)));
    expect(names([...family, ...unnamed])).toMatchObject({ figures: { mesmoSobrenome: 14 } });
    expect(names([])).toBeNull();
  });

  it.each([
    [24, null],
    [25, 'slowed'],
    [190, 'slowed'],
  ])('are %i in alphabetical order, close together: %s', (count, measure) => {
    expect(names(many(count, (n) => named(n, n, 100 + n)))).toEqual(
      measure && { detector: 'nomes', measure, figures: { emOrdem: count } },
    );
  });

  it('in alphabetical order are of one corner of the alphabet, without a step back', () => {
    const step = FAR / 23;
    expect(names(many(40, (n) => named(n, n, n * step)))).toBeNull();
    expect(names(many(25, (n) => named(n, n, (n * FAR) / 24)))).toMatchObject({ figures: { emOrdem: 25 } });
    expect(names(many(40, (n) => named(n, n, n < 20 ? 100 + n : n)))).toBeNull();
    expect(names(many(40, (n) => named(n % 24, n, 100 + n)))).toBeNull();
    expect(names(many(25, (n) => named(n, n, 100)))).toMatchObject({ figures: { emOrdem: 25 } });
  });

  it('in alphabetical order may begin anywhere', () => {
    const late = many(25, (n) => named(n, n, FAR * 3 + n));
    expect(names(late)).toMatchObject({ figures: { emOrdem: 25 } });
    expect(names([named(99, 99, 0), ...late])).toMatchObject({ figures: { emOrdem: 25 } });
  });

  it('in alphabetical order are those of late', () => {
    const ordered = many(30, (n) => named(n, n, 100 + n));
    const later = (count: number) => many(count, (n) => named(100 + n, 100 + n, mixed(n)));
    expect(names([...ordered, ...later(170)])).toMatchObject({ figures: { emOrdem: 30 } });
    expect(names([...ordered, ...later(177)])).toBeNull();
  });
});
