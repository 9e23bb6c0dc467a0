import { filterParams, historyArgs, isFiltered, readFilters } from './history-filters';

const read = (text: string) => readFilters(new URLSearchParams(text), ['newest', 'oldest', 'type', 'success']);

describe("the history's filters", () => {
  it.each(['', 'tipo=cpf-2&status=erro&ordem=sucesso&de=2026-11-01&ate=2026-11-21'])(
    'come back from the address ?%s as they went in',
    (address) => {
      expect(new URLSearchParams(filterParams(read(address))).toString()).toBe(address);
    },
  );

  it('ignore what the address got wrong, and an order that the place does not have', () => {
    const none = { type: null, status: null, sort: 'newest', from: null, to: null };
    expect(read('tipo=placa&status=talvez&ordem=sorte&de=ontem')).toEqual(none);
    expect(read('ordem=status')).toEqual(none);
  });

  it('count as set when they leave something out; an order does not', () => {
    expect(isFiltered(read('ordem=antigas'))).toBe(false);
    expect(isFiltered(read('ate=2026-11-21'))).toBe(true);
  });

  it('reach the API by its own names', () => {
    expect(historyArgs(read('tipo=cnpj&status=sucesso&ordem=tipo&ate=2026-11-21'))).toEqual({
      sort: 'type',
      type: 'cnpj',
      status: 'success',
      to: '2026-11-21',
    });
    expect(historyArgs(read('ordem=sucesso'))).toEqual({ sort: 'status' });
  });
});
