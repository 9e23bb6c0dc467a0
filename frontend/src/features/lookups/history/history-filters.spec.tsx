import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { useFilters } from '../../../shared/list/use-filters';
import { historyArgs, TAB_VARIANT } from './history-filters';

function read(address: string) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[`/?${address}`]}>{children}</MemoryRouter>
  );
  return renderHook(() => useFilters(TAB_VARIANT.filters), { wrapper }).result.current;
}

describe("the history's filters", () => {
  it.each(['', 'tipo=cpf-2&status=erro&de=2026-11-01&ate=2026-11-21&ordem=sucesso'])(
    'come back from the address ?%s as they went in',
    (address) => {
      expect(new URLSearchParams({ ...read(address).values }).toString()).toBe(address);
    },
  );

  it('ignore what the address got wrong, and an order that the place does not have', () => {
    expect(read('tipo=placa&status=talvez&ordem=sorte&de=ontem').values).toEqual({});
    expect(read('ordem=status').values).toEqual({});
  });

  it('count as set when they leave something out; an order does not', () => {
    expect(read('ordem=antigas').narrowed).toBe(false);
    expect(read('ate=2026-11-21').narrowed).toBe(true);
  });

  it('reach the API by its own names', () => {
    expect(historyArgs(read('tipo=cnpj&status=sucesso&ordem=tipo&ate=2026-11-21').values)).toEqual({
      sort: 'type',
      type: 'cnpj',
      status: 'success',
      to: '2026-11-21',
    });
    expect(historyArgs(read('ordem=sucesso').values)).toEqual({ sort: 'status' });
  });
});
