import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { filterParams, type HistoryFilters, readFilters } from './history-filters';
import type { HistoryVariant } from './history-variants';

/** The filters of the address, and how they are changed there. */
export function useHistoryFilters(variant: HistoryVariant) {
  const [params, setParams] = useSearchParams();
  const filters = readFilters(
    params,
    variant.sorts.map(({ value }) => value),
  );
  return {
    filters,
    setFilters(next: HistoryFilters) {
      setParams({ ...variant.params, ...filterParams(next) }, { replace: true, preventScrollReset: true });
    },
  };
}

/** The address of a saved result, from which Voltar leads to the list with its filters. */
export function useSavedResultAddress(): (id: string) => string {
  const [params] = useSearchParams();
  return useCallback((id) => `?${new URLSearchParams({ ...Object.fromEntries(params), registro: id })}`, [params]);
}

/** The list behind a saved result: this address without the entry. */
export function useListAddress(): string {
  const [params] = useSearchParams();
  const { registro: _, ...rest } = Object.fromEntries(params);
  return `?${new URLSearchParams(rest)}`;
}
