import { useState } from 'react';
import type { UsersAnswer } from '../../../shared/api/generated';
import { type UserFilters, useSearchUsersMutation } from './users.api';

const SHORTEST = 2;

/** A person among the accounts. What is sought stays on the screen: in no address and in no store. */
export function useUserSearch(filters: UserFilters) {
  const [typed, type] = useState('');
  const [text, setText] = useState('');
  const [pages, setPages] = useState<readonly UsersAnswer[] | null>(null);
  const [search, { error, isLoading }] = useSearchUsersMutation();

  async function read(texto: string, narrowing: UserFilters, before: readonly UsersAnswer[]): Promise<void> {
    const cursor = before.at(-1)?.nextCursor;
    const { data } = await search({ searchUsersBody: { ...narrowing, texto, ...(cursor && { cursor }) } });
    if (data) setPages([...before, data]);
  }
  return {
    /** What stands in the field, and what was asked for. */
    typed,
    type,
    text,
    busy: isLoading,
    /** What was found, as a list; null while nothing is searched for. */
    list:
      text === ''
        ? null
        : {
            data: pages ? { pages } : undefined,
            error,
            isFetching: isLoading,
            hasNextPage: Boolean(pages?.at(-1)?.nextCursor),
            fetchNextPage: () => read(text, filters, pages ?? []),
            refetch: () => read(text, filters, []),
          },
    seek(wanted: string, narrowing: UserFilters = filters): void {
      const trimmed = wanted.trim();
      setPages(null);
      type(wanted);
      setText(trimmed.length < SHORTEST ? '' : trimmed);
      if (trimmed.length >= SHORTEST) void read(trimmed, narrowing, []);
    },
  };
}

export type UserSearch = ReturnType<typeof useUserSearch>;
