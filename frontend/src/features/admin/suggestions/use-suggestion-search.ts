import { useState } from 'react';
import type { SuggestionItem } from '../../../shared/api/generated';
import { type SuggestionFilters, useSearchSuggestionsMutation } from './suggestions.api';

export interface SuggestionSearch {
  readonly text: string;
  /** What was found, as a list of one page; null while nothing is searched for. */
  readonly list: ReturnType<typeof listOf> | null;
  readonly capped: boolean;
  readonly busy: boolean;
  seek(text: string): void;
  /** Looks once more, since something may have changed. */
  again(): void;
  clear(): void;
}

/** A text among the messages. It is looked for by the server and stays out of the address and the store. */
export function useSuggestionSearch(filters: SuggestionFilters): SuggestionSearch {
  const [text, setText] = useState('');
  const [search, { data, error, isLoading, reset }] = useSearchSuggestionsMutation();
  const run = (wanted: string) => void search({ searchSuggestionsBody: { ...filters, texto: wanted } });
  const clear = () => {
    setText('');
    reset();
  };
  return {
    text,
    list: text === '' ? null : listOf(data?.data, error, isLoading, () => run(text)),
    capped: text !== '' && (data?.capped ?? false),
    busy: isLoading,
    seek(wanted) {
      const trimmed = wanted.trim();
      if (trimmed.length < 2) return clear();
      setText(trimmed);
      run(trimmed);
    },
    again: () => text !== '' && run(text),
    clear,
  };
}

function listOf(found: SuggestionItem[] | undefined, error: unknown, isFetching: boolean, refetch: () => void) {
  const data = found && { pages: [{ data: found, total: found.length }] };
  return { data, error, isFetching, hasNextPage: false, fetchNextPage: refetch, refetch };
}
