import { dayIn } from './source-record.js';

describe('A day', () => {
  it.each<unknown>([
    '05/07/2012',
    '5/7/2012',
    '05-07-2012',
    '05.07.2012',
    '05072012',
    '5072012',
    5_072_012,
    '2012-07-05',
    '2012-7-5',
    '2012/07/05',
    '2012.07.05',
    '20120705',
    20_120_705,
    ' 05/07/2012 00:00:00',
    '2012-07-05T00:00:00.000Z',
    '20120705T000000',
  ])('is read from %j', (written) => expect(dayIn(written)).toBe('2012-07-05'));

  it('in eight digits is first read as Brazil writes it, which the year tells from the other way', () => {
    expect(['20102012', '20121020', '19101910', '19101210'].map(dayIn)).toEqual([
      '2012-10-20',
      '2012-10-20',
      '1910-10-19',
      '1910-12-10',
    ]);
  });

  it.each([
    null,
    '',
    '00/00/0000',
    '0000-00-00',
    '31/02/2012',
    '2012-13-01',
    '22/11/08',
    '1980',
    '12345678',
    '123456789',
  ])('is none in %j', (written) => expect(dayIn(written)).toBeNull());
});
