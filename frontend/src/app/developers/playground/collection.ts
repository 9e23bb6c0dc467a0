import { useEffect, useState } from 'react';

/** What is taken from the collection for Postman, which is made of the API's description. */
interface Collection {
  readonly item: readonly { readonly name: string; readonly item: readonly Call[] }[];
}

interface Field {
  readonly key: string;
  readonly value: string;
  readonly disabled?: boolean;
}

export interface Call {
  readonly id: string;
  readonly name: string;
  readonly request: {
    readonly method: string;
    readonly description: string;
    readonly header: readonly Field[];
    readonly url: {
      readonly path: readonly string[];
      readonly query?: readonly Field[];
      readonly variable?: readonly Field[];
    };
    readonly body?: { readonly raw: string };
  };
}

export type Calls = Collection['item'];

/** Of the account, which a key for tests does not touch. */
const LIVE_ONLY: readonly unknown[] = ['webhook-endpoints', 'watchlist'];

/** The API's calls by subject, but for those that refuse keys for tests; null while they are on their way, an error's text when they cannot be had. */
export function useCalls(): Calls | null | 'failed' {
  const [calls, setCalls] = useState<Calls | null | 'failed'>(null);
  useEffect(() => {
    const leaving = new AbortController();
    fetch(`${window.location.origin}/sdk/nitido.postman_collection.json`, { signal: leaving.signal })
      .then((response) => (response.ok ? (response.json() as Promise<Collection>) : Promise.reject(response)))
      .then(({ item }) => setCalls(withTestMode(item)))
      .catch(() => leaving.signal.aborted || setCalls('failed'));
    return () => leaving.abort();
  }, []);
  return calls;
}

function withTestMode(calls: Calls): Calls {
  return calls
    .map(({ name, item }) => ({ name, item: item.filter(({ request }) => !LIVE_ONLY.includes(request.url.path[1])) }))
    .filter(({ item }) => item.length > 0);
}

/** A call's address with its examples in it. */
export function pathOf({ url: { path, query = [], variable = [] } }: Call['request']): string {
  const values = new Map(variable.map(({ key, value }) => [`:${key}`, value]));
  const asked = query.filter(({ disabled }) => !disabled).map(({ key, value }) => [key, value]);
  const search = asked.length > 0 ? `?${new URLSearchParams(asked)}` : '';
  return `/${path.map((part) => encodeURIComponent(values.get(part) ?? part)).join('/')}${search}`;
}
