import { NitidoError } from './error.ts';
import { createClient } from './generated/client/index.ts';
import { Operations } from './generated/sdk.gen.ts';
import { retrying } from './retrying.ts';
import { VERSION } from './version.ts';

export interface NitidoOptions {
  /** `nit_live_…` or `nit_test_…`. */
  readonly apiKey: string;
  /** Where the product is, such as `https://nitido.example`. */
  readonly baseUrl: string;
  /** How often a refused call is tried again at most; 4 unless told otherwise. */
  readonly retries?: number;
  /** The longest pause that is waited out, in seconds; 30 unless told otherwise. A longer one is an error at once. */
  readonly longestPause?: number;
  /** Takes the place of the runtime's own `fetch`. */
  readonly fetch?: (request: Request) => Promise<Response>;
}

/** The public API: a method for each operation. Answers come as they are described; failures throw `NitidoError`. */
export class Nitido extends Operations {
  constructor({ apiKey, baseUrl, retries = 4, longestPause = 30, fetch = globalThis.fetch }: NitidoOptions) {
    const client = createClient({
      baseUrl,
      headers: { authorization: `Bearer ${apiKey}`, 'user-agent': `nitido-typescript/${VERSION}` },
      fetch: retrying((request) => fetch(request), { retries, longestPause }) as typeof globalThis.fetch,
      throwOnError: true,
      redirect: 'error',
    });
    client.interceptors.response.use((response, _request, options) => {
      if (options.parseAs === 'auto' && isFile(response)) options.parseAs = 'blob';
      return response;
    });
    client.interceptors.error.use((error, response) =>
      response && !response.ok ? new NitidoError(response, error) : error,
    );
    super({ client });
  }
}

/** The client by itself takes every `text/…` for a text, and `application/jsonl` for one JSON. */
function isFile({ headers }: Response): boolean {
  const type = headers.get('content-type');
  return type !== null && !/^application\/json\s*(;|$)/i.test(type);
}
