import { readFileSync } from 'node:fs';
import { HttpClient } from '../../harness/http-client.js';

export interface Operation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly statuses: readonly number[];
  readonly takesBody: boolean;
}

interface Described {
  readonly operationId: string;
  readonly responses: Readonly<Record<string, object>>;
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
    takesBody: requestBody !== undefined,
  })),
);

/** As routers do: what is written out goes before what is a parameter. */
const BY_PATH = OPERATIONS.toSorted((a, b) => Number(a.path.includes('{')) - Number(b.path.includes('{'))).map(
  (operation) => ({ ...operation, pattern: new RegExp(`^${operation.path.replace(/\{[^}]+\}/g, '[^/]+')}$`) }),
);

/** What the calls of its clients were answered with; each answer is held to the description besides. */
export class Seen {
  private readonly pairs = new Set<string>();

  client(url: string): HttpClient {
    return new HttpClient(url, {}, (exchange) => {
      const [bare = ''] = exchange.path.split('?');
      const called = BY_PATH.find(({ method, pattern }) => method === exchange.method && pattern.test(bare));
      if (called) this.pairs.add(`${called.id} ${exchange.status}`);
      globalThis.holdToContract?.(exchange);
    });
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
