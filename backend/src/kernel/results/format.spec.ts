import { ageOf, moneyText } from './format.js';

describe('An age in a result', () => {
  it.each([
    ['the evening before, Brasília', '2026-11-21T02:59:59Z', 17],
    ['midnight in Brasília', '2026-11-21T03:00:00Z', 18],
    ['the evening of the day itself', '2026-11-22T02:30:00Z', 18],
  ])('changes with the day in Brasília, wherever the reader or the server is: %s', (_, now, age) => {
    expect(ageOf('21/11/2008', new Date(now))).toBe(age);
    expect(ageOf('2008-11-21', new Date(now))).toBe(age);
  });

  it('of who was born on 29 February grows on 1 March', () => {
    expect(ageOf('29/02/2008', new Date('2026-02-28T15:00:00Z'))).toBe(17);
    expect(ageOf('29/02/2008', new Date('2026-03-01T15:00:00Z'))).toBe(18);
  });

  it.each([null, 'ontem', '21/11/1880', '22/11/2026'])('is not told of %p', (birth) => {
    expect(ageOf(birth, new Date('2026-11-21T15:00:00Z'))).toBeNull();
  });
});

describe('An amount in a result', () => {
  it.each([
    ['3250.00', 'R$ 3.250,00'],
    ['3250,5', 'R$ 3.250,50'],
    ['2.500', 'R$ 2.500,00'],
    ['R$ 2.500', 'R$ 2.500,00'],
    ['1.412,30', 'R$ 1.412,30'],
    [85_000, 'R$ 85.000,00'],
    [0.125, 'R$ 0,13'],
  ])('of %j is read as %s', (written, text) => expect(moneyText(written)?.replace('\u00a0', ' ')).toBe(text));

  it.each(['0x10', '1e30', 'ATE 2.000', '1.41.2'])('stays as it is in %j', (text) =>
    expect(moneyText(text)).toBe(text),
  );

  it.each([null, '', ' '])('is not told of %j', (nothing) => expect(moneyText(nothing)).toBeNull());
});
