import { CommonFilters, type CommonRow } from './common-filters.sql.js';

const row = (attname: CommonRow['attname'], value: number, share: number) => ({
  attname,
  value,
  share,
  rows: share * 1_000_000,
});
/** São Paulo as the table has it. */
const SP = 'S'.charCodeAt(0) * 256 + 'P'.charCodeAt(0);
const common = new CommonFilters([
  ...[row('municipio', 7107, 0.1), row('municipio', 5, 0.05), row('uf', SP, 0.3)],
  ...[
    row('cnae', 7107, 0.02),
    row('cnae', 6, 0.25),
    row('situacao', 2, 0.6),
    row('situacao', 8, 0.2),
    row('natureza', 4, 0.01),
  ],
]);

describe('What many establishments have', () => {
  it('is counted of places and activities, and of both together', () => {
    expect(common.rowsOf({ municipios: [7107] })).toBe(100_000);
    expect(common.rowsOf({ municipios: [7107, 5, 9] })).toBeCloseTo(150_000);
    expect(common.rowsOf({ cnaes: [7107] })).toBe(20_000);
    expect(common.rowsOf({ uf: 'SP' })).toBe(300_000);
    expect(common.rowsOf({ uf: 'SP', municipios: [7107], cnaes: [6] })).toBe(25_000);
  });

  it('is not known of what few have, nor of anything else', () => {
    expect(common.rowsOf({ municipios: [9] })).toBe(0);
    expect(common.rowsOf({ uf: 'SP', municipios: [9] })).toBe(0);
    expect(common.rowsOf({ municipios: [7107], cnaes: [9] })).toBe(0);
    expect(common.rowsOf({ situacao: 2 })).toBe(0);
  });

  it('is shared by names according to the place alone', () => {
    expect(common.shareOfNames({ municipios: [7107], uf: 'SP', cnaes: [6] })).toBe(0.1);
    expect(common.shareOfNames({ uf: 'SP' })).toBe(0.3);
    expect(common.shareOfNames({ cnaes: [6] })).toBe(0);
    expect(common.shareOfNames({ uf: 'AC' })).toBe(0);
  });

  it('is told of the one filter that a search counts by', () => {
    expect(common.rowsOfRare({ municipios: [7107], cnaes: [6], uf: 'SP', situacao: 8 })).toBe(100_000);
    expect(common.rowsOfRare({ cnaes: [6], uf: 'SP' })).toBe(250_000);
    expect(common.rowsOfRare({ uf: 'SP', situacao: 8 })).toBe(300_000);
    expect(common.rowsOfRare({ situacao: 8, naturezas: [4] })).toBe(200_000);
    expect(common.rowsOfRare({ situacao: 2, naturezas: [4] })).toBe(10_000);
    expect(common.rowsOfRare({ municipios: [9], uf: 'SP' })).toBe(0);
  });

  it('is taken to be a thirtieth of all of a year or a stretch of capital', () => {
    expect(common.rowsOfRare({ situacao: 2, naturezas: [2062], openedFrom: '2024-01-01' })).toBeCloseTo(1_000_000 / 30);
    expect(new CommonFilters([]).rowsOfRare({ openedFrom: '2024-01-01' })).toBe(0);
  });
});
