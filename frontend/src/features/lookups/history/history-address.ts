import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

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
