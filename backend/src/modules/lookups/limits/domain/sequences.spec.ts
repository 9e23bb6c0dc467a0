import { sequences } from './sequences.js';
import type { Trace } from './trace.js';

const at = (place: number | null, change: Partial<Trace> = {}) =>
  ({ series: 1, place, ofPerson: false, ...change }) as Trace;
const places = (count: number, place: (n: number) => number, change: Partial<Trace> = {}) =>
  Array.from({ length: count }, (_, n) => at(1_000_000 + place(n), change));

describe('Documents that are counted up', () => {
  it.each([
    [8, null],
    [9, 'slowed'],
    [15, 'slowed'],
    [16, 'stopped'],
  ])('are a row of %i, each at most ten from the next: %s', (count, measure) => {
    const finding = measure && { detector: 'sequencia', measure, figures: { seguidos: count } };
    expect(sequences(places(count, (n) => n * 10))).toEqual(finding);
    expect(sequences(places(count, (n) => n * 10).reverse())).toEqual(finding);
    expect(sequences(places(count, (n) => ((n * 5) % count) * 10))).toEqual(count % 5 ? finding : null);
  });

  it.each([
    [10, null],
    [11, 'slowed'],
    [20, 'slowed'],
    [21, 'stopped'],
  ])('are %i at one distance: %s', (count, measure) => {
    expect(sequences(places(count, (n) => n * 11))).toEqual(
      measure && { detector: 'sequencia', measure, figures: { passos: count - 1, distancia: 11 } },
    );
  });

  it.each([
    [19, null],
    [20, 'slowed'],
    [39, 'slowed'],
    [40, 'stopped'],
  ])('are %i people’s within three thousand numbers: %s', (count, measure) => {
    const gap = (n: number) => 11 * n + n * n;
    const heap = places(count, gap, { ofPerson: true });
    expect(sequences(heap)).toEqual(
      measure && { detector: 'sequencia', measure, figures: { proximos: count, faixa: 3_000 } },
    );
    expect(sequences(places(count, gap))).toBeNull();
  });

  it('are within three thousand numbers at a time, wherever these lie', () => {
    const spread = (width: number) => [
      at(0, { ofPerson: true }),
      ...places(18, (n) => 11 * n + n * n, { ofPerson: true }),
      at(1_000_000 + width, { ofPerson: true }),
    ];
    expect(sequences(spread(3_000))).toBeNull();
    expect(sequences([...spread(3_000), at(1_002_000, { ofPerson: true })])).toMatchObject({
      figures: { proximos: 20 },
    });
    expect(sequences([...spread(3_001), at(1_002_000, { ofPerson: true })])).toBeNull();
  });

  it('are told once each, by their commonest distance, of one family of numbers', () => {
    const two = [...places(6, (n) => n * 50), ...places(12, (n) => 10_000 + n * 70)];
    expect(sequences(two)).toMatchObject({ figures: { passos: 11, distancia: 70 } });
    expect(sequences([...places(12, (n) => n * 50), ...places(6, (n) => 10_000 + n * 70)])).toMatchObject({
      figures: { passos: 11, distancia: 50 },
    });
    expect(sequences([...places(8, (n) => n), ...places(8, (n) => n)])).toBeNull();
    expect(sequences([...places(8, (n) => n), ...places(8, (n) => 8 + n, { series: 2 })])).toBeNull();
    expect(sequences([at(null), at(1, { series: null }), ...places(8, (n) => n)])).toBeNull();
    expect(sequences(places(20, (n) => n, { series: null }))).toBeNull();
    expect(sequences([...places(8, (n) => n), at(999_995), at(null)])).toMatchObject({ figures: { seguidos: 9 } });
    expect(sequences([...places(8, (n) => n - 1_000_000), at(null)])).toBeNull();
    expect(sequences([])).toBeNull();
  });

  it('are no families, of whom each has neighbours only', () => {
    for (const step of [1, 10]) {
      const families = places(20, (n) => Math.floor(n / 4) * 5_000 + Math.floor(n / 4) ** 3 * 37 + (n % 4) * step);
      expect(sequences(families)).toBeNull();
    }
  });

  it('make rows that are broken by a gap', () => {
    const broken = [...places(5, (n) => n), ...places(5, (n) => 100 + n)];
    expect(sequences(broken)).toBeNull();
    expect(sequences([...places(10, (n) => n), ...places(5, (n) => 100 + n)])).toMatchObject({
      figures: { seguidos: 10 },
    });
  });
});
