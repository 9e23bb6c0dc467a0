import { readFileSync } from 'node:fs';
import { HttpClient } from '../../harness/http-client.js';
import type { Exchange } from '../../harness/journey-environment.js';

export interface Operation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly statuses: readonly number[];
  /** What the description says of 403. */
  readonly forbidden: string;
  /** By status, in lower case. */
  readonly headers: ReadonlyMap<number, ReadonlySet<string>>;
  readonly takesBody: boolean;
}

interface Described {
  readonly operationId: string;
  readonly responses: Readonly<Record<string, { readonly description?: string; readonly headers?: object }>>;
  readonly requestBody?: object;
}

const { paths } = JSON.parse(readFileSync('docs/openapi-v1.json', 'utf8')) as {
  paths: Record<string, Record<string, Described>>;
};

/** Every call that the description of the public API names. */
export const OPERATIONS: readonly Operation[] = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, { operationId, responses, requestBody }]) => ({
    id: operationId,
    method: method.toUpperCase(),
    path,
    statuses: Object.keys(responses).map(Number),
    forbidden: responses['403']?.description ?? '',
    headers: new Map(
      Object.entries(responses).map(([status, { headers = {} }]) => [
        Number(status),
        new Set(Object.keys(headers).map((name) => name.toLowerCase())),
      ]),
    ),
    takesBody: requestBody !== undefined,
  })),
);

/** As routers do: what is written out goes before what is a parameter. */
const BY_PATH = OPERATIONS.toSorted((a, b) => Number(a.path.includes('{')) - Number(b.path.includes('{'))).map(
  (operation) => ({ ...operation, pattern: new RegExp(`^${operation.path.replace(/\{[^}]+\}/g, '[^/]+')}$`) }),
);

/** The headers that programs act on. */
const ACTED_ON = /^(x-)?ratelimit|^retry-after$|^x-request-id$|^idempotency-|^x-verification-|^deprecation$|^sunset$/;

/** What the calls of its clients were answered with; each answer is held to the description besides. */
export class Seen {
  private readonly pairs = new Set<string>();
  /** Operation, status and header of answers that came with one which the description does not name. */
  readonly undescribedHeaders = new Set<string>();

  client(url: string): HttpClient {
    return new HttpClient(url, {}, (exchange) => {
      const [bare = ''] = exchange.path.split('?');
      const called = BY_PATH.find(({ method, pattern }) => method === exchange.method && pattern.test(bare));
      if (called) this.note(called, exchange);
      globalThis.holdToContract?.(exchange);
    });
  }

  private note({ id, headers }: Operation, { status, headers: had }: Exchange): void {
    this.pairs.add(`${id} ${status}`);
    const described = headers.get(status);
    for (const header of had)
      if (ACTED_ON.test(header) && !described?.has(header)) this.undescribedHeaders.add(`${id} ${status} ${header}`);
  }

  /** Of what is described: operation and status. */
  missing(): string[] {
    return described().filter((pair) => !this.pairs.has(pair));
  }

  /** Answers of a status that the description does not name for their call. */
  undescribed(): string[] {
    const known = new Set(described());
    return [...this.pairs].filter((pair) => !known.has(pair)).toSorted();
  }
}

function described(): string[] {
  return OPERATIONS.flatMap(({ id, statuses }) => statuses.map((status) => `${id} ${status}`));
}
